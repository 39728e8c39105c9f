// @ts-check
/**
 * How a match is set up, as data: which game, who sits where, who begins, which options. The set-up of each game is
 * remembered by itself. What there is to choose comes from Python (`about`); nothing here knows a game.
 *
 * @typedef {import("../wire.d.ts").Seat} Seat   mind "" for a person; name "" for the one the language gives
 * @typedef {{seats: Seat[], starts: number | null, options: Record<string, OptionValue>, gentle: boolean}} Sitting
 *   options: only those that differ from their default; gentle: the company is patient with the people
 * @typedef {{game: string, games: Record<string, Sitting>}} Setup
 */

/** @import { About, Game, Option, OptionValue, Requests, Table } from "../wire.d.ts" */

import { LONGEST_NAME, plain } from "../common/plain.js";
import { nameAt } from "../render/words/say.js";

/** Options that stand in the open on the set-up screen, the others under "more rules". */
const OPEN = new Set(["expeditions", "rounds", "direction", "ace"]);

/** @param {About} about @param {string} game */
export const gameOf = (about, game) => about.games.find((each) => each.name === game) ?? about.games[0];

/** How the mind of a seat begins that a person's own player has; the name of its file follows. */
const OWN = "own:";

/** The file of a person's own player, "" for any other mind. @param {string} mind */
export const ownFile = (mind) => (mind.startsWith(OWN) ? mind.slice(OWN.length) : "");

/** Whether a person's own player sits at a table. @param {Table | null} table */
export const hasOwn = (table) => Boolean(table?.seats.some((seat) => ownFile(seat.mind)));

/**
 * The minds a person may choose for a game, easiest first.
 * @param {About} about
 * @param {string} game
 * @returns {{name: string, level: number}[]}
 */
export const mindsOf = (about, game) => [...gameOf(about, game).minds].sort((a, b) => a.level - b.level);

/** How many may sit down. @param {Game} game of about @returns {number[]} */
export const seatCounts = (game) => [...game.seats, ...game.moreSeats];

/**
 * Values are plain data: true, 1 and "1" stay apart, and lists are equal when what they hold is.
 * @param {unknown} one
 * @param {unknown} other
 */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Options that have values to choose from: [open, further]. @param {Game} game of about */
export function optionsOf(game) {
  const shown = game.options.filter((option) => option.values.length > 1);
  return [shown.filter((option) => OPEN.has(option.name)), shown.filter((option) => !OPEN.has(option.name))];
}

/** The mind a newcomer meets: the middle one. @param {About} about @param {string} game */
function usualMind(about, game) {
  const minds = mindsOf(about, game);
  return minds[Math.floor(minds.length / 2)].name;
}

/**
 * A person against one computer player, everything as the rules have it.
 * @param {About} about
 * @param {Game} game of about
 * @returns {Sitting}
 */
function usual(about, game) {
  const others = Array.from({ length: game.seats[0] - 1 }, () => ({ mind: usualMind(about, game.name), name: "" }));
  return { seats: [{ mind: "", name: "" }, ...others], starts: null, options: {}, gentle: false };
}

/**
 * A first lesson: one person, who begins, against the easiest player, with the rules as they are.
 * @param {Setup} setup
 * @param {About} about
 * @param {string} game
 * @returns {Setup}
 */
export function guidedSetup(setup, about, game) {
  const [easiest] = mindsOf(about, game);
  const sitting = { ...usual(about, gameOf(about, game)), starts: 0 };
  return { game, games: { ...setup.games, [game]: { ...sitting, ...withCompany(sitting, easiest.name) } } };
}

/**
 * The remembered set-up, with whatever is missing in it, or no longer offered, as usual.
 * @param {any} kept @param {About} about @returns {Setup}
 */
export function complete(kept, about) {
  const games = Object.fromEntries(
    about.games.map((game) => [game.name, sound(kept?.games?.[game.name], about, game)]),
  );
  return { game: kept?.game in games ? kept.game : about.games[0].name, games };
}

/**
 * The set-up with the game that a link to it names, from the first time that it is seen: what is set out is what is
 * in sight.
 * @param {Setup} setup @param {{screen: string, part: string}} place of the address @returns {Setup}
 */
export const named = (setup, { screen, part }) =>
  screen === "setup" && part !== setup.game && Object.hasOwn(setup.games, part) ? { ...setup, game: part } : setup;

/** @param {any} kept @param {About} about @param {Game} game @returns {Sitting} */
function sound(kept, about, game) {
  const minds = new Set(["", ...game.minds.map((mind) => mind.name)]);
  // An own player's file is not kept, and a level of once is none any more: such a seat falls to one of ours.
  /** @type {Partial<Seat>[] | null} */
  const seats = Array.isArray(kept?.seats)
    ? kept.seats.map((/** @type {Partial<Seat> | null} */ seat) =>
        minds.has(String(seat?.mind ?? "")) ? seat : { mind: usualMind(about, game.name), name: "" },
      )
    : null;
  if (!seats || !seatCounts(game).includes(seats.length) || !seats.every((seat) => minds.has(seat?.mind ?? "?")))
    return usual(about, game);
  const offered = game.options.filter((option) =>
    option.values.some((value) => same(value, kept.options?.[option.name])),
  );
  return {
    seats: seats.map(({ mind = "", name }) => ({
      mind,
      name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : "",
    })),
    starts: Number.isInteger(kept.starts) && kept.starts >= 0 && kept.starts < seats.length ? kept.starts : null,
    options: Object.fromEntries(offered.map(({ name }) => [name, kept.options[name]])),
    gentle: kept.gentle === true,
  };
}

/**
 * The set-up with the present game's sitting changed.
 * @param {Setup} setup
 * @param {Partial<Sitting>} part
 * @returns {Setup}
 */
export function change(setup, part) {
  return { ...setup, games: { ...setup.games, [setup.game]: { ...setup.games[setup.game], ...part } } };
}

/** What an option stands at. @param {Sitting} sitting @param {Option} option of about */
export const valueOf = (sitting, option) =>
  option.name in sitting.options ? sitting.options[option.name] : option.default;

/**
 * An option set, or left out again where it is the default.
 * @param {Sitting} sitting
 * @param {Option} option
 * @param {OptionValue} value
 */
export function setOption(sitting, option, value) {
  const { [option.name]: _, ...others } = sitting.options;
  return same(value, option.default) ? others : { ...others, [option.name]: value };
}

/**
 * As many seats: the first stay, at new ones those of `minds` sit down who are at the table least.
 * @param {Sitting} sitting
 * @param {number} count
 * @param {string[]} minds
 * @returns {Partial<Sitting>}
 */
export function withSeats(sitting, count, minds) {
  /** @type {Sitting["seats"]} */
  const more = [];
  while (sitting.seats.length + more.length < count) {
    const there = [...sitting.seats, ...more].map((seat) => seat.mind);
    const times = (/** @type {string} */ mind) => there.filter((each) => each === mind).length;
    more.push({ mind: [...minds].sort((one, other) => times(one) - times(other))[0], name: "" });
  }
  return {
    seats: [...sitting.seats, ...more].slice(0, count),
    starts: sitting.starts !== null && sitting.starts < count ? sitting.starts : null,
  };
}

/**
 * One person at seat 0 and `mind` everywhere else.
 * @param {Sitting} sitting
 * @param {string} mind
 * @returns {Partial<Sitting>}
 */
export const withCompany = (sitting, mind) => ({
  seats: sitting.seats.map((seat, at) =>
    at === 0 ? { mind: "", name: seat.mind ? "" : seat.name } : { mind, name: "" },
  ),
});

/** Whether there is company that can be patient, and somebody to be patient with. @param {Sitting} sitting */
export const mayBePatient = ({ seats }) =>
  seats.some(({ mind }) => !mind) && seats.some(({ mind }) => mind && !ownFile(mind));

/** People in all seats. @param {Sitting} sitting @returns {Partial<Sitting>} */
export const withPeople = (sitting) => ({
  seats: sitting.seats.map((seat) => (seat.mind ? { mind: "", name: "" } : seat)),
});

/** The mind all computer players share if exactly one person sits, at seat 0; else "". @param {Sitting} sitting */
export function companyOf({ seats }) {
  const [own, ...others] = seats;
  return !own.mind && others.every((seat) => seat.mind && seat.mind === others[0].mind) ? others[0].mind : "";
}

/**
 * Names as they go into the record: what was typed, else what the language calls the seat, told apart by numbers.
 * @param {Pick<Sitting, "seats">} sitting
 * @param {import("./words/words.js").Words} words
 * @returns {string[]}
 */
export function namesOf({ seats }, words) {
  const people = seats.filter((seat) => !seat.mind).length;
  const names = seats.map(({ mind, name }, at) => {
    if (ownFile(mind))
      return (
        plain(
          ownFile(mind)
            .replace(/\.(py|whl)$/, "")
            .split("-")[0],
        ).trim() || plain(words.say("name-seat", { seat: at + 1 }))
      );
    if (mind) return words.knows(`mind-${mind}`) ? nameAt(seats, at, words) : words.say(`mind-${mind}`);
    const typed = plain(name).trim(); // marks come along with a pasted name
    return typed || (people === 1 ? words.say("name-you") : plain(words.say("name-seat", { seat: at + 1 })));
  });
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return before ? `${name} ${words.number(before + 1)}` : name;
  });
}

/** @typedef {{do: "new"} & Requests["new"]} Beginning */

/**
 * The message that begins the deal of a date.
 * @param {string} date
 * @param {string} on today's
 * @param {{mind: string}} deal
 * @param {boolean} practice
 * @param {import("./words/words.js").Words} words
 * @returns {{do: "day"} & Requests["day"]}
 */
export function dayRequest(date, on, { mind }, practice, words) {
  const seats = [
    { mind: "", name: "" },
    { mind, name: "" },
  ];
  return { do: "day", date, on, names: namesOf({ seats }, words), practice };
}

/**
 * The message that begins the match.
 * @param {Setup} setup
 * @param {import("./words/words.js").Words} words
 * @returns {Beginning}
 */
export function request(setup, words) {
  const sitting = setup.games[setup.game];
  const names = namesOf(sitting, words);
  const seats = sitting.seats.map(({ mind }, at) => (mind ? { name: names[at], mind } : { name: names[at] }));
  const gentle = sitting.gentle && mayBePatient(sitting) ? { gentle: true } : {};
  return { do: "new", game: setup.game, options: sitting.options, seats, starts: sitting.starts, ...gentle };
}
