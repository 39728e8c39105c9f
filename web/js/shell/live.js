// @ts-check
/**
 * The match on the table: begins one, opens a kept one, goes on to the next round. It asks the engine and puts the
 * reply into the shell's state; how a table is played is play.js, what is kept is the worker's.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {{show: (table: any) => void, redraw: () => void, close: () => void}} Play
 */
import { back, go, swap, where } from "./route.js";
import { isYou, nameOf } from "../render/say.js";
import { request } from "./setup.js";
import { writeLast } from "./store.js";
import { unsound } from "./unsound.js";

/**
 * @param {any} engine @param {Store} store
 * @param {{news: (notice: import("./state.js").Notice) => void, trouble: (error: unknown) => void, place: (table: any)
 *   => void}} told place: the table is another one, draw it; null: there is none
 */
export function makeLive(engine, store, { news, trouble, place }) {
  /** Asks; tells what went wrong; returns the reply or null. @param {Record<string, any>} message */
  async function ask(message) {
    try {
      const reply = await engine.ask(message);
      if (reply.ok) return reply;
      refused(reply.error);
      if (reply.table) take(reply.table);
    } catch (error) {
      trouble(error);
    }
    return null;
  }

  /** @param {any} error of a reply */
  function refused(error) {
    if (error.code === "internal") return trouble(new Error(error.detail));
    const { table, words } = store.get();
    const { seat, option, ...values } = error.values ?? {};
    if (seat !== undefined && table) values.seat = nameOf(table, seat, words);
    if (error.code === "record") values.sentence = unsound(values, words);
    if (option !== undefined)
      values.option = words.knows(`option-${option}`) ? words.say(`option-${option}`) : option || "none";
    news({ key: error.key, values, bad: true });
  }

  /** A new state of the table, from whoever asked; null clears it. @param {any} table */
  function take(table) {
    const last = table ? table.id : store.get().last;
    if (last !== store.get().last) writeLast(last);
    store.update({ table, last });
    place(table);
  }

  /** Begins the match that is set up. */
  async function begin() {
    const { setup, words } = store.get();
    take(null);
    store.update({ queued: true });
    go("table");
    const reply = await ask(request(setup, words));
    store.update({ queued: false });
    if (reply) take(reply.table);
    else if (where().screen === "table") back(); // where it was set up
  }

  /** Opens a kept match. @param {string} id */
  async function open(id) {
    if (store.get().table?.id !== id) {
      take(null);
      try {
        const reply = await engine.open(id);
        if (!reply.ok) {
          const damaged = reply.error.code === "record"; // what the list of matches says more of
          if (damaged) news({ key: "matches-damaged", bad: true });
          else refused(reply.error);
          void refresh();
          return swap(damaged ? "matches" : "home");
        }
        take(reply.table);
        const [seat] = reply.table.absent ?? [];
        if (seat !== undefined)
          news({
            key: "own-absent",
            values: { name: reply.table.seats[seat].name },
            acts: [{ act: "own-bring", key: "own-bring" }],
          });
      } catch (error) {
        trouble(error);
        return swap("home");
      }
    }
    const { table } = store.get();
    go(["round", "match"].includes(table?.waiting) ? "sheet" : "table"); // between rounds and at the end
  }

  /**
   * What is kept on this device, read anew. Where storage is forbidden nothing is; a match that cannot be saved says so
   * itself.
   */
  async function refresh() {
    store.update({ matches: await engine.matches().catch(() => []) });
  }

  /** A message whose reply is the table, to be seen at the table. @param {Record<string, any>} message */
  async function onward(message) {
    const reply = await ask(message);
    if (!reply) return;
    take(reply.table);
    if (where().screen === "sheet") back();
    else go("table");
  }

  return {
    take,
    ask,
    begin,
    open,
    refresh,
    refused,
    next: () => onward({ do: "next" }),
    rematch: () => onward({ do: "rematch" }),
    concede: (/** @type {number} */ seat) => onward({ do: "concede", seat }),
    /** Display wishes that Python has to know. */
    async prefs() {
      const { settings } = store.get();
      const reply = await ask({ do: "prefs", discards: settings.discards, totals: settings.totals });
      if (reply?.table) take(reply.table);
    },
    isYou: (/** @type {number} */ seat) => isYou(store.get().table, seat),
  };
}
