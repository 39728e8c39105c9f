// @ts-check
/**
 * The explorers' part of motion.js: each walks from the step where it was to the step where it is now, and one that
 * sets out enters.
 */

/** @typedef {Map<string, {left: number, top: number}>} Stand */

const EASE = "cubic-bezier(.3, .1, .3, 1)";
const COME = { duration: 200, easing: "ease-out", fill: /** @type {const} */ ("backwards") };
const TOKENS = ".explorers .explorer[data-explorer]";

/** Where every explorer stands. @param {Element} root @returns {Stand} */
export function stands(root) {
  return new Map(
    [...root.querySelectorAll(TOKENS)].map((token) => {
      const { left, top } = token.getBoundingClientRect();
      return [token.getAttribute("data-explorer") ?? "", { left, top }];
    }),
  );
}

/**
 * @param {Element} root
 * @param {Stand} before
 * @param {number} length ms of a walk
 * @param {boolean} still no movement: new ones fade in
 * @param {number} [late] ms before they set out
 * @returns {import("./motion.js").Start[]}
 */
export function walk(root, before, length, still, late = 0) {
  return [...root.querySelectorAll(TOKENS)].flatMap((token) => {
    const start = before.get(token.getAttribute("data-explorer") ?? "");
    const { left, top } = token.getBoundingClientRect();
    if (start && Math.abs(start.left - left) + Math.abs(start.top - top) < 2) return [];
    if (!start || still) return [() => [token.animate([{ opacity: 0 }, { opacity: 1 }], { ...COME, delay: late })]];
    const way = `translate(${start.left - left}px, ${start.top - top}px)`;
    const steps = [way, "none"].map((transform) => ({ transform, zIndex: 9 }));
    return [() => [token.animate(steps, { duration: length * 1.2, delay: late, easing: EASE, fill: "backwards" })]];
  });
}
