// @ts-check
/**
 * A text in a place too small for it (a phone's strip) folds, and a button shows it whole. Whether the place is too
 * small is measured after each drawing, when the window is resized, and when fonts have loaded. And where a table is
 * higher than its window (css/layouts/large_text.css), a new text is scrolled into view.
 */

/** What was said last on each table. @type {WeakMap<HTMLElement, string>} */
const saidLast = new WeakMap();

/** Shows the button where something is folded, or unfolded. @param {HTMLElement} root */
export function fold(root) {
  const notice = root.querySelector(".notice");
  const said = notice?.querySelector(":scope > .said");
  const more = notice?.querySelector(":scope > .more");
  if (!notice || !said || !(more instanceof HTMLElement)) return;
  const folded = getComputedStyle(said).overflowY === "hidden" && said.scrollHeight > said.clientHeight + 2;
  more.hidden = !folded && !notice.classList.contains("unfolded");
}

/** Scrolls the page to a new text that is out of sight. @param {HTMLElement} root */
export function follow(root) {
  const notice = root.querySelector(".notice");
  const says = notice?.querySelector(":scope > .said")?.textContent ?? "";
  const news = says !== (saidLast.get(root) ?? "");
  saidLast.set(root, says);
  if (!notice || !news) return;
  const { top, bottom } = notice.getBoundingClientRect();
  window.scrollBy(0, Math.min(0, top) || Math.max(0, bottom - window.innerHeight)); // if it is in view, nowhere
}
