// @ts-check
/**
 * A match in play: draws the table, turns acts into messages to the engine, lets computer players think slice by slice,
 * and keeps a pace that a person can follow. It holds the last table and what the person has chosen (in_play.js),
 * nothing else; what may be done and what it means is in the table that Python sent.
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
  document.fonts.addEventListener("loadingdone", () => fold(root), { signal }); // letters have another width
  return {
    /** @param {Table} next @param {boolean} [atOnce] see showing.js */
    show: (next, atOnce) => void take(play, next, null, atOnce),
    /** Draws the same table anew: words or settings are others. */
    redraw: () => draw(play),
    /** The person has come to another screen: what waited while the table was left goes on where it is at hand. */
    goOn: () => goOn(play),
    /** Takes the table away. */
    close: () => close(play),
  };
}
