// @ts-check
/**
 * What is said in a place that is too small for all of it (a phone's strip) folds: a button shows it whole. Whether it
 * is too small is asked of the page, after each drawing, when the window gets another size, and when letters have come.
 * And where a table is higher than its window (css/layouts/large_text.css), what is newly said comes into sight.
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

/** Scrolls the page to what is newly said, where that stands out of sight. @param {HTMLElement} root */
export function follow(root) {
  const notice = root.querySelector(".notice");
  const says = notice?.querySelector(":scope > .said")?.textContent ?? "";
  const news = says !== (saidLast.get(root) ?? "");
  saidLast.set(root, says);
  if (!notice || !news) return;
  const { top, bottom } = notice.getBoundingClientRect();
  window.scrollBy(0, Math.min(0, top) || Math.max(0, bottom - window.innerHeight)); // where it fits, nowhere
}
