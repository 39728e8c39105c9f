// @ts-check
/**
 * The page's side of saved matches in the game as one file: keeps in this browser's IndexedDB what the worker hands
 * over (saves.js). The records go nowhere else: no other part of the page sees the port.
 */
/** @import { Told, Wish } from "./saves.js" */
import { Saves, StorageError } from "../common/saves.js";

// One for all such files: a newer file, or one in another folder, finds the matches if the browser lets it.
const NAME = "lost-cities file";

/** @returns {MessagePort} for the worker */
export function storage() {
  const saves = new Saves(NAME);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = async (/** @type {MessageEvent<Wish>} */ { data: { id, way, given } }) => {
    /** @type {Told} */
    let told;
    try {
      const ask = /** @type {(...given: unknown[]) => Promise<unknown>} */ (saves[way]);
      told = { id, value: await ask.apply(saves, given) };
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      told = { id, refused: { reason: error.reason, detail: error.message } };
    }
    port1.postMessage(told);
  };
  return port2;
}
