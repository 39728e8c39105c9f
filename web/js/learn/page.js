// @ts-check
/**
 * The pages that teach the rules, as trees: what stands in the head of the document, the way to the other games and
 * languages, the rules section by section as an outline (web/learn/<game>.json) orders them. Pure; the build writes
 * them as HTML that needs no script.
 *
 * An outline's block is a picture (`{"figure": ...}`, see figures.js) or the name of a message of its section:
 * "name" a paragraph, "# name" a heading inside the section, "1 name" a numbered list, "- name" a list, "> name" leads
 * to an exercise.
 *
 * @typedef {import("../render/tree.js").Tree} Tree
 * @typedef {import("../shell/words.js").Words} Words
 * @typedef {string | import("./figures.js").Figure} Block
 * @typedef {{rule: string, blocks: Block[]}} Section
 * @typedef {{game: string, hero: Block, sections: Section[]}} Outline
 * @typedef {{policy: string, style: string, classes: string, script: string, embed: string}} Means what every page is
 *   made with, as addresses from the site's root
 */
import { icon } from "../render/art.js";
import { ruleNumber } from "../render/notices.js";
import { ROOMS, taught } from "../render/rooms.js";
import { h } from "../render/tree.js";
import { LANGUAGES } from "../shell/languages.js";
import { figure } from "./figures.js";

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
      h("meta", { "http-equiv": "Content-Security-Policy", content: means.policy }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }),
      h("meta", { name: "description", content: about }),
      h("meta", { name: "theme-color", media: "(prefers-color-scheme: light)", content: "#efe4cc" }),
      h("meta", { name: "theme-color", media: "(prefers-color-scheme: dark)", content: "#161b23" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", null, title),
      LANGUAGES.map(({ language }) =>
        h("link", { rel: "alternate", hreflang: language, href: `../${language}/${name}.html` }),
      ),
      h("link", { rel: "alternate", hreflang: "x-default", href: `../en/${name}.html` }),
      h("link", { rel: "stylesheet", href: ROOT + means.style }),
      h("link", { rel: "stylesheet", href: ROOT + means.classes }),
      h("link", { rel: "icon", href: `${ROOT}icons/icon.svg`, type: "image/svg+xml" }),
      h("script", { type: "module", src: ROOT + means.script }),
      name !== "index" ? h("script", { type: "module", src: ROOT + means.embed }) : null,
    ),
    h("body", null, top(name, words), content, foot(name, words)),
  );
}

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
      h("a", { href: "#main" }, words.say("learn-top")),
    ),
  );

/**
 * A game's page.
 * @param {Outline} outline
 * @param {Tree[]} further sections after the rules
 * @param {Means} means
 * @param {Words} words
 * @returns {Tree}
 */
export function gamePage({ game, hero, sections }, further, means, words) {
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
        h(
          "div",
          { class: "lead-picture", "aria-hidden": "true" },
          figure(/** @type {import("./figures.js").Figure} */ (hero), words).children,
        ),
      ),
      h("div", { class: "margin" }, contents(sections, further, words)),
      h(
        "div",
        { class: "rules" },
        sections.map((each) => section(each, game, words)),
      ),
      further,
    ),
  ]);
}

/** @param {string} game @param {Words} words @returns {Tree} */
const leadWays = (game, words) =>
  h(
    "p",
    { class: "ways" },
    h(
      "a",
      { class: "button primary", href: `${ROOT}index.html#setup/${game}` },
      icon("disc"),
      h("span", null, words.say("learn-play")),
    ),
    h(
      "button",
      { type: "button", class: "button", hidden: true, "data-act": "print" },
      icon("log"),
      h("span", null, words.say("learn-print")),
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
          { class: "further" },
          h("a", { href: `#${each.attrs.id}` }, words.say(String(each.attrs["data-head"]))),
        ),
      ),
    ),
  );

/** @param {string} rule */
const keyOf = (rule) => `learn-${rule.replace(".", "-")}`;

/** @param {string} rule @param {Words} words @returns {Tree} */
const number = (rule, words) => h("span", { class: "rule-number" }, ruleNumber(rule, words));

/** One rule. @param {Section} section @param {string} game @param {Words} words @returns {Tree} */
function section({ rule, blocks }, game, words) {
  const key = keyOf(rule);
  const id = `r-${rule}`;
  return h(
    "section",
    { class: "rule", id, "aria-labelledby": `${id}-head` },
    h(
      "h2",
      { id: `${id}-head` },
      h(
        "a",
        { href: `#${id}`, "aria-label": words.say("learn-rule-link", { rule: ruleNumber(rule, words) }) },
        number(rule, words),
      ),
      " ",
      words.say(key),
    ),
    blocks.map((each) => block(each, key, id, game, words)),
  );
}

/**
 * @param {Block} wanted
 * @param {string} key of the section
 * @param {string} id of the section
 * @param {string} game
 * @param {Words} words
 * @returns {Tree}
 */
function block(wanted, key, id, game, words) {
  if (typeof wanted !== "string") return figure(wanted, words);
  const [kind, name] = wanted.includes(" ") ? wanted.split(" ") : ["", wanted];
  const of = `${key}-${name}`;
  if (kind === ">")
    return h(
      "p",
      { class: "to-exercise" },
      h(
        "a",
        { href: `#x-${name}` },
        icon("lamp"),
        h("span", null, words.say("learn-exercise-link", { title: words.say(`lesson-${game}-${name}-title`) })),
      ),
    );
  if (kind === "#") return h("h3", { id: `${id}-${name}` }, words.say(of));
  if (kind === "1" || kind === "-")
    return h(
      kind === "1" ? "ol" : "ul",
      null,
      items(of, words).map((text) => h("li", null, heavy(text))),
    );
  return h("p", null, heavy(words.say(of)));
}

/** The lines of a list: -1, -2 ... @param {string} key @param {Words} words */
function items(key, words) {
  const found = [];
  for (let at = 1; words.knows(`${key}-${at}`); at++) found.push(words.say(`${key}-${at}`));
  return found;
}

/** What stands between two stars is heavy. @param {string} text @returns {(string | Tree)[]} */
export const heavy = (text) => text.split("**").map((part, at) => (at % 2 ? h("strong", null, part) : part));

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
          h("p", null, words.say("learn-lead")),
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
    h(
      "div",
      { class: "lead-picture", "aria-hidden": "true" },
      figure(/** @type {import("./figures.js").Figure} */ (hero), words).children,
    ),
    h("h2", { id: `game-${game}` }, h("a", { href: `${game}.html` }, words.say(`learn-${game}-head`))),
    h("p", { class: "for" }, words.say(`home-game-${game}`)),
    h("p", null, words.say(`learn-${game}-lead`)),
    h(
      "p",
      { class: "ways" },
      h(
        "a",
        { class: "button primary", href: `${ROOT}index.html#setup/${game}` },
        icon("disc"),
        h("span", null, words.say("learn-play")),
      ),
      h("a", { class: "button", href: `${game}.html` }, icon("book"), h("span", null, words.say("learn-read"))),
      h("a", { class: "link", href: `${game}.html#exercises` }, words.say("learn-try")),
      h("a", { class: "link", href: `${game}.html#score` }, words.say("learn-count")),
    ),
  );
