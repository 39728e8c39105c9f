// @ts-check
/**
 * How a column is asked what it is worth: by a press anywhere on it or, for keys and screen readers, by a button of the
 * same size that no pointer meets, so that what lies under it can still be scrolled. The answer is worth.js.
 */
/** @import { Column } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */

/** What makes an element ask. @param {{id: string}} zone */
export const asking = ({ id }) => ({ "data-act": "worth", "data-to": id });

/**
 * @param {Column} zone
 * @param {import("./say.js").Words} words
 * @param {boolean} stop whether Tab comes to it; arrow keys go on from there
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
