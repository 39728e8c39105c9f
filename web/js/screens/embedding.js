// @ts-check
/**
 * The dialog that gives the code for a table in another page: what the player's own seat sees, as a position that can be played on
 * and as a picture that needs no Python. Nothing of the deal is in either: both come from that seat's sight.
 */
import { h } from "../tree.js";
import { button } from "./parts.js";

/** @typedef {import("../tree.js").Tree} Tree */
/** @typedef {import("../state.js").Shell} Shell */

const ESCAPES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", '"': "&quot;" });
/** @param {string} value */
const attribute = (value) => value.replace(/[&<"]/g, (sign) => ESCAPES[sign]);

/** The picture: the view alone, without names, log or totals. @param {any} table */
function picture({ game, rules, view }) {
  const seats = Array.from({ length: view.seats }, (_, seat) => ({ name: "", mind: seat === view.seat ? "" : "careful" }));
  const still = { ...view, moves: [] };
  return { table: { game, rules, seats, view: still, round: 0, rounds: 1, starts: 0, waiting: "still", undo: null, totals: view.scores, log: [] } };
}

/**
 * The code for a page that allows scripts, and for one that does not.
 * @param {any} table @param {string} line the position on one line @param {string} language @param {string} site the address of ours
 * @returns {{element: string, frame: string}}
 */
export function codes(table, line, language, site) {
  const hash = new URLSearchParams({ mode: "play", game: table.game, lang: language, record: line });
  return {
    element:
      `<script type="module" src="${attribute(new URL("embed.js", site).href)}"></script>\n` +
      `<lost-cities-table mode="play" game="${table.game}" lang="${language}" record="${attribute(line)}"\n  view="${attribute(JSON.stringify(picture(table)))}"></lost-cities-table>`,
    frame: `<iframe src="${attribute(new URL(`embed.html#${hash}`, site).href)}" title="Lost Cities" width="100%" height="720"></iframe>`,
  };
}

/** @param {Shell} state @param {import("../state.js").Dialog} dialog @returns {Tree[]} */
export function embedding({ words }, { values }) {
  const { element, frame, copied } = /** @type {{element: string, frame: string, copied?: string}} */ (values);
  const code = (/** @type {string} */ name, /** @type {string} */ text) => [
    h("h3", null, words.say(`embed-code-${name}`)),
    h("pre", { class: "report", dir: "ltr", tabindex: 0, "aria-label": words.say(`embed-code-${name}`) }, text),
    h("div", { class: "ways" }, button("copy-embed", words.say(copied === name ? "error-copied" : "embed-copy"), null, { "data-value": name, key: name })),
  ];
  return [
    h("h2", { id: "dialog-title" }, words.say("menu-embed")),
    h("p", null, words.say("embed-about")),
    ...code("element", element).flat(),
    ...code("frame", frame).flat(),
    h("div", { class: "ways" }, button("shut", words.say("menu-on"), null, { autofocus: true })),
  ];
}
