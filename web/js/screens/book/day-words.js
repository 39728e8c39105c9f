// @ts-check
/** A day's deal as text to share: characters for the suits, squares for the cards, and no link but our own. */
import { ALONE } from "../../common/at.js";
import { dateWords } from "./dated.js";

/** @typedef {import("../../shell/after/days.js").Played} Played */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** Characters that stand for suits, and for their cards. @type {Record<string, [string, string]>} */
const SIGNS = {
  y: ["☀", "🟨"],
  b: ["🌊", "🟦"],
  w: ["⛰", "⬜"],
  g: ["🌿", "🟩"],
  r: ["🔥", "🟥"],
  p: ["🌙", "🟪"],
  s: ["♠", "⬛"],
  h: ["♥", "🟥"],
  d: ["♦", "🟧"],
  c: ["♣", "🟩"],
};
/** The suits of each game's round. @type {Record<string, string>} */
const SUITS = { card: "ybwgr", board: "ybwgr", adapted: "shdc" };

/**
 * @param {Words} words
 * @param {string} date
 * @param {Played} own
 * @param {number | null} par
 */
export function sharedLines(words, date, own, par) {
  const { seats, day, game } = own.match.summary;
  const mind = seats.find((seat) => seat.mind)?.mind ?? "";
  const values = {
    points: words.signed(own.margin),
    name: words.say(`mind-${mind}`),
    par: par === null ? "" : words.signed(par),
  };
  const columns = [...SUITS[game]].map((suit) => {
    const { cards = 0, wagers = 0, points = 0 } = day?.columns?.find((each) => each.suit === suit) ?? {};
    const named = { suit: words.suit(suit), cards, points: words.signed(points) };
    const said = words.say(cards ? "day-column" : "day-column-none", named);
    return { suit, cards, wagers, points, said };
  });
  return {
    head: words.say("day-share-head", { title: words.say("title"), date: dateWords(date, words) }),
    result: words.say(own.gaveUp ? "day-share-gave-up" : par === null ? "day-share-plain" : "day-share-par", values),
    without: own.adjusted === null ? "" : words.say("day-without", { points: words.signed(own.adjusted) }),
    columns,
    address: ALONE ? "" : new URL("./", document.baseURI).href,
  };
}

/** The whole as one text. @param {ReturnType<typeof sharedLines>} lines @param {Words} words */
export const sharedText = ({ head, result, without, columns, address }, words) =>
  [
    head,
    result,
    ...(without ? [without] : []),
    ...columns.map(({ suit, cards, wagers, points }) => {
      const [drawn, square] = SIGNS[suit];
      const row = cards ? "❌".repeat(wagers) + square.repeat(cards - wagers) : "➖";
      return `${drawn} ${row} \u2068${words.signed(points)}\u2069`;
    }),
    ...(address ? [address] : []),
  ].join("\n");
