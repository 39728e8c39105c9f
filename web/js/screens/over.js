// @ts-check
/**
 * What lies over every screen: slips with news or trouble at the edge, and the dialog that asks or tells in front of
 * everything.
 */
import { ALONE } from "../common/at.js";
import { h } from "../render/draw/tree.js";
import { icon } from "../render/draw/art.js";
import { isYou, nameOf } from "../render/words/say.js";
import { button, linkButton } from "./controls.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/words/words.js").Words} Words */

/** Whether a turn is under way on the table in sight: then no new version is offered. @param {Shell} state */
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
/** @type {Record<string, Drawn>} */
export const DIALOGS = { menu, ask, error }; // "embed" comes when it is asked for (shell/acts/embedding.js)

/** The menu of the table. @type {Drawn} */
function menu({ words, table }) {
  /** @type {number[]} */
  const people = (table?.seats ?? []).flatMap((seat, at) => (seat.mind ? [] : [at]));
  const playing = table && table.waiting !== "match" && !table.result;
  return [
    h("h2", { id: "dialog-title" }, words.say("menu-title")),
    h(
      "div",
      { class: "menu-list" },
      button("shut", words.say("menu-on"), "go", { autofocus: true }),
      button("home", words.say("back-home"), "home"),
      linkButton("#rules", words.say("home-rules"), "book"),
      linkButton("#settings", words.say("home-settings"), "set"),
      linkButton("#matches", words.say("home-matches"), "kept"),
      table?.sheet
        ? linkButton("#sheet", words.say("action-sheet"), "score")
        : table?.view
          ? button("standings", words.say("action-sheet"), "score")
          : null,
      table?.afar?.acts.includes("ask") ? button("post", words.say("post-ask"), "undo", { "data-post": "ask" }) : null,
      table?.afar && table.waiting !== "match"
        ? linkButton(`#distance/${table.id}`, words.say("post-ways"), "send")
        : null,
      table && !table.lesson && !(table.afar && table.waiting !== "match")
        ? linkButton(
            `#through/${table.id}/${table.waiting === "match" ? "1.0" : "now"}`,
            words.say("through-title"),
            "run",
          )
        : null,
      table?.view ? button("picture", words.say("picture-title"), "picture", { "data-value": "table" }) : null,
      table ? button("export", words.say("sheet-export"), "save", { "data-value": table.id }) : null,
      table?.view && !ALONE ? button("embed", words.say("menu-embed"), "code") : null,
      playing
        ? people.map((at) =>
            button(
              "concede",
              isYou(table, at)
                ? words.say("action-concede")
                : words.say("menu-concede-for", { name: nameOf(table, at, words) }),
              "flag",
              { class: "button danger", key: `concede-${at}`, "data-value": at },
            ),
          )
        : null,
    ),
  ];
}

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
