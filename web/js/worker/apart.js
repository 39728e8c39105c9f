// @ts-check
/**
 * What a finished kept match offers besides going through it: its review, playing on from one of its places, its link;
 * and the match in a link.
 */
/** @import { AskBridge, Imported } from "../messages.d.ts" */
/** @import { Refusal, Reply } from "../wire.d.ts" */

/**
 * @typedef {{record: string, kept?: unknown, lacking?: Refusal & {v: number, id: unknown}}} Found
 *
 * @typedef {object} Means
 * @property {(id: string) => Promise<Found>} recordOf
 * @property {AskBridge} ask   the page's own table
 * @property {import("./reviewer.js").Reviewer} reviewer
 * @property {import("./keeper.js").Keeper} keeper
 * @property {import("./guests.js").Guests} guests
 * @property {import("../common/saves.js").Saves} saves
 * @property {Promise<void>} ready
 */

/** @param {Means} means */
export const apart = ({ recordOf, ask, reviewer, keeper, guests, saves, ready }) => ({
  /** Reviews it, at a table of its own. @param {{match: string}} message @returns {Promise<Reply<"review">>} */
  async review({ match }) {
    const { record, kept, lacking } = await recordOf(match);
    return lacking ?? reviewer.begin(match, record, kept);
  },

  /**
   * Plays on from one of its places: a new match on the page's table, kept as such.
   * @param {{match: string, place: {round: number, turn: number, anew: number | null}}} message
   * @returns {Promise<Reply<"branch">>}
   */
  async branch({ match, place }) {
    const { record, lacking } = await recordOf(match);
    if (lacking) return lacking;
    guests.interrupt();
    const reply = ask({ do: "branch", record, ...place });
    keeper.replied({ do: "branch" }, reply);
    return reply;
  },

  /** Returns it as a link. @param {{match: string}} message @returns {Promise<Reply<"link">>} */
  async link({ match }) {
    const { record, lacking } = await recordOf(match);
    return lacking ?? ask({ do: "link", record });
  },

  /**
   * The match of a link, kept once however often it is opened.
   * @param {{link: string}} message @returns {Promise<Imported | Refusal>}
   */
  async unlink({ link }) {
    await ready;
    const reply = ask({ do: "unlink", link });
    if (!reply.ok) return reply;
    const { id: name, summary } = reply.save;
    // Something unreadable may be stored under that id: then it is another match.
    const { id } = (await saves.read(name)) ? { id: name } : await saves.add(name, reply.save);
    return { ok: true, match: id, summary };
  },
});
