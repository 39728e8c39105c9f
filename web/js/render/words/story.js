// @ts-check
/**
 * The log beside a match that is gone through: every turn of the round, including those after this place. The turn just
 * played is reversed, and a press on another goes there. Only the current line is a stop of the Tab key.
 */
/** @import { LogEvent } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { icon } from "../draw/art.js";
import { remembered } from "../draw/memory.js";
import { byTurn, line } from "./log.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */

/** @param {Sitting} sitting @returns {Tree} */
export function story(sitting) {
  const { table, words } = sitting;
  const { kept, turn = 0 } = table.replay ?? {};
  const turns = byTurn(kept?.story ?? []);
  const now = turn === 0 ? -1 : turns.findLastIndex(([{ turn: each }]) => each === turn - 1);
  return h(
    "section",
    { key: "log", class: "log story", "aria-label": words.say("zone-log") },
    h(
      "h2",
      { class: "heading" },
      words.say("zone-log"),
      h("span", { class: "meaning" }, words.say("zone-round", { game: table.game, round: table.round + 1 })),
    ),
    h(
      "button",
      { type: "button", class: "tool shut", "data-act": "log", "aria-label": words.say("action-close") },
      icon("x"),
    ),
    turns.length
      ? h(
          "ol",
          { class: "lines", role: "list" },
          turns.map((events, at) => told(sitting, events, at === now, at === Math.max(now, 0))),
        )
      : h("p", { class: "note" }, words.say("log-empty")),
  );
}

/**
 * @param {Sitting} sitting @param {LogEvent[]} events of a turn @param {boolean} now @param {boolean} stop
 * @returns {Tree}
 */
function told(sitting, events, now, stop) {
  const { table, words, own } = sitting;
  const [{ ply, turn }] = events;
  const key = JSON.stringify(["story", events, table.seats, own, table.game, now, stop]);
  return remembered(words, key, () =>
    h(
      "li",
      { key: `${ply}` },
      h(
        "button",
        {
          type: "button",
          class: `turn-line${now ? " now" : ""}`,
          "data-act": "turn",
          "data-value": turn + 1,
          "aria-current": now ? "step" : null,
          tabindex: stop ? 0 : -1,
        },
        h("span", { class: "number" }, words.number(turn + 1)),
        h("span", { class: "happened-so" }, line(sitting, events)),
      ),
    ),
  );
}
