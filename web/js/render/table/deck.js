// @ts-check
/** The deck: its back, how many cards are left, the scale bar, and the target that draws from it. */
import { h } from "../draw/tree.js";
import { scaleBar } from "../draw/art.js";
import { faceDown } from "../draw/cards.js";
import { label } from "../draw/label.js";
import { lantern } from "./lantern.js";
import { toEnd, turnsEach } from "./round.js";
import { actWords, drawing, hinted } from "./sitting.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/** How few cards in the deck, or turns before the limit, are worth a warning. */
export const LAST_CARDS = 5;

/** @param {Sitting} sitting @returns {Tree} */
export function deck(sitting) {
  const { moves, words, zones } = sitting;
  const { count, size } = zones.deck;
  const each = turnsEach(sitting);
  const draw = moves.find((move) => move.kind === "draw");
  const soon = zones.deck.limit === undefined ? " few" : " late";
  const act = draw
    ? { "data-act": "draw", "data-move": draw.move }
    : { "data-act": "why", "data-to": "deck", "aria-disabled": true };
  const said = draw
    ? words.say("zone-draw", { act: actWords(sitting, draw, "action-draw"), count })
    : words.say("zone-deck", { count });
  const told = each ? [said, each].join(words.say("apart")) : said;
  const lit = draw && hinted(sitting) === draw.move ? " hinted" : "";
  return h(
    "section",
    {
      key: "deck",
      class: `stock${draw ? " legal" : ""}${lit}${toEnd(zones.deck) <= LAST_CARDS ? soon : ""}`,
      "aria-label": words.say("zone-stock"),
      "data-zone": "deck",
    },
    h(
      "button",
      { type: "button", class: "deck", ...act, "aria-label": told },
      Array.from({ length: Math.min(4, Math.ceil(count / 8)) }, (_, at) =>
        h("i", { class: "edge", style: { "--at": at + 1 } }),
      ).slice(1),
      count ? faceDown() : h("span", { class: "place" }),
      draw && drawing(sitting) ? label(actWords(sitting, draw, "action-draw"), "draw") : null,
      lit ? lantern() : null,
    ),
    h(
      "p",
      { class: "left", "aria-hidden": "true" },
      h("b", { class: "count" }, words.number(count)),
      " ",
      h("span", { class: "long" }, words.say("zone-left-long", { count })),
      h("span", { class: "short" }, words.say("zone-left", { count })),
      each ? [" ", h("span", { class: "each" }, each)] : null,
    ),
    h(
      "div",
      { class: "measure", "aria-hidden": "true" },
      scaleBar(count, size, Math.max(1, Math.round(size / 11))),
      marks(size, words),
    ),
  );
}

/**
 * The printed lengths under the scale bar.
 * @param {number} size
 * @param {import("../words/say.js").Words} words
 * @returns {Tree}
 */
const marks = (size, words) =>
  h(
    "span",
    { class: "marks" },
    [0, 1, 2, 3, 4].map((quarter) => h("span", null, words.number(Math.round((size * quarter) / 4)))),
  );
