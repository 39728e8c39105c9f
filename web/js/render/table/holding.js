// @ts-check
/** What other seats hold: backs, the cards that everybody knows, and their whole hands once the match is over. */
import { h } from "../draw/tree.js";
import { chip, sortHand } from "../draw/cards.js";
import { goneThrough } from "./going.js";
import { nameOf } from "../words/say.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * The backs of another seat's cards, and the cards among them that everybody saw being taken.
 * @param {Sitting} sitting
 * @param {number} seat
 */
export function holding({ table, zones, words, view }, seat) {
  const zone = zones[`hand:${seat}`];
  return h(
    "div",
    { class: "holding", "data-zone": zone.id },
    zone.count > zone.cards.length
      ? h(
          "span",
          { class: "backs", role: "img", "aria-label": words.say("zone-cards", { count: zone.count }) },
          Array.from({ length: zone.count - zone.cards.length }, () => h("i")),
        )
      : null,
    h("span", { class: "cards-count", "aria-hidden": "true" }, words.say("zone-cards", { count: zone.count })),
    zone.kind === "backs" && zone.cards.length
      ? h(
          "span",
          { class: "known", role: "group", "aria-label": table.waiting === "match" ? null : words.say("zone-known") },
          sortHand(zone.cards, "suit", view.suits, view.ranks).map((card) => chip(card, words)),
        )
      : null,
  );
}

/**
 * What is known of other hands, where the seats at the head have no room for it: during play the cards that everybody
 * saw being taken, after the match whole hands, one line per seat. The viewer's own is included where the field needs
 * the room of a fan that can no longer be played from.
 * @param {Sitting} sitting
 * @returns {Tree | null}
 */
export function knownHands(sitting) {
  const { table, view, words } = sitting;
  const open = Boolean(goneThrough(table)?.open);
  if (open && view.seats === 2) return null; // the hand lies in front of its seat (going.js)
  const ended = table.waiting === "match" && !goneThrough(table);
  const over = table.waiting === "match" || open;
  const hands = view.zones.filter((zone) => zone.kind === "backs").filter((zone) => zone.cards.length);
  const own = view.zones.filter((zone) => zone.kind === "hand").filter((zone) => ended && zone.cards.length);
  const told = [...hands, ...own];
  if (!hands.length || (!over && view.seats === 2 && !sitting.kit.tally)) return null;
  return h(
    "ul",
    {
      key: "known-hands",
      class: ["known-hands", over && "over", ended && "ended"].filter(Boolean).join(" "),
      role: "list",
      "aria-label": over ? null : words.say("zone-known"),
    },
    told.map(({ id, kind, seat, cards }) =>
      h(
        "li",
        { key: id, class: kind === "hand" ? "own" : null },
        (!over && sitting.kit.mark?.(sitting, seat)) || null,
        h("b", { class: over ? null : "unseen", dir: "auto" }, nameOf(table, seat, words)),
        h(
          "span",
          { class: over ? "hand-open" : "known" },
          sortHand(cards, "suit", view.suits, view.ranks).map((card) => chip(card, words)),
        ),
      ),
    ),
  );
}
