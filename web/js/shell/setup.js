// @ts-check
/**
 * How a match is set up, as data: which game, who sits where, who begins, which options. Each game's set-up is
 * remembered separately. Python says what there is to choose (`about`); nothing here knows a game.
 *
 * @typedef {import("../wire.d.ts").Seat} Seat   mind "" for a person; name "" for the one from the language files
 * @typedef {{seats: Seat[], starts: number | null, options: Record<string, OptionValue>, gentle: boolean}} Seating
 *   options: only those that differ from their default; gentle: the company is patient with the people
 * @typedef {{game: string, games: Record<string, Seating>}} Setup
 */

/** @import { About, Game, Option, OptionValue, Requests, Table } from "../wire.d.ts" */

import { LONGEST_NAME, plain } from "../common/plain.js";
import { nameAt } from "../render/words/say.js";

/** Options shown openly on the set-up screen; the others are under "more rules". */
const OPEN = new Set(["expeditions", "rounds", "direction", "ace"]);

/** The options that the summary of a match includes itself. */
export const SUMMED = ["rounds", "expeditions"];

/** @param {About} about @param {string} game */
export const gameOf = (about, game) => about.games.find((each) => each.name === game) ?? about.games[0];

/** How the mind of a seat with a person's own player begins; the name of its file follows. */
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

/** How many may play. @param {Game} game of about @returns {number[]} */
export const seatCounts = (game) => [...game.seats, ...game.moreSeats];

/**
 * Values are plain data: true, 1 and "1" are distinct, and lists are equal if their items are.
 * @param {unknown} one
 * @param {unknown} other
 */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Options that have values to choose from: [open, further]. @param {Game} game of about */
export function optionsOf(game) {
  const shown = game.options.filter((option) => option.values.length > 1);
  return [shown.filter((option) => OPEN.has(option.name)), shown.filter((option) => !OPEN.has(option.name))];
}

/** The mind for a newcomer: the middle one. @param {About} about @param {string} game */
function usualMind(about, game) {
  const minds = mindsOf(about, game);
  return minds[Math.floor(minds.length / 2)].name;
}

/**
 * A person against one computer player, with all rules as usual.
 * @param {About} about
 * @param {Game} game of about
 * @returns {Seating}
 */
function usual(about, game) {
  const others = Array.from({ length: game.seats[0] - 1 }, () => ({ mind: usualMind(about, game.name), name: "" }));
  return { seats: [{ mind: "", name: "" }, ...others], starts: null, options: {}, gentle: false };
}

/**
 * A first lesson: one person, who begins, against the easiest player, with the usual rules.
 * @param {Setup} setup
 * @param {About} about
 * @param {string} game
 * @returns {Setup}
 */
export function guidedSetup(setup, about, game) {
  const [easiest] = mindsOf(about, game);
  const seating = { ...usual(about, gameOf(about, game)), starts: 0 };
  return { game, games: { ...setup.games, [game]: { ...seating, ...withCompany(seating, easiest.name) } } };
}

/**
 * The remembered set-up, with usual values for whatever is missing or no longer offered.
 * @param {any} kept @param {About} about @returns {Setup}
 */
export function complete(kept, about) {
  const games = Object.fromEntries(
    about.games.map((game) => [game.name, sound(kept?.games?.[game.name], about, game)]),
  );
  return { game: kept?.game in games ? kept.game : about.games[0].name, games };
}

/**
 * The set-up with the game that a link to it names, from the moment the link is followed: what starts is what is shown.
 * @param {Setup} setup @param {{screen: string, part: string}} place of the address @returns {Setup}
 */
export const named = (setup, { screen, part }) =>
  screen === "setup" && part !== setup.game && Object.hasOwn(setup.games, part) ? { ...setup, game: part } : setup;

/** @param {any} kept @param {About} about @param {Game} game @returns {Seating} */
function sound(kept, about, game) {
  const minds = new Set(["", ...game.minds.map((mind) => mind.name)]);
  // An own player's file is not kept, and a former level no longer exists: such seats go to one of ours.
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
 * The set-up with the current game's seating changed.
 * @param {Setup} setup
 * @param {Partial<Seating>} part
 * @returns {Setup}
 */
export function change(setup, part) {
  return { ...setup, games: { ...setup.games, [setup.game]: { ...setup.games[setup.game], ...part } } };
}

/** The current value of an option. @param {Seating} seating @param {Option} option of about */
export const valueOf = (seating, option) =>
  option.name in seating.options ? seating.options[option.name] : option.default;

/**
 * Sets an option, or leaves it out if that is the default.
 * @param {Seating} seating
 * @param {Option} option
 * @param {OptionValue} value
 */
export function setOption(seating, option, value) {
  const { [option.name]: _, ...others } = seating.options;
  return same(value, option.default) ? others : { ...others, [option.name]: value };
}

/**
 * Changes the number of seats: the first ones stay, and new ones get those of `minds` that are least at the table.
 * @param {Seating} seating
 * @param {number} count
 * @param {string[]} minds
 * @returns {Partial<Seating>}
 */
export function withSeats(seating, count, minds) {
  /** @type {Seating["seats"]} */
  const more = [];
  while (seating.seats.length + more.length < count) {
    const there = [...seating.seats, ...more].map((seat) => seat.mind);
    const times = (/** @type {string} */ mind) => there.filter((each) => each === mind).length;
    more.push({ mind: [...minds].sort((one, other) => times(one) - times(other))[0], name: "" });
  }
  return {
    seats: [...seating.seats, ...more].slice(0, count),
    starts: seating.starts !== null && seating.starts < count ? seating.starts : null,
  };
}

/**
 * One person at seat 0 and `mind` everywhere else.
 * @param {Seating} seating
 * @param {string} mind
 * @returns {Partial<Seating>}
 */
export const withCompany = (seating, mind) => ({
  seats: seating.seats.map((seat, at) =>
    at === 0 ? { mind: "", name: seat.mind ? "" : seat.name } : { mind, name: "" },
  ),
});

/** Whether there is company that can be patient, and somebody to be patient with. @param {Seating} seating */
export const mayBePatient = ({ seats }) =>
  seats.some(({ mind }) => !mind) && seats.some(({ mind }) => mind && !ownFile(mind));

/** People in all seats. @param {Seating} seating @returns {Partial<Seating>} */
export const withPeople = (seating) => ({
  seats: seating.seats.map((seat) => (seat.mind ? { mind: "", name: "" } : seat)),
});

/** The mind all computer players share if exactly one person plays, at seat 0; else "". @param {Seating} seating */
export function companyOf({ seats }) {
  const [own, ...others] = seats;
  return !own.mind && others.every((seat) => seat.mind && seat.mind === others[0].mind) ? others[0].mind : "";
}

/**
 * Names for the record: what was typed, or else what the language calls the seat, told apart by numbers.
 * @param {Pick<Seating, "seats">} seating
 * @param {import("./words/words.js").Words} words
 * @returns {string[]}
 */
export function namesOf({ seats }, words) {
  const people = seats.filter((seat) => !seat.mind).length;
  const names = seats.map(({ mind, name }, at) => {
    if (ownFile(mind))
      return (
        // for a wheel, what precedes its version
        plain(ownFile(mind).replace(/\.py$|(-.*)?\.whl$/, "")).trim() || plain(words.say("name-seat", { seat: at + 1 }))
      );
    if (mind) return words.knows(`mind-${mind}`) ? nameAt(seats, at, words) : words.say(`mind-${mind}`);
    const typed = plain(name).trim(); // a pasted name may contain invisible marks
    return typed || (people === 1 ? words.say("name-you") : plain(words.say("name-seat", { seat: at + 1 })));
  });
  /** @type {string[]} */
  const told = [];
  for (const name of names) {
    let own = name;
    // As long as a record allows, and not the name of somebody else.
    for (let number = 2; told.includes(own) || (own !== name && names.includes(own)); number++) {
      const mark = ` ${words.number(number)}`;
      own = [...name].slice(0, LONGEST_NAME - mark.length).join("") + mark;
    }
    told.push(own);
  }
  return told;
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
  const seating = setup.games[setup.game];
  const names = namesOf(seating, words);
  const seats = seating.seats.map(({ mind }, at) => (mind ? { name: names[at], mind } : { name: names[at] }));
  const gentle = seating.gentle && mayBePatient(seating) ? { gentle: true } : {};
  return { do: "new", game: setup.game, options: seating.options, seats, starts: seating.starts, ...gentle };
}
