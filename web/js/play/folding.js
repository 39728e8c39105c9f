// @ts-check
/**
 * What is said in a place that is too small for all of it (a phone's strip) folds: a button shows it whole. Whether it
 * is too small is asked of the page, after each drawing and when the window gets another size.
 */

/** Shows the button where something is folded, or unfolded. @param {HTMLElement} root */
export function fold(root) {
  const notice = root.querySelector(".notice");
  const said = notice?.querySelector(":scope > .said");
  const more = notice?.querySelector(":scope > .more");
  if (!notice || !said || !(more instanceof HTMLElement)) return;
  const folded = getComputedStyle(said).overflowY === "hidden" && said.scrollHeight > said.clientHeight + 2;
  more.hidden = !folded && !notice.classList.contains("unfolded");
}
