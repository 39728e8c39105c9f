// @ts-check
/**
 * The languages there are, and which one is whose. Separate from words.js, so that asking only for this loads no
 * sentences.
 */

/** The languages, each under its own name; those that run from right to left say so. */
export const LANGUAGES = [
  { language: "en", name: "English" },
  { language: "es", name: "Español" },
  { language: "ru", name: "Русский" },
  { language: "fa", name: "فارسی", dir: "rtl" },
];

/** @param {string} language @returns {"ltr" | "rtl"} which way it runs */
export const dirOf = (language) => (LANGUAGES.some((each) => each.language === language && each.dir) ? "rtl" : "ltr");

/**
 * The language for a person who has not chosen: the first of the browser's that we have, or else English.
 * @param {readonly string[]} wished  in the form of navigator.languages
 */
export function languageFor(wished) {
  for (const tag of wished) {
    const language = tag.toLowerCase().split("-")[0];
    if (LANGUAGES.some((each) => each.language === language)) return language;
  }
  return "en";
}
