// @ts-check
/**
 * What has happened since the viewer's own turn, as lines at the table: beside the people on a desk, one line under the
 * head on a phone, which says the round as well. Which events they are is a fact of the table (table.trace).
 */
import { h } from "../draw/tree.js";
import { byTurn, told } from "../words/log.js";
import { whichRound } from "./round.js";
import { recent, sinceWords } from "./trace.js";
import { onward } from "./turn.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {Sitting} sitting @returns {Tree} */
export function since(sitting) {
  const turns = byTurn(recent(sitting.table));
  return h(
    "section",
    { key: "since", class: `since${turns.length ? "" : " quiet-yet"}`, "aria-label": sinceWords(sitting) },
    whichRound(sitting),
    turns.length
      ? [
          h("h2", { class: "heading", "aria-hidden": "true" }, sinceWords(sitting)),
          h(
            "ol",
            { class: "lines", role: "list", tabindex: 0, "aria-label": sinceWords(sitting) },
            turns.map((events) => told(sitting, events, true)),
          ),
        ]
      : null,
    onward(sitting),
  );
}
