// @ts-check
/** The fonts of a picture in a frame, asked for before it stands. */

/**
 * Letters that are written with each of a language's fonts; the others write with Latin ones.
 * @type {Record<string, [string, string]>}
 */
const LETTERS = { fa: ["Vazirmatn", "\u0627"], ru: ["Piazzolla", "a\u0430"] };
/** How long a picture waits for them, in ms: it would be laid out twice without. */
const PATIENCE = 100;

/**
 * The fonts of a language, which would else be fetched once the picture stands.
 * @param {string} language
 * @returns {Promise<void>}
 */
export async function faces(language) {
  const [family, letters] = LETTERS[language] ?? ["Piazzolla", "a"];
  const fonts = [500, 800].map((weight) => document.fonts.load(`${weight} 1rem ${family}`, letters));
  await Promise.race([Promise.allSettled(fonts), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
