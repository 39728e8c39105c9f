// @ts-check
/** What other seats hold: backs, the cards that everybody knows, and once the match is over their whole hands. */
import { h } from "./tree.js";
import { chip, sortHand } from "./cards.js";
import { nameOf } from "./say.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * The backs of another seat's cards, and those of them that everybody saw being taken.
 * @param {Sitting} sitting
 * @param {number} seat
 */
export function holding({ zones, words, view }, seat) {
  const zone = zones[`hand:${seat}`];
  return h(
    "div",
    { class: "holding", "data-zone": zone.id },
    h(
      "span",
      { class: "backs", role: "img", "aria-label": words.say("zone-cards", { count: zone.count }) },
      Array.from({ length: zone.count - zone.cards.length }, () => h("i")),
    ),
    h("span", { class: "cards-count", "aria-hidden": "true" }, words.say("zone-cards", { count: zone.count })),
    zone.kind === "backs" && zone.cards.length
      ? h(
          "span",
          { class: "known", role: "group", "aria-label": words.say("zone-known") },
          sortHand(zone.cards, "suit", view.suits, view.ranks).map((card) => chip(card, words)),
        )
      : null,
  );
}

/**
 * The hands of a match that is over, a line a seat, where its place at the head has no room for eight cards.
 * @param {Sitting} sitting
 * @returns {Tree | null}
 */
export function openHands({ table, view, words, zones }) {
  if (table.waiting !== "match") return null;
  const open = view.zones.filter((zone) => zone.kind === "backs" && zone.cards.length === zone.count);
  return h(
    "ul",
    { key: "open-hands", class: "open-hands", role: "list" },
    open.map((zone) => {
      const seat = Number(zone.id.split(":")[1]);
      return h(
        "li",
        { key: zone.id },
        h("b", { dir: "auto" }, nameOf(table, seat, words)),
        sortHand(zones[zone.id].cards, "suit", view.suits, view.ranks).map((card) => chip(card, words)),
      );
    }),
  );
}
