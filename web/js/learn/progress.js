// @ts-check
/**
 * Which exercises were solved on this device: heard from the live tables, kept, and told beside each and of all
 * together.
 */
import { keep, kept } from "./keep.js";

const NAME = "solved";

/** @param {Document} page @param {(n: number) => string} number */
export function startProgress(page, number) {
  /** @type {Set<string>} */
  const solved = new Set(Array.isArray(kept(NAME)) ? kept(NAME) : []);
  const all = /** @type {HTMLElement[]} */ ([...page.querySelectorAll("[data-exercise]")]);

  function tell() {
    let count = 0;
    for (const each of all) {
      const done = solved.has(each.dataset.exercise ?? "");
      each.classList.toggle("is-solved", done);
      const mark = /** @type {HTMLElement | null} */ (each.querySelector(".solved"));
      if (mark) mark.hidden = !done;
      if (done) count++;
    }
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
      solved.add(name);
      keep(NAME, [...solved]);
      tell();
    },
    true, // the element's events do not bubble
  );
  tell();
}
