// @ts-check
/**
 * The field log: what everybody saw in this round, one numbered line per turn, in words with chips for cards. First
 * what has happened since the viewer's own turn, then what came before, latest first.
 */
/** @import { LogEvent } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { icon } from "../draw/art.js";
import { chip } from "../draw/cards.js";
import { remembered } from "../draw/memory.js";
import { eventValues, phrase, strong } from "./say.js";
import { recent, sinceWords, turnTag } from "../table/trace.js";
import { roundWords } from "../table/round.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */

/** @param {Sitting} sitting @returns {Tree} */
export function log(sitting) {
  const { table, view, ui, words } = sitting;
  const news = recent(table);
  const [late, early] = [byTurn(news), byTurn(table.log.slice(0, table.log.length - news.length))];
  const number = words.say("zone-turn-number", { turn: view.turn + 1 });
  return h(
    "section",
    { key: "log", class: `log${ui.logOpen ? " open" : ""}`, "aria-label": words.say("zone-log") },
    h("h2", { class: "heading" }, roundWords(table, words), words.say("apart"), number),
    h(
      "button",
      { type: "button", class: "tool shut", "data-act": "log", "aria-label": words.say("action-close") },
      icon("x"),
    ),
    table.log.length
      ? h(
          "div",
          { class: "lines", role: "group", tabindex: 0, "aria-label": words.say("zone-log") },
          part("late", sinceWords(sitting), sitting, late, true),
          part("early", late.length ? words.say("zone-before") : null, sitting, early.reverse(), false),
        )
      : view.turn === 0
        ? h("p", { class: "note" }, words.say("log-empty"))
        : null, // a position from the middle of a round: nothing earlier is known
  );
}

/**
 * @param {string} which @param {string | null} title @param {Sitting} sitting @param {LogEvent[][]} turns
 * @param {boolean} fresh @returns {Tree | null}
 */
const part = (which, title, sitting, turns, fresh) =>
  turns.length
    ? h(
        "div",
        { key: which, class: `part ${which}` },
        title ? h("h3", { class: "part-title" }, title) : null,
        h(
          "ol",
          { role: "list" },
          turns.map((events) => told(sitting, events, fresh)),
        ),
      )
    : null;

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

/** What names depend on. @param {Sitting} sitting */
const whose = ({ table, own }) => [table.seats, own, Boolean(table.replay), Boolean(table.replay?.kept), table.game];

/**
 * A line, drawn once: the log grows by one line while the rest stays.
 * @param {Sitting} sitting
 * @param {LogEvent[]} events of a turn
 * @param {boolean} [fresh] since the viewer's own turn
 * @returns {Tree}
 */
export const told = (sitting, events, fresh = false) =>
  remembered(sitting.words, JSON.stringify([events, whose(sitting), fresh]), () =>
    h(
      "li",
      { key: `${events[0].ply}`, class: `turn-line${fresh ? " fresh" : ""}` },
      turnTag(events[0], sitting.words, true),
      h("span", { class: "happened-so" }, line(sitting, events)),
    ),
  );

/** Keeps what separates two parts of a line with the second part when the line breaks. @param {string} apart */
const heldOn = (apart) => apart.replace(/ $/, "\u00a0");

/**
 * One turn: "Tilda plays [9] · draws". The first event names the seat.
 * @param {Sitting} sitting
 * @param {LogEvent[]} events
 */
export function line(sitting, events) {
  return events.map((event, at) =>
    h(
      "span",
      { class: `of-${event.kind}${event.kind === "draw" && !event.card ? " unseen-draw" : ""}` },
      at ? heldOn(sitting.words.say("apart")) : sitting.kit.mark?.(sitting, event.seat),
      at ? null : " ",
      sentence(sitting, event, at === 0),
    ),
  );
}

/** @param {Sitting} sitting @param {LogEvent} event @param {boolean} first */
function sentence({ table, words }, event, first) {
  /** @type {Record<string, Tree>} */
  const slots = {};
  const values = eventValues(event, table, words);
  if (first) slots.name = strong(values.name);
  const card = "card" in event ? event.card : "";
  if (card) slots.card = chip(card, words);
  const drew = event.kind === "draw" && card ? "-card" : "";
  return phrase(words, `log-${event.kind}${drew}${first ? "" : "-then"}`, values, slots);
}
