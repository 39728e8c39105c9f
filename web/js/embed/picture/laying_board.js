// @ts-check
/**
 * What only the board game has in a position (laying.js): explorers on their steps, tiles not yet taken, bridges
 * crossed.
 *
 * @typedef {import("./laying.js").Laid} Laid
 */
/** @import { BoardFacts, Explorer, Piece, View } from "../../wire.d.ts" */
const EXPLORER = /^([a-z])([1-9]):([ar])$/;
const TILE = /^([a-z])([1-9]):([a-z]+|\d+)$/;

/** @param {View} made @param {Laid} laid @returns {View | null} */
export function lieBoard(made, laid) {
  const { position, seats, given } = laid;
  const facts = /** @type {BoardFacts} */ (made.facts);
  const explorers = explorersOf(position.explorers ?? Array(seats).fill(""), laid);
  const tiles = tilesOf(position.tiles ?? "", facts, given.bag);
  if (position.owed !== undefined && position.owed !== "") return null; // explorer moves: of a phase not drawn here
  if (!explorers || !tiles || !counts(position.points, seats) || !counts(position.artifacts, seats, 0)) return null;
  const over = explorers.map((own) => [...own.values()].filter(({ step }) => step >= facts.path.bridge).length);
  const crossed = position.crossed ?? over.flatMap((count, seat) => Array(count).fill(seat));
  if (!Array.isArray(crossed) || crossed.length >= facts.crossedToEnd || crossed.length !== sum(over)) return null;
  if (over.some((count, seat) => crossed.filter((each) => each === seat).length !== count)) return null;
  const zones = made.zones.map((zone) =>
    zone.kind === "path"
      ? { ...zone, explorer: explorers[zone.seat].get(zone.suit) ?? null, direction: way(zone.cards, given.ranks) }
      : zone,
  );
  const paths = facts.paths.map(({ suit, steps }) => ({
    suit,
    steps: steps.map((each) => ({
      ...each,
      tile: tiles.get(`${suit}${each.step}`) ?? "",
      explorers: explorers.flatMap((own, seat) => {
        const found = own.get(suit);
        return found?.step === each.step ? [{ seat, piece: found.piece }] : [];
      }),
    })),
  }));
  return { ...made, zones, facts: { ...facts, paths, crossed } };
}

/**
 * By seat, every path with its explorer; null where explorers and columns do not match.
 * @param {unknown} told @param {Laid} laid
 */
function explorersOf(told, { seats, columns, view, given }) {
  if (!Array.isArray(told) || told.length !== seats) return null;
  /** @type {Map<string, Explorer>[]} */
  const found = [];
  for (const [seat, text] of told.entries()) {
    if (typeof text !== "string") return null;
    /** @type {Map<string, Explorer>} */
    const own = new Map();
    for (const token of text ? text.split(" ") : []) {
      const [, suit, step, letter] = EXPLORER.exec(token) ?? [];
      if (!suit || !view.suits.includes(suit) || own.has(suit)) return null;
      const piece = /** @type {Piece} */ (letter === "r" ? "researcher" : "adventurer");
      const points = given.worth.explorers[letter === "r" ? 1 : 0][Number(step)];
      own.set(suit, { piece, step: Number(step), points });
    }
    const begun = new Set(columns[seat].map((card) => card[0]));
    const researchers = [...own.values()].filter(({ piece }) => piece === "researcher").length;
    if (begun.size !== own.size || [...own.keys()].some((suit) => !begun.has(suit))) return null;
    if (researchers > 1 || (!researchers && own.size === view.suits.length)) return null;
    found.push(own);
  }
  return found;
}

/**
 * The tiles by place; null where one cannot lie there, or there are not that many.
 * @param {unknown} told @param {BoardFacts} facts @param {Record<string, number>} bag
 */
function tilesOf(told, facts, bag) {
  if (typeof told !== "string") return null;
  /** @type {Map<string, string>} */
  const tiles = new Map();
  const left = { ...bag };
  for (const token of told ? told.split(" ") : []) {
    const [, suit, step, tile] = TILE.exec(token) ?? [];
    const place = facts.paths.find((each) => each.suit === suit)?.steps[Number(step) - 1];
    if (!place?.marked || tiles.has(suit + step) || !left[tile]) return null;
    left[tile]--;
    tiles.set(suit + step, tile);
  }
  return tiles;
}

/**
 * Whether this is one number for each seat, or left out.
 * @param {unknown} told @param {number} seats @param {number} [least]
 */
const counts = (told, seats, least = -Infinity) =>
  told === undefined ||
  (Array.isArray(told) && told.length === seats && told.every((each) => Number.isInteger(each) && each >= least));

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/**
 * Which way a column goes so far, up or down.
 * @param {string[]} cards @param {string[]} ranks
 * @returns {"up" | "down" | null}
 */
function way(cards, ranks) {
  const [first, ...others] = cards.map((card) => ranks.indexOf(card.slice(1)));
  const other = others.find((each) => each !== first);
  return other === undefined ? null : other > first ? "up" : "down";
}
