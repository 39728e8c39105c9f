// @ts-check
/**
 * What the day's deal, the statistics and the journal need besides the kept matches: the drawings of the games that
 * they are about, and the owl's result for a day. Loaded with the first of these screens.
 */
import { outfit } from "../../render/outfit.js";
import { trouble } from "../app.js";
import { PAR } from "../engine/engine.js";
import { readPars, writePars } from "../device/store.js";
import { PLAY, style } from "../device/styles.js";
import { done, isDate, playedDays, today } from "./days.js";

/** @typedef {import("../app.js").App} App */
/** @import { Par } from "../../wire.d.ts" */

/** Opens one of them. @param {App} app @param {string} screen */
export async function openBook(app, screen) {
  const { live } = app;
  if (screen !== "day") {
    await live.reckon();
    return dressBook(app);
  }
  await live.refresh();
  await Promise.all([dressDay(app), par(app), earlier(app)]);
}

/**
 * Fetches the signs and colours of the games' suits: anything drawn already picks them up as soon as they are here.
 * @param {App} app @param {string[]} games
 */
async function dress(app, games) {
  try {
    if (games.length) await style(PLAY); // it comes before a game's own
    await Promise.all(games.map(outfit));
  } catch (error) {
    trouble(app, error);
  }
}

/** The same for every game with a best column to show. @param {App} app */
function dressBook(app) {
  const { games } = app.store.get().statistics ?? { games: [] };
  return dress(
    app,
    games.filter(({ sets }) => sets[0].best).map(({ game }) => game),
  );
}

/** The date shown, "" on another screen. @param {App["store"]} store */
function inSight({ get }) {
  const { screen, part } = get();
  return screen !== "day" ? "" : isDate(part) ? part : today();
}

/** How the date shown was played. @param {App["store"]} store */
const playedThen = (store) => playedDays(store.get().matches ?? store.get().shelf).get(inSight(store));

/** @param {App} app */
async function dressDay(app) {
  const own = playedThen(app.store);
  if (own && done(own)) await dress(app, [own.match.summary.game]);
}

/** @param {App["store"]} store @param {Par[]} found */
function keep({ get, update }, found) {
  const more = Object.fromEntries(found.map(({ date, totals, margin }) => [date, { totals, margin }]));
  const pars = { ...more, ...get().pars, ...readPars() }; // what was found stays, in another window too
  writePars(pars);
  update({ pars });
}

/** The pars of other days that were played, as far as they were computed ahead. @param {App} app */
async function earlier({ store, live }) {
  const { matches, pars } = store.get();
  const here = inSight(store);
  const lacks = [...playedDays(matches ?? [])].some(([date, own]) => date !== here && done(own) && !pars[date]);
  if (!lacks) return;
  if (!store.get().statistics) await live.reckon();
  const found = store.get().statistics?.pars ?? [];
  if (found.length) keep(store, found);
}

/**
 * Has the owl play the deal of the date shown, once somebody has played it, and keeps the result.
 * @param {App} app
 */
async function par(app) {
  const { engine, store } = app;
  const { get, update } = store;
  const date = inSight(store);
  if (!done(playedThen(store)) || get().pars[date] || get().reckoning !== null) return;
  update({ reckoning: 0 });
  try {
    while (inSight(store) === date) {
      const reply = await engine.ask({ do: "par", date }, PAR);
      if (!reply.ok) break;
      if (reply.par) {
        keep(store, [reply.par]);
        break;
      }
      update({ reckoning: reply.thinking?.progress ?? 0 });
    }
  } catch (error) {
    trouble(app, error);
  }
  update({ reckoning: null });
  if (inSight(store) && inSight(store) !== date) void par(app);
}
