// @ts-check
/** The fonts of a picture in a frame, asked for before it is shown. */

/**
 * A few letters written in each font of a language; other languages use Latin ones.
 * @type {Record<string, [string, string]>}
 */
const LETTERS = { fa: ["Vazirmatn", "\u0627"], ru: ["Piazzolla", "a\u0430"] };
/** How long a picture waits for them, in ms; without waiting it would be laid out twice. */
const PATIENCE = 100;

/**
 * Fetches the fonts of a language, which would otherwise wait until the picture is shown.
 * @param {string} language
 * @returns {Promise<void>}
 */
export async function faces(language) {
  const [family, letters] = LETTERS[language] ?? ["Piazzolla", "a"];
  const fonts = [500, 800].map((weight) => document.fonts.load(`${weight} 1rem ${family}`, letters));
  await Promise.race([Promise.allSettled(fonts), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
