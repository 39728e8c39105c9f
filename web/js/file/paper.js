// @ts-check
/**
 * Printing a page to read, in the game as one file: printed in its frame it would end after the first sheet. So for
 * printing, all of it stands in the page itself, with its own styles and without the game; then everything is put back.
 */

const FONTS = /@font-face\s*\{[^}]*\}/g;

/** Its styles, and their fonts, once they are needed. @type {HTMLLinkElement[]} */
const own = [];
/** What undoes each change made for paper. @type {(() => void)[]} */
const back = [];

/** A style sheet in the page's head, before the game's own, which takes precedence. @param {string} text */
function headed(text) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `data:text/css;charset=utf-8,${encodeURIComponent(text)}`;
  document.head.prepend(link);
  own.push(link);
  return link;
}

/** Loads them ahead: on printing it would be too late. @param {string} styles */
export function provide(styles) {
  if (own.length) return;
  headed(styles.replaceAll(FONTS, "")).media = "not all";
  headed((styles.match(FONTS) ?? []).join("\n")).addEventListener("load", () => {
    for (const face of document.fonts) void face.load().catch(() => {}); // without it, other letters are printed
  });
}

/** @param {Element} element @param {string} name @param {string} value */
function set(element, name, value) {
  const before = element.getAttribute(name);
  back.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
  element.setAttribute(name, value);
}

/** @param {Document} read */
export function toPaper(read) {
  if (back.length) return;
  const { documentElement: root, body } = document;
  for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]"))
    set(sheet, "media", own.some((each) => each === sheet) ? "all" : "not all");
  for (const name of ["lang", "dir"]) set(root, name, read.documentElement.getAttribute(name) ?? "");
  set(body, "class", read.body.className);
  for (const { style } of /** @type {Iterable<HTMLElement>} */ (body.children)) {
    style.setProperty("display", "none", "important");
    back.push(() => style.removeProperty("display"));
  }
  const content = [...read.body.childNodes].map((each) => document.importNode(each, true));
  body.append(...content);
  back.push(() => content.forEach((each) => each.remove()));
}

export function fromPaper() {
  while (back.length) back.pop()?.();
}
