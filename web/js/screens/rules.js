// @ts-check
/** The rules of the games that are taught, in our own words, numbered as refusals number them. */
import { ALONE, at } from "../common/at.js";
import { ruleNumber } from "../render/words/notices.js";
import { ROOMS, gameOfRule, taught } from "../render/rooms.js";
import { h } from "../render/draw/tree.js";
import { gameOf as playedGame } from "../shell/setup.js";
import { button, page } from "./controls.js";
import { otherRules } from "./option-words.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/words/words.js").Words} Words */

/**
 * The part of the address names a game or a rule; without it, the game of the set-up, or the first one that is taught.
 * @param {Shell} state
 */
function gameOf({ part, setup }) {
  if (taught(part)) return part;
  return gameOfRule(part) || (taught(setup.game) ? setup.game : Object.keys(ROOMS)[0]);
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
      Object.keys(ROOMS)
        .filter(taught)
        .map((each) =>
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
      agreed(state, game),
      inFull(game, state.part, words),
      ROOMS[game].rules.map((number) => section(number, number === state.part, words)),
    ),
    h("p", { class: "ways" }, button("guided", words.say("guide-play"), "guide", { "data-value": game })),
  );
}

/**
 * How the match on the table differs from the rules here; null if it follows them.
 * @param {Shell} state @param {string} game @returns {Tree | null}
 */
function agreed({ about, table, words }, game) {
  const lines = table?.game === game ? otherRules(playedGame(about, game), table.rules, words) : [];
  if (!lines.length) return null;
  return h(
    "section",
    { key: "agreed", class: "agreed", "aria-labelledby": "agreed" },
    h("h2", { id: "agreed" }, words.say("rules-agreed")),
    h(
      "ul",
      { role: "list" },
      lines.map((line) => h("li", { key: line }, line)),
    ),
  );
}

/**
 * The link to the page with the rules in full, at the very rule if one was asked for; null if there is none.
 * @param {string} game
 * @param {string} part
 * @param {Words} words
 * @returns {Tree | null}
 */
function inFull(game, part, words) {
  const page = at(`learn/${words.language}/${game}.html`);
  if (!page) return null;
  const to = `${page}${ROOMS[game].rules.includes(part) ? `#r-${part}` : ""}`;
  return h("p", null, h("a", { href: to }, words.say(ALONE ? "rules-in-file" : "rules-in-full")));
}

/** A text in which no line breaks inside a formula. @param {string} text */
const whole = (text) => text.replace(/ ([−+×=]) /g, "\u00a0$1\u00a0");

/** @param {string} number @param {boolean} asked whether a refusal led here @param {Words} words @returns {Tree} */
function section(number, asked, words) {
  const key = `rule-${number.replace(".", "-")}`;
  const texts = [];
  for (let at = 1; words.knows(`${key}-${at}`); at++) texts.push(words.say(`${key}-${at}`));
  return h(
    "section",
    { key: number, id: `part-${number}`, tabindex: -1, "aria-current": asked ? "true" : null, "aria-labelledby": key },
    h("h2", { id: key }, h("span", { class: "rule-number" }, ruleNumber(number, words)), " ", words.say(key)),
    texts.map((text) => h("p", null, whole(text))),
  );
}
