// @ts-check
/**
 * When the tables of a page start: those in view at once, the others as the reader comes near, nearest first and a few
 * at a time. A table that the reader passes before its turn waits to be near again.
 */

/** How far above or below the window counts as near, in px. */
const NEAR = 800;
/** How many that are out of view may be on their way at a time. */
const AHEAD = 2;
/** How long a table that does not come keeps others waiting, in ms. */
const PATIENCE = 4000;

/** Those that have not begun, with the function that starts each. @type {Map<Element, () => void>} */
const here = new Map();
/** Those of them that are near. @type {Set<Element>} */
const near = new Set();
/** Those on their way. @type {Set<Element>} */
const coming = new Set();
let looked = false;

const observer = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) near[isIntersecting ? "add" : "delete"](target);
    next();
  },
  { rootMargin: `${NEAR}px` },
);
/** Notices those that come into view, which need not wait for others. */
const inView = new IntersectionObserver(() => next());

/** How far out of view, in px: 0 in view, null where it is not near or not shown. @param {Element} element */
function farness(element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  const far = Math.max(0, top - innerHeight, -bottom);
  return width > 0 && far < NEAR ? far : null;
}

/** Measures all before the first one changes the page. */
function next() {
  const order = [...near].map((element) => /** @type {const} */ ([element, farness(element)]));
  order.sort(([, one], [, other]) => (one ?? 0) - (other ?? 0));
  for (const [element, far] of order) {
    if (far === null) near.delete(element);
    else if (!far || coming.size < AHEAD) start(element);
  }
}

/** @param {Element} element */
function start(element) {
  const begin = here.get(element);
  leave(element);
  coming.add(element);
  setTimeout(() => arrived(element), PATIENCE);
  begin?.();
}

/** An element was put into the page. @param {Element} element @param {() => void} begin */
export function arrive(element, begin) {
  here.set(element, begin);
  observer.observe(element);
  inView.observe(element);
  near.add(element); // perhaps: tables that came together are measured without waiting for the observer
  if (looked) return;
  looked = true;
  queueMicrotask(() => {
    looked = false;
    next();
  });
}

/** It has begun, or was taken out again. @param {Element} element */
export function leave(element) {
  here.delete(element);
  near.delete(element);
  observer.unobserve(element);
  inView.unobserve(element);
}

/** It is there or will not come: the next may start. @param {Element} element */
export function arrived(element) {
  if (coming.delete(element)) next();
}
