// @ts-check
/**
 * Which exercises were solved on this device: heard from the live tables, kept, and shown beside each, in the bar of
 * the course, and for all of them together.
 */
import { heedKept, keep, kept } from "./keep.js";

const NAME = "solved";

/** As it stands now: the pages of all three games share one list. @returns {Set<string>} */
const read = () => new Set(Array.isArray(kept(NAME)) ? kept(NAME) : []);

/** @param {Document} page @param {(n: number) => string} number */
export function startProgress(page, number) {
  let solved = read();
  const all = /** @type {HTMLElement[]} */ ([...page.querySelectorAll("[data-exercise]")]);
  const steps = /** @type {HTMLElement[]} */ ([...page.querySelectorAll("[data-step]")]);

  /** @param {HTMLElement} element @param {string} name */
  function mark(element, name) {
    const done = solved.has(name);
    element.classList.toggle("is-solved", done);
    const told = /** @type {HTMLElement | null} */ (element.querySelector(".solved"));
    if (told) told.hidden = !done;
    return done;
  }

  function tell() {
    const count = all.filter((each) => mark(each, each.dataset.exercise ?? "")).length;
    for (const each of steps) mark(each, each.dataset.step ?? "");
    for (const progress of page.querySelectorAll(".progress")) {
      const words = /** @type {HTMLElement | null} */ (progress.querySelector(".progress-words"));
      if (words) words.textContent = (words.dataset.say ?? "").replace("{solved}", number(count));
      /** @type {HTMLElement} */ (progress).hidden = count === 0;
    }
  }

  page.addEventListener(
    "solved",
    ({ target }) => {
      const name = target instanceof Element ? target.closest("[data-exercise]")?.getAttribute("data-exercise") : null;
      if (!name) return;
      solved = read().add(name);
      keep(NAME, [...solved]);
      tell();
    },
    true, // the element's events do not bubble
  );
  heedKept(NAME, () => {
    solved = read();
    tell();
  });
  tell();
}
