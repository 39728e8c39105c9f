// @ts-check
/**
 * The column to play with, where scripts run: what is pressed changes it, and it is drawn anew (trying.js). It begins
 * as the build drew it, and nothing of it is kept.
 */
import { patch } from "../render/draw/tree.js";
import { changed } from "./score/entering.js";
import { drawTrying, said } from "./pages/trying.js";

/** @typedef {import("./pages/trying.js").Trying} Trying */

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} live   where changes are said
 * @param {import("./score/reckon.js").Tables} tables
 * @param {import("../shell/words/words.js").Words} words
 */
export function startTrying(root, live, tables, words) {
  /** @type {Trying} */
  let trying = JSON.parse(String(root.dataset.try));
  const draw = () => patch(root, drawTrying(trying, tables, words));
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-do]") : null;
    if (!(button instanceof HTMLElement)) return;
    trying = { ...trying, entry: changed(trying.entry, button.dataset, tables) };
    draw();
    live.textContent = said(trying, tables, words);
  });
  root.replaceChildren(); // what can be pressed takes the place of the picture of it
  draw();
}
