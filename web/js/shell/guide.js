// @ts-check
/**
 * The guided match, as the page sees it: which match it is and what has been said in it, remembered on this device. Its
 * first round is a first lesson, whose words come with the table (render/words/primer.js). What is worth saying after
 * that is chosen by Python from what the person sees; here it is only requested, each thing once.
 *
 * @typedef {{match: string, seen: string[], done: boolean}} Kept   match "" if none is guided
 * @typedef {Remark} Tip
 */
/** @import { Ask } from "../messages.d.ts" */
/** @import { Remark, Table } from "../wire.d.ts" */
import { readGuide, writeGuide } from "./device/store.js";

/** @param {{ask: Ask}} engine */
export function makeGuide(engine) {
  let kept = readGuide();
  let coming = false; // the next match will be guided

  /** @param {Partial<Kept>} part */
  function keep(part) {
    kept = { ...kept, ...part };
    writeGuide(kept);
  }

  /** Whether a match is guided. @param {Table | null} table */
  const guides = (table) => coming || (kept.match !== "" && table?.id === kept.match);

  return {
    guides,
    /** What is remembered may have changed: a file has been imported. */
    reread: () => void (kept = readGuide()),
    /** Whether somebody here has been guided through a round, or has declined. */
    done: () => kept.done,
    /** The match about to begin is guided. */
    begin: () => void (coming = true),
    stop: () => keep({ match: "", done: true }),
    /** A match is now kept under another id. @param {string} id @param {string} to */
    renamed: (id, to) => void (kept.match === id && keep({ match: to })),
    /** What to say now, null for nothing. @param {Table} table @returns {Promise<Tip | null>} */
    async tip(table) {
      if (!guides(table)) return null;
      if (coming) keep({ match: table.id, seen: [] });
      coming = false;
      if (table.waiting === "round" || table.waiting === "match") keep({ done: true });
      if (table.waiting !== "person" || table.primer) return null; // a first lesson brings its own words
      const reply = await engine.ask({ do: "guide", ply: table.ply, seen: kept.seen });
      if (!reply.ok || !reply.guide) return null;
      keep({ seen: [...kept.seen, reply.guide.key] });
      return reply.guide;
    },
  };
}
