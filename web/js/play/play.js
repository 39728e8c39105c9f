// @ts-check
/**
 * A match in play: draws the table, turns acts into messages to the engine, lets computer players think slice by slice,
 * and keeps a pace that a person can follow. It holds only the last table and what the person has chosen (in_play.js);
 * what may be done and what it means is in the table that Python sent.
 */
/** @import { Table } from "../wire.d.ts" */
import { fold } from "./folding.js";
import { close, draw, inPlay } from "./in_play.js";
import { listen } from "./input/input.js";
import { heedReturns } from "./returning.js";
import { act } from "./table_acts.js";
import { goOn, take } from "./turns.js";

/** @param {import("./in_play.js").Tools} tools */
export function createPlay(tools) {
  const { root, signal } = tools;
  const play = inPlay(tools);
  listen(root, (name, data) => act(play, name, data), signal);
  heedReturns(play);
  window.addEventListener("resize", () => fold(root), { signal });
  document.fonts.addEventListener("loadingdone", () => fold(root), { signal }); // widths have changed
  return {
    /** @param {Table} next @param {boolean} [atOnce] see showing.js */
    show: (next, atOnce) => void take(play, next, null, atOnce),
    /** Redraws the same table after a change of words or settings. */
    redraw: () => draw(play),
    /** The person is on another screen: what waited while the table was left goes on if the table is at hand. */
    goOn: () => goOn(play),
    /** Removes the table. */
    close: () => close(play),
  };
}
