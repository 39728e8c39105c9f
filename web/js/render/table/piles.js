// @ts-check
/**
 * The discard piles, in the band between the sides: the top card cropped, the expedition's name beside it, and, when
 * they apply, the targets that discard the chosen card or take the top one. A closed pile is barred and says why.
 */
/** @import { Move, Pile } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { sign } from "../draw/art.js";
import { chip, face } from "../draw/cards.js";
import { label } from "../draw/label.js";
import { advised, lantern } from "./lantern.js";
import { cardWords, suitOf, suitWords } from "../words/say.js";
import { actWords, drawing, hinted, placing, placings } from "./sitting.js";
import { markAt, outline, takenFrom } from "./trace.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {Sitting} sitting @returns {Tree} */
export function band(sitting) {
  const { view, zones, words } = sitting;
  return h(
    "section",
    { key: "band", class: "band", "aria-label": words.say("zone-discards") },
    [...view.suits].map((suit) => pile(sitting, zones[`pile:${suit}`])),
  );
}

/** @param {Sitting} sitting @param {Pile} zone @returns {Tree} */
export function pile(sitting, zone) {
  const { words } = sitting;
  const top = zone.cards.at(-1);
  const mark = markAt(sitting, zone.id);
  const target = targetOf(sitting, zone, top);
  const suit = suitWords(zone.suit, words);
  const barred = zone.closed && drawing(sitting);
  const hint = advised(sitting);
  const lit = Boolean(hint && (hint.to === zone.id || (hint.kind === "take" && hint.from === zone.id)));
  return h(
    "div",
    {
      key: zone.id,
      class: `pile suit-${zone.suit}${target ? ` ${target.open}` : ""}${barred ? " barred" : ""}${lit ? " lit" : ""}`,
      "data-zone": zone.id,
    },
    h(
      "span",
      { class: "suit-name", "aria-hidden": "true", style: { "--letters": [...suit].length } },
      h("span", null, suit),
    ),
    h(
      "span",
      { class: `stand${top ? " has-top" : ""}${zone.count > 1 ? " deep" : ""}` },
      shown(sitting, zone, top),
      mark?.kind === "taken" ? takenFrom(mark, words, !top) : outline(mark, words),
    ),
    zone.cards.length > 1 ? beneath(zone, words) : null,
    barred ? h("span", { class: "reason", "aria-hidden": "true" }, words.say("zone-just-discarded")) : null,
    target?.button,
    lit ? lantern() : null,
  );
}

/**
 * The top of a pile, its empty place, or the outline of the card that would fall there.
 * @param {Sitting} sitting
 * @param {Pile} zone
 * @param {string | undefined} top
 */
function shown({ words }, zone, top) {
  if (top) return h("span", { class: "crop" }, face(top, words));
  return h(
    "span",
    { class: "place", role: "img", "aria-label": words.say("zone-pile-empty", { suit: suitWords(zone.suit, words) }) },
    sign(zone.suit),
  );
}

/**
 * The cards under the top, where the players agreed to see them.
 * @param {Pile} zone
 * @param {import("../words/say.js").Words} words
 * @returns {Tree}
 */
const beneath = (zone, words) =>
  h(
    "ol",
    { class: "beneath", role: "list", "aria-label": words.say("zone-beneath", { suit: suitWords(zone.suit, words) }) },
    zone.cards
      .slice(0, -1)
      .reverse()
      .map((/** @type {string} */ card, /** @type {number} */ at) =>
        h("li", { key: `${card}#${at}` }, chip(card, words)),
      ),
  );

/**
 * The button over a pile, and whether and why the pile is closed.
 * @param {Sitting} sitting
 * @param {Pile} zone
 * @param {string | undefined} top
 */
function targetOf(sitting, zone, top) {
  const { ui, moves, words } = sitting;
  const discard = placings(sitting).find((move) => move.to === zone.id);
  if (discard && ui.chosen) {
    const said = words.say("zone-discard", {
      act: actWords(sitting, discard, "action-discard"),
      card: cardWords(ui.chosen.card, words),
    });
    return {
      open: "legal receives",
      button: button(
        discard,
        "place",
        said,
        label(actWords(sitting, discard, "action-discard"), "disc"),
        hinted(sitting) === discard.move,
      ),
    };
  }
  if (drawing(sitting)) {
    const take = moves.find((move) => move.kind === "take" && move.from === zone.id);
    if (take && top) {
      const said = words.say("zone-take", { act: actWords(sitting, take, "action-take"), card: cardWords(top, words) });
      return {
        open: "legal",
        button: button(
          take,
          "take",
          said,
          label(actWords(sitting, take, "action-take")),
          hinted(sitting) === take.move,
        ),
      };
    }
    const why = words.say(zone.count ? "zone-take-closed" : "zone-pile-empty", {
      suit: suitWords(zone.suit, words),
      card: top ? cardWords(top, words) : "",
    });
    return { open: "", button: closed(zone, why, zone.count > 0) };
  }
  if (placing(sitting) && ui.chosen && suitOf(ui.chosen.card) !== zone.suit)
    return { open: "", button: closed(zone, "", false) };
  return null;
}

/**
 * @param {Move} move
 * @param {string} act
 * @param {string} said
 * @param {Tree} shown
 * @param {boolean} [hinted]
 * @returns {Tree}
 */
const button = (move, act, said, shown, hinted = false) =>
  h(
    "button",
    {
      key: "target",
      type: "button",
      class: `target ${move.kind}${hinted ? " hinted" : ""}`,
      "data-act": act,
      "data-move": move.move,
      "data-drop": move.kind === "discard" ? move.to : null,
      "aria-label": said,
    },
    shown,
  );

/**
 * A pile that is closed: a press asks why. Where the reason is no news, only by pointer.
 * @param {Pile} zone
 * @param {string} said
 * @param {boolean} named
 * @returns {Tree}
 */
const closed = (zone, said, named) =>
  named
    ? h("button", {
        key: "target",
        type: "button",
        class: "target closed",
        "aria-disabled": true,
        "data-act": "why",
        "data-to": zone.id,
        "aria-label": said,
      })
    : h("span", { key: "target", class: "target closed", "data-act": "why", "data-to": zone.id });
