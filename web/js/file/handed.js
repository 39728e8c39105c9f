// @ts-check
/**
 * What the worker of the game as one file is handed by the page, as its first message: it has no origin, so it can
 * fetch nothing and has no storage.
 *
 * @typedef {object} Handed
 * @property {Record<string, string>} files   those of Python by their addresses, packed, as base64
 * @property {MessagePort} storage   to the page's storage (saves.js, storage.js)
 */

/** Never there in the page. @type {Promise<Handed>} */
export const handed = new Promise((resolve) => {
  if (globalThis.document) return;
  // Before the worker itself listens, which has no use for it.
  self.addEventListener(
    "message",
    (event) => {
      event.stopImmediatePropagation();
      resolve(event.data);
    },
    { once: true },
  );
});
