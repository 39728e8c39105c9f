// @ts-check
/**
 * Pieces that several screens are made of: a page with its head, choices as printed blocks (with radio buttons
 * underneath, for keys and screen readers), switches, the faces of the company. Trees only; what they do is in
 * shell/acts/.
 */
import { h } from "../render/draw/tree.js";
import { icon, portrait } from "../render/draw/art.js";
import { faceAt } from "../render/draw/faces.js";

/** @typedef {import("../render/draw/tree.js").Attrs} Attrs */
/** @typedef {import("../render/draw/tree.js").Child} Child */
/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/words/words.js").Words} Words */

/**
 * A screen that is a page: the way back, its name, its content.
 * @param {Words} words
 * @param {string} name of the screen
 * @param {string} title
 * @param {...Child} content
 * @returns {Tree}
 */
export const page = (words, name, title, ...content) =>
  h(
    "main",
    { key: name, class: `page page-${name}` },
    h(
      "header",
      { class: "page-head" },
      h(
        "button",
        {
          type: "button",
          class: "tool back",
          "data-act": "back",
          "aria-label": words.say("back"),
          title: words.say("back"),
        },
        icon("chev"),
      ),
      h("h1", { tabindex: -1, "data-title": "" }, title),
    ),
    h("div", { class: "page-body" }, ...content),
  );

/**
 * A numbered heading, as on the home screen.
 * @param {Words} words
 * @param {number} number
 * @param {string} text
 * @param {string} id
 * @returns {Tree}
 */
export const numbered = (words, number, text, id) =>
  h("h2", { id, class: "numbered" }, h("span", { class: "badge", "aria-hidden": "true" }, words.number(number)), text);

/** @typedef {{name: string, value: string, checked: boolean, act: string, kind: string, lang?: string}} How */

/**
 * One of several choices. The label is the block; the radio button in it is what keys and screen readers find.
 * @param {How & {more?: Attrs}} how
 * @param {...Child} content @returns {Tree}
 */
export const choice = ({ name, value, checked, act, kind, lang, more }, ...content) =>
  h(
    "label",
    { key: value, class: `${kind}${checked ? " chosen" : ""}`, lang },
    h("input", { type: "radio", class: "under", name, value, checked, "data-act": act, ...more }),
    ...content,
  );

/**
 * A row of small choices with their question.
 * @param {string} name
 * @param {string} question
 * @param {string | null} meaning
 * @param {[string, string, string?][]} values [value, text, its language if different]
 * @param {string} chosen @param {string} act @param {Attrs} [more] on each radio button @returns {Tree}
 */
export function choices(name, question, meaning, values, chosen, act, more) {
  return h(
    "fieldset",
    { key: name, class: "question" },
    h("legend", null, question),
    meaning ? h("p", { class: "meaning" }, meaning) : null,
    h(
      "div",
      { class: "chips" },
      values.map(([value, text, lang]) =>
        choice({ name, value, checked: value === chosen, act, kind: "chip-choice", lang, more }, h("span", null, text)),
      ),
    ),
  );
}

/**
 * Something that is on or off.
 * @param {string} name
 * @param {string} text
 * @param {string | null} meaning
 * @param {boolean} on
 * @param {string} [act]
 * @returns {Tree}
 */
export const toggle = (name, text, meaning, on, act = "toggle") =>
  h(
    "label",
    { key: name, class: "switch" },
    h(
      "span",
      { class: "switch-words" },
      h("span", { class: "switch-name" }, text),
      meaning ? h("span", { class: "meaning" }, meaning) : null,
    ),
    h("input", { type: "checkbox", role: "switch", class: "under", name, checked: on, "data-act": act }),
    h("span", { class: "groove", "aria-hidden": "true" }, h("span", { class: "knob" })),
  );

/**
 * A button that is a printed block.
 * @param {string} act
 * @param {string} text
 * @param {string | null} [drawing] an icon
 * @param {Attrs} [more]
 * @returns {Tree}
 */
export const button = (act, text, drawing = null, more = {}) =>
  h(
    "button",
    { type: "button", class: "button", "data-act": act, ...more },
    drawing ? icon(drawing) : null,
    h("span", null, text),
  );

/**
 * A link that looks like a button.
 * @param {string} to a hash
 * @param {string} text
 * @param {string | null} [drawing]
 * @param {Attrs} [more]
 * @returns {Tree}
 */
export const linkButton = (to, text, drawing = null, more = {}) =>
  h("a", { class: "button", href: to, ...more }, drawing ? icon(drawing) : null, h("span", null, text));

/** The face of a mind, or of the person at a seat. @param {string} mind @param {number} [seat] @returns {Tree} */
export const face = (mind, seat = 0) => portrait(faceAt(mind, seat));

/** Strength, in lozenges. @param {number} level 1 to 5 @param {Words} words @returns {Tree} */
export const lozenges = (level, words) =>
  h(
    "span",
    { class: "level", role: "img", "aria-label": words.say("home-level", { level }) },
    [1, 2, 3, 4, 5].map((each) => h("i", { class: each <= level ? "full" : "" })),
  );
