// @ts-check
/**
 * The pages that teach the rules, as trees: the head of the document, the links to the other games and languages, and
 * the rules section by section in the order of an outline (web/learn/<game>.json). Pure; the build writes them as HTML
 * that needs no script.
 *
 * @typedef {import("../../render/draw/tree.js").Tree} Tree
 * @typedef {import("../../shell/words/words.js").Words} Words
 * @typedef {import("./rules.js").Section} Section
 * @typedef {{game: string, hero: import("./figures.js").Figure, sections: Section[]}} Outline
 * @typedef {{policy: string, style: string, classes: string, script: string, embed: string}} Means what every page is
 *   made with, as addresses from the site's root
 */
import { icon } from "../../render/draw/art.js";
import { ROOMS, taught } from "../../render/rooms.js";
import { h } from "../../render/draw/tree.js";
import { LANGUAGES } from "../../shell/words/languages.js";
import { course } from "./exercises.js";
import { figure } from "./figures.js";
import { inFile, onSite } from "./here.js";
import { keyOf, number, section } from "./rules.js";
import { wholeTable } from "./whole.js";

/** From a page to the site's root. */
const ROOT = "../../";
const GAMES = Object.keys(ROOMS).filter(taught);

/**
 * The whole document.
 * @param {string} name of the page: "index" or a game
 * @param {Means} means
 * @param {Words} words
 * @param {string} title
 * @param {string} about
 * @param {Tree[]} content
 * @returns {Tree}
 */
export function page(name, means, words, title, about, content) {
  return h(
    "html",
    { lang: words.language, dir: words.dir },
    h(
      "head",
      null,
      h("meta", { charset: "utf-8" }),
      onSite(h("meta", { "http-equiv": "Content-Security-Policy", content: means.policy })),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", null, title),
      served(name, means, about).map(onSite),
    ),
    h("body", null, skip(words), top(name, words), content, foot(name, words)),
  );
}

/**
 * What is in the head of a page that comes from a host.
 * @param {string} name
 * @param {Means} means
 * @param {string} about
 * @returns {Tree[]}
 */
const served = (name, means, about) => [
  h("meta", { name: "description", content: about }),
  h("meta", { name: "theme-color", media: "(prefers-color-scheme: light)", content: "#efe4cc" }),
  h("meta", { name: "theme-color", media: "(prefers-color-scheme: dark)", content: "#161b23" }),
  ...LANGUAGES.map(({ language }) =>
    h("link", { rel: "alternate", hreflang: language, href: `../${language}/${name}.html` }),
  ),
  h("link", { rel: "alternate", hreflang: "x-default", href: `../en/${name}.html` }),
  h("link", { rel: "stylesheet", href: ROOT + means.style }),
  h("link", { rel: "stylesheet", href: ROOT + means.classes }),
  h("link", { rel: "icon", href: `${ROOT}icons/icon.svg`, type: "image/svg+xml" }),
  h("script", { type: "module", src: ROOT + means.script }),
  ...(name === "index" ? [] : [h("script", { type: "module", src: ROOT + means.embed })]),
];

/** The way past the links of the head. @param {Words} words @returns {Tree} */
const skip = (words) => onSite(h("a", { class: "skip", href: "#main" }, words.say("learn-skip")));

/**
 * The head of the page: home, the three games, the languages.
 * @param {string} name
 * @param {Words} words
 * @returns {Tree}
 */
function top(name, words) {
  const here = (/** @type {string} */ each) => (each === name ? "page" : null);
  return h(
    "header",
    { class: "top" },
    h(
      "a",
      { class: "brand", href: `${ROOT}index.html` },
      h("b", null, words.say("title")),
      h("span", null, words.say("learn-home")),
    ),
    h(
      "nav",
      { class: "games-nav", "aria-label": words.say("learn-games") },
      h("a", { href: "index.html", "aria-current": here("index") }, words.say("learn-title")),
      GAMES.map((game) => h("a", { href: `${game}.html`, "aria-current": here(game) }, words.say(`game-${game}`))),
    ),
    h(
      "nav",
      { class: "tongues", "aria-label": words.say("learn-language") },
      LANGUAGES.map(({ language, name: own }) =>
        h(
          "a",
          {
            href: `../${language}/${name}.html`,
            hreflang: language,
            lang: language,
            "aria-current": language === words.language ? "true" : null,
          },
          own,
        ),
      ),
    ),
  );
}

/** @param {string} name @param {Words} words @returns {Tree} */
const foot = (name, words) =>
  h(
    "footer",
    { class: "bottom" },
    h("p", null, words.say("learn-unofficial")),
    h(
      "p",
      { class: "ways" },
      h("a", { href: `${ROOT}index.html` }, words.say("learn-home")),
      name === "index" ? null : h("a", { href: "index.html" }, words.say("learn-all")),
      name === "position" ? null : onSite(h("a", { href: "position.html" }, words.say("position-link"))),
      h("a", { href: "#main" }, words.say("learn-top")),
    ),
  );

/**
 * A game's page: the whole table at a glance, the rules with their exercises under a bar of progress, and what follows
 * them.
 * @param {Outline} outline
 * @param {import("./exercises.js").Scene} whole   the table shown with its parts named
 * @param {import("./exercises.js").Scene[]} scenes   of the exercises, in order
 * @param {Tree[]} further sections after the rules
 * @param {Means} means
 * @param {Words} words
 * @returns {Tree}
 */
export function gamePage({ game, hero, sections }, whole, scenes, further, means, words) {
  const head = words.say(`learn-${game}-head`);
  return page(game, means, words, words.say("learn-page", { game: head }), words.say(`learn-${game}-about`), [
    h(
      "main",
      { id: "main", class: `lesson game-${game}` },
      h(
        "div",
        { class: "lead" },
        h(
          "div",
          { class: "lead-words" },
          h("h1", null, head),
          h("p", null, words.say(`learn-${game}-lead`)),
          leadWays(game, words),
        ),
        h("div", { class: "lead-picture", "aria-hidden": "true" }, figure(hero, words).children),
      ),
      h("div", { class: "margin" }, contents(sections, further, words)),
      h(
        "div",
        { class: "rules" },
        course(game, scenes, words),
        wholeTable(game, whole, words),
        sections.map((each) => section(each, game, scenes, words)),
      ),
      further,
    ),
  ]);
}

/**
 * A link from a page of rules into a match.
 * @param {"setup" | "lesson"} where @param {string} game @param {Words} words @param {boolean} first the one to take
 * @returns {Tree}
 */
const way = (where, game, words, first) =>
  h(
    "a",
    { class: first ? "button primary" : "button", href: `${ROOT}index.html#${where}/${game}` },
    icon(where === "setup" ? "go" : "guide"),
    h("span", null, words.say(where === "setup" ? "learn-play" : "learn-guided")),
  );

/** @param {string} game @param {Words} words @returns {Tree} */
const leadWays = (game, words) =>
  h(
    "p",
    { class: "ways" },
    way("setup", game, words, true),
    way("lesson", game, words, false),
    h(
      "button",
      { type: "button", class: "button", hidden: true, "data-act": "print" },
      icon("print"),
      h("span", null, words.say("learn-print")),
    ),
  );

/**
 * What follows the rules: a match that explains as it goes, or one that does not.
 * @param {string} game
 * @param {Words} words
 * @returns {Tree}
 */
export const courseEnd = (game, words) =>
  h(
    "section",
    { class: "course-end", id: "course-end", "data-head": "learn-end", "aria-labelledby": "course-end-head" },
    h("h2", { id: "course-end-head" }, words.say("learn-end")),
    h("p", null, words.say("learn-end-lead")),
    h("p", { class: "ways" }, way("lesson", game, words, true), way("setup", game, words, false)),
    h(
      "p",
      { class: "own-way" },
      words.say("learn-own"),
      " ",
      h("a", { class: "link", href: `${ROOT}index.html#exercises` }, words.say("learn-own-go")),
    ),
  );

/** @param {Section[]} sections @param {Tree[]} further @param {Words} words @returns {Tree} */
const contents = (sections, further, words) =>
  h(
    "nav",
    { class: "contents", "aria-labelledby": "contents" },
    h("h2", { id: "contents" }, words.say("learn-contents")),
    h(
      "ol",
      null,
      sections.map(({ rule }) =>
        h("li", null, h("a", { href: `#r-${rule}` }, number(rule, words), " ", words.say(keyOf(rule)))),
      ),
      further.map((each) =>
        h(
          "li",
          { class: "further", "data-here": each.attrs["data-here"] },
          h("a", { href: `#${each.attrs.id}` }, words.say(String(each.attrs["data-head"]))),
        ),
      ),
    ),
  );

/** The page of contents. @param {Outline[]} outlines @param {Means} means @param {Words} words @returns {Tree} */
export const indexPage = (outlines, means, words) =>
  page("index", means, words, words.say("learn-page-index"), words.say("learn-about"), [
    h(
      "main",
      { id: "main", class: "lesson index" },
      h(
        "div",
        { class: "lead plain-lead" },
        h(
          "div",
          { class: "lead-words" },
          h("h1", null, words.say("learn-title")),
          onSite(h("p", null, words.say("learn-lead"))),
          inFile(h("p", null, words.say("learn-lead-still"))),
        ),
      ),
      h(
        "div",
        { class: "choices" },
        outlines.map((outline) => gameBlock(outline, words)),
      ),
      h("p", { class: "differ" }, words.say("learn-differ")),
    ),
  ]);

/** @param {Outline} outline @param {Words} words @returns {Tree} */
const gameBlock = ({ game, hero }, words) =>
  h(
    "section",
    { class: `game-block game-${game}`, "aria-labelledby": `game-${game}` },
    h("div", { class: "lead-picture", "aria-hidden": "true" }, figure(hero, words).children),
    h("h2", { id: `game-${game}` }, h("a", { href: `${game}.html` }, words.say(`learn-${game}-head`))),
    h("p", { class: "for" }, words.say(`home-game-${game}`)),
    h("p", null, words.say(`learn-${game}-lead`)),
    h(
      "p",
      { class: "ways" },
      h(
        "a",
        { class: "button primary", href: `${ROOT}index.html#setup/${game}` },
        icon("go"),
        h("span", null, words.say("learn-play")),
      ),
      h("a", { class: "button", href: `${game}.html` }, icon("book"), h("span", null, words.say("learn-read"))),
      h("a", { class: "link", href: `${game}.html#exercises` }, words.say("learn-try")),
      onSite(h("a", { class: "link", href: `${game}.html#score` }, words.say("learn-count"))),
    ),
  );
