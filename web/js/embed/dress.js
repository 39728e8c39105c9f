// @ts-check
/**
 * What the styles are told of a frame, on the root element.
 * @param {{lang: string, dir: string}} words  or what is known of them: the tag for Intl, and where it runs
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
