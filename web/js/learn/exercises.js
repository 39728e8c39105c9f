// @ts-check
/**
 * The exercises of a game's page: a live table each (<lost-cities-table>, embed.js), and in it, until that is there, what is asked and
 * a picture of what lies on the table. Without scripts the picture stays. What was solved is told by progress.js.
 *
 * @typedef {import("../tree.js").Tree} Tree
 * @typedef {import("../words.js").Words} Words
 * @typedef {object} Scene      what lies on the table of an exercise (build/learn_figures.py)
 * @property {string} name
 * @property {string} title
 * @property {string} task      keys of messages
 * @property {string[]} hand
 * @property {string[][][]} columns   [seat][suit] -> cards, without empty ones
 * @property {string[]} piles   the top cards
 * @property {number} deck
 * @property {any[]} paths      of the board game, as paths.js draws them
 */
import { face } from "../render/cards.js";
import { h } from "../tree.js";
import { listed, picture, row } from "./figures.js";
import { paths } from "./paths.js";

/** The section of all exercises. @param {string} game @param {Scene[]} scenes @param {Words} words @returns {Tree} */
export const exercises = (game, scenes, words) =>
  h(
    "section",
    { class: "exercises", id: "exercises", "data-head": "learn-try", "aria-labelledby": "exercises-head" },
    h("h2", { id: "exercises-head" }, words.say("learn-try")),
    h("p", null, words.say("learn-exercises-lead"), " ", h("b", { class: "progress", "data-game": game, hidden: true }, h("span", { class: "progress-words", "data-say": words.say("learn-exercises-progress", { solved: "{solved}", count: words.number(scenes.length) }) }))),
    h("div", { class: "exercise-list" }, scenes.map((scene, at) => exercise(game, scene, at, words))),
  );

/** @param {string} game @param {Scene} scene @param {number} at @param {Words} words @returns {Tree} */
function exercise(game, scene, at, words) {
  const { name, title, task } = scene;
  return h(
    "section",
    { class: "exercise", id: `x-${name}`, "data-exercise": `${game}/${name}`, "aria-labelledby": `x-${name}-mark` },
    h(
      "h3",
      { class: "exercise-mark", id: `x-${name}-mark` },
      words.say("learn-exercise", { which: at + 1 }),
      " ",
      h("span", { class: "solved", hidden: true }, words.say("learn-exercise-solved")),
    ),
    h(
      "lost-cities-table",
      { mode: "exercise", game, src: `${game}/${name}`, lang: words.language, title: words.say(title) },
      h("p", { class: "exercise-title" }, words.say(title)),
      h("p", null, words.say(task)),
      scenePicture(scene, words),
      h("p", { class: "meaning", "data-scriptless": "" }, words.say("learn-exercises-script")),
    ),
  );
}

/** What lies on the table. @param {Scene} scene @param {Words} words @returns {Tree} */
function scenePicture(scene, words) {
  const { hand, columns, piles, deck } = scene;
  const others = columns.length - 1;
  const part = (/** @type {string} */ said, /** @type {Tree[]} */ content) => (content.length ? h("div", { class: "scene-part" }, h("span", { class: "tag" }, said), h("span", { class: "scene-rows" }, content)) : null);
  const seatName = (/** @type {number} */ seat) => (seat ? words.say("learn-scene-other", { count: others, seat: seat + 1 }) : words.say("learn-scene-mine"));
  const told = [
    [words.say("learn-scene-hand"), hand],
    ...columns.map((each, seat) => [seatName(seat), each.flat()]),
    [words.say("learn-scene-piles"), piles],
  ];
  const alt = told.filter(([, cards]) => cards.length).map(([what, cards]) => words.say("learn-scene-said", { what, cards: listed(/** @type {string[]} */ (cards), words) }));
  return h(
    "div",
    { class: "scene" },
    picture(
      "scene-cards",
      `${alt.join(" ")} ${words.say("zone-deck", { count: deck })}.`,
      columns.map((_, at) => columns.length - 1 - at).map((seat) => part(seatName(seat), columns[seat].map((cards) => row(cards, words)))),
      part(words.say("learn-scene-piles"), piles.map((card) => h("span", { class: "row apart" }, h("span", { class: "slot" }, face(card, words, false))))),
      part(words.say("learn-scene-hand"), [row(hand, words, "apart")]),
      h("span", { class: "tag deck-left" }, words.say("zone-deck", { count: deck })),
    ),
    scene.paths.length ? paths({ paths: scene.paths }, words) : null,
  );
}
