// @ts-check
/**
 * A page to read on paper, in the game as one file: printed in its frame it would end with the first sheet. While it is
 * printed all of it stands in the page itself, with its own styles and without the game; then everything is as it was.
 */

const FONTS = /@font-face\s*\{[^}]*\}/g;

/** Its styles, and their fonts, once they are needed. @type {HTMLLinkElement[]} */
const own = [];
/** How what was changed for paper is changed back. @type {(() => void)[]} */
const back = [];

/** A style sheet in the page's head; before the game's own, which has the last word there. @param {string} text */
function headed(text) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `data:text/css;charset=utf-8,${encodeURIComponent(text)}`;
  document.head.prepend(link);
  own.push(link);
  return link;
}

/** Has them at hand: whatever came only when it is printed would come too late. @param {string} styles */
export function provide(styles) {
  if (own.length) return;
  headed(styles.replaceAll(FONTS, "")).media = "not all";
  headed((styles.match(FONTS) ?? []).join("\n")).addEventListener("load", () => {
    for (const face of document.fonts) void face.load().catch(() => {}); // without it other letters are printed
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
