// @ts-check
/**
 * What a person finds who comes back to a table from another screen: it stood there unseen and nothing new is to tell,
 * but whose turn it is has to be said again, and the keyboard needs a place.
 *
 * @typedef {import("./in_play.js").InPlay} InPlay
 */
/** @import { Table } from "../wire.d.ts" */
import { refocus } from "./input/input.js";

/** Watches for as long as the page lives, or until the signal. @param {InPlay} play */
export function heedReturns(play) {
  const { root, signal } = play.tools;
  const watch = new MutationObserver(() => {
    if (root.hidden) return void (play.left = play.table);
    const { left, table } = play;
    play.left = null;
    if (!left || !table) return; // it comes for the first time, and is told
    if (stands(left, table)) play.teller.remind(table);
    if (document.activeElement === document.body) refocus(root);
  });
  watch.observe(root, { attributes: true, attributeFilter: ["hidden"] });
  signal?.addEventListener("abort", () => watch.disconnect());
}

/** Whether nothing has come that was told meanwhile. @param {Table} left @param {Table} now */
const stands = (left, now) => left.id === now.id && left.ply === now.ply && left.waiting === now.waiting;
