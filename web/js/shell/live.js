// @ts-check
/**
 * The match on the table: begins one, opens a kept one, goes on to the next round. It asks the engine and puts the
 * reply into the shell's state; playing at the table is play.js's, keeping matches the worker's.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {{show: (table: Table) => void, redraw: () => void, goOn: () => void, close: () => void}} Play
 *
 * @typedef {{round: number, turn: number, anew: number | null}} Place
 *
 * @typedef {object} Tools
 * @property {import("./engine/engine.js").Engine} engine
 * @property {ReturnType<typeof import("./guide.js").makeGuide>} guide
 * @property {Store} store
 * @property {(notice: import("./state.js").Notice) => void} news
 * @property {(error: unknown) => void} trouble
 * @property {() => Promise<unknown>} desk   matches at a distance
 * @property {(name: string) => void} act   does what that `data-act` says
 * @property {(table: Table | null) => void} place   draws another table; null: there is none
 * @property {boolean} [onward]   a request is open whose reply is the next table
 * @property {object} [wish]   the latest request for the table: replies to earlier ones are not shown
 *
 * @typedef {{table?: Table | null, afar?: Afar}} Seen
 */
/** @import { ForTable, Kept } from "../messages.d.ts" */
/** @import { Afar, Done, Fault, Requests, Table } from "../wire.d.ts" */
import { awaited } from "../common/late.js";
import { away, back, go, swap, toTable, where } from "./route.js";
import { isYou, nameOf } from "../render/words/say.js";
import { isOver } from "../screens/kept.js";
import { onShelf } from "../screens/home/lately.js";
import { dealOf, today } from "./after/days.js";
import { dayRequest, guidedSetup, request } from "./setup.js";
import { writeLast, writeShelf } from "./device/store.js";

/** @param {Tools} tools */
export const makeLive = (tools) => ({
  take: (/** @type {Table | null} */ table) => take(tools, table),
  /** The result of a request that may lead to a match at a distance whose cards are not dealt. */
  look: (/** @type {Seen} */ seen) => look(tools, seen),
  /**
   * @template {keyof Requests} Name
   * @param {{do: Name} & Requests[Name]} message
   */
  ask: (message) => ask(tools, message),
  begin: () => begin(tools),
  open: (/** @type {string} */ id) => open(tools, id),
  branch: (/** @type {string} */ id, /** @type {Place} */ place) => branch(tools, id, place),
  refresh: () => refresh(tools),
  reckon: () => reckon(tools),
  refused: (/** @type {Fault} */ error) => refused(tools, error),
  next: () => onward(tools, { do: "next" }),
  rematch: () => onward(tools, { do: "rematch" }),
  concede: (/** @type {number} */ seat) => onward(tools, { do: "concede", seat }),
  prefs: () => prefs(tools),
  isYou(/** @type {number} */ seat) {
    const { table } = tools.store.get();
    return table !== null && isYou(table, seat);
  },
});

/**
 * Asks; reports what went wrong; returns the reply or null.
 * @template {keyof Requests} Name
 * @param {Tools} tools
 * @param {{do: Name} & Requests[Name]} message
 * @returns {Promise<Done<Name> | null>}
 */
async function ask(tools, message) {
  try {
    const reply = await tools.engine.ask(message);
    if (reply.ok) return reply;
    refused(tools, reply.error);
    if (reply.table) take(tools, reply.table);
  } catch (error) {
    tools.trouble(error);
  }
  return null;
}

/** Says why a message was refused. @param {Tools} tools @param {Fault} error of a reply */
async function refused({ store, news, trouble }, error) {
  if (error.code === "internal") return trouble(new Error(error.detail));
  const { table, words } = store.get();
  const { seat, option, ...values } = error.values ?? {};
  if (seat !== undefined && table) values.seat = nameOf(table, Number(seat), words);
  // Few records are unsound: the words for it are fetched only then.
  if (error.code === "record")
    values.sentence = (await awaited("js/unsound", import("./words/unsound.js"))).unsound(values, words);
  if (option !== undefined)
    values.option = words.knows(`option-${option}`) ? words.say(`option-${option}`) : option || "none";
  news({ key: error.key, values, bad: true });
}

/** A new state of the table, whoever asked for it; null clears it. @param {Tools} tools @param {Table | null} table */
function take({ store, place }, table) {
  const { last: before, row } = store.get();
  const last = table ? table.id : before;
  if (last !== before) writeLast(last);
  store.update({ table, last, row: last === before ? row : 0, afar: table?.afar ?? null });
  place(table);
}

/** @param {Tools} tools @param {Seen} seen */
function look(tools, { table = null, afar }) {
  take(tools, table);
  if (!afar) return;
  writeLast(afar.id);
  tools.store.update({ afar, last: afar.id });
}

/** Begins the match of the set-up. @param {Tools} tools */
async function begin(tools) {
  const { store } = tools;
  const mine = (tools.wish = {});
  const { setup, words, about, primer, day } = store.get();
  if (primer) tools.guide.begin();
  take(tools, null);
  store.update({ queued: true });
  go("table");
  // Read again: another window may have begun that day.
  const kept = (day && (await tools.engine.matches().catch(() => store.get().matches))) || [];
  const message = day
    ? dayRequest(day, today(), dealOf(day, about), again(kept, day), words)
    : primer
      ? { ...request(guidedSetup(setup, about, primer), words), primer: true }
      : request(setup, words);
  const reply = mine === tools.wish ? await ask(tools, message) : null;
  store.update({ queued: false, primer: "", day: "" });
  if (mine !== tools.wish) return;
  if (reply) take(tools, reply.table);
  else if (where().screen === "table") back(); // where it was set up
}

/**
 * Whether the deal of a date was begun here before, which makes this one practice.
 * @param {Kept[]} matches
 * @param {string} day
 */
const again = (matches, day) => matches.some(({ summary }) => summary?.day?.date === day);

/** Opens a kept match. @param {Tools} tools @param {string} id */
async function open(tools, id) {
  const { act } = tools;
  const { table: there, afar } = tools.store.get();
  if (there?.id !== id && afar?.id !== id && !(await fetched(tools, id))) return;
  const { table } = tools.store.get();
  if (!table) return go("distance", id); // its cards are not dealt yet
  if (table.absent) act("own-absent");
  go(["round", "match"].includes(table?.waiting ?? "") ? "sheet" : "table"); // between rounds and at the end
}

/** Plays a kept match on from one of its places. @param {Tools} tools @param {string} id @param {Place} place */
async function branch(tools, id, place) {
  try {
    const reply = await tools.engine.branch(id, place);
    if (!reply.ok) return refused(tools, reply.error);
    take(tools, reply.table);
    go("table");
  } catch (error) {
    tools.trouble(error);
  }
}

/**
 * Puts a kept match on the table; if that fails, leads elsewhere. A person who has moved on meanwhile is left in peace.
 * @param {Tools} tools @param {string} id
 */
async function fetched(tools, id) {
  const { engine, trouble } = tools;
  const mine = (tools.wish = {});
  const from = where();
  take(tools, null);
  try {
    const reply = await engine.open(id);
    if (mine !== tools.wish || away(from)) return false;
    if (!reply.ok) {
      notOpened(tools, reply.error);
      return false;
    }
    look(tools, reply);
    return true;
  } catch (error) {
    trouble(error);
    if (!away(from)) swap("home");
    return false;
  }
}

/** @param {Tools} tools @param {Fault} error */
function notOpened(tools, error) {
  const damaged = error.code === "record"; // the list of matches says more about it
  if (damaged) tools.news({ key: "matches-damaged", bad: true });
  else refused(tools, error);
  void refresh(tools);
  swap(damaged ? "matches" : "home");
}

/**
 * Reads again what is kept on this device; if that fails, what is known stays. A match that cannot be saved is reported
 * separately.
 * @param {Tools} tools
 */
async function refresh({ engine, store, trouble, desk }) {
  const matches = await engine.matches().catch(() => store.get().matches ?? store.get().shelf);
  store.update({ matches });
  writeShelf(onShelf(store.get()));
  const { screen, start } = store.get();
  if (screen === "home" && start.state === "ready" && matches.some(isOver)) await reckon({ engine, store, trouble });
  if (matches.some(({ summary }) => summary?.afar && summary.waiting !== "match")) await desk();
}

/** The statistics of all kept matches. @param {Pick<Tools, "engine" | "store" | "trouble">} tools */
async function reckon({ engine, store, trouble }) {
  try {
    const { pars } = store.get();
    const margins = Object.fromEntries(Object.entries(pars).map(([date, { margin }]) => [date, margin]));
    const reply = await engine.statistics(margins);
    if (reply.ok) store.update({ statistics: reply.statistics, unread: reply.unread });
    else trouble(new Error(reply.error.detail));
  } catch (error) {
    trouble(error);
  }
}

/** A message whose reply is the next table, to be shown. @param {Tools} tools @param {ForTable} message */
async function onward(tools, message) {
  if (tools.onward) return; // pressed twice
  tools.onward = true;
  const reply = await ask(tools, message);
  tools.onward = false;
  if (!reply) return;
  take(tools, reply.table);
  toTable();
}

/** The display settings that Python has to know. @param {Tools} tools */
async function prefs(tools) {
  const { discards, totals } = tools.store.get().settings;
  const reply = await ask(tools, { do: "prefs", discards, totals });
  if (reply?.table) take(tools, reply.table);
}
