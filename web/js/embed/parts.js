// @ts-check
/**
 * What a frame fetches before Python: pictures, words, drawings, its own rest. They come as plain scripts that hand
 * over a value, because a frame whose origin a sandbox took away may load those from any host, and nothing else.
 */

/** By name. @type {Map<string, Promise<unknown>>} */
const parts = new Map();
/** Who waits for what. @type {Map<string, (value: unknown) => void>} */
const waiting = new Map();

globalThis.lostCitiesPart = (name, value) => waiting.get(name)?.(value);

/**
 * The part of that name; fails where there is none.
 * @param {string} name
 * @param {string} [address]
 * @returns {Promise<any>} what its file hands over: the build has written it, and whoever asks knows its kind
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
