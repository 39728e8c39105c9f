// @ts-check
/**
 * What the page hands to the worker of the game as one file, piece by piece as the browser reads it: the worker has no
 * origin, so it can fetch nothing and has no storage.
 *
 * @typedef {{address: string, text: string}} File   one of Python's, packed, as base64
 * @typedef {{storage: MessagePort}} Storage   to the page's storage (saves.js, storage.js)
 * @typedef {{handed: File | Storage}} Handed
 */

/** The files that have arrived, by their addresses. @type {Record<string, string>} */
export const here = {};
/** Who waits for one, by its address. @type {Record<string, ((text: string) => void)[]>} */
const awaited = {};
/** @type {(port: MessagePort) => void} */
let given = () => {};

/** Never there in the page. @type {Promise<MessagePort>} */
export const storagePort = new Promise((resolve) => (given = resolve));

/** A file, once it has come. @param {string} address @returns {Promise<string>} */
export const handed = async (address) =>
  here[address] ?? new Promise((resolve) => (awaited[address] ??= []).push(resolve));

/** @param {File | Storage} what */
function take(what) {
  if ("storage" in what) return given(what.storage);
  here[what.address] = what.text;
  awaited[what.address]?.forEach((tell) => tell(what.text));
}

if (!globalThis.document)
  // Before the worker itself listens, for it has no use for these messages.
  self.addEventListener("message", (event) => {
    if (!event.data.handed) return;
    event.stopImmediatePropagation();
    take(event.data.handed);
  });
