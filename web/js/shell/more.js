// @ts-check
/**
 * Whether a screen goes on below its visible part: tells the styles on the root element, so that a foot which sticks to
 * the screen's edge can show that it covers more (css/screens/feet.css).
 */

const NEAR = 12; // px: if less than that is hidden, it is as good as seen

/** @param {HTMLElement} root the document's */
function tell(root) {
  const more = root.scrollHeight - root.clientHeight - window.scrollY > NEAR;
  if (more !== "more" in root.dataset) more ? (root.dataset.more = "") : delete root.dataset.more;
}

/**
 * Watches the scrolling of a screen.
 * @param {HTMLElement} [root]
 * @returns {() => void} to be called when another screen has been drawn
 */
export function watchMore(root = document.documentElement) {
  let due = false;
  // Once per frame, when everything is laid out anyway.
  const soon = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      tell(root);
    });
  };
  window.addEventListener("scroll", soon, { passive: true });
  window.addEventListener("resize", soon, { passive: true });
  return soon;
}
