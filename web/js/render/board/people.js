// @ts-check
/**
 * What the board game tells of each seat: artifacts, points (where they may be seen), explorers still at home, the last
 * card of each of its columns; and, for all seats together, who has crossed a bridge and how many crossings end the
 * expedition.
 */
import { h } from "../draw/tree.js";
import { asking } from "../words/ask.js";
import { chip } from "../draw/cards.js";
import { piece, seatMark } from "./explorers.js";
import { factsOf, personOf } from "./facts.js";
import { cardWords, last, nameOf, suitWords } from "../words/say.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */

/** @param {Sitting} sitting @param {number} seat @returns {Tree} */
export function artifactsAndPoints(sitting, seat) {
  const { words } = sitting;
  const { artifacts, points } = personOf(sitting, seat);
  return h(
    "dl",
    { class: "board-tally" },
    h(
      "div",
      { class: "artifacts" },
      h("dt", null, piece("tile-artifact"), h("span", { class: "unseen" }, words.say("board-artifacts"))),
      h("dd", null, words.number(artifacts)),
    ),
    h(
      "div",
      { class: "points" },
      h("dt", null, words.say("board-points")),
      h(
        "dd",
        null,
        points === null
          ? h("span", { class: "quiet" }, words.say("score-hidden"))
          : h("bdi", { dir: "ltr" }, words.number(points)),
      ),
    ),
  );
}

/**
 * More about a seat: beside its name on a desk, on a sheet that its portrait opens on a phone (a popover needs no
 * code).
 * @param {Sitting} sitting @param {number} seat @returns {Tree}
 */
export function seatSheet(sitting, seat) {
  const { table, words } = sitting;
  const name = nameOf(table, seat, words);
  const { adventurers, researcher } = personOf(sitting, seat);
  return h(
    "div",
    { class: "seat-more" },
    h("button", {
      type: "button",
      class: "opens",
      popovertarget: `seat-sheet-${seat}`,
      "aria-label": words.say("board-more", { name }),
    }),
    h(
      "div",
      { class: "seat-sheet", id: `seat-sheet-${seat}`, popover: "auto" },
      h("h3", { class: "sheet-name", dir: "auto" }, name),
      seatColumns(sitting, seat),
      h("p", { class: "at-home" }, words.say("board-home", { adventurers, researcher: researcher ? "yes" : "no" })),
    ),
  );
}

/** The last card of each column a seat has begun. @param {Sitting} sitting @param {number} seat @returns {Tree} */
function seatColumns({ view, zones, words, table }, seat) {
  const label = words.say("board-columns", { name: nameOf(table, seat, words) });
  const begun = [...view.suits].map((suit) => zones[`path:${seat}:${suit}`]).filter((zone) => zone?.cards.length);
  return h(
    "ul",
    { class: "seat-columns", role: "list", "aria-label": label },
    begun.map((zone) => {
      const cards = words.list(zone.cards.map((/** @type {string} */ card) => cardWords(card, words)));
      return h(
        "li",
        { key: zone.id, "data-zone": zone.id, title: cards },
        h(
          "button",
          { type: "button", class: "asks", ...asking(zone) },
          h(
            "span",
            { class: "unseen" },
            words.say("board-column", { suit: suitWords(zone.suit, words), count: zone.count, cards }),
          ),
          h("span", { "aria-hidden": "true" }, chip(last(zone.cards), words)),
        ),
      );
    }),
  );
}

/**
 * Who has crossed a bridge: an arch for each crossing that the expedition still waits for.
 * @param {Sitting} sitting
 * @param {"above" | "beside"} where above the board (phone) or beside it (desk): one of the two is shown
 * @returns {Tree}
 */
export function crossings(sitting, where) {
  const { words } = sitting;
  const { crossed, crossedToEnd } = factsOf(sitting);
  const left = crossedToEnd - crossed.length;
  return h(
    "section",
    {
      key: `crossings:${where}`,
      class: `crossings ${where}${left === 1 ? " near-end" : ""}`,
      "aria-label": words.say("board-crossings", { count: crossed.length, end: crossedToEnd }),
    },
    h(
      "h2",
      { class: "heading", "aria-hidden": "true" },
      words.say("board-crossings", { count: crossed.length, end: crossedToEnd }),
    ),
    h(
      "ol",
      { class: "arches", role: "list" },
      Array.from({ length: crossedToEnd }, (_, at) => {
        const seat = crossed[at];
        const said = seat === undefined ? null : h("span", { class: "unseen" }, nameOf(sitting.table, seat, words));
        return h(
          "li",
          seat === undefined ? { class: "open", "aria-hidden": "true" } : { class: "crossed" }, // nothing to read out
          seat === undefined ? null : seatMark(sitting, seat),
          said,
          piece("arch"),
        );
      }),
    ),
    h("p", { class: "note" }, words.say("board-crossings-left", { left })),
  );
}
