// @ts-check
/**
 * The guided match, seen from the page: which match it is and what was said in it already, remembered on this device.
 * Its first round is a first lesson, whose words come with the table (render/words/primer.js). What is worth saying
 * after that is chosen in Python from what the person sees; here it is only asked for, once each.
 *
 * @typedef {{match: string, seen: string[], done: boolean}} Kept   match "" where none is guided
 * @typedef {Remark} Tip
 */
/** @import { Ask } from "../messages.d.ts" */
/** @import { Remark, Table } from "../wire.d.ts" */
import { readGuide, writeGuide } from "./device/store.js";

/** @param {{ask: Ask}} engine */
export function makeGuide(engine) {
  let kept = readGuide();
  let coming = false; // the next match is to be guided

  /** @param {Partial<Kept>} part */
  function keep(part) {
    kept = { ...kept, ...part };
    writeGuide(kept);
  }

  /** Whether a match is guided. @param {Table | null} table */
  const guides = (table) => coming || (kept.match !== "" && table?.id === kept.match);

  return {
    guides,
    /** What is remembered of it may be another thing now: a file has been brought in. */
    reread: () => void (kept = readGuide()),
    /** Whether somebody here has been guided through a round, or has had enough of it. */
    done: () => kept.done,
    /** The match that is about to begin is guided. */
    begin: () => void (coming = true),
    stop: () => keep({ match: "", done: true }),
    /** A match is kept under another name from now on. @param {string} id @param {string} to */
    renamed: (id, to) => void (kept.match === id && keep({ match: to })),
    /** What is to be said now, null for nothing. @param {Table} table @returns {Promise<Tip | null>} */
    async tip(table) {
      if (!guides(table)) return null;
      if (coming) keep({ match: table.id, seen: [] });
      coming = false;
      if (table.waiting === "round" || table.waiting === "match") keep({ done: true });
      if (table.waiting !== "person" || table.primer) return null; // a first lesson brings its words along
      const reply = await engine.ask({ do: "guide", ply: table.ply, seen: kept.seen });
      if (!reply.ok || !reply.guide) return null;
      keep({ seen: [...kept.seen, reply.guide.key] });
      return reply.guide;
    },
  };
}
