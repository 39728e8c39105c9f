// @ts-check
/**
 * The table being set: its places are drawn, and a panel shows Python's progress, until the cards are dealt.
 */
/** @import { Table } from "../wire.d.ts" */
import { h } from "../render/draw/tree.js";
import { scaleBar } from "../render/draw/art.js";
import { drawTable } from "../render/table/table.js";
import { outfitted } from "../render/outfit.js";
import { roomOf } from "../render/rooms.js";
import { gameOf, guidedSetup, namesOf, optionsOf, valueOf } from "../shell/setup.js";
import { startLine, startPart } from "./home/start.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */

/** @param {Shell} state @returns {Tree} */
export function waiting(state) {
  const { words, start, queued, primer } = state;
  const setup = primer ? guidedSetup(state.setup, state.about, primer) : state.setup;
  const part = startPart(start);
  const game = queued ? setup.game : "";
  return h(
    "div",
    { class: "waiting-table" },
    roomOf(game).early && outfitted(game)
      ? h(
          "div",
          { class: "waiting-ground", inert: true, "aria-hidden": "true" },
          drawTable(/** @type {Table} */ (/** @type {unknown} */ (blank({ ...state, setup }))), {}, words),
        )
      : null,
    h(
      "main",
      { class: "waiting-block" },
      h("h1", { tabindex: -1, "data-title": "" }, words.say(game ? `game-${game}` : "title")),
      h(
        "span",
        {
          role: "progressbar",
          "aria-label": words.say("status-starting"),
          "aria-valuemin": 0,
          "aria-valuemax": 100,
          "aria-valuenow": Math.round(100 * part),
        },
        scaleBar(part, 1, 0.1),
      ),
      startLine(state),
      h("button", { type: "button", class: "button", "data-act": "home" }, words.say("back-home")),
    ),
  );
}

/** An empty table of the card game. @param {Shell} state */
function blank({ setup, about, words }) {
  const game = gameOf(about, setup.game);
  const seating = setup.games[setup.game];
  const lanes = optionsOf(game)
    .flat()
    .find((option) => option.name === "expeditions");
  const suits = [...game.suits].slice(0, lanes && Number(valueOf(seating, lanes)));
  const names = namesOf(seating, words);
  const seats = seating.seats.map(({ mind }, at) => ({ mind, name: names[at] }));
  const nothing = { cards: [], count: 0 };
  const zones = [
    { id: "deck", kind: "deck", ...nothing, size: 1 },
    ...seats.map((_, seat) => ({ id: `hand:${seat}`, kind: seat ? "backs" : "hand", ...nothing, seat })),
    ...suits.map((suit) => ({ id: `pile:${suit}`, kind: "pile", ...nothing, suit, closed: false })),
    ...seats.flatMap((_, seat) =>
      suits.map((suit) => ({
        id: `expedition:${seat}:${suit}`,
        kind: "expedition",
        ...nothing,
        seat,
        suit,
        points: null,
      })),
    ),
  ];
  const view = {
    game: "card",
    seat: 0,
    seats: seats.length,
    toMove: 0,
    phase: "over",
    turn: 0,
    suits: suits.join(""),
    zones,
    moves: [],
    scores: seats.map(() => 0),
    facts: {},
  };
  return {
    id: "",
    game: "card",
    rules: {},
    seats,
    viewer: 0,
    ply: 0,
    round: 0,
    rounds: 0,
    starts: -1,
    view,
    waiting: "dealing",
    undo: null,
    practice: false,
    totals: seats.map(() => 0),
    log: [],
    sheet: null,
  };
}
