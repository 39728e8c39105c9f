// @ts-check
/**
 * The set-up screen: which game, who sits where, who begins, and the options, each with a sentence about its meaning.
 */
/** @import { Game, Option, OptionValue, Seat } from "../wire.d.ts" */
import { LONGEST_NAME } from "../common/plain.js";
import { h } from "../render/draw/tree.js";
import { mayBePatient, gameOf, mindsOf, namesOf, optionsOf, ownFile, seatCounts, valueOf } from "../shell/setup.js";
import { button, choice, choices, face, lozenges, page, toggle } from "./controls.js";
import { gameChoice } from "./home/home.js";
import { optionKey, valueWords } from "./option-words.js";
import { startLine } from "./home/start.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/setup.js").Seating} Seating */
/** @typedef {import("../shell/words/words.js").Words} Words */

/** @param {Shell} state @returns {Tree} */
export function settingUp(state) {
  const { words, setup, about } = state;
  const game = gameOf(about, setup.game);
  const seating = setup.games[setup.game];
  return page(
    words,
    "setup",
    words.say("setup-title"),
    h(
      "fieldset",
      { class: "question" },
      h("legend", null, words.say("setup-game")),
      h(
        "div",
        { class: "games" },
        about.games.map((each) => gameChoice(each.name, setup.game, words)),
      ),
    ),
    people(state, game, seating),
    starts(game.name, seating, words),
    ...rulesAsked(game, seating, words, button("as-usual", words.say("setup-reset"))),
    h(
      "div",
      { class: "set-out sticky over-more" },
      h("div", { class: "summary" }, startLine(state)),
      button("start", words.say("home-start"), "go", { class: "button primary big" }),
    ),
  );
}

/**
 * The rules that can be chosen: the usual questions open, the others folded unless one of them is answered already.
 * @param {Game} game @param {Seating} seating @param {Words} words @param {Tree[]} below the folded ones
 */
export function rulesAsked(game, seating, words, ...below) {
  const [open, further] = optionsOf(game);
  const question = (/** @type {Option} */ option) => optionQuestion(game.name, option, valueOf(seating, option), words);
  return [
    h(
      "section",
      { class: "part", "aria-labelledby": "setup-rules" },
      h("h2", { id: "setup-rules" }, words.say("setup-rules")),
      open.map(question),
    ),
    further.length
      ? h(
          "details",
          { class: "part", open: further.some((option) => option.name in seating.options) },
          h("summary", null, words.say("setup-more")),
          further.map(question),
          ...below,
        )
      : null,
  ];
}

/** How many play, and who. @param {Shell} state @param {Game} game @param {Seating} seating @returns {Tree} */
function people({ words, about }, game, seating) {
  const counts = seatCounts(game);
  const count = seating.seats.length;
  const names = namesOf(seating, words);
  const minds = mindsOf(about, game.name);
  return h(
    "section",
    { class: "part", "aria-labelledby": "setup-who" },
    h("h2", { id: "setup-who" }, words.say("setup-who")),
    counts.length > 1
      ? choices(
          "seats",
          words.say("setup-seats"),
          null,
          counts.map((each) => [String(each), words.number(each)]),
          String(count),
          "seats",
        )
      : null,
    game.moreSeats.includes(count) ? h("p", { class: "meaning" }, words.say("setup-unofficial", { count })) : null,
    h(
      "ol",
      { class: "seats", role: "list" },
      seating.seats.map((seat, at) => seatRow(game.name, seat, at, names[at], minds, words)),
    ),
    seating.seats.every((seat) => seat.mind) ? h("p", { class: "meaning" }, words.say("setup-watch")) : null,
    mayBePatient(seating)
      ? toggle("gentle", words.say("setup-gentle"), words.say("setup-gentle-means"), seating.gentle, "gentle")
      : null,
  );
}

/**
 * @param {string} game
 * @param {Seat} seat
 * @param {number} at
 * @param {string} name
 * @param {{name: string, level: number}[]} minds
 * @param {Words} words
 * @returns {Tree}
 */
function seatRow(game, seat, at, name, minds, words) {
  const who = (/** @type {string} */ mind, /** @type {string} */ text, level = 0) =>
    choice(
      {
        name: `seat-${at}`,
        value: mind,
        checked: seat.mind === mind,
        act: "seat",
        kind: "who-choice",
        more: {
          "data-seat": at,
          "aria-label": level ? text + words.say("apart") + words.say("home-level", { level }) : text,
        },
      },
      face(mind, at),
      h("span", null, text),
      level ? lozenges(level, words) : null,
    );
  return h(
    "li",
    { key: `seat-${at}` },
    h(
      "fieldset",
      { class: "seat" },
      h("legend", null, words.say("setup-seat", { seat: at + 1 })),
      h(
        "div",
        { class: "who-choices" },
        who("", words.say("setup-person")),
        minds.map((mind) => who(mind.name, words.say(`mind-${mind.name}`), mind.level)),
        ownChoice(seat, at, words),
      ),
      seat.mind
        ? h(
            "p",
            { class: "meaning" },
            ownFile(seat.mind) ? words.say("own-about") : words.say(`mind-${seat.mind}-about`, { game }),
          )
        : h("input", {
            type: "text",
            class: "name-plate",
            value: seat.name,
            placeholder: name,
            maxlength: LONGEST_NAME,
            dir: seat.name ? "auto" : words.dir,
            autocomplete: "off",
            spellcheck: "false",
            "data-act": "name",
            "data-seat": at,
            "aria-label": words.say("setup-name", { seat: at + 1 }),
          }),
    ),
  );
}

/**
 * A player of one's own, from a file: the block is what the file is chosen with.
 * @param {Seat} seat
 * @param {number} at
 * @param {Words} words
 * @returns {Tree}
 */
const ownChoice = ({ mind }, at, words) =>
  h(
    "label",
    { key: "own", class: `who-choice own-choice${ownFile(mind) ? " chosen" : ""}` },
    h("input", {
      type: "file",
      class: "under",
      accept: ".py,.whl",
      "data-act": "own-choose",
      "data-seat": at,
      "aria-label": ownFile(mind) ? words.say("own-chosen", { name: ownFile(mind) }) : words.say("own-choose"),
    }),
    face("own:", at),
    h("span", { dir: "auto" }, ownFile(mind) || words.say("own-choose")),
  );

/** @param {string} game @param {Seating} seating @param {Words} words @returns {Tree} */
function starts(game, seating, words) {
  const names = namesOf(seating, words);
  /** @type {[string, string][]} */
  const values = [
    ["", words.say("setup-starts-random")],
    ...names.map((name, at) => /** @type {[string, string]} */ ([String(at), name])),
  ];
  return choices(
    "starts",
    words.say("setup-starts"),
    words.say("setup-starts-means", { game }),
    values,
    seating.starts === null ? "" : String(seating.starts),
    "starts",
  );
}

/**
 * An option of the rules: values go through JSON, so that true, 1 and "1" stay distinct.
 * @param {string} game
 * @param {Option} option
 * @param {OptionValue} value
 * @param {Words} words
 * @returns {Tree}
 */
function optionQuestion(game, option, value, words) {
  const { name, values } = option;
  const key = optionKey(game, name, words);
  return choices(
    name,
    words.say(key),
    words.say(`${key}-means`),
    values.map((each, at) => [JSON.stringify(each), valueWords(name, each, words, at)]),
    JSON.stringify(value),
    "option",
    { "data-option": name },
  );
}
