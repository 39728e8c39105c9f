// @ts-check
/** The rules of the three games in our own words, numbered as refusals number them. */
import { ruleNumber } from "../render/notices.js";
import { h } from "../render/tree.js";
import { button, page } from "./parts.js";

/** @typedef {import("../render/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/words.js").Words} Words */

/** The sections of each game, in order. @type {Record<string, string[]>} */
const SECTIONS = {
  card: ["1.1", "1.2", "1.3", "1.4", "1.5"],
  board: ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8", "2.9"],
  adapted: ["3.1", "3.2"],
};

/** The address's part names a game or a rule; without one it is the game that is set up. @param {Shell} state */
function gameOf({ part, setup }) {
  if (part in SECTIONS) return part;
  const chapter = part.split(".")[0];
  return Object.keys(SECTIONS).find((game) => SECTIONS[game][0].startsWith(`${chapter}.`)) ?? setup.game;
}

/** @param {Shell} state @returns {Tree} */
export function rules(state) {
  const { words } = state;
  const game = gameOf(state);
  return page(
    words,
    "rules",
    words.say("rules-title"),
    h(
      "nav",
      { class: "tabs", "aria-label": words.say("rules-which") },
      Object.keys(SECTIONS).map((each) =>
        h(
          "a",
          { key: each, href: `#rules/${each}`, "aria-current": each === game ? "true" : null },
          words.say(`game-${each}`),
        ),
      ),
    ),
    h(
      "div",
      { class: "prose" },
      h("p", null, words.say(`rules-intro-${game}`)),
      inFull(game, state.part, words),
      SECTIONS[game].map((number) => section(number, number === state.part, words)),
    ),
    h("p", { class: "ways" }, button("guided", words.say("guide-play"), "lamp", { "data-value": game })),
  );
}

/**
 * The way to the page that tells the rules in full, to the very rule if one was asked for.
 * @param {string} game
 * @param {string} part
 * @param {Words} words
 * @returns {Tree}
 */
const inFull = (game, part, words) =>
  h(
    "p",
    null,
    h(
      "a",
      { href: `learn/${words.language}/${game}.html${SECTIONS[game].includes(part) ? `#r-${part}` : ""}` },
      words.say("rules-in-full"),
    ),
  );

/** @param {string} number @param {boolean} asked whether a refusal led here @param {Words} words @returns {Tree} */
function section(number, asked, words) {
  const key = `rule-${number.replace(".", "-")}`;
  const texts = [];
  for (let at = 1; words.knows(`${key}-${at}`); at++) texts.push(words.say(`${key}-${at}`));
  return h(
    "section",
    { key: number, id: `part-${number}`, tabindex: -1, "aria-current": asked ? "true" : null, "aria-labelledby": key },
    h("h2", { id: key }, h("span", { class: "rule-number" }, ruleNumber(number, words)), " ", words.say(key)),
    texts.map((text) => h("p", null, text)),
  );
}
