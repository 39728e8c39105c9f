// @ts-check
/**
 * A table from a position, without Python: what its author names is put in its place. No rule is known here. What may
 * lie in a column, what a column is worth and how an empty table looks was answered by the games themselves when the
 * site was built (build/site/laying.py); this module only looks it up. Whatever those answers do not settle (other
 * options, places that a chosen card may go to, the end of a round) is left to Python, as are impossible positions: the
 * answer is then null. Tests compare what is drawn both ways.
 *
 * @typedef {import("../../learn/score/reckon.js").Tables} Worths
 * @typedef {import("../../render/table/sitting.js").OpenTable} OpenTable
 *
 * @typedef {object} Laying   what build/site/laying.py writes about a game
 * @property {string[]} ranks
 * @property {number[]} copies
 * @property {Record<string, OptionValue>} rules
 * @property {Record<string, View>} views
 * @property {Record<string, number>} aside
 * @property {Record<string, number>[]} columns
 * @property {string[]} more
 * @property {Record<string, number>} bag
 * @property {Worths} worth
 * @property {Record<string, Partial<Laying>>} variants
 *
 * @typedef {object} Held   a hand, or the deck
 * @property {string[]} cards    named, without "!"
 * @property {string[]} known    those with "!"
 * @property {number} count
 *
 * @typedef {object} Laid   what is put on the table, checked
 * @property {Laying} given
 * @property {Record<string, OptionValue>} rules
 * @property {View} view      the empty table
 * @property {number} seats
 * @property {number | null} seat
 * @property {Held[]} hands
 * @property {string[][]} columns   by seat
 * @property {string[]} piles
 * @property {number} deck
 * @property {string} closed
 * @property {import("./position.js").Position} position
 */
/** @import { OptionValue, View, Zone } from "../../wire.d.ts" */
import { lieBoard } from "./laying_board.js";
import { FORMS } from "../../learn/score/forms.js";

/** What every game's position may have. */
const KEYS = new Set([
  "game",
  "options",
  "seat",
  "toMove",
  "phase",
  "turn",
  "closed",
  "hands",
  "columns",
  "piles",
  "deck",
  "show",
  "x",
]);
const HIDDEN = /^\?([1-9]\d{0,2})$/;

/**
 * @param {import("./position.js").Position} position
 * @param {Laying} data of its game
 * @param {string} mind who plays the seats other than the viewer's
 * @returns {{table: OpenTable, show: import("../../render/diagram.js").Show} | null}
 */
export function lay(position, data, mind) {
  const laid = checked(position, data);
  const show = laid && cutBy(position.show, laid.view.suits);
  const view = show && viewOf(laid);
  if (!view) return null;
  const { game } = view;
  const seats = Array.from({ length: laid.seats }, (_, at) => ({ name: "", mind: at === laid.seat ? "" : mind }));
  const nothingYet = { id: "position", ply: 0, round: 0, rounds: 1, starts: 0, curtain: null, undo: null };
  const still = { waiting: /** @type {const} */ ("still"), practice: false, conceded: null, sheet: null };
  const before = { log: [], trace: { since: 0, marks: [], drawn: "" } };
  const table = { ...nothingYet, ...still, ...before, game, rules: laid.rules, seats, viewer: laid.seat, view };
  return { table: { ...table, totals: view.scores, result: null }, show };
}

/** @param {import("./position.js").Position} position @param {Laying} data @returns {Laid | null} */
function checked(position, data) {
  if (Object.entries(position).some(([key, value]) => !(KEYS.has(key) || data.more.includes(key)) || value === null))
    return null;
  const { seat = null, toMove = seat ?? 0, turn = 0, phase = "place", options = {} } = position;
  const given = /** @type {Laying | null} */ (withOptions(data, options));
  const hands = texts(position.hands)?.map(heldOf);
  const view = hands && given?.views[String(hands.length)];
  if (!given || !view || hands.includes(null)) return null;
  const seats = hands.length;
  if (!(seat === null || isSeat(seat, seats)) || !isSeat(toMove, seats)) return null;
  if (!isWhole(turn) || !["place", "draw"].includes(String(phase))) return null;
  const columns = texts(position.columns ?? hands.map(() => ""))?.map(cardsOf);
  const piles =
    typeof position.piles === "string" || position.piles === undefined ? cardsOf(position.piles ?? "") : null;
  const lying = columns?.every(Boolean) && piles ? { columns: /** @type {string[][]} */ (columns), piles } : null;
  if (!lying || lying.columns.length !== seats) return null;
  const held = /** @type {Held[]} */ (hands);
  const deck = deckOf(position.deck, { given, view, seats, hands: held, ...lying });
  const closed = position.closed ?? "";
  const own = seat === null ? null : held[seat];
  if (deck === null || typeof closed !== "string" || (own && own.count > own.cards.length)) return null;
  if (closed && !(phase === "draw" && !position.options && bySuit(piles ?? [], closed).length)) return null;
  return /** @type {Laid} */ ({
    given,
    rules: { ...data.rules, .../** @type {{}} */ (options) },
    view: { ...view, seat, toMove, turn, phase },
    seats,
    seat,
    hands: held,
    ...lying,
    deck,
    closed,
    position,
  });
}

/**
 * The data with these options; null where they are not among the answers.
 * @param {Laying} data @param {unknown} options
 */
function withOptions(data, options) {
  if (typeof options !== "object" || !options || Array.isArray(options)) return null;
  let given = data;
  let changed = 0;
  for (const [name, value] of Object.entries(options)) {
    const variant = data.variants[`${name}:${JSON.stringify(value)}`];
    const usual = name in data.rules && JSON.stringify(data.rules[name]) === JSON.stringify(value);
    if (!variant && !usual) return null;
    if (variant && Object.keys(variant).length) {
      given = { ...given, ...variant };
      changed++;
    }
  }
  return changed > 1 ? null : given;
}

/** @param {unknown} value @returns {string[] | null} */
const texts = (value) => (Array.isArray(value) && value.every((each) => typeof each === "string") ? value : null);
/** @param {unknown} value @returns {value is number} */
const isWhole = (value) => Number.isInteger(value) && Number(value) >= 0;
/** @param {unknown} value @param {number} seats @returns {value is number} */
const isSeat = (value, seats) => isWhole(value) && value < seats;
/** @param {string[]} cards @param {string} suit */
const bySuit = (cards, suit) => cards.filter((card) => card[0] === suit);

/** The cards of a text; null where there is a blank too many. @param {string} text */
function cardsOf(text) {
  const cards = text ? text.split(" ") : [];
  return cards.includes("") ? null : cards;
}

/** @param {string} text @returns {Held | null} */
function heldOf(text) {
  const cards = cardsOf(text);
  if (!cards) return null;
  const hidden = HIDDEN.exec(cards.at(-1) ?? "");
  const named = hidden ? cards.slice(0, -1) : cards;
  const bare = named.map((card) => card.replace(/!$/, ""));
  const known = bare.filter((_, at) => named[at].endsWith("!"));
  return { cards: bare, known, count: named.length + Number(hidden?.[1] ?? 0) };
}

/**
 * How many cards the deck has; null where the cards on the table are not the game's.
 * @param {unknown} told
 * @param {Pick<Laid, "given" | "view" | "seats" | "hands" | "columns" | "piles">} laid
 */
function deckOf(told, { given, view, seats, hands, columns, piles }) {
  const deck = told === undefined ? null : (typeof told === "string" && heldOf(told)) || undefined;
  if (deck === undefined || deck?.known.length) return null;
  const left = new Map(
    [...view.suits].flatMap((suit) => given.ranks.map((rank, at) => [suit + rank, given.copies[at]])),
  );
  let rest = [...left.values()].reduce((sum, count) => sum + count, 0);
  for (const card of [...hands.flatMap(({ cards }) => cards), ...columns.flat(), ...piles, ...(deck?.cards ?? [])]) {
    const count = left.get(card);
    if (!count) return null;
    left.set(card, count - 1);
    rest--;
  }
  for (const { cards, count } of hands) rest -= count - cards.length;
  const hidden = deck ? deck.count - deck.cards.length : Math.max(rest - given.aside[String(seats)], Math.min(rest, 1));
  const count = hidden + (deck?.cards.length ?? 0);
  return rest >= hidden && count > 0 ? count : null;
}

/**
 * How a drawing is cropped, if that needs no Python: only Python can say which places would take a chosen card.
 * @param {unknown} show @param {string} letters
 */
function cutBy(show, letters) {
  if (show === undefined) return {};
  if (typeof show !== "object" || !show || Array.isArray(show)) return null;
  const { suits = "", parts = "", ...more } = /** @type {Record<string, unknown>} */ (show);
  if (typeof suits !== "string" || typeof parts !== "string" || Object.keys(more).length) return null;
  const known = ["field", "hand", "deck"];
  const inOrder = suits === [...letters].filter((letter) => suits.includes(letter)).join("");
  if (!inOrder || parts !== known.filter((part) => parts.split(" ").includes(part)).join(" ")) return null;
  return { ...(suits ? { suits } : {}), ...(parts ? { parts } : {}) };
}

/** @param {Laid} laid @returns {View | null} */
function viewOf(laid) {
  const { given, view, seat, seats, hands, columns, piles } = laid;
  const names = [...view.suits].flatMap((suit) => given.ranks.map((rank) => suit + rank));
  const sorted = (/** @type {string[]} */ cards) =>
    [...cards].sort((one, other) => names.indexOf(one) - names.indexOf(other));
  /** @type {Zone[]} */
  const zones = hands.map(({ cards, known, count }, at) =>
    at === seat
      ? { id: `hand:${at}`, kind: "hand", seat: at, cards, count }
      : { id: `hand:${at}`, kind: "backs", seat: at, cards: sorted(known), count },
  );
  for (const zone of view.zones) {
    if (zone.kind === "deck") {
      zones.push({ ...zone, count: laid.deck, turns: Math.floor(laid.deck / laid.seats), about: piles.length > 0 });
    } else if (zone.kind === "pile") {
      const lying = bySuit(piles, zone.suit);
      zones.push({ ...zone, cards: lying.slice(-1), count: lying.length, closed: zone.suit === laid.closed });
    } else if ("suit" in zone) {
      const lying = bySuit(columns[zone.seat], zone.suit);
      if (!mayLie(lying, given.columns)) return null;
      zones.push({ ...zone, cards: lying, count: lying.length });
    }
  }
  const made = { ...view, zones, moves: [], scores: Array.from({ length: seats }, () => null) };
  return (
    /** @type {Record<string, (made: View, laid: Laid) => View | null>} */ (GAMES)[view.game]?.(made, laid) ?? null
  );
}

/** @param {string[]} cards of one suit @param {Record<string, number>[]} states */
function mayLie(cards, states) {
  let state = 0;
  for (const card of cards) {
    state = states[state][card.slice(1)];
    if (state === undefined) return false;
  }
  return true;
}

const GAMES = {
  card: weighed,
  board: lieBoard,
  /** @param {View} made @param {Laid} laid */
  adapted(made, laid) {
    if (laid.rules.stacks_of !== laid.given.rules.stacks_of) return null; // which stacks count is for Python to say
    const view = weighed(made, laid);
    const facts = /** @type {import("../../wire.d.ts").AdaptedFacts} */ (made.facts);
    const counted = view.zones.flatMap((zone) =>
      zone.kind === "stack" && zone.count >= facts.longStack ? [{ seat: zone.seat, suit: zone.suit }] : [],
    );
    if (counted.length >= facts.stacksToEnd) return null; // the round would be over
    return { ...view, facts: { ...facts, stacks: counted.length, counted } };
  },
};

/** The table with the worth of its columns. @param {View} made @param {Laid} laid @returns {View} */
function weighed(made, { given }) {
  const { worth } = FORMS[made.game];
  const zones = made.zones.map((zone) => {
    if (zone.kind !== "expedition" && zone.kind !== "stack") return zone;
    const entry = zone.kind === "stack" ? { [zone.suit]: zone.count } : zone.cards.join(" ");
    return { ...zone, points: worth(entry, zone.suit, given.worth) };
  });
  return { ...made, zones: /** @type {Zone[]} */ (zones) };
}
