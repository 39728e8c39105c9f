// @ts-check
/**
 * What a person finds on returning to a table from another screen: the table has not changed and there is no news, but
 * whose turn it is has to be said again, and the keyboard needs a place.
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
    if (!left || !table) return; // it is there for the first time, and announced as such
    if (stands(left, table)) play.teller.remind(table);
    if (document.activeElement === document.body) refocus(root);
  });
  watch.observe(root, { attributes: true, attributeFilter: ["hidden"] });
  signal?.addEventListener("abort", () => watch.disconnect());
}

/** Whether nothing has happened that was announced meanwhile. @param {Table} left @param {Table} now */
const stands = (left, now) => left.id === now.id && left.ply === now.ply && left.waiting === now.waiting;
