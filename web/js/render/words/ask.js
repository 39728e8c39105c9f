// @ts-check
/**
 * How to ask what a column is worth: by a press anywhere on it or, for keys and screen readers, by a button of the same
 * size that pointers pass through, so that what is under it still scrolls. worth.js has the answer.
 */
/** @import { Column } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */

/** What makes an element ask. @param {{id: string}} zone */
export const asking = ({ id }) => ({ "data-act": "worth", "data-to": id });

/**
 * @param {Column} zone
 * @param {import("./say.js").Words} words
 * @param {boolean} stop whether it is a stop of Tab; arrow keys go on from there
 * @returns {Tree}
 */
export const askButton = (zone, words, stop) =>
  h("button", {
    key: "ask",
    type: "button",
    class: "weigh",
    tabindex: stop ? null : -1,
    "aria-label": words.say("zone-worth", { suit: words.suit(zone.suit) }),
    ...asking(zone),
  });
