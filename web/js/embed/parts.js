// @ts-check
/**
 * What a frame fetches before Python: words and pictures. They come as plain scripts that hand over a value, because a
 * frame whose origin a sandbox took away may load those from any host, and nothing else.
 */
import { style } from "../styles.js";

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

/** Style sheets behind that of the page and before all that came after it. @param {string[]} addresses @returns {Promise<unknown>} */
export function stylesBetween(addresses) {
  const first = document.querySelector("link[rel=stylesheet]");
  const coming = [...addresses].reverse().map((address) => style(address, (link) => first?.after(link)));
  return Promise.allSettled(coming);
}

/** Letters that are written with each of a language's fonts; the others write with Latin ones. @type {Record<string, [string, string]>} */
const LETTERS = { fa: ["Vazirmatn", "\u0627"], ru: ["Piazzolla", "a\u0430"] };
/** How long a picture waits for them, in ms: it would be laid out twice without. */
const PATIENCE = 100;

/** The fonts of a language, which would else be fetched once the picture stands. @param {string} language @returns {Promise<[]>} */
export async function faces(language) {
  const [family, letters] = LETTERS[language] ?? ["Piazzolla", "a"];
  const fonts = [500, 800].map((weight) => document.fonts.load(`${weight} 1rem ${family}`, letters));
  await Promise.race([Promise.allSettled(fonts), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return [];
}
