// @ts-check
/** A match at a distance on its own screen: how it stands, the message to hand on, and what else there is. */
import { ALONE } from "../../common/at.js";
import { h } from "../../render/draw/tree.js";
import { icon } from "../../render/draw/art.js";
import { onlyHere, sinceWhen, unsent, waitsFor } from "../../render/words/post.js";
import { reasonValues } from "../../render/words/say.js";
import { button } from "../../screens/controls.js";
import { byHand, copying } from "./by_hand.js";
import { code } from "./code.js";
import { twoSides } from "./list.js";
import { promise } from "./promise.js";
import { isShuffling, progress } from "./shuffling.js";
import { reading, told } from "./reading.js";
import { together } from "./together.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {import("../../wire.d.ts").Afar} Afar */

/** Whether a round is over at the table. @param {import("../../wire.d.ts").Table | null} table */
export const atSheet = (table) => table?.waiting === "round" || table?.waiting === "match";

/** @param {Shell} state @param {Desk} desk @returns {(Tree | null)[]} */
export function match(state, desk) {
  const { words, afar, table } = state;
  if (!afar) return [told(desk, words)];
  const name = afar.names[1 - afar.seat];
  const late = unsent(afar);
  const live = desk.live === "on" && desk.spoken.includes(afar.id);
  const goesOn = !["over", "broken", "found"].includes(afar.waits);
  return [
    told(desk, words),
    twoSides(
      words,
      { name: afar.names[afar.seat], seat: afar.seat, note: words.say("post-here") },
      { name, seat: 1 - afar.seat, note: words.say(name ? "post-there" : "post-invited") },
    ),
    h(
      "p",
      { key: "standing", class: "post-standing" },
      late ? h("span", { class: "tag" }, words.say("post-not-sent")) : null,
      h("b", null, late ? onlyHere(afar, name, words) : waitsFor(afar, name, words)),
      late || !afar.since ? null : h("span", null, sinceWhen(afar, words)),
    ),
    isShuffling(desk) ? progress(state, desk) : null,
    afar.fault ? fault(afar, words) : null,
    afar.asked ? asked(afar, name, words) : null,
    afar.asking ? h("p", { key: "asking", class: "meaning" }, words.say("post-asking", { name })) : null,
    table
      ? button("post", words.say(atSheet(table) ? "action-sheet" : "post-to-table"), "table", {
          key: "play",
          class: afar.waits === "yours" || (afar.waits === "over" && !late) ? "button primary big" : "button",
          "data-post": "play",
        })
      : null,
    live || desk.signal || afar.waits === "yours" || afar.waits === "found" || !afar.text
      ? null
      : sending(afar, desk, late, words),
    goesOn || late ? together(desk, words) : null,
    goesOn && !live ? reading(desk, words, name) : null,
    afar.acts.includes("ask")
      ? button("post", words.say("post-ask"), "undo", { key: "ask", "data-post": "ask" })
      : null,
    afar.asking ? button("post", words.say("post-turn-instead"), null, { key: "ask", "data-post": "undo" }) : null,
    promise(words),
  ];
}

/**
 * This device's message, and the ways to send it.
 * @param {Afar} afar
 * @param {Desk} desk
 * @param {boolean} late
 * @param {Words} words
 */
function sending(afar, desk, late, words) {
  const { codes } = desk;
  const way = (
    /** @type {string} */ act,
    /** @type {string} */ key,
    /** @type {string} */ drawing,
    /** @type {object} */ more = {},
  ) => button("post", words.say(key), drawing, { key: act, "data-post": act, ...more });
  const send = ALONE ? "post-send" : "post-send-link";
  return h(
    "section",
    { key: "sending", class: "sending" },
    codes ? code(codes, words) : null,
    h(
      "div",
      { class: "ways" },
      way("share", late ? send : "post-send-again", "send", { class: late ? "button primary" : "button" }),
      copying("copy", words),
      way("save", "post-save", "save"),
      way("codes", codes ? "post-code-away" : "post-code", "scan"),
    ),
    byHand(afar.text, words),
  );
}

/** The fault that was found or is charged, and the possible answers. @param {Afar} afar @param {Words} words */
function fault({ fault: found, names, seat, acts }, words) {
  if (!found) return null;
  const who = found.seat === seat ? "you" : "other";
  return h(
    "section",
    { key: "fault", class: "part fault" },
    h("h2", null, icon("warn"), words.say("post-fault", { who, name: names[1 - seat] })),
    h("p", null, words.say(found.key, reasonValues(found.values, null, words))),
    found.claim ? h("p", null, words.say("post-claimed", { who, name: names[1 - seat] })) : null,
    acts.includes("charge")
      ? h(
          "div",
          { class: "ways" },
          button("post", words.say("post-charge-won"), "send", { class: "button primary", "data-post": "charge-won" }),
          button("post", words.say("post-charge"), "send", { "data-post": "charge" }),
        )
      : null,
  );
}

/** The other asks for its last turn back. @param {Afar} afar @param {string} name @param {Words} words */
const asked = ({ acts }, name, words) =>
  h(
    "section",
    { key: "asked", class: "part" },
    h("p", null, words.say("post-asked", { name })),
    acts.includes("undo") ? button("post", words.say("post-undo"), "undo", { "data-post": "undo" }) : null,
  );
