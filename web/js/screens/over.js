// @ts-check
/**
 * What lies over every screen: slips with news or trouble at the edge, and the dialog that asks or tells something in
 * front of everything.
 */
import { h } from "../render/draw/tree.js";
import { icon } from "../render/draw/art.js";
import { button } from "./controls.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/words/words.js").Words} Words */

/** Whether a turn is under way on the table shown: then no new version is offered. @param {Shell} state */
const midTurn = ({ screen, table }) =>
  screen === "table" &&
  table &&
  (table.waiting === "mind" ||
    table.waiting === "own" ||
    (table.waiting === "person" && table.view?.phase !== "place"));

/** What can wait while a turn is under way: the offer of a new version. @param {Shell} state @param {string} key */
const heldBack = (state, key) => key === "status-update" && midTurn(state);

/** @param {Shell} state @returns {Tree[]} */
export function over(state) {
  const { notices, words, dialog } = state;
  const slips = notices
    .filter(({ key }) => !heldBack(state, key))
    .map(({ key, values, bad, acts = [] }) =>
      h(
        "div",
        { key, class: `slip${bad ? " bad" : ""}` },
        bad ? icon("warn") : icon("ok"),
        h("p", null, words.say(key, values)),
        acts.map(({ act, key: text, value }) => button(act, words.say(text), null, { "data-value": value ?? key })),
        h(
          "button",
          {
            type: "button",
            class: "tool shut",
            "data-act": "dismiss-notice",
            "data-value": key,
            "aria-label": words.say("close"),
          },
          icon("x"),
        ),
      ),
    );
  return [
    h("aside", { key: "slips", class: "slips", hidden: !slips.length, "aria-label": words.say("notices") }, slips),
    h(
      "dialog",
      { key: "dialog", class: `sheet-of-paper ${dialog?.kind ?? ""}`, "aria-labelledby": "dialog-title" },
      dialog ? DIALOGS[dialog.kind](state, dialog) : null,
    ),
  ];
}

/** @typedef {(state: Shell, dialog: import("../shell/state.js").Dialog) => Tree[]} Drawn */
/** Others come on demand: "menu" with the table, "embed" when it is asked for (shell/acts/embedding.js). */
/** @type {Record<string, Drawn>} */
export const DIALOGS = { ask, error };

/** A question that can be answered with no. @type {Drawn} */
function ask({ words }, { key, values, act, yes, value, ways, lines = [] }) {
  return [
    h("h2", { id: "dialog-title", class: "asked" }, words.say(key ?? "", values)),
    ...lines.map((line) => h("p", null, words.say(line, values))),
    h(
      "div",
      { class: "ways" },
      button("shut", words.say("cancel"), null, { autofocus: true }),
      ways
        ? ways.map((way) => button(way.act, words.say(way.key), null, { key: way.key, "data-value": way.value }))
        : button(act ?? "shut", words.say(yes ?? "yes-no-yes"), null, {
            class: "button danger",
            "data-value": value ?? null,
          }),
    ),
  ];
}

/** Something unforeseen, with a report that a person can copy and read before sending it. @type {Drawn} */
function error({ words, table, last, notices }, { report, copied }) {
  const kept = table && table.id === last && !notices.some(({ key }) => key.startsWith("status-unsaved"));
  return [
    h("h2", { id: "dialog-title" }, words.say("error-title")),
    h("p", null, words.say(kept ? "error-sorry-kept" : "error-sorry")),
    h(
      "details",
      null,
      h("summary", null, words.say("error-report")),
      h("pre", { class: "report", dir: "ltr", tabindex: 0, "aria-label": words.say("error-report") }, report),
    ),
    h(
      "div",
      { class: "ways" },
      button("shut", words.say("menu-on"), null, { autofocus: true }),
      button("copy-report", words.say(copied ? "error-copied" : "error-copy")),
      button("reload", words.say("error-reload")),
    ),
  ];
}
