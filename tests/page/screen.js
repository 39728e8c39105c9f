// Draws a screen of the shell as the page does, with its real words, styles and drawings, and with no engine behind it.
import { patch } from "/web/js/render/draw/tree.js";
import { outfit } from "/web/js/render/outfit.js";
import { journal, statistics } from "/web/js/screens/book/book.js";
import { exercises } from "/web/js/screens/book/exercises.js";
import { about } from "/web/js/screens/about.js";
import { home } from "/web/js/screens/home/home.js";
import { matches } from "/web/js/screens/matches.js";
import { rules } from "/web/js/screens/rules.js";
import { settings } from "/web/js/screens/settings.js";
import { settingUp } from "/web/js/screens/setting-up.js";
import { sheet } from "/web/js/screens/sheet/sheet.js";
import { complete } from "/web/js/shell/setup.js";
import { readSettings } from "/web/js/shell/device/store.js";
import { loadWords } from "/web/js/shell/words/words.js";

const SCREENS = {
  ...{ home, setup: settingUp, settings, matches, rules, about, sheet },
  ...{ statistics, journal, exercises },
};
/** A language is loaded once. @type {Map<string, any>} */
const spoken = new Map();

/**
 * Puts a screen on the page; `text` is the size of letters in percent, `state` what the shell knows beside the words.
 * No frame is awaited: whoever asks for a measure has the page laid out at once.
 */
export async function show(given) {
  const { screen, language, game = "card", text = 100, state = {} } = given;
  if (!spoken.has(language)) spoken.set(language, await loadWords(language, "native", true));
  const words = spoken.get(language);
  await outfit(game);
  const root = document.documentElement;
  root.lang = language;
  root.dir = words.dir;
  const other = root.style.fontSize !== `${text}%`;
  root.style.fontSize = `${text}%`;
  root.dataset.motion = state.fresh ? "normal" : "off";
  const shell = {
    words,
    start: { state: "ready" },
    setup: { ...complete(null, state.about), game },
    settings: readSettings().settings,
    matches: [],
    shelf: [],
    last: "",
    guided: false,
    part: "",
    notices: [],
    dialog: null,
    ...state,
  };
  patch(document.getElementById("shell"), SCREENS[screen](shell));
  if (!other) return;
  // Of what comes with letters of another size Chromium asks in the size before how wide it is, until it is drawn anew.
  void root.offsetWidth;
  await show(given);
}

/** Puts screens on the page one after the other, and tells of each what is wrong with it and its measures. */
export async function wrong(screens) {
  const told = [];
  for (const each of screens) {
    await show(each);
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} px`] : [];
    told.push(
      ...[...broken(), ...outside(), ...rows(), ...wide].map((what) => `${each.screen} of ${each.game}: ${what}`),
    );
  }
  return told;
}

/** What no line breaks: a formula with its result, a word. */
const WHOLE = /\([^()]*\)\s×\s\p{N}+\s=\s−?\p{N}+|[\p{L}\p{M}\p{N}\u200c]+/gu;

/** The words and formulas of the page that are broken inside: what they consist of stands on more than one line. */
export function broken() {
  const found = new Set();
  const walker = document.createTreeWalker(document.getElementById("shell"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!holder.checkVisibility() || holder.closest(".unseen, pre, .works, svg")) continue;
    for (const { 0: word, index } of node.data.matchAll(WHOLE)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) found.add(word);
    }
  }
  return [...found];
}

const FRAMES = ".game-choice, .mind-choice, .who-choice, .entry, .chip-choice, .button, .plate";
const PICTURES = ".fan-card, .plain-card, .stair, .portrait, .small-table, .last-days i";
const EDGE = 2; // px that words keep from what frames them, its line included

/** The last days that do not stand in one row. */
export const rows = () =>
  [...document.querySelectorAll(".last-days")].flatMap((days) =>
    new Set([...days.children].map((day) => day.offsetTop)).size > 1 ? ["the last days stand in several rows"] : [],
  );

/** The words and pictures that reach over their frame, or touch its edge; what stands below a frame is left out. */
export function outside() {
  const found = [];
  const range = document.createRange();
  for (const frame of document.querySelectorAll(FRAMES)) {
    if (!frame.checkVisibility()) continue;
    const around = frame.getBoundingClientRect();
    const apart = ({ left, right }) => Math.min(left - around.left, around.right - right);
    const told = (what, by) => found.push(`${what} is ${by.toFixed(1)} px from the edge of .${frame.className}`);
    for (const each of frame.querySelectorAll(PICTURES)) {
      const by = apart(each.getBoundingClientRect());
      if (each.checkVisibility() && by < (each.matches("i") ? EDGE : 0)) told(`.${each.className}`, by);
    }
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.data.trim() || node.parentElement.closest(".unseen, svg")) continue;
      if (getComputedStyle(node.parentElement).position === "absolute") continue;
      range.selectNodeContents(node);
      const by = Math.min(...[...range.getClientRects()].filter(({ width }) => width > 1).map(apart));
      if (by < EDGE) told(`"${node.data.trim()}"`, by);
    }
  }
  return found;
}

const SPOTS = [
  [0.5, 0.5],
  [0.1, 0.2],
  [0.9, 0.8],
  [0.1, 0.8],
  [0.9, 0.2],
];

/** What has the focus, as a person sees it: the block around a radio button and not the button. */
const focused = () => document.activeElement.closest("label") ?? document.activeElement;

/** Begins a walk through the screen by keys, from before its first or after its last control. */
export function setOut() {
  document.activeElement.blur();
  window.scrollTo(0, 0);
}

/** Where the walk is: null at its end; else what has the focus, and whether nothing lies over five places in it. */
export function stop() {
  const { activeElement } = document;
  if (activeElement === document.body) return null;
  const block = focused();
  const { left, top, width, height } = block.getBoundingClientRect();
  const seen = SPOTS.every(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return hit && (block.contains(hit) || (hit.contains(block) && !hit.matches("html, body, main")));
  });
  const words = activeElement.getAttribute("aria-label") || block.textContent.trim() || activeElement.name;
  return { seen, told: [words, Math.round(top), Math.round(top + height)] };
}
