// @ts-check
/**
 * Pictures that the build has drawn (build/embed_pictures.mjs): they come as trees, with the drawings that they use, and need no words.
 *
 * @typedef {import("../tree.js").Tree} Tree
 * @typedef {object} Drawn
 * @property {string} lang
 * @property {"ltr" | "rtl"} dir
 * @property {Tree} panel
 * @property {Tree} picture
 * @property {Tree[]} symbols
 */

/**
 * The name of the part that is what is wished; "" where the build cannot have drawn it.
 * @param {import("./attributes.js").Wish} wish @param {string} language
 */
export function drawnName({ mode, src, game, record, view, controls, digits }, language) {
  const simple = mode === "diagram" && !record && !view && controls !== "play" && digits === "native";
  return simple ? `picture-${language}-${(src || `${game}/table`).replace("/", "-")}` : "";
}
