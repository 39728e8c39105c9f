// @ts-check
/**
 * The score sheet of a table in a frame: the app's own, in the table's place until the next deal, or until the reader
 * goes back to the table. css/embed.css leaves out what only the app can do (files, another set-up).
 */
/** @import { Table } from "../../wire.d.ts" */
import { patch } from "../../render/draw/tree.js";

/**
 * @param {HTMLElement} stage  where the table is
 * @param {() => import("../../shell/words/words.js").Words} words
 * @param {{next: () => void, rematch: () => void, measure: () => void}} ways
 */
export function makeSheet(stage, words, { next, rematch, measure }) {
  const root = document.createElement("div");
  root.id = "sheet";
  root.hidden = true;
  stage.after(root);
  /** @type {Table | null} */
  let table = null;
  /** @type {typeof import("../../screens/sheet/sheet.js").sheet | null} */
  let draw = null;

  /** @param {string} [part] the round to show */
  function show(part = "") {
    patch(root, draw?.({ table, words: words(), part }) ?? null);
    measure();
  }

  function close() {
    if (!table) return;
    table = null;
    patch(root, null);
    root.hidden = true;
    stage.hidden = false;
    measure();
  }

  root.addEventListener("click", ({ target }) => {
    const found = target instanceof Element ? target.closest("[data-act]") : null;
    const act = found?.getAttribute("data-act");
    if (act === "sheet-round") show(found?.getAttribute("data-value") ?? "");
    else if (act === "to-table") close();
    else if (act === "next") next();
    else if (act === "rematch") rematch();
  });

  return {
    close,
    /** Removes it; the next table has its own. */
    end() {
      close();
      root.remove();
    },
    /** @param {Table} over  the table whose round is over */
    async open(over) {
      draw = (await import("../../screens/sheet/sheet.js")).sheet;
      if (!root.isConnected) return; // the table has ended meanwhile
      table = over;
      stage.hidden = true;
      root.hidden = false;
      show();
      /** @type {HTMLElement | null} */ (root.querySelector("h1"))?.focus({ preventScroll: true });
    },
  };
}
