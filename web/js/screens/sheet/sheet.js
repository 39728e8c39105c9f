// @ts-check
/**
 * The score sheet, between rounds and at the end: what came of it, every seat's columns under a row of places, the
 * match so far, and what comes next. It reads the protocol's `sheet`; it adds nothing up.
 */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { contours } from "../../render/draw/art.js";
import { nameOf, sheetOf, whoOf } from "../../render/words/say.js";
import { button } from "../controls.js";
import { head } from "./outcome.js";
import { scenes, seatRow } from "./columns.js";
import { roundsTable, story } from "./rounds.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** What the sheet is drawn from. @typedef {Pick<Shell, "table" | "words" | "part">} Looked */

/** @param {Looked} state @returns {Tree} */
export function sheet({ table: laid, words, part }) {
  const table = /** @type {Table} */ (laid);
  const { rounds } = sheetOf(table);
  const at = Math.min(Math.max(Number(part || rounds.length) - 1, 0), rounds.length - 1);
  const round = rounds[at];
  const names = table.seats.map((_, seat) => nameOf(table, seat, words));
  const suits = round.seats[0].columns.map((column) => column.suit);
  return h(
    "main",
    { class: `score-sheet game-${table.game}${table.result ? " final" : ""}`, style: { "--suits": suits.length } },
    h("div", { class: "frame", "aria-hidden": "true" }, contours()),
    h(
      "div",
      { class: "sheet-body" },
      head(table, round, at, words),
      scenes(table.game, round, at, suits, words),
      round.seats.map((seat, who) => seatRow(table, at, seat, who, round.scores[who], names[who], words)),
      h(
        "div",
        { class: "sheet-foot" },
        rounds.length > 1 || table.rounds > 1 ? story(table, names, words) : null,
        roundsTable(table, names, at, words),
        next(table, words),
      ),
    ),
  );
}

/** What comes next. @param {Table} table @param {Words} words @returns {Tree} */
function next(table, words) {
  const over = table.waiting === "match";
  const { starts } = sheetOf(table);
  const begins =
    !over && starts !== null
      ? words.say("sheet-begins", { ...whoOf(table, starts, words), round: table.round + 2 })
      : null;
  return h(
    "div",
    { class: "sheet-next" },
    begins ? h("p", null, begins) : null,
    table.waiting === "round"
      ? button("next", words.say("sheet-deal", { round: table.round + 2 }), "disc", { class: "button primary big" })
      : null,
    over ? button("rematch", words.say("sheet-rematch"), "disc", { class: "button primary big" }) : null,
    h(
      "div",
      { class: "ways" },
      button("to-table", words.say("sheet-table"), "menu"),
      button("export", words.say("sheet-export"), "draw", { "data-value": table.id }),
      over ? button("other-setup", words.say("sheet-new"), "people") : null,
    ),
  );
}
