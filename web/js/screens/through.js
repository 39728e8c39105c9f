// @ts-check
/**
 * Head and foot of a match that is gone through: whose hands are open, the buttons for going through it, and a slider
 * with one bar per round. play/through.js keeps the place; between them is the table of the game.
 */
import { ALONE } from "../common/at.js";
import { h } from "../render/draw/tree.js";
import { icon } from "../render/draw/art.js";
import { nameOf, isYou } from "../render/words/say.js";
import { whereWords } from "../render/table/going.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../render/table/sitting.js").OpenTable} OpenTable */
/** @typedef {import("../play/through.js").Through} Way */
/** @typedef {import("../shell/words/words.js").Words} Words */

/**
 * The way back, what this is, and whose hands are open.
 * @param {{table: OpenTable, words: Words}} looked @returns {Tree[]}
 */
export function head({ table, words }) {
  const names = words.list(table.seats.map((_, seat) => nameOf(table, seat, words)));
  return [
    h(
      "div",
      { key: "title", class: "through-title" },
      h(
        "button",
        { type: "button", class: "tool back", "data-act": "leave", "aria-label": words.say("back") },
        icon("chev"),
      ),
      h(
        "div",
        null,
        h("p", { class: "meaning" }, names),
        h("h1", { tabindex: -1, "data-title": "" }, words.say("through-title")),
      ),
    ),
    h("div", { key: "eyes", class: "through-eyes" }, eyes(table, words)),
  ];
}

/**
 * Whose hands are open; in a match under way, why not all.
 * @param {OpenTable} table @param {Words} words @returns {Tree | null}
 */
function eyes(table, words) {
  const { kept } = table.replay ?? {};
  if (!kept) return null;
  if (!kept.over) return h("p", { class: "note" }, words.say("through-going"));
  const choices = [
    { value: "all", text: words.say("through-all"), chosen: kept.open },
    ...kept.seats.map((seat) => ({
      value: `${seat}`,
      text: isYou(table, seat)
        ? words.say("through-as-you")
        : words.say("through-as", { name: nameOf(table, seat, words) }),
      chosen: !kept.open && table.viewer === seat,
    })),
  ];
  return h(
    "div",
    { class: "eyes", role: "radiogroup", "aria-label": words.say("through-eyes") },
    choices.map(({ value, text, chosen }) =>
      h(
        "label",
        { key: value, class: chosen ? "chosen" : null },
        h("input", { type: "radio", class: "under", name: "eyes", value, checked: chosen, "data-act": "eyes" }),
        h("span", null, text),
      ),
    ),
  );
}

/**
 * @param {{table: OpenTable, words: Words, through: Way, logOpen: boolean}} looked
 * @returns {Tree[]}
 */
export function foot({ table, words, through, logOpen }) {
  const { place, last, running } = through;
  const press = (/** @type {string} */ act, /** @type {string} */ drawing, open = true) =>
    h(
      "button",
      {
        key: act,
        type: "button",
        class: `step-button to-${act}${act === "run" && running ? " running" : ""}`,
        "data-act": act,
        "aria-label": words.say(act === "run" && running ? "through-rest" : `through-${act}`),
        "aria-disabled": open ? null : true,
      },
      icon(drawing),
    );
  return [
    h(
      "div",
      { key: "steps", class: "step-buttons", role: "group", "aria-label": words.say("through-way") },
      press("first", "first", place > 0),
      press("back", "chev", place > 0),
      press("run", running ? "rest" : "run"),
      press("on", "chev", place < last),
      press("last", "last", place < last),
      h(
        "button",
        {
          key: "log",
          type: "button",
          class: "step-button to-log",
          "data-act": "log",
          "aria-label": words.say("zone-log"),
          "aria-expanded": logOpen,
        },
        icon("log"),
      ),
      onward(table, words, through),
      table.replay?.kept?.over && !ALONE // in the game as one file it would lead to this disk
        ? h(
            "button",
            {
              key: "link",
              type: "button",
              class: "step-button to-link",
              "data-act": "copy-link",
              "data-value": `${through.round + 1}.${through.turn}`,
              "aria-label": words.say("link-copy"),
              title: words.say("link-copy"),
            },
            icon("copy"),
          )
        : null,
    ),
    slider(table, words, through),
  ];
}

/**
 * Playing on from here, in a finished match. If no turn is left in the round, the button is disabled but keeps its
 * place: nothing moves under a finger that goes on.
 * @param {OpenTable} table @param {Words} words @param {Way} through
 */
function onward(table, words, { round, turn, turns }) {
  const { kept } = table.replay ?? {};
  if (!kept?.over) return null;
  const seat = table.viewer ?? kept.seats[0];
  return h(
    "button",
    {
      key: "branch",
      type: "button",
      class: "step-button to-branch",
      "data-act": "branch",
      "data-value": `${round + 1}.${turn}/${seat}`,
      "aria-disabled": turn < turns[round] ? null : true,
      "aria-label": words.say("branch-here"),
      title: words.say("branch-here"),
    },
    icon("go"),
  );
}

/**
 * One bar per round, filled up to here, under a real slider.
 * @param {OpenTable} table @param {Words} words @param {Way} through
 */
function slider(table, words, { place, last, round, turn, turns }) {
  const part = (/** @type {number} */ of) => `${((100 * of) / Math.max(last, 1)).toFixed(3)}%`;
  let begins = 0;
  const bars = turns.map((count, at) => {
    const from = begins;
    begins += count + 1;
    const done = Math.min(Math.max(place - from, 0), count);
    return h(
      "span",
      {
        key: at,
        class: `round-bar${at === round ? " now" : ""}`,
        style: {
          "inset-inline-start": part(from),
          "inline-size": part(count),
          "--done": `${((100 * done) / Math.max(count, 1)).toFixed(2)}%`,
          "--turns": Math.max(count, 1),
        },
      },
      h("i"),
      h("b", null, words.say("zone-round", { game: table.game, round: at + 1 })),
    );
  });
  return h(
    "div",
    { key: "slider", class: "slider" },
    h("div", { class: "round-bars", "aria-hidden": "true" }, bars),
    h("input", {
      key: "to",
      type: "range",
      min: 0,
      max: last,
      step: 1,
      value: String(place),
      "data-act": "to",
      "aria-label": words.say("through-way"),
      "aria-valuetext": whereWords(table, words, { round, turn, turns }),
    }),
  );
}
