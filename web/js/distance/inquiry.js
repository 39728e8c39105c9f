// @ts-check
/** What is asked of the bridge for a match at a distance; what it refuses is said on the screen. */
/** @import { Fault, Requests } from "../wire.d.ts" */
import { trouble } from "../shell/app.js";

/** @typedef {import("../shell/words/words.js").Values} Values */
/** @typedef {ReturnType<typeof makeInquiry>} Inquiry */

/**
 * @param {import("../shell/app.js").App} app
 * @param {(part: Partial<import("./desk.js").Desk>) => void} set
 */
export function makeInquiry(app, set) {
  const { store, engine } = app;

  /**
   * Asks the bridge; what is refused is said on the screen.
   * @template {"invite" | "invited" | "accept" | "receive" | "afar" | "brought"} Name
   * @param {{do: Name} & Requests[Name]} message
   * @param {(key: string) => boolean} [quietly] whether that is refused without a word
   */
  async function ask(message, quietly = () => false) {
    try {
      const reply = await engine.ask(message);
      if (reply.ok) return reply;
      if (quietly(reply.error.key)) set({ busy: null });
      else said(/** @type {Fault} */ (reply.error));
      // Another window has gone on; where the cards are not dealt yet that is no table.
      const seen = /** @type {import("../shell/live.js").Seen} */ (reply);
      if (seen.table || seen.afar) app.live.look(seen);
    } catch (error) {
      trouble(app, error);
    }
    return null;
  }

  /** @param {Fault} error */
  function said(error) {
    const told = { key: error.key, values: /** @type {Values} */ (error.values) };
    set({ told, busy: null });
    app.announce(store.get().words.say(told.key, told.values));
  }

  return { ask, said };
}
