// @ts-check
/**
 * The viewer's hand: a fan of cards that are buttons, one of them chosen. Arrow keys move among them (input.js), so the
 * whole hand is one stop of the Tab key.
 */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { face, faceDown, sortHand } from "../draw/cards.js";
import { isCutShort, otherName } from "../words/post.js";
import { cardWords } from "../words/say.js";
import { lantern } from "./lantern.js";
import { drawing, hinted, placing } from "./sitting.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * The viewer's cards in the order in which they are shown.
 * @param {Table | null} table
 * @param {{sort?: string}} settings
 * @returns {string[]}
 */
export function handOf(table, settings) {
  const view = table?.view;
  if (!view) return [];
  const zone = view.zones.find((each) => each.kind === "hand");
  return zone ? sortHand(zone.cards, settings?.sort ?? "suit", view.suits, view.ranks) : [];
}

/** @param {Sitting} sitting @returns {Tree} */
export function hand(sitting) {
  const { table, ui, words } = sitting;
  const cards = handOf(table, ui.settings);
  const zone = sitting.view.zones.find((each) => each.kind === "hand");
  const stop = Math.min(ui.chosen ? ui.chosen.index : ui.rove, Math.max(cards.length - 1, 0));
  const waiting = !placing(sitting);
  const drawn = cards.lastIndexOf(table.trace?.drawn ?? "");
  const advised = advisedAt(sitting, cards);
  const coming = comingWords(sitting);
  const count = cards.length + (coming ? 1 : 0);
  return h(
    "section",
    {
      key: "hand",
      class: `hand${ui.chosen ? " chosen-one" : ""}${waiting ? " waiting" : ""}${advised < 0 ? "" : " advised"}`,
      "aria-label": words.say("zone-hand"),
      "data-zone": zone?.id,
    },
    h(
      "ol",
      { class: "fan", role: "list" },
      named(cards).map(([key, card], at) =>
        held(sitting, key, card, at, count, stop, { drawn: at === drawn, advised: at === advised }),
      ),
      coming
        ? h(
            "li",
            { key: "coming", class: "held" },
            h(
              "span",
              { class: "coming-card", role: "img", style: { "--spread": 1 }, "aria-label": coming },
              faceDown(),
            ),
          )
        : null,
    ),
  );
}

/**
 * A line on the card drawn last while it is unknown, or on a whole hand that was dealt: at a distance they come with
 * the other side's next message. "" if there is nothing to come.
 * @param {Sitting} sitting
 */
export function comingWords({ table, view, words }) {
  if (!table.afar || table.waiting !== "afar" || isCutShort(table.afar)) return "";
  if (view.zones.some(({ kind, cards }) => kind === "hand" && !cards.length))
    return words.say("post-cards-come", { name: otherName(table, table.afar, words) });
  const came = table.log.filter(({ seat, kind }) => seat === view.seat && (kind === "draw" || kind === "take")).at(-1);
  if (came?.kind !== "draw" || came.card) return "";
  return words.say("post-card-comes", { name: otherName(table, table.afar, words) });
}

/**
 * The place of the hint's card in the hand, -1 without one: the chosen copy, or the first.
 * @param {Sitting} sitting @param {string[]} cards
 */
function advisedAt(sitting, cards) {
  const card = hinted(sitting).replace(/^-/, "").split(":")[0];
  if (!card || !placing(sitting)) return -1;
  return sitting.ui.chosen?.card === card ? sitting.ui.chosen.index : cards.indexOf(card);
}

/** Each card with a key of its own: copies are numbered. @param {string[]} cards @returns {[string, string][]} */
function named(cards) {
  /** @type {Record<string, number>} */
  const seen = {};
  return cards.map((card) => [`${card}#${(seen[card] = (seen[card] ?? 0) + 1)}`, card]);
}

/**
 * @param {Sitting} sitting
 * @param {string} key
 * @param {string} card
 * @param {number} at
 * @param {number} count
 * @param {number} stop
 * @param {{ drawn: boolean, advised: boolean }} marks  whether it came last, whether the hint plays it
 * @returns {Tree}
 */
function held(sitting, key, card, at, count, stop, { drawn, advised }) {
  const { ui, words } = sitting;
  const chosen = ui.chosen?.index === at && ui.chosen.card === card;
  const where = count > 1 ? (2 * at) / (count - 1) - 1 : 0; // -1 at one end of the fan, 1 at the other
  return h(
    "li",
    { key, class: `held${chosen ? " chosen" : ""}${advised ? " hinted" : ""}` },
    h(
      "button",
      {
        type: "button",
        class: "pick",
        style: { "--spread": where.toFixed(3) },
        "data-act": "choose",
        "data-card": card,
        "data-index": at,
        "data-grab": placing(sitting) ? "card" : null,
        tabindex: at === stop ? 0 : -1,
        "aria-pressed": chosen,
        "aria-disabled": drawing(sitting) || !placing(sitting) ? true : null,
        "aria-label": cardWords(card, words),
        "aria-description": drawn ? words.say("trace-drawn") : null,
      },
      face(card, words, false),
      drawn ? h("span", { class: "notch", "aria-hidden": "true" }, h("i", null, words.say("trace-new"))) : null,
      advised ? lantern() : null,
    ),
  );
}
