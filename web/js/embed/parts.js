// @ts-check
/**
 * What a frame fetches before Python: pictures, words, drawings, the rest of itself. They come as plain scripts that
 * hand over a value: a frame without an origin, as in a sandbox, may load those from any host, and nothing else.
 */

/** By name. @type {Map<string, Promise<unknown>>} */
const parts = new Map();
/** Who waits for what. @type {Map<string, (value: unknown) => void>} */
const waiting = new Map();

globalThis.lostCitiesPart = (name, value) => waiting.get(name)?.(value);

/**
 * The part of that name; rejects where there is none.
 * @param {string} name
 * @param {string} [address]
 * @returns {Promise<any>} what its file hands over: written by the build, and of a kind that the caller knows
 */
export function part(name, address = `embed/${name}.js`) {
  let found = parts.get(name);
  if (!found) {
    found = new Promise((resolve, reject) => {
      waiting.set(name, resolve);
      const script = document.createElement("script");
      script.src = address;
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
