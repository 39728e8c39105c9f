// @ts-check
/**
 * The scripts of the rules' pages, which read well without them: the look that the person chose in the app, printing,
 * the score sheet. Python is not started here.
 */
import { dress } from "./look.js";
import { startProgress } from "./progress.js";
import { startSheet } from "./score/score.js";
import { startTrying } from "./try.js";

const root = document.documentElement;
const settings = dress(root);

const sheet = document.getElementById("sheet");
const live = document.getElementById("live");
if (sheet && live) {
  const { tables, words } = startSheet(sheet, live, settings.digits);
  for (const each of document.querySelectorAll("[data-try]"))
    startTrying(/** @type {HTMLElement} */ (each), live, tables, words);
}

for (const each of document.querySelectorAll("[data-scriptless]")) each.remove();
for (const table of document.querySelectorAll("lost-cities-table")) {
  table.setAttribute("theme", settings.theme);
  table.setAttribute("digits", settings.digits);
}
// The picture stays where a table could not be fetched; the elements' events do not bubble.
for (const name of ["error", "ready"])
  document.addEventListener(
    name,
    ({ target }) => {
      const told = target instanceof Element && target.querySelector(":scope > [data-lost]");
      if (told) told.toggleAttribute("hidden", name === "ready");
    },
    true,
  );
startProgress(document, (count) =>
  new Intl.NumberFormat(root.lang === "fa" && settings.digits === "latin" ? "fa-u-nu-latn" : root.lang).format(count),
);

/**
 * Prints the rules, or the score sheet alone. Phones lay the page out for paper only after print() has returned, and
 * again for each paper size or printer chosen, each time with an `afterprint`; so there the request stands until
 * something on the page is pressed. Where there is a mouse, the next print may come from the browser's own menu, which
 * means the rules.
 * @param {"rules" | "sheet"} what
 */
function print(what) {
  const told = new AbortController();
  const over = () => {
    delete root.dataset.print;
    told.abort();
  };
  const ends = ["pointerdown", "keydown", ...(matchMedia("(pointer: fine)").matches ? ["afterprint"] : [])];
  for (const end of ends) window.addEventListener(end, over, { capture: true, signal: told.signal });
  root.dataset.print = what;
  window.print();
}

for (const button of document.querySelectorAll("[data-act=print]")) {
  if (!(button instanceof HTMLElement)) continue;
  button.hidden = false;
  button.addEventListener("click", () => print("rules"));
}
window.addEventListener("print-sheet", () => print("sheet"));
