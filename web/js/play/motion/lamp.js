// @ts-check
/** The lit frame moves from seat to seat: it glides from where it was to where it is now. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const WAY = 220; // ms

/** Where the lit frame is seen, null where it is not. @param {Element} root @returns {Box | null} */
export function lampBox(root) {
  const lamp = root.querySelector(".lamp");
  if (!lamp?.getClientRects().length) return null;
  const { left, top, right, bottom } = lamp.getBoundingClientRect();
  return { left, top, right, bottom };
}

/**
 * It glides by its edges, so that its lines keep their thickness.
 * @param {Element} root @param {Box | null} before @returns {import("./motion.js").Start[]}
 */
export function moveLamp(root, before) {
  const lamp = root.querySelector(".lamp");
  const now = lampBox(root);
  if (!lamp || !now || !before) return [];
  const [top, right, bottom, left] = [
    now.top - before.top,
    before.right - now.right,
    before.bottom - now.bottom,
    now.left - before.left,
  ];
  if (Math.abs(top) + Math.abs(right) + Math.abs(bottom) + Math.abs(left) < 4) return [];
  const { top: y, right: x, bottom: v, left: u } = getComputedStyle(lamp);
  const inset = [parseFloat(y) - top, parseFloat(x) - right, parseFloat(v) - bottom, parseFloat(u) - left];
  const way = [{ inset: inset.map((each) => `${each}px`).join(" ") }, { inset: `${y} ${x} ${v} ${u}` }];
  return [() => [lamp.animate(way, { duration: WAY, easing: "ease-out" })]];
}
