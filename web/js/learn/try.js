// @ts-check
/**
 * The column to play with, where scripts run: each press changes it, and it is redrawn (trying.js). It begins as the
 * build drew it, and nothing of it is kept.
 */
import { patch } from "../render/draw/tree.js";
import { changed } from "./score/entering.js";
import { drawTrying, said } from "./pages/trying.js";

/** @typedef {import("./pages/trying.js").Trying} Trying */

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} live   where changes are announced
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
  root.replaceChildren(); // the column with buttons replaces its picture
  draw();
}
