// @ts-check
/** The home screen: the poster, what was played lately, and two clicks to a new match: which game, in whose company. */
import { at } from "../../common/at.js";
import { h } from "../../render/draw/tree.js";
import { roomOf, taught } from "../../render/rooms.js";
import { phrase } from "../../render/words/say.js";
import { SUMMED, mayBePatient, companyOf, gameOf, mindsOf, namesOf, optionsOf, valueOf } from "../../shell/setup.js";
import { LANGUAGES } from "../../shell/words/languages.js";
import { button, choice, face, linkButton, lozenges, numbered } from "../controls.js";
import { lately } from "./lately.js";
import { startLine } from "./start.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/words/words.js").Values} Values */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {Shell} state @returns {Tree} */
export function home(state) {
  return h(
    "main",
    { class: "home" },
    poster(state.words),
    h(
      "div",
      { class: "home-side" },
      lately(state),
      state.carried?.(state) ?? null,
      ...choosing(state),
      ways(state),
      setOut(state),
      foot(state),
    ),
  );
}

/** Where the poster is above the choices, not beside them, it is cropped differently: as in index.html. */
const UPRIGHT = "(max-width: 45.99em), (orientation: portrait)";

/** @param {Words} words @returns {Tree} */
const poster = (words) =>
  h(
    "div",
    { class: "poster" },
    h(
      "picture",
      null,
      h("source", { media: UPRIGHT, srcset: at("art/poster-wide.svg"), width: 780, height: 250 }),
      h("img", { class: "poster-art", src: at("art/poster.svg"), alt: "", width: 516, height: 800 }),
    ),
    h(
      "div",
      { class: "plate" },
      h("h1", { tabindex: -1, "data-title": "" }, words.say("title")),
      h("p", null, words.say("title-under")),
    ),
  );

/** Which game, and in whose company. @param {Shell} state @returns {Tree[]} */
function choosing({ words, setup, about, statistics }) {
  const games = about.games.map((game) => gameChoice(game.name, setup.game, words));
  const minds = mindsOf(about, setup.game);
  const record = statistics?.games.find((each) => each.game === setup.game)?.sets[0].against ?? [];
  const company = minds.map((mind) =>
    mindChoice(
      mind,
      setup.game,
      companyOf(setup.games[setup.game]),
      words,
      record.find((each) => each.mind === mind.name),
    ),
  );
  return [
    h(
      "div",
      { class: "choosing", role: "radiogroup", "aria-labelledby": "ask-game" },
      numbered(words, 1, words.say("home-game"), "ask-game"),
      h("div", { class: "games" }, games),
    ),
    h(
      "div",
      { class: "choosing", role: "radiogroup", "aria-labelledby": "ask-company" },
      numbered(words, 2, words.say("home-company"), "ask-company"),
      h("div", { class: "company" }, company),
    ),
  ];
}

/** @param {Shell} state @returns {Tree} */
const ways = ({ words, setup }) =>
  h(
    "div",
    { class: "ways" },
    button("several", words.say("home-several"), "people"),
    button("afar", words.say("home-afar"), "afar"),
    taught(setup.game) ? linkButton("#rules", words.say("home-rules"), "book") : null,
  );

/** The set-up, and the button that starts it. @param {Shell} state @returns {Tree} */
function setOut(state) {
  const { words } = state;
  const change = h("a", { class: "link", href: "#setup" }, words.say("home-change"));
  const said = phrase(words, "home-summary", { summary: summary(state) }, { change });
  return h(
    "div",
    { class: "set-out over-more" },
    h("div", { class: "summary" }, h("p", null, ...said), startLine(state)),
    button("start", words.say("home-start"), "go", { class: "button primary big", "aria-busy": state.queued || null }),
  );
}

/**
 * @param {string} game @param {string} chosen @param {Words} words
 * @param {string} [whom] who it is for
 * @returns {Tree}
 */
export const gameChoice = (game, chosen, words, whom = words.say(`home-game-${game}`)) =>
  choice(
    { name: "game", value: game, checked: game === chosen, act: "game", kind: "game-choice" },
    h("span", { class: `game-picture picture-${game}`, "aria-hidden": "true" }, roomOf(game).picture(words)),
    h("b", null, words.say(`game-${game}`)),
    h("span", { class: "game-for" }, whom),
  );

/**
 * @param {{name: string, level: number}} mind
 * @param {string} game
 * @param {string} chosen
 * @param {Words} words
 * @param {{won: number, matches: number}} [record] against it
 * @returns {Tree}
 */
const mindChoice = ({ name, level }, game, chosen, words, record) =>
  choice(
    { name: "company", value: name, checked: name === chosen, act: "company", kind: "mind-choice" },
    face(name),
    h("b", null, words.say(`mind-${name}`)),
    h("span", { class: "mind-style" }, words.say(`mind-${name}-style`, { game })),
    lozenges(level, words),
    record?.matches
      ? h(
          "span",
          { class: "mind-record" },
          words.say("home-record", { won: words.number(record.won), count: words.number(record.matches) }),
        )
      : null,
  );

/** What "set out" would start, in a line. @param {Shell} state @returns {string} */
function summary({ setup, about, words }) {
  const game = gameOf(about, setup.game);
  const seating = setup.games[setup.game];
  const values = Object.fromEntries(
    optionsOf(game)
      .flat()
      .map((option) => [option.name, valueOf(seating, option)]),
  );
  const line = words.say(`summary-${setup.game}`, /** @type {Values} */ (values));
  const company = companyOf(seating) && seating.seats.length === 2 ? "" : words.list(namesOf(seating, words));
  const patient = seating.gentle && mayBePatient(seating) ? words.say("setup-gentle") : "";
  // These words arrive after the first paint.
  const more = Object.keys(seating.options).some((name) => !SUMMED.includes(name));
  const other = more && words.knows("home-other") ? words.say("home-other") : "";
  return [company, line, other, patient].filter(Boolean).join(words.say("apart"));
}

/** Languages, settings, about. @param {Shell} state @returns {Tree} */
const foot = ({ words }) =>
  h(
    "footer",
    { class: "foot" },
    h(
      "div",
      { class: "languages", role: "group", "aria-label": words.say("home-language") },
      LANGUAGES.map(({ language, name }) =>
        h(
          "button",
          {
            key: language,
            type: "button",
            class: "language",
            lang: language,
            "data-act": "language",
            "data-value": language,
            "aria-pressed": language === words.language,
          },
          name,
        ),
      ),
    ),
    h(
      "nav",
      { class: "foot-links", "aria-label": words.say("home-also") },
      h("a", { class: "link", href: at(`learn/${words.language}/index.html`) || "#rules" }, words.say("home-learn")),
      h("a", { class: "link", href: "#matches" }, words.say("home-matches")),
      h("a", { class: "link", href: "#journal" }, words.say("home-book")),
      h("a", { class: "link", href: "#settings" }, words.say("home-settings")),
      h("a", { class: "link", href: "#about" }, words.say("home-about")),
    ),
  );
