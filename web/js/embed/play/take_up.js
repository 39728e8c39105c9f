// @ts-check
/**
 * How a table in a frame comes back after the runtime had to be restarted: a replay at its place, a lesson by the moves
 * it has taken, a match by the position that its reader saw. That position names no hidden card, so those are dealt
 * anew.
 */

/** @import { Ask, Opening } from "../../messages.d.ts" */
/** @import { Reply, Table } from "../../wire.d.ts" */

/** @param {Opening} message the first question to Python */
export function remembered(message) {
  /** The moves that a lesson has taken. @type {string[]} */
  let moves = [];
  /** @type {{line: string, minds: string[]} | null} */
  let seen = null;
  /** @type {{round: number, turn: number} | null} */
  let at = null;
  const played = message.do === "new" || message.do === "position";

  return {
    /** Whether the hidden cards cannot come back. */
    hidden: () => played,
    /** The table is at its beginning again. */
    begun() {
      moves = [];
      seen = at = null;
    },
    /** @param {{do: string, move?: string}} asked @param {{ok: boolean}} reply */
    heard(asked, reply) {
      if (message.do === "lesson" && asked.do === "play" && asked.move && reply.ok) moves.push(asked.move);
    },
    /** @param {Table} table after every change @param {Ask} ask */
    seen(table, ask) {
      if (table.replay) at = { round: table.replay.round, turn: table.replay.turn };
      if (!played || !(table.waiting === "person" || table.waiting === "mind")) return;
      const minds = table.seats.map((seat) => seat.mind).filter(Boolean);
      void ask({ do: "line" }).then((reply) => void (reply.ok && (seen = { line: reply.line, minds })));
    },
    /** The reply that brings the table back. @param {Ask} ask @returns {Promise<Reply<"play">>} */
    async again(ask) {
      if (played && seen) return ask({ do: "position", position: seen.line, minds: seen.minds });
      let reply = await ask({ ...message, ...at });
      for (const move of moves) if (reply.ok) reply = await ask({ do: "play", ply: reply.table.ply, move });
      return reply;
    },
  };
}
