// @ts-check
/**
 * Reviews of kept matches: begins one at a table of its own, and keeps what came of it with the match, so that it opens
 * at once the next time. What a review says, and whether a kept one is still of this match, Python knows (its `key`).
 */
/** @import { KeptReview, Refusal, Reply, Reviewing } from "../wire.d.ts" */

/** The name of the table at which a match is reviewed; the page works on there by "weigh". */
export const REVIEW = "review";

export class Reviewer {
  /**
   * @param {import("../common/saves.js").Saves} saves
   * @param {(request: object) => Reply<"review">} ask the bridge of that table
   */
  constructor(saves, ask) {
    this.saves = saves;
    this.ask = ask;
    /** The kept match that is reviewed. */
    this.match = "";
  }

  /**
   * Begins, or gives what was kept.
   * @param {string} match @param {string} record
   * @param {unknown} [kept] what lies beside the record
   * @returns {Reply<"review"> | Refusal}
   */
  begin(match, record, kept) {
    const reply = this.ask({ do: "review", record, match });
    if (!reply.ok) return reply;
    this.match = match;
    const { key, review, exercises = [] } = /** @type {Partial<KeptReview>} */ (kept ?? {});
    if (key !== reply.reviewing.key || !review) return reply;
    return { ...reply, reviewing: { ...reply.reviewing, over: true, review, exercises } };
  }

  /** Keeps a review once it is whole. @param {{ok: boolean, reviewing?: Reviewing}} reply to the page */
  heard({ ok, reviewing }) {
    if (!ok || !reviewing?.over || !reviewing.review) return;
    const { key, review, exercises } = reviewing;
    // One that cannot be kept is worked out again.
    this.saves.keepReview(this.match, { key, review, exercises }).catch(() => {});
  }
}
