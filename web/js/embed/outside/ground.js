// @ts-check
/** Whether a table lies on a dark ground: what `theme="auto"` asks of the page around. */

/**
 * How light a colour is as a computed style writes it, from 0 to 1; null for one that is more than half transparent.
 * @param {string} colour "rgb(239, 228, 204)", "oklch(0.3 0.1 200 / 0.9)", "color(srgb 1 1 1)"
 */
export function lightness(colour) {
  const [, kind, , rest] = /^(\w+)\(((?:srgb|display|prophoto|a98|rec|xyz)[\w-]*)?(.*)/.exec(colour) ?? [];
  const [one, two, three, alpha = 1] = (rest ?? "").match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [];
  if (one === undefined || alpha < 0.5) return null;
  if (kind.startsWith("ok")) return one;
  if (kind.startsWith("l")) return one / 100;
  return (0.21 * one + 0.72 * two + 0.07 * three) / (kind === "color" ? 1 : 255);
}

/** The page's own ground where nobody colours it. */
const bare = () =>
  getComputedStyle(document.documentElement).colorScheme.includes("dark") &&
  matchMedia("(prefers-color-scheme: dark)").matches;

/** @param {Element} element @returns {"light" | "dark"} */
export function groundOf(element) {
  for (const each of standsIn(element)) {
    const light = lightness(getComputedStyle(each).backgroundColor);
    if (light !== null) return light < 0.5 ? "dark" : "light";
  }
  return bare() ? "dark" : "light";
}

/** An element and all that it stands in, out through shadow roots. @param {Element} element */
function* standsIn(element) {
  /** @type {Element | null | undefined} */
  let each = element;
  for (; each; each = each.assignedSlot ?? each.parentElement ?? /** @type {ShadowRoot} */ (each.getRootNode()).host)
    yield each;
}

/** Elements to be told when their ground may have changed, each with its callback. @type {Map<Element, () => void>} */
const grounded = new Map();
const look = () => grounded.forEach((each) => each());
/** @type {MutationObserver | undefined} */
let changes;

/** Reports changes of the ground until the element is forgotten. @param {Element} element @param {() => void} told */
export function onGround(element, told) {
  grounded.set(element, told);
  const [, ...around] = standsIn(element); // it knows of changes to itself
  const watching = changes;
  changes ??= new MutationObserver(look);
  for (const each of new Set([...around, document.body])) changes.observe(each, { attributes: true });
  if (watching) return;
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", look);
  addEventListener("transitionend", look); // until then a colour is on its way
}

/** @param {Element} element */
export const offGround = (element) => void grounded.delete(element);
