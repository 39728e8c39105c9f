// @ts-check
/**
 * The page's side of the worker: everything that can be asked of it. connection.js matches questions with replies and
 * deals with crashes. Only this folder names Worker. It knows no game and holds no record.
 *
 * @typedef {import("./connection.js").Connection} Connection
 * @typedef {import("./connection.js").Told} Told
 * @typedef {ReturnType<typeof createEngine>} Engine
 */
/** @import { Ask, Services } from "../../messages.d.ts" */
/** @import { Table } from "../../wire.d.ts" */
import { PROTOCOL, connect, keepStart, on, pass, retry, say, send } from "./connection.js";
import { siteIsKept, workerFile } from "./start.js";

// A slice of thought takes 25 ms and nothing takes a second; a device that just woke up gets one more question before a
// restart.
const SILENCE = 20_000;
const LAST_CALL = 5_000;
// A stalled download is reported; after a minute it is given up, and requested again.
const STALL = 12_000;
const LOST = 60_000;

/** The table at which a kept match is gone through, beside the page's own. */
export const THROUGH = "through";

/** The table at which the owl plays a day's deal. */
export const PAR = "par";
/** The table at which a kept match is reviewed. */
export const REVIEW = "review";
/** The table at which own exercises are tried. */
export const EXERCISE = "exercise";

/** Messages that need nothing of the page's own table: asked again after a restart, not answered as stale. */
const FRESH = new Set(["hello", "new", "day", "par", "prefs"]);

/**
 * @param {Pick<import("./connection.js").Means, "start"> & Partial<import("./connection.js").Means>} means how to start
 * a   worker; for tests also no service worker, shorter patience
 */
export function createEngine({
  start,
  isKept = siteIsKept,
  file = workerFile,
  silence = SILENCE,
  lastCall = LAST_CALL,
  stall = STALL,
  lost = LOST,
}) {
  const connection = connect({ start, isKept, file, silence, lastCall, stall, lost });
  const heard = hearing(connection);
  return {
    ...table(connection, heard),
    ...matches(connection, heard),
    ...ownPlayers(connection, heard),
    ...itself(connection),
  };
}

/**
 * Passes on a reply about the page's own table. The newest table may be shown only after the message that its match has
 * a new id.
 * @typedef {<R extends object>(reply: R) => R} Heard
 * @param {Connection} connection @returns {Heard}
 */
function hearing(connection) {
  /** @type {Table | null} */
  let newest = null;
  on(connection, "renamed", ({ id, to }) => {
    if (newest?.id === id) newest.id = to;
  });
  return (reply) => {
    newest = /** @type {{table?: Table | null}} */ (reply).table ?? newest;
    return reply;
  };
}

/** The tables, by way of the bridge. @param {Connection} connection @param {Heard} heard */
const table = (connection, heard) => ({
  /**
   * The bridge's reply to a message such as {do: "play", ply: 3, move: "r5"}; a refusal is a reply too. Among several
   * tables, "" is the page's own, the only one that is kept.
   * @type {Ask}
   */
  ask: async (message, table = "") => {
    const text = JSON.stringify({ v: PROTOCOL, id: connection.last + 1, ...message });
    const passed = await pass(connection, { kind: "bridge", table, text, fresh: FRESH.has(message.do) });
    const reply = /** @type {Awaited<ReturnType<Ask>>} */ (passed);
    return table ? reply : heard(reply);
  },
  /** Forget one of several tables. @param {string} table */
  leave: (table) => say(connection.worker, { kind: "leave", table }),
});

/** The matches that are kept on this device. @param {Connection} connection @param {Heard} heard */
const matches = (connection, heard) => ({
  /** The kept matches, newest first, without their records; answered before Python is up. */
  matches: () => send(connection, { kind: "matches" }),
  /** Put a kept match on the table: the bridge's reply. @param {string} match */
  async open(match) {
    const reply = await send(connection, { kind: "open", match });
    if (reply.ok) connection.saved = match;
    return heard(reply);
  },
  /**
   * Go through a kept match, at the table THROUGH: the bridge's reply.
   * @param {string} match @param {import("../../wire.d.ts").Requests["step"]} place
   */
  through: (match, place) => send(connection, { kind: "through", match, place }),
  /**
   * Have a kept match reviewed, at the table REVIEW: the bridge's reply.
   * @param {string} match
   */
  review: (match) => send(connection, { kind: "review", match }),
  /**
   * Play on from a place of a finished kept match: the bridge's reply.
   * @param {string} match @param {{round: number, turn: number, anew: number | null}} place
   */
  branch: async (match, place) => heard(await send(connection, { kind: "branch", match, place })),
  /** A finished kept match as a link: the bridge's reply. @param {string} match */
  link: (match) => send(connection, { kind: "link", match }),
  /** Keep the match of a link: {ok, match, summary}, or the bridge's refusal. @param {string} link */
  unlink: (link) => send(connection, { kind: "unlink", link }),
  /** @param {string} match */
  remove: (match) => send(connection, { kind: "delete", match }),
  /** A kept match as a file. @param {string} match @returns {Promise<Blob | null>} */
  exportMatch: (match) => send(connection, { kind: "export", match }),
  /** Keep a match from a file: {ok, match, summary}, or the bridge's refusal. @param {string | Blob} text */
  importRecord: (text) => send(connection, { kind: "import", text }),
  /** Statistics of all kept matches. @param {Record<string, number>} pars by date */
  statistics: (pars) => send(connection, { kind: "statistics", pars }),
  /** Everything of this device as a file. @param {Record<string, string>} remembered by the page */
  pack: (remembered) => send(connection, { kind: "pack", remembered }),
  /** The matches of such a file, kept beside those that are here. @param {Blob} file */
  unpack: (file) => send(connection, { kind: "unpack", file }),
  /** Forget every kept match. */
  erase: () => send(connection, { kind: "erase" }),
});

/** People's own players. @param {Connection} connection @param {Heard} heard */
const ownPlayers = (connection, heard) => ({
  /**
   * Open the channel to a person's own player: a refusal, or null once it can be asked.
   * @param {Services["host"]["asks"]} guest
   */
  host: ({ port, ...guest }) => send(connection, { kind: "host", ...guest, port }, [port]),
  /**
   * Let the own player whose turn it is play: the bridge's reply.
   * @param {Services["consult"]["asks"]} turn
   */
  consult: async (turn) => heard(await send(connection, { kind: "consult", ...turn })),
});

/** The engine itself. @param {Connection} connection */
const itself = (connection) => ({
  /**
   * Listen to an event; returns how to stop.
   * @template {keyof Told} Name
   * @param {Name} name
   * @param {Told[Name]} ear
   */
  on: (name, ear) => on(connection, name, ear),
  /** Start again after a failed start. */
  retry: () => retry(connection),
  /** The started Python that this device keeps for the next start: its bytes, and whether this start used it. */
  keptStart: () => send(connection, { kind: "snapshot" }),
  /** Keep one now, which takes a worker a second or two; the bytes, 0 if that failed. */
  keepStart: () => keepStart(connection),
});
