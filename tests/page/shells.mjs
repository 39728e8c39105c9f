// A shell as the screens are drawn from it, and matches as a device keeps them, for the tests of screens. Whoever runs
// them hands over what the bridge tells about the games (ABOUT).
import { complete } from "../../web/js/shell/setup.js";
import { classed, view, wordsFrom } from "./trees.mjs";

export const ABOUT = JSON.parse(process.env.ABOUT);
export const LANGUAGES = ["en", "es", "ru", "fa"];
const FILES = ["table", "shell", "hint", "games", "options", "day", "statistics", "journal", "distance"];
export const wordsOf = (language) => wordsFrom(FILES, language, "latin");
export const english = wordsOf("en");

export const setup = (game) => ({ ...complete(null, ABOUT), game });
export const shell = (more = {}) => ({
  words: english,
  about: ABOUT,
  setup: setup("card"),
  start: { state: "ready" },
  matches: [],
  shelf: [],
  last: "",
  guided: false,
  pars: {},
  reckoning: null,
  statistics: null,
  book: "",
  part: "",
  notices: [],
  dialog: null,
  ...more,
});
export const SEATS = [
  { name: "You", mind: "" },
  { name: "Tilda", mind: "careful" },
];
export const summary = (more = {}) => ({
  game: "card",
  seats: SEATS,
  round: 1,
  rounds: 3,
  toMove: 0,
  deck: 22,
  totals: [34, 41],
  waiting: "person",
  practice: false,
  conceded: null,
  result: null,
  laid: [..."ybwgr"].map((suit, at) => ({ suit, seats: [at, 4 - at] })),
  ...more,
});
export const finished = (more = {}) =>
  summary({
    toMove: null,
    round: 2,
    waiting: "match",
    totals: [142, 62],
    result: { totals: [142, 62], winners: [0] },
    best: { seat: 0, suit: "g", points: 64, card: "g10" },
    ...more,
  });
export const kept = (id, of) => ({ id, updated: 1, damaged: false, otherVersion: false, summary: of });
export const entries = (tree) => classed(tree, "entry").map((each) => each.attrs.key);
/** A table of the fixtures with the match over. */
export const matchOver = (name, more = {}) => {
  const table = view(name);
  const totals = table.sheet.totals.map((points, seat) => points ?? 10 * seat);
  return { ...table, waiting: "match", result: { totals, winners: [0] }, ...more };
};
