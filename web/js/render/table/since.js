// @ts-check
/**
 * What has happened since the viewer's own turn, as lines at the table: beside the people on a desk; on a phone one
 * line under the head, which also shows the round. The table knows which events these are (table.trace).
 */
import { h } from "../draw/tree.js";
import { byTurn, told } from "../words/log.js";
import { goneThrough, whereWords } from "./going.js";
import { whichRound } from "./round.js";
import { comingWords } from "./hand.js";
import { recent, sinceWords } from "./trace.js";
import { isCutShort, onlyHere, otherName, sinceWhen, unsent } from "../words/post.js";
import { onward, patientWords } from "./turn.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {Sitting} sitting @returns {Tree} */
export function since(sitting) {
  const { table, words } = sitting;
  const turns = byTurn(recent(table));
  const going = goneThrough(table);
  const kind = going ? " going" : turns.length ? "" : " quiet-yet";
  return h(
    "section",
    { key: "since", class: `since${kind}`, "aria-label": sinceWords(sitting) },
    whichRound(sitting),
    table.gentle && !turns.length ? h("p", { class: "patient" }, patientWords(table, words)) : null,
    turns.length || going
      ? h("h2", { class: "heading", "aria-hidden": "true" }, going ? whereWords(table, words) : sinceWords(sitting))
      : null,
    turns.length
      ? h(
          "ol",
          { class: "lines", role: "list", tabindex: 0, "aria-label": sinceWords(sitting) },
          turns.map((events) => told(sitting, events, true)),
        )
      : null,
    postLine(sitting),
    onward(sitting, true),
  );
}

/**
 * For a match at a distance: since when a message is awaited, or why the match does not go on.
 * @param {Sitting} sitting @returns {Tree | null}
 */
function postLine(sitting) {
  const { table, words } = sitting;
  const { afar, waiting } = table;
  if (!afar || waiting !== "afar") return null;
  const late = unsent(afar);
  const coming = comingWords(sitting);
  return h(
    "p",
    { key: "post", class: "post-line" },
    late ? h("b", null, words.say("post-not-sent")) : null,
    h(
      "span",
      null,
      late
        ? onlyHere(afar, otherName(table, afar, words), words)
        : sinceWhen(afar, words, isCutShort(afar) ? "post-since" : "post-awaited"),
    ),
    coming ? h("span", null, coming) : null,
  );
}
