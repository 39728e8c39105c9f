// @ts-check
/**
 * The score sheet: keeps what was entered, reckons it anew after every press (reckon.js) and draws it (score-view.js).
 * What is read from the device is taken only as far as it fits the game.
 *
 * @typedef {import("./reckon.js").Sheet} Sheet
 * @typedef {import("./reckon.js").Entry} Entry
 * @typedef {import("./reckon.js").Expedition} Expedition
 * @typedef {import("./reckon.js").Tables} Tables
 * @typedef {{sheet: Sheet, round: number, clearing: boolean}} Shown the sheet, the round that is entered, whether
 *   clearing was asked for
 */
import { makeWords } from "../shell/words.js";
import { patch } from "../render/tree.js";
import { keep, kept } from "./keep.js";
import { cardsOf, reckon, suitsOf } from "./reckon.js";
import { MOST_ROUNDS, drawSheet } from "./score-view.js";

const LONGEST_NAME = 40;
/** Points from tiles, or artifacts, of one expedition. */
const MOST_FOUND = 999;

/**
 * @typedef {object} OnPage   the sheet in its place on the page
 * @property {HTMLElement} root
 * @property {HTMLElement} live   where changes are said
 * @property {string} game
 * @property {Tables} tables
 * @property {import("../shell/words.js").Words} words
 * @property {string} name   under which it is kept
 * @property {Shown} shown
 */

/**
 * Sets the sheet up in its place on the page.
 * @param {HTMLElement} root
 * @param {HTMLElement} live
 * @param {"native" | "latin"} digits
 */
export function startSheet(root, live, digits) {
  const game = String(root.dataset.game);
  /** @type {Tables} */
  const tables = JSON.parse(String(root.dataset.tables));
  const words = makeWords(document.documentElement.lang, digits, [String(root.dataset.words)]);
  const name = `score.${game}`;
  const shown = { sheet: readSheet(kept(name), game, tables), round: 0, clearing: false };
  /** @type {OnPage} */
  const page = { root, live, game, tables, words, name, shown };
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-do]") : null;
    if (button instanceof HTMLElement) PRESSED[button.dataset.do ?? ""]?.(page, button.dataset);
  });
  root.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) FILLED[target.dataset.field ?? ""]?.(page, target);
  });
  draw(page);
}

/** @param {OnPage} page */
const draw = ({ root, shown, tables, words }) =>
  patch(root, drawSheet(shown, reckon(shown.sheet, tables), tables, words));

/**
 * @param {OnPage} page
 * @param {Partial<Shown>} change
 * @param {string} [suit] of the part that was changed,
 * @param {number} [seat] and whose it is
 */
function update(page, change, suit, seat) {
  page.shown = { ...page.shown, clearing: false, ...change };
  if (change.sheet) keep(page.name, change.sheet);
  draw(page);
  if (suit !== undefined && seat !== undefined) say(page, suit, seat);
}

/** Says what a part of the round comes to now. @param {OnPage} page @param {string} suit @param {number} seat */
function say({ live, shown, tables, words }, suit, seat) {
  const { sheet, round } = shown;
  const { parts, sum } = reckon(sheet, tables).rounds[round][seat];
  const part = parts.find((each) => each.suit === suit);
  live.textContent = words.say("score-stands", {
    suit: words.suit(suit),
    points: words.signed(part?.points?.points ?? 0),
    name: sheet.names[seat] || words.say("name-seat", { seat: seat + 1 }),
    sum: words.signed(sum),
  });
}

/**
 * Puts another entry for a seat into the round that is shown.
 * @param {OnPage} page
 * @param {DOMStringMap} data of what was pressed: whose entry, and of which suit
 * @param {(entry: Entry) => Entry} how
 */
function enter(page, { seat: at, suit }, how) {
  const { sheet, round } = page.shown;
  const seat = Number(at);
  const rounds = sheet.rounds.map((entries, number) =>
    number === round ? entries.map((each, other) => (other === seat ? how(each) : each)) : entries,
  );
  update(page, { sheet: { ...sheet, rounds } }, suit, seat);
}

/** What pressing does, by `data-do`. @type {Record<string, (page: OnPage, data: DOMStringMap) => void>} */
const PRESSED = {
  round: (page, { to }) => update(page, { round: Number(to) }),
  more(page) {
    const { sheet } = page.shown;
    const rounds = [...sheet.rounds, sheet.names.map(() => empty(page.game))];
    update(page, { sheet: { ...sheet, rounds }, round: sheet.rounds.length });
  },
  seats: (page, { to }) => update(page, { sheet: seated(page.shown.sheet, Number(to)) }),
  print: () => void window.dispatchEvent(new CustomEvent("print-sheet")),
  clear: (page) => update(page, { clearing: true }),
  "clear-yes": (page) =>
    update(page, { sheet: blank(page.game, page.shown.sheet.names.length, page.tables), round: 0 }),
  card(page, { card, seat }) {
    const { sheet, round } = page.shown;
    if (card) update(page, { sheet: pressed(sheet, round, Number(seat), card, page.tables) }, card[0], Number(seat));
  },
  step: (page, data) =>
    enter(page, data, (entry) => stepped(/** @type {Expedition} */ (entry), data.suit ?? "", Number(data.to))),
  researcher: (page, data) => enter(page, data, (entry) => led(/** @type {Expedition} */ (entry), data.suit ?? "")),
  find: (page, data) =>
    enter(page, data, (entry) => found(/** @type {Expedition} */ (entry), data.field ?? "", Number(data.by))),
  count: (page, data) =>
    enter(page, data, (entry) =>
      counted(/** @type {Record<string, number>} */ (entry), data.suit ?? "", Number(data.by), page.tables),
    ),
};

/** What filling in does, by `data-field`. @type {Record<string, (page: OnPage, input: HTMLInputElement) => void>} */
const FILLED = {
  name(page, { value, dataset }) {
    const { sheet } = page.shown;
    const names = sheet.names.map((name, seat) =>
      seat === Number(dataset.seat) ? value.slice(0, LONGEST_NAME) : name,
    );
    update(page, { sheet: { ...sheet, names } });
  },
  six: (page, { checked }) => update(page, { sheet: { ...page.shown.sheet, six: checked } }),
  short(page, { checked: short }) {
    const { sheet } = page.shown;
    const rounds = lengthened(sheet, short ? page.tables.short : page.tables.rounds);
    update(page, { sheet: { ...sheet, short, rounds }, round: 0 });
  },
};

/** @param {number} value @param {number} least @param {number} most */
const whole = (value, least, most) => (Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : least);

/** Nothing entered. @param {string} game @returns {Entry} */
const empty = (game) =>
  game === "card" ? "" : game === "board" ? { steps: {}, researcher: "", tiles: 0, artifacts: 0 } : {};

/** @param {string} game @param {number} seats @param {Tables} tables @returns {Sheet} */
function blank(game, seats, tables) {
  const count = tables.seats.includes(seats) ? seats : tables.seats[0];
  const names = Array.from({ length: count }, () => "");
  return { game, names, rounds: Array.from({ length: tables.rounds }, () => names.map(() => empty(game))) };
}

/** The rounds of a sheet as it gets another length. @param {Sheet} sheet @param {number} length */
const lengthened = (sheet, length) =>
  Array.from({ length }, (_, at) => sheet.rounds[at] ?? sheet.names.map(() => empty(sheet.game)));

/** A sheet for another number of players. @param {Sheet} sheet @param {number} count @returns {Sheet} */
const seated = (sheet, count) => ({
  ...sheet,
  names: Array.from({ length: count }, (_, seat) => sheet.names[seat] ?? ""),
  rounds: sheet.rounds.map((entries) => Array.from({ length: count }, (_, seat) => entries[seat] ?? empty(sheet.game))),
});

/**
 * A card of the card game goes to a seat's expedition, or away from it. Each number is there once: it leaves another
 * seat's. Wagers come and go from the end, and another seat gives one up when there are no more.
 * @param {Sheet} sheet
 * @param {number} round
 * @param {number} seat
 * @param {string} card
 * @param {Tables} tables
 * @returns {Sheet}
 */
function pressed(sheet, round, seat, card, tables) {
  const copies = card.endsWith("x") ? tables.wagers : 1;
  const entries = sheet.rounds[round].map((entry) => cardsOf(/** @type {string} */ (entry)));
  const mine = entries[seat].filter((each) => each === card).length;
  const on = card.endsWith("x") ? mine < copies : mine === 0;
  if (!on) entries[seat] = entries[seat].filter((each) => each !== card);
  else {
    entries[seat].push(card);
    const all = entries.flat().filter((each) => each === card).length;
    const other = entries.findIndex((cards, at) => at !== seat && cards.includes(card));
    if (all > copies && other >= 0) entries[other].splice(entries[other].indexOf(card), 1);
  }
  return {
    ...sheet,
    rounds: sheet.rounds.map((each, at) => (at === round ? entries.map((cards) => cards.join(" ")) : each)),
  };
}

/**
 * @param {Record<string, number>} entry
 * @param {string} suit
 * @param {number} by
 * @param {Tables} tables
 * @returns {Record<string, number>}
 */
const counted = (entry, suit, by, tables) => ({
  ...entry,
  [suit]: whole((entry[suit] ?? 0) + by, 0, tables.stacks.length - 1),
});

/**
 * An explorer stands on another step; pressed where it stands, it was not sent.
 * @param {Expedition} entry
 * @param {string} suit
 * @param {number} step
 * @returns {Expedition}
 */
const stepped = (entry, suit, step) => ({
  ...entry,
  steps: { ...entry.steps, [suit]: entry.steps[suit] === step ? 0 : step },
});

/**
 * The researcher is on this path, or pressed there, on none.
 * @param {Expedition} entry
 * @param {string} suit
 * @returns {Expedition}
 */
const led = (entry, suit) => ({ ...entry, researcher: entry.researcher === suit ? "" : suit });

/** @param {Expedition} entry @param {string} field "tiles" or "artifacts" @param {number} by @returns {Expedition} */
const found = (entry, field, by) =>
  field === "tiles" || field === "artifacts" ? { ...entry, [field]: whole(entry[field] + by, 0, MOST_FOUND) } : entry;

/**
 * What this device kept, as far as it is a sheet of the game; else a new one.
 * @param {any} value whatever that is
 * @param {string} game
 * @param {Tables} tables
 * @returns {Sheet}
 */
function readSheet(value, game, tables) {
  const names = Array.isArray(value?.names)
    ? value.names.map((/** @type {unknown} */ each) => String(each ?? "").slice(0, LONGEST_NAME))
    : [];
  const count = Array.isArray(value?.rounds) ? value.rounds.length : 0;
  if (!tables.seats.includes(names.length) || count < 1 || count > MOST_ROUNDS) return blank(game, 0, tables);
  /** @type {Sheet} */
  const sheet = { game, names, six: Boolean(value.six), short: Boolean(value.short), rounds: [] };
  const suits = suitsOf({ ...sheet, six: true }, tables);
  sheet.rounds = value.rounds.map((/** @type {unknown[]} */ entries) =>
    names.map((/** @type {unknown} */ _, /** @type {number} */ seat) => READ[game](entries?.[seat], suits, tables)),
  );
  return sheet;
}

/**
 * An entry that was kept, as far as it makes sense.
 * @type {Record<string, (entry: any, suits: string[], tables: Tables) => Entry>}
 */
const READ = {
  card: (entry, suits, tables) => {
    const cards =
      typeof entry === "string"
        ? cardsOf(entry).filter(
            (card) => suits.includes(card[0]) && (card.slice(1) === "x" || card.slice(1) in tables.values),
          )
        : [];
    return cards
      .filter(
        (card, at) =>
          cards.slice(0, at).filter((each) => each === card).length < (card.endsWith("x") ? tables.wagers : 1),
      )
      .join(" ");
  },
  board: (entry, suits, tables) => ({
    steps: Object.fromEntries(
      suits.map((suit) => [suit, whole(entry?.steps?.[suit], 0, tables.explorers[0].length - 1)]),
    ),
    researcher: suits.includes(entry?.researcher) ? entry.researcher : "",
    tiles: whole(entry?.tiles, 0, MOST_FOUND),
    artifacts: whole(entry?.artifacts, 0, MOST_FOUND),
  }),
  adapted: (entry, suits, tables) =>
    Object.fromEntries(suits.map((suit) => [suit, whole(entry?.[suit], 0, tables.stacks.length - 1)])),
};
