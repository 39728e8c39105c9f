// @ts-check
/**
 * Tells the styles about a frame, through its root element.
 * @param {{lang: string, dir: string}} words  or the part known so far: the tag for Intl, and the direction of writing
 * @param {import("./attributes.js").Wish | null} wish
 */
export function dress({ lang, dir }, wish) {
  const html = document.documentElement;
  html.lang = lang.split("-u-")[0];
  html.dir = dir;
  html.dataset.digits = lang.includes("-nu-latn") ? "latin" : "native";
  if (wish && (wish.theme === "light" || wish.theme === "dark")) html.dataset.theme = wish.theme;
  else delete html.dataset.theme;
}
