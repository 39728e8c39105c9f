// @ts-check
/** A text that goes out, which can be copied or, where a browser gives no clipboard, marked and copied by hand. */
import { ALONE } from "../../common/at.js";
import { h } from "../../render/draw/tree.js";
import { button } from "../../screens/controls.js";
import { linkOf } from "../texts.js";

/** @typedef {import("../../shell/words/words.js").Words} Words */

/** What is said where there is no clipboard. */
export const BY_HAND = "post-copy-by-hand";

/** Copies a link or, in a game of one file, the message (texts.js). @param {string} act @param {Words} words */
export const copying = (act, words) =>
  ALONE
    ? button("post", words.say("post-copy-message"), "copy", { key: act, "data-post": act })
    : button("post", words.say("post-copy"), "copy", { key: act, "data-post": act });

/** @param {string} text of a message or a signal @param {Words} words */
export const byHand = (text, words) =>
  h(
    "details",
    { key: "by-hand", class: "by-hand" },
    h("summary", null, words.say("post-as-text")),
    h(
      "textarea",
      {
        class: "own-message",
        rows: 4,
        readonly: true,
        dir: "ltr",
        spellcheck: "false",
        "aria-label": words.say("post-as-text"),
      },
      linkOf(text),
    ),
  );

/**
 * The same where there is no room for it until it is needed.
 * @param {import("../desk.js").Desk} desk @param {string} text @param {Words} words
 */
export const byHandAlone = ({ told }, text, words) => (told?.key === BY_HAND ? byHand(text, words) : null);

/** Marks the text, to be copied with the keyboard. */
export function mark() {
  const text = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("textarea.own-message"));
  text?.closest("details")?.setAttribute("open", "");
  text?.select();
}
