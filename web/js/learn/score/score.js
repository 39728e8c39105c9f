// @ts-check
/**
 * The score sheet: keeps what was entered, recomputes it after every press (reckon.js) and draws it (score/view.js).
 * What the device has stored is used only as far as it fits the game. Players and rounds that a press removes stay in
 * the sheet, unseen, and reappear when another press brings them back: nobody agreed to lose them.
 *
 * @typedef {import("./reckon.js").Sheet} Sheet
 * @typedef {import("./reckon.js").Entry} Entry
 * @typedef {import("./reckon.js").Expedition} Expedition
 * @typedef {import("./reckon.js").Tables} Tables
 * @typedef {{card: string, from: number, by: number}} Taken   a card that a press for one seat took from another
 * @typedef {{sheet: Sheet, round: number, clearing: boolean, taken: Taken | null}} Shown the sheet, the round that is
 *   entered, whether clearing was asked for, what the last press took from whom
 */
import { makeWords } from "../../shell/words/words.js";
import { patch } from "../../render/draw/tree.js";
import { changed } from "./entering.js";
import { heedKept, keep, kept } from "../keep.js";
import { FORMS } from "./forms.js";
import { cardsOf } from "./forms/card.js";
import { reckon, suitsOf } from "./reckon.js";
import { LONGEST_ON_SHEET, MOST_ROUNDS, drawSheet } from "./view.js";

/**
 * @typedef {object} OnPage   the sheet in its place on the page
 * @property {HTMLElement} root
 * @property {HTMLElement} live   where changes are announced
 * @property {string} game
 * @property {Tables} tables
 * @property {import("../../shell/words/words.js").Words} words
 * @property {string} name   under which it is kept
 * @property {Shown} shown
 */

/**
 * Sets up the sheet in its place on the page.
 * @param {HTMLElement} root
 * @param {HTMLElement} live
 * @param {"native" | "latin"} digits
 * @returns {OnPage} with the tables and words that the page carries
 */
export function startSheet(root, live, digits) {
  const game = String(root.dataset.game);
  /** @type {Tables} */
  const tables = JSON.parse(String(root.dataset.tables));
  const words = makeWords(document.documentElement.lang, digits, [String(root.dataset.words)]);
  const name = `score.${game}`;
  const shown = { sheet: readSheet(kept(name), game, tables), round: 0, clearing: false, taken: null };
  /** @type {OnPage} */
  const page = { root, live, game, tables, words, name, shown };
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-do]") : null;
    if (button instanceof HTMLElement) PRESSED[button.dataset.do ?? ""]?.(page, button.dataset);
  });
  root.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) FILLED[target.dataset.field ?? ""]?.(page, target);
  });
  heedKept(name, () => {
    const sheet = readSheet(kept(name), game, tables);
    const round = Math.min(page.shown.round, inPlay(sheet, tables).rounds.length - 1);
    page.shown = { sheet, round, clearing: false, taken: null };
    draw(page);
  });
  draw(page);
  return page;
}

/** @param {OnPage} page */
function draw({ root, shown, tables, words }) {
  const sheet = inPlay(shown.sheet, tables);
  patch(root, drawSheet({ ...shown, sheet }, reckon(sheet, tables), tables, words));
}

/** The sheet without the seats and rounds that are out of play. @param {Sheet} sheet @param {Tables} tables */
const inPlay = (sheet, tables) => ({
  ...sheet,
  names: sheet.names.slice(0, sheet.seats),
  rounds: sheet.rounds.slice(0, sheet.short ? tables.short : undefined).map((entries) => entries.slice(0, sheet.seats)),
});

/**
 * @param {OnPage} page
 * @param {Partial<Shown>} change
 * @param {string} [suit] of the part that was changed,
 * @param {number} [seat] and whose it is
 */
function update(page, change, suit, seat) {
  page.shown = { ...page.shown, clearing: false, taken: null, ...change };
  if (change.sheet) keep(page.name, change.sheet);
  draw(page);
  if (suit !== undefined && seat !== undefined) say(page, suit, seat);
}

/** Announces what a part of the round comes to now. @param {OnPage} page @param {string} suit @param {number} seat */
function say({ live, shown, tables, words }, suit, seat) {
  const { sheet, round, taken } = shown;
  const { parts, sum } = reckon(inPlay(sheet, tables), tables).rounds[round][seat];
  const part = parts.find((each) => each.suit === suit);
  const name = (/** @type {number} */ whose) => sheet.names[whose] || words.say("name-seat", { seat: whose + 1 });
  const stands = words.say("score-stands", {
    suit: words.suit(suit),
    points: words.signed(part?.points?.points ?? 0),
    name: name(seat),
    sum: words.signed(sum),
  });
  live.textContent = taken
    ? `${stands}. ${words.say("score-taken", { card: words.card(taken.card), name: name(taken.from) })}`
    : stands;
}

/**
 * Changes a seat's entry in the round shown, according to the press.
 * @param {OnPage} page
 * @param {DOMStringMap} data of what was pressed: whose entry, and of which suit
 */
function enter(page, data) {
  const { sheet, round } = page.shown;
  const seat = Number(data.seat);
  const rounds = sheet.rounds.map((entries, number) =>
    number === round
      ? entries.map((each, other) => (other === seat ? changed(each, data, page.tables) : each))
      : entries,
  );
  update(page, { sheet: { ...sheet, rounds } }, data.suit, seat);
}

/** What pressing does, by `data-do`. @type {Record<string, (page: OnPage, data: DOMStringMap) => void>} */
const PRESSED = {
  round: (page, { to }) => update(page, { round: Number(to) }),
  more(page) {
    const { sheet } = page.shown;
    const rounds = [...sheet.rounds, sheet.names.map(() => empty(page.game))];
    update(page, { sheet: { ...sheet, rounds }, round: sheet.rounds.length });
    // The button goes away with the last round that there is room for.
    if (page.root.contains(document.activeElement)) return;
    /** @type {HTMLElement | null} */ (page.root.querySelector('[data-do="round"][aria-pressed="true"]'))?.focus();
  },
  seats: (page, { to }) => update(page, { sheet: seated(page.shown.sheet, Number(to)) }),
  print: () => void window.dispatchEvent(new CustomEvent("print-sheet")),
  clear(page) {
    update(page, { clearing: true });
    page.live.textContent = page.words.say("score-clear-yes");
  },
  "clear-yes"(page) {
    update(page, { sheet: blank(page.game, page.shown.sheet.seats, page.tables), round: 0 });
    page.live.textContent = page.words.say("score-cleared");
  },
  card(page, data) {
    const { sheet, round } = page.shown;
    const { card = "" } = data;
    const by = Number(data.seat);
    const [after, from] = pressed(sheet, round, data, page.tables);
    update(page, { sheet: after, taken: from < 0 ? null : { card, from, by } }, card[0], by);
  },
  step: enter,
  researcher: enter,
  find: enter,
  count: enter,
};

/** What filling in does, by `data-field`. @type {Record<string, (page: OnPage, input: HTMLInputElement) => void>} */
const FILLED = {
  name(page, { value, dataset }) {
    const { sheet } = page.shown;
    const names = sheet.names.map((name, seat) =>
      seat === Number(dataset.seat) ? value.slice(0, LONGEST_ON_SHEET) : name,
    );
    update(page, { sheet: { ...sheet, names } });
  },
  six: (page, { checked }) => update(page, { sheet: { ...page.shown.sheet, six: checked } }),
  short(page, { checked: short }) {
    const { sheet } = page.shown;
    update(page, { sheet: { ...sheet, short, rounds: lengthened(sheet, page.tables.rounds) }, round: 0 });
  },
};

/** Nothing entered. @param {string} game @returns {Entry} */
const empty = (game) => FORMS[game].empty();

/** @param {string} game @param {number} seats @param {Tables} tables @returns {Sheet} */
function blank(game, seats, tables) {
  const count = tables.seats.includes(seats) ? seats : tables.seats[0];
  const names = Array.from({ length: count }, () => "");
  return {
    game,
    seats: count,
    names,
    rounds: Array.from({ length: tables.rounds }, () => names.map(() => empty(game))),
  };
}

/** A list, filled up to a length. @template T @param {T[]} list @param {number} length @param {() => T} more */
const filled = (list, length, more) => [...list, ...Array.from({ length: Math.max(0, length - list.length) }, more)];

/** The rounds of a sheet, at least so many. @param {Sheet} sheet @param {number} length */
const lengthened = ({ game, names, rounds }, length) => filled(rounds, length, () => names.map(() => empty(game)));

/** A sheet for another number of players. @param {Sheet} sheet @param {number} seats @returns {Sheet} */
const seated = (sheet, seats) => ({
  ...sheet,
  seats,
  names: filled(sheet.names, seats, () => ""),
  rounds: sheet.rounds.map((entries) => filled(entries, seats, () => empty(sheet.game))),
});

/**
 * A card of the card game is added to a seat's expedition, or removed. The sheet never holds more of a kind than exist:
 * another seat gives one up.
 * @param {Sheet} sheet
 * @param {number} round
 * @param {DOMStringMap} data of what was pressed
 * @param {Tables} tables
 * @returns {[sheet: Sheet, from: number]}   the sheet, and the seat that a card was taken from, −1 for none
 */
function pressed(sheet, round, data, tables) {
  const { card = "", seat } = data;
  const copies = card.endsWith("x") ? tables.wagers : 1;
  const entries = sheet.rounds[round].map((entry, at) =>
    cardsOf(/** @type {string} */ (at === Number(seat) ? changed(entry, data, tables) : entry)),
  );
  const many = entries.flat().filter((each) => each === card).length > copies;
  const from = many ? entries.findIndex((cards, at) => at !== Number(seat) && cards.includes(card)) : -1;
  if (from >= 0) entries[from].splice(entries[from].indexOf(card), 1);
  const rounds = sheet.rounds.map((each, at) => (at === round ? entries.map((cards) => cards.join(" ")) : each));
  return [{ ...sheet, rounds }, from];
}

/**
 * What this device kept, as far as it is a sheet of the game; otherwise a new one.
 * @param {any} value whatever that is
 * @param {string} game
 * @param {Tables} tables
 * @returns {Sheet}
 */
export function readSheet(value, game, tables) {
  const names = Array.isArray(value?.names)
    ? value.names.map((/** @type {unknown} */ each) => String(each ?? "").slice(0, LONGEST_ON_SHEET))
    : [];
  const count = Array.isArray(value?.rounds) ? value.rounds.length : 0;
  if (!tables.seats.includes(names.length) || count < 1 || count > MOST_ROUNDS) return blank(game, 0, tables);
  /** @type {Sheet} */
  const sheet = { game, seats: names.length, names, six: Boolean(value.six), short: Boolean(value.short), rounds: [] };
  if (tables.seats.includes(value.seats) && value.seats < names.length) sheet.seats = value.seats;
  const suits = suitsOf({ ...sheet, six: true }, tables);
  sheet.rounds = value.rounds.map((/** @type {unknown[]} */ entries) =>
    names.map((/** @type {unknown} */ _, /** @type {number} */ seat) =>
      FORMS[game].read(entries?.[seat], suits, tables),
    ),
  );
  return sheet;
}
