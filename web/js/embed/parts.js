// @ts-check
/**
 * What a frame fetches before Python: words, drawings, pictures. They come as plain scripts that hand over a value, because a
 * frame whose origin a sandbox took away may load those from any host, and nothing else.
 */

/** By name. @type {Map<string, Promise<any>>} */
const parts = new Map();
/** Who waits for what. @type {Map<string, (value: any) => void>} */
const waiting = new Map();

/** @type {any} */ (globalThis).lostCitiesPart = (/** @type {string} */ name, /** @type {any} */ value) => waiting.get(name)?.(value);

/** The part of that name; fails where there is none. @param {string} name @returns {Promise<any>} */
export function part(name) {
  let found = parts.get(name);
  if (!found) {
    found = new Promise((resolve, reject) => {
      waiting.set(name, resolve);
      const script = document.createElement("script");
      script.src = `embed/${name}.js`;
      script.onerror = () => {
        parts.delete(name);
        script.remove();
        reject(new Error(`${name}: not loaded`));
      };
      document.head.append(script);
    });
    parts.set(name, found);
  }
  return found;
}

/** A style sheet of the site, in the order of asking. @param {string} name @returns {Promise<void>} */
export function styles(name) {
  const href = `css/${name}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => resolve(); // without it a table is plain, and still a table
    document.head.append(link);
  });
}

/** Puts the symbols of a file of drawings into the document, as outfit.js does. @param {string} name @returns {Promise<void>} */
export async function drawings(name) {
  const from = `art/${name}.svg`;
  const source = await part(`art-${name}`);
  if (document.querySelector(`svg[data-from="${from}"]`)) return;
  const sprite = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  sprite.setAttribute("class", "unseen");
  sprite.setAttribute("data-from", from);
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sprite, true));
}
