// @ts-check
/**
 * Shows the shell's state: picks the screen's drawing function, patches the page, and does what a change of screen
 * needs: the document's title and language, focus on the new heading, the table shown or hidden, the dialog opened or
 * closed.
 */
import { awaited, quietly } from "../common/late.js";
import { patch } from "../render/draw/tree.js";
import { home } from "../screens/home/home.js";
import { over } from "../screens/over.js";
import { watchMore } from "./more.js";
import { BOOK, PLAY, SCREENS, style } from "./device/styles.js";
import { keepAwake } from "./device/wake.js";

/** @typedef {import("./state.js").Shell} Shell */
/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {(state: Shell) => Tree} Draw */
/** @typedef {Record<"shell" | "table" | "through" | "exercise" | "over", HTMLElement>} Roots */

/**
 * Screens that are loaded on first use; each entry leaves one function.
 * @type {Record<string, () => Promise<Draw>>}
 */
const LATER = {
  table: async () => (await import("../screens/waiting.js")).waiting,
  through: async () => (await import("../screens/waiting.js")).waiting, // until the table is there
  exercise: async () => (await import("../screens/waiting.js")).waiting, // likewise
  exercises: async () => (await import("../screens/book/exercises.js")).exercises,
  distance: async () => {
    const [{ distance }] = await Promise.all([import("../distance/screen/screen.js"), style("css/distance.css")]);
    return distance;
  },
  setup: async () => (await import("../screens/setting-up.js")).settingUp,
  settings: async () => (await import("../screens/settings.js")).settings,
  matches: async () => (await import("../screens/matches.js")).matches,
  sheet: async () => (await import("../screens/sheet/sheet.js")).sheet,
  review: async () => (await import("../screens/review/review.js")).review,
  rules: async () => (await import("../screens/rules.js")).rules,
  day: async () => (await import("../screens/book/day.js")).day,
  statistics: async () => (await import("../screens/book/book.js")).statistics,
  journal: async () => (await import("../screens/book/book.js")).journal,
  about: async () => (await import("../screens/about.js")).about,
};

/** Screens that need all words of a language, not only those of the first paint. */
export const WORDY = new Set([
  ...["setup", "settings", "distance", "sheet", "matches", "through", "review", "rules", "about"],
  ...["day", "statistics", "journal", "exercise", "exercises"],
]);

/** @type {Record<string, Draw>} */
const draws = { home };

/** Screens that are drawn with the table's styles. */
const STYLED = new Set(["table", "sheet", "through", "exercise", "exercises", "review"]);

/** Those with a style sheet of their own. */
const BOUND = new Set(["sheet", "matches", "day", "statistics", "journal", "exercises"]);

/** Those whose styles home does not need. */
const BESIDE = new Set(["setup", "settings", "matches"]);

/** Makes a screen ready to be drawn. @param {string} screen */
export async function ready(screen) {
  if (draws[screen]) return;
  const [draw] = await Promise.all([
    awaited(`js/${screen}`, LATER[screen]()),
    STYLED.has(screen) ? style(PLAY) : null,
    BOUND.has(screen) ? style(BOOK) : null,
    BESIDE.has(screen) ? style(SCREENS) : null,
  ]);
  draws[screen] = draw;
}

/** Fetches what may soon be wanted, while there is nothing else to do. */
export function foresee() {
  // fetched again on demand
  for (const screen of ["table", "setup", "sheet", "settings"]) quietly(() => ready(screen)).catch(() => {});
}

/**
 * @param {Roots} roots
 * @returns {(state: Shell, before: Shell | null) => void}
 */
export function makeShow(roots) {
  const moreMayBe = watchMore();
  return function show(state, before) {
    const { screen, words, settings } = state;
    const moved = before?.screen !== screen || (screen === "table" && Boolean(before?.table) !== Boolean(state.table));
    const atTable = screen === "table" && state.table !== null;
    if (before?.words !== words || before?.settings !== settings) dress(document.documentElement, words, settings);
    const focused = document.activeElement;
    const gone = screen === "through" && state.gone !== null;
    const tried = screen === "exercise" && state.trying !== null;
    const away = atTable || gone || tried;
    hide(roots.shell, away);
    hide(roots.table, !atTable);
    hide(roots.through, !gone);
    hide(roots.exercise, !tried);
    // A sheet whose table has gone on stays until the page has gone back to the table.
    if (away) patch(roots.shell, null);
    else if (screen !== "sheet" || state.table?.sheet) patch(roots.shell, draws[screen](state));
    if (!away && focused && !focused.isConnected) focus(roots.shell, "[data-title]"); // what had the focus is gone
    patch(roots.over, over(state));
    // A table with room to spare makes way for notices that stay until answered (css/table/notices.css).
    const stays = atTable && roots.over.querySelector(".slip:is(.bad, :has(.button))");
    document.body.classList.toggle("giving-way", Boolean(stays));
    roots.over.dataset.under = under(roots.shell);
    openDialog(roots, state, before);
    if (!atTable) moreMayBe();
    keepAwake(atTable && settings.awake && state.table?.waiting !== "match");
    const root = atTable ? roots.table : gone ? roots.through : tried ? roots.exercise : roots.shell;
    const heading = root.querySelector("h1");
    const [title, named] = [words.say("title"), heading?.textContent];
    // A screen waiting for a table has no heading yet, or has the title itself.
    entitle(screen === "home" || !named || named === title ? title : words.say("title-screen", { screen: named }));
    if (before && (moved || turned(state, before))) arrive(screen, state.part, heading);
    else if (before && before.part !== state.part) point(state.part);
  };
}

/** What slips could cover, and keep clear of (css/screens/over.css). */
const UNDER = { "setting-out": ".set-out.sticky", heading: ".page, .score-sheet", home: "main.home" };

/** The first of these that the shell shows, "" for none; at a table the shell is empty. @param {Element} shell */
const under = (shell) => Object.entries(UNDER).find(([, which]) => shell.querySelector(which))?.[0] ?? "";

/**
 * Whether the screen of matches at a distance shows something else than before: all of it is one screen.
 * @param {Shell} state @param {Shell} before
 */
const turned = ({ screen, desk }, before) => screen === "distance" && desk?.view !== before.desk?.view;

/**
 * Written only if it changes: browsers restyle what is hidden again.
 * @param {HTMLElement} root @param {boolean} away
 */
function hide(root, away) {
  if (root.hidden !== away) root.hidden = away;
}

/** Written only if it changes, because the browser passes it on to its window. @param {string} title */
function entitle(title) {
  if (document.title !== title) document.title = title;
}

/**
 * Puts the person's wishes and the language's properties on the root element, for the styles.
 * @param {HTMLElement} root
 * @param {Shell["words"]} words
 * @param {Shell["settings"]} settings
 */
export function dress(root, words, { theme, contrast, animation }) {
  root.lang = words.lang.split("-u-")[0];
  root.dir = words.dir;
  /** @param {string} name @param {string} value @param {string} usual */
  const mark = (name, value, usual) => (value === usual ? delete root.dataset[name] : (root.dataset[name] = value));
  mark("theme", theme, "system");
  mark("contrast", contrast, "system");
  root.dataset.motion = animation;
  root.dataset.digits = words.lang.includes("-nu-latn") ? "latin" : "native";
}

/**
 * A dialog of the platform: it traps focus, closes on Escape and on the system's back gesture, and returns the focus to
 * where it came from. Two things the platform does not do: give focus to a dialog that follows another, and move the
 * focus somewhere when what opened the dialog is gone.
 * @param {Roots} roots
 * @param {Shell} state
 * @param {Shell | null} before
 */
function openDialog({ shell, table, over: root }, { dialog }, before) {
  const element = /** @type {HTMLDialogElement} */ (root.querySelector("dialog"));
  if (dialog && !element.open) element.showModal();
  else if (dialog && before?.dialog?.kind !== dialog.kind) {
    element.scrollTop = 0;
    focus(element, "[autofocus]");
  } else if (!dialog && element.open) element.close();
  if (!dialog && before?.dialog && document.activeElement === document.body)
    focus(table.hidden ? shell : table, table.hidden ? "[data-title]" : ".to-menu");
}

/** @param {HTMLElement} root @param {string} which */
const focus = (root, which) =>
  /** @type {HTMLElement | null} */ (root.querySelector(which))?.focus({ preventScroll: true });

/** @param {string} screen @param {string} part @param {HTMLElement | null} heading */
function arrive(screen, part, heading) {
  if (screen !== "table") {
    window.scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  }
  if (part) point(part);
}

/** Brings a part of a screen into view (a rule that somebody asked about). @param {string} part */
function point(part) {
  const target = part && document.getElementById(`part-${part}`);
  if (!target) return;
  target.scrollIntoView({ block: "start" });
  target.focus({ preventScroll: true });
}
