// @ts-check
/**
 * The dialog with the code for a table in another page: what the player's own seat sees, as a position to play on from
 * and as a picture that needs no Python. Neither reveals the deal: both come from that seat's sight.
 */
import { codeOf } from "../embed/outside/code.js";
import { h } from "../render/draw/tree.js";
import { button } from "./controls.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../render/table/sitting.js").OpenTable} OpenTable */
/** @typedef {import("../shell/state.js").Shell} Shell */

/** The picture: only the view, without names, log or totals. @param {OpenTable} table */
function picture({ game, rules, view }) {
  const seats = Array.from({ length: view.seats }, (_, seat) => ({
    name: "",
    mind: seat === view.seat ? "" : "careful",
  }));
  const still = { ...view, moves: [] };
  const nothingYet = { round: 0, rounds: 1, starts: 0, waiting: "still", undo: null, log: [] };
  return { table: { game, rules, seats, view: still, totals: view.scores, ...nothingYet } };
}

/**
 * The code for a page that allows scripts, and for one that does not.
 * @param {OpenTable} table
 * @param {string} line the position on one line
 * @param {string} language
 * @param {string} site the address of our site
 * @returns {{element: string, frame: string}}
 */
export function codes(table, line, language, site) {
  const asked = { mode: "play", game: table.game, lang: language, record: line };
  return codeOf(asked, site, JSON.stringify(picture(table)));
}

/** @param {Shell} state @param {import("../shell/state.js").Dialog} dialog @returns {Tree[]} */
export function embedding({ words }, { values }) {
  const { element, frame, copied } = /** @type {{element: string, frame: string, copied?: string}} */ (values);
  const code = (/** @type {string} */ name, /** @type {string} */ text) => {
    const title = words.say(`embed-code-${name}`);
    const copy = words.say(copied === name ? "error-copied" : "embed-copy");
    return [
      h("h3", null, title),
      h("pre", { class: "report", dir: "ltr", tabindex: 0, "aria-label": title }, text),
      h("div", { class: "ways" }, button("copy-embed", copy, null, { "data-value": name, key: name })),
    ];
  };
  return [
    h("h2", { id: "dialog-title" }, words.say("menu-embed")),
    h("p", null, words.say("embed-about")),
    ...code("element", element).flat(),
    ...code("frame", frame).flat(),
    h("p", null, h("a", { href: `learn/${words.language}/position.html` }, words.say("embed-lay"))),
    h("div", { class: "ways dialog-foot" }, button("shut", words.say("close"), null, { autofocus: true })),
  ];
}
