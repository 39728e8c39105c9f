// @ts-check
/** Where a message is put in: pasted, from a file, or as a code; and what was wrong with the last one. */
import { h } from "../../render/draw/tree.js";
import { icon } from "../../render/draw/art.js";
import { button } from "../../screens/controls.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {Desk} desk @param {Words} words @returns {Tree | null} */
export const told = ({ told: said }, words) =>
  said ? h("p", { key: "told", class: "warning post-told", role: "status" }, words.say(said.key, said.values)) : null;

/**
 * @param {Desk} desk
 * @param {Words} words
 * @param {string} name whose message is awaited, "" for anybody's
 * @returns {Tree}
 */
export const reading = (desk, words, name) =>
  h(
    "section",
    { key: "reading", class: "part reading", "aria-labelledby": "reading-title" },
    h(
      "h2",
      { id: "reading-title" },
      words.say("post-read", { name: name || words.say("post-somebody"), known: name ? "yes" : "no" }),
    ),
    desk.scanning
      ? h("video", {
          key: "video",
          class: "scanner",
          muted: true,
          playsinline: true,
          "aria-label": words.say("post-scanning"),
        })
      : null,
    h(
      "div",
      { class: "ways" },
      button("post", words.say(desk.scanning ? "post-scan-end" : "post-scan"), "scan", { "data-post": "scan" }),
      button("post", words.say("post-paste"), "paste", { "data-post": "paste" }),
      h(
        "label",
        { class: "button file" },
        h("input", {
          type: "file",
          class: "under",
          accept: ".txt,text/plain,image/*",
          "data-act": "post",
          "data-post": "file",
        }),
        icon("save"),
        h("span", null, words.say("post-open-file")),
      ),
    ),
    h(
      "label",
      { class: "by-hand" },
      h("span", null, words.say("post-by-hand")),
      h("textarea", {
        class: "to-paste",
        rows: 3,
        dir: "auto",
        spellcheck: "false",
        autocomplete: "off",
        maxlength: 70000,
      }),
    ),
    button("post", words.say("post-read-it"), "go", { "data-post": "read" }),
  );
