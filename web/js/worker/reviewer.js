// @ts-check
/**
 * Reviews of kept matches: starts one at a table of its own, and keeps the result with the match, so that it opens at
 * once the next time. Python knows what a review says, and whether a kept one still belongs to this match (its `key`).
 */
/** @import { KeptReview, Refusal, Reply, Reviewing } from "../wire.d.ts" */

/** The name of the table at which a match is reviewed; the page continues it by "weigh". */
export const REVIEW = "review";

export class Reviewer {
  /**
   * @param {import("../common/saves.js").Saves} saves
   * @param {(request: object) => Reply<"review">} ask the bridge of that table
   */
  constructor(saves, ask) {
    this.saves = saves;
    this.ask = ask;
    /** The kept match being reviewed. */
    this.match = "";
  }

  /**
   * Begins a review, or returns the kept one.
   * @param {string} match @param {string} record
   * @param {unknown} [kept] what is stored beside the record
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

  /** Keeps a review once it is complete. @param {{ok: boolean, reviewing?: Reviewing}} reply to the page */
  heard({ ok, reviewing }) {
    if (!ok || !reviewing?.over || !reviewing.review) return;
    const { key, review, exercises } = reviewing;
    // A review that cannot be kept is computed again.
    this.saves.keepReview(this.match, { key, review, exercises }).catch(() => {});
  }
}
