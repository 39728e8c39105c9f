// @ts-check
/**
 * The field log: what everybody saw in this round, a turn a line, the last one first, in words with chips for cards.
 */
/** @import { LogEvent } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { chip } from "../draw/cards.js";
import { remembered } from "../draw/memory.js";
import { eventValues, phrase, strong } from "./say.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */

/** @param {Sitting} sitting @returns {Tree} */
export function log(sitting) {
  const { table, ui, words } = sitting;
  const turns = byTurn(table.log);
  return h(
    "section",
    { key: "log", class: `log${ui.logOpen ? " open" : ""}`, "aria-label": words.say("zone-log") },
    h("h2", { class: "heading" }, words.say("zone-log")),
    h(
      "button",
      { type: "button", class: "tool shut", "data-act": "log", "aria-label": words.say("action-close") },
      h("svg", { class: "icon", "aria-hidden": "true" }, h("use", { href: "#icon-x" })),
    ),
    turns.length
      ? h(
          "ol",
          { class: "lines", role: "list", tabindex: 0, "aria-label": words.say("zone-log") },
          turns.reverse().map((events) => told(sitting, events)),
        )
      : h("p", { class: "note" }, words.say("log-empty")),
  );
}

/** Events grouped by turn and seat, in order. @param {LogEvent[]} events @returns {LogEvent[][]} */
export function byTurn(events) {
  /** @type {LogEvent[][]} */
  const turns = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last && last[0].turn === event.turn && last[0].seat === event.seat) last.push(event);
    else turns.push([event]);
  }
  return turns;
}

/**
 * A line, drawn once: the log grows by one while the rest of it stays.
 * @param {Sitting} sitting
 * @param {LogEvent[]} events
 * @returns {Tree}
 */
export const told = (sitting, events) =>
  remembered(sitting.words, JSON.stringify([events, sitting.table.seats]), () =>
    h("li", { key: `${events[0].ply}` }, line(sitting, events)),
  );

/**
 * One turn: "Tilda plays [9] · draws". The first event names the seat.
 * @param {Sitting} sitting
 * @param {LogEvent[]} events
 */
function line(sitting, events) {
  return events.map((event, at) => [at ? sitting.words.say("apart") : "", sentence(sitting, event, at === 0)]).flat(2);
}

/** @param {Sitting} sitting @param {LogEvent} event @param {boolean} first */
export function sentence({ table, words }, event, first) {
  /** @type {Record<string, Tree>} */
  const slots = {};
  const values = eventValues(event, table, words);
  if (first) slots.name = strong(values.name);
  if ("card" in event) slots.card = chip(event.card, words);
  return phrase(words, `log-${event.kind}${first ? "" : "-then"}`, values, slots);
}
