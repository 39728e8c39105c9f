// @ts-check
/**
 * Going through a match of this device, on a screen of its own (`#through/<match>/<round>.<turn>`, turns counted from
 * 0, "now" for the last place): the table from the page's own play.js, the place from play/through.js, head and foot
 * from screens/through.js. The match itself stays in the worker; Python decides what may be seen of it. Loaded on first
 * use.
 *
 * @typedef {import("../app.js").App} App
 * @typedef {import("../../render/table/sitting.js").OpenTable} OpenTable
 * @typedef {import("../../play/through.js").Stand} Stand
 * @typedef {import("../../play/through.js").Replay} Replay
 * @typedef {{seat?: number | null, open?: boolean}} Eyes
 *
 * @typedef {object} Going   a match being gone through
 * @property {string} match
 * @property {Eyes} eyes   whose view is requested
 * @property {boolean} logOpen   where the log can fold
 * @property {Table} [table]   as last seen
 *
 * @typedef {object} Looking   the screen, and the match on it
 * @property {App} app
 * @property {Going | null} going
 * @property {ReturnType<typeof makeThrough>} way
 * @property {number} timer   until the place goes into the address
 * @property {number} shownTurn   the turn whose log line was scrolled into view
 * @property {HTMLElement} head
 * @property {HTMLElement} ground
 * @property {HTMLElement} foot
 * @property {ReturnType<typeof layApart>["play"]} play
 */
/** @import { Ask } from "../../messages.d.ts" */
/** @import { Table } from "../../wire.d.ts" */
import { makeThrough, placeOf } from "../../play/through.js";
import { patch } from "../../render/draw/tree.js";
import { outfit } from "../../render/outfit.js";
import { foot, head } from "../../screens/through.js";
import { copyLink } from "../acts/keeping.js";
import { askBranch } from "../acts/ways.js";
import { news, trouble } from "../app.js";
import { THROUGH } from "../engine/engine.js";
import { back, note, swap } from "../route.js";
import { layApart } from "./apart.js";
import { key, listen } from "./through_keys.js";
import { style } from "../device/styles.js";

const STYLES = "css/through.css";
const LAST = 1e6; // a place beyond any last one: Python goes to the nearest
const NOTED = 400; // ms of rest before the place goes into the address: browsers limit its changes

/** @param {App} app */
export async function makeGoing(app) {
  await style(STYLES);
  const { through } = app.roots;
  /** @type {Looking} */
  const looking = {
    app,
    going: null,
    timer: 0,
    shownTurn: -1,
    ...layApart(
      app,
      through,
      "through",
      THROUGH,
      (table) => seen(looking, table),
      /** @type {Ask} */ ((message) => asked(looking, message)),
    ),
    way: makeThrough(
      (stand) => stepTo(looking, stand),
      () => draw(looking),
    ),
  };
  listen(through, (act, value) => does(looking, act, value));
  // before the table's own keys
  document.addEventListener("keydown", (event) => pressed(looking, event), true);
  return {
    /** Opens what the address names. @param {string} part */
    open: (part) => open(looking, part),
    /** Leaves it: everything stops, and nothing of it stays on the page. */
    close: () => close(looking),
  };
}

/** @param {string} part of the address @returns {{match: string, stand: Stand}} */
function partsOf(part) {
  const [match, place = ""] = part.split("/");
  const [round, turn] = place === "now" ? [LAST, LAST] : place.split(".").map(Number);
  return { match, stand: { round: Math.max((round || 1) - 1, 0), turn: Math.max(turn || 0, 0) } };
}

/** @param {Stand} stand */
const written = ({ round, turn }) => `${round + 1}.${turn}`;

/** The nearest place of a round; one beyond the last round is beyond the end. */
/** @param {Replay} replay @param {Stand} stand @returns {Stand} */
const clamped = ({ turns }, { round, turn }) => ({ round, turn: Math.min(turn, turns[round] ?? turn) });

/** @param {Looking} looking @param {string} part of the address */
async function open(looking, part) {
  const { store, engine } = looking.app;
  const { going, way } = looking;
  const { match, stand } = partsOf(part);
  if (!match) return swap("matches");
  if (going?.match === match && going.table?.replay)
    return way.act("to", placeOf({ ...going.table.replay, ...clamped(going.table.replay, stand) }));
  looking.going = { match, eyes: {}, logOpen: false };
  const { discards, totals } = store.get().settings;
  await engine.ask({ do: "prefs", discards, totals }, THROUGH);
  await stepTo(looking, stand);
}

/**
 * The questions of play. A restarted worker is first led to the place shown, and then asked again.
 * @param {Looking} looking @param {Parameters<Ask>[0]} message
 */
async function asked({ app, going }, message) {
  const { engine } = app;
  const reply = await engine.ask(message, THROUGH);
  const place = going?.table?.replay;
  if (reply.ok || reply.error.key !== "error-no-match" || !place) return reply;
  const led = await engine.through(going.match, { round: place.round, turn: place.turn, ...going.eyes });
  return led.ok ? engine.ask(message, THROUGH) : reply;
}

/** Shows the match at another place. @param {Looking} looking @param {Stand} stand */
async function stepTo(looking, { round, turn }) {
  const { app, going } = looking;
  const { engine, live } = app;
  if (!going) return;
  try {
    const place = { round, turn, ...going.eyes };
    const stepped = going.table ? await engine.ask({ do: "step", ...place }, THROUGH) : null;
    // A restarted worker no longer knows the match.
    const reply = stepped?.ok ? stepped : await engine.through(going.match, place);
    if (going !== looking.going) return;
    if (reply.ok) return void (await shown(looking, reply.table));
    live.refused(reply.error);
    swap("matches");
  } catch (error) {
    trouble(app, error);
  }
}

/**
 * From one turn to the next the cards glide; farther on, the table simply changes.
 * @param {Looking} looking @param {Table} table
 */
async function shown({ play, going }, table) {
  await outfit(table.game);
  const [from, to] = [going?.table?.replay, table.replay].map((each) => (each ? placeOf(each) : 0));
  play.show(table, Math.abs(to - from) > 1);
}

/** A place is shown. @param {Looking} looking @param {Table} table */
function seen(looking, table) {
  const { app, going, way, head: top } = looking;
  const { replay } = table;
  if (!going || !replay) return;
  const fresh = !going.table;
  going.table = table;
  way.seen(replay);
  app.store.update({ gone: table });
  draw(looking);
  if (fresh) queueMicrotask(() => top.querySelector("h1")?.focus({ preventScroll: true }));
  clearTimeout(looking.timer);
  const { match } = going;
  looking.timer = setTimeout(() => looking.going?.match === match && here(app, match, replay), NOTED);
}

/** Puts the place into the address. @param {App} app @param {string} match @param {Stand} stand */
function here({ store }, match, stand) {
  if (store.get().screen === "through") note("through", `${match}/${written(stand)}`);
}

/** @param {Looking} looking */
function draw(looking) {
  const { app, going, way, ground } = looking;
  const { words } = app.store.get();
  const through = way.shown();
  if (!going?.table || !through) return;
  const table = /** @type {OpenTable} */ (going.table);
  const { logOpen } = going;
  app.roots.through.classList.toggle("log-open", logOpen);
  patch(looking.head, head({ table, words }));
  // The screen may be about to be drawn.
  if (table.replay?.turn !== looking.shownTurn)
    requestAnimationFrame(() => ground.querySelector(".story .now")?.scrollIntoView({ block: "center" }));
  looking.shownTurn = table.replay?.turn ?? -1;
  patch(looking.foot, foot({ table, words, through, logOpen }));
}

/** The same place through other eyes. @param {Looking} looking @param {Eyes} eyes */
function look(looking, eyes) {
  const { going } = looking;
  if (!going?.table?.replay) return;
  going.eyes = eyes;
  void stepTo(looking, going.table.replay);
}

/** Acts other than going to a place. @type {Record<string, (looking: Looking, value: string) => void>} */
const ACTS = {
  leave: () => back(),
  eyes: (looking, value) => look(looking, value === "all" ? { open: true } : { seat: Number(value), open: false }),
  log(looking) {
    if (looking.going) looking.going.logOpen = !looking.going.logOpen;
    draw(looking);
  },
  turn({ going, way }, value) {
    const replay = going?.table?.replay;
    if (replay) way.act("to", placeOf({ ...replay, turn: Number(value) }));
  },
  branch: ({ app, going }, value) => going && askBranch(app.store, `${going.match}/${value}`),
  "copy-link"({ app, going }, value) {
    const { store, engine, live } = app;
    /** @type {Parameters<typeof copyLink>[0]} */
    const tools = { store, engine, live, news: (notice) => news(app, notice), trouble: (error) => trouble(app, error) };
    if (going) void copyLink(tools, `${going.match}/${value}`);
  },
  first: ({ way }) => way.act("to", 0),
  last: ({ way }) => way.act("to", way.shown()?.last ?? 0),
};

/** @param {Looking} looking @param {string} act @param {string} value */
const does = (looking, act, value) =>
  Object.hasOwn(ACTS, act) ? ACTS[act](looking, value) : looking.way.act(act, Number(value));

/** @param {Looking} looking @param {KeyboardEvent} event */
function pressed(looking, event) {
  const { app, going, way } = looking;
  if (app.roots.through.hidden || !going || document.querySelector("dialog[open]")) return;
  const mirrored = app.store.get().words.dir === "rtl";
  if (key(event, mirrored, way, (act) => does(looking, act, ""))) event.preventDefault();
}

/** @param {Looking} looking */
function close(looking) {
  const { app, going, way, play } = looking;
  if (!going) return;
  way.rest();
  clearTimeout(looking.timer);
  looking.going = null;
  play.close();
  app.store.update({ gone: null });
  app.engine.leave(THROUGH);
}
