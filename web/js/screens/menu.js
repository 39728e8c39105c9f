// @ts-check
/** The menu of the table, a dialog that is loaded with it (over.js). */
/** @import { Table } from "../wire.d.ts" */
import { ALONE } from "../common/at.js";
import { h } from "../render/draw/tree.js";
import { practiceWords } from "../render/table/turn.js";
import { isYou, nameOf } from "../render/words/say.js";
import { gameOf, ownFile } from "../shell/setup.js";
import { button, linkButton } from "./controls.js";
import { otherRules } from "./option-words.js";

/**
 * The own players whose files can be chosen: those that are missing, or else all, for they may have been mended.
 * @param {Table | null} table
 * @param {import("../render/words/say.js").Words} words
 */
function ownNames(table, words) {
  if (!table || table.replay || table.waiting === "match") return [];
  const all = table.seats.flatMap(({ mind }, seat) => (ownFile(mind) ? [seat] : []));
  return (table.absent ?? all).map((seat) => nameOf(table, seat, words));
}

/** @type {import("./over.js").Drawn} */
export function menu({ about, words, table }) {
  /** @type {number[]} */
  const people = (table?.seats ?? []).flatMap((seat, at) => (seat.mind ? [] : [at]));
  const own = ownNames(table, words);
  const agreed =
    table && words.knows("option-line")
      ? otherRules(gameOf(about, table.game), table.rules, words).join(words.say("apart"))
      : "";
  // At a distance, giving up is a message, and can be sent only when this side's is due.
  const givesUp =
    table && table.waiting !== "match" && !table.result && (!table.afar || table.afar.acts.includes("concede"));
  return [
    h("h2", { id: "dialog-title" }, words.say("menu-title")),
    ...(table?.practice ? [h("p", { class: "meaning" }, practiceWords(table, words))] : []),
    ...(agreed ? [h("p", { class: "meaning" }, agreed)] : []),
    h(
      "div",
      { class: "menu-list" },
      button("shut", words.say("menu-on"), "go", { autofocus: true }),
      own.length ? button("own-bring", words.say("own-menu", { name: words.list(own) }), "people") : null,
      button("home", words.say("back-home"), "home"),
      linkButton("#rules", words.say("home-rules"), "book"),
      linkButton("#settings", words.say("home-settings"), "set"),
      linkButton("#matches", words.say("home-matches"), "kept"),
      // In the middle of a round, a sheet shows the state when it was asked for.
      table?.sheet && (table.waiting === "round" || table.waiting === "match")
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
      givesUp
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
