// @ts-check
/**
 * The exercises of a game's page, each beside the rule that it trains, and the bar that says which are done. Each is a
 * live table (<lost-cities-table>, embed.js); until that is there, without scripts, or where it does not come, it shows
 * the task and the picture that its frame draws first. progress.js says what was solved.
 *
 * @typedef {import("../../render/draw/tree.js").Tree} Tree
 * @typedef {import("../../shell/words/words.js").Words} Words
 * @typedef {import("../../render/table/sitting.js").OpenTable} OpenTable
 * @typedef {import("../../render/diagram.js").Show} Show
 * @typedef {{name: string, table: OpenTable, show: Show}} Scene   an exercise, and its table before the first move
 */
/** @import { Lesson } from "../../wire.d.ts" */
import { icon } from "../../render/draw/art.js";
import { drawDiagram } from "../../render/diagram.js";
import { ruleNumber } from "../../render/words/notices.js";
import { h } from "../../render/draw/tree.js";
import { onSite } from "./here.js";

/** @param {Scene} scene */
const lessonOf = ({ table }) => /** @type {Lesson} */ (table.lesson);

/**
 * The bar of the course: a step for each exercise, in page order, and the number solved.
 * @param {string} game
 * @param {Scene[]} scenes
 * @param {Words} words
 * @returns {Tree}
 */
export const course = (game, scenes, words) =>
  h(
    "nav",
    { class: "course", id: "exercises", "aria-labelledby": "exercises-head" },
    h("span", { class: "course-name", id: "exercises-head" }, words.say("learn-try")),
    h(
      "ol",
      { class: "course-steps" },
      scenes.map((scene, at) => {
        const named = words.say("learn-exercise-link", { title: words.say(lessonOf(scene).title) });
        return h(
          "li",
          null,
          h(
            "a",
            { href: `#x-${scene.name}`, title: named, "data-step": `${game}/${scene.name}` },
            h("span", { "aria-hidden": "true" }, words.number(at + 1)),
            h("span", { class: "unseen" }, words.say("learn-exercise", { which: at + 1 })),
            h("span", { class: "unseen solved", hidden: true }, words.say("learn-exercise-solved")),
          ),
        );
      }),
    ),
    h(
      "b",
      { class: "progress", hidden: true },
      h("span", {
        class: "progress-words",
        "data-say": words.say("learn-exercises-progress", { solved: "{solved}", count: words.number(scenes.length) }),
      }),
    ),
  );

/**
 * @param {string} game
 * @param {Scene[]} scenes   of all exercises
 * @param {string} name      of this one
 * @param {{rule: string, address: string}} told   where its idea was explained
 * @param {Words} words
 * @returns {Tree}
 */
export function exercise(game, scenes, name, told, words) {
  const at = scenes.findIndex((each) => each.name === name);
  const { table, show } = scenes[at];
  const { title, task } = lessonOf(scenes[at]);
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
      drawDiagram(table, show, words),
      onSite(h("p", { class: "meaning", "data-scriptless": "" }, words.say("learn-exercises-script"))),
      onSite(
        h("p", { class: "meaning", role: "status", hidden: true, "data-lost": "" }, words.say("learn-exercises-lost")),
      ),
    ),
    ways(scenes[at + 1], told, words),
  );
}

/**
 * On to the next exercise, or to a match after the last; and back to where the idea was explained.
 * @param {Scene | undefined} next
 * @param {{rule: string, address: string}} told
 * @param {Words} words
 * @returns {Tree}
 */
const ways = (next, { rule, address }, words) =>
  h(
    "p",
    { class: "exercise-ways" },
    h(
      "a",
      { class: "next", href: next ? `#x-${next.name}` : "#course-end" },
      h("span", null, words.say(next ? "learn-next" : "learn-end")),
      icon("go"),
    ),
    h("a", { class: "back", href: address }, words.say("learn-back", { rule: ruleNumber(rule, words) })),
  );
