// @ts-check
/**
 * The review of a kept match on a screen of its own (`#review/<match>`): asks the worker for it slice by slice while it
 * is looked at, and for the tables of its moments. What is known the screen draws (screens/review/); the worker keeps
 * what is whole. Comes when it is first wanted.
 */
/** @import { Reviewing, Table } from "../../wire.d.ts" */
import { moments, stretches } from "../../screens/review/figures.js";
import { trouble } from "../app.js";
import { REVIEW } from "../engine/engine.js";
import { swap } from "../route.js";
import { gather } from "./kept_exercises.js";
import { PLAY, style } from "../device/styles.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../../screens/review/review.js").Reviewed} Reviewed */

const STYLES = "css/review.css";

/** @param {App} app */
export async function makeReviewing(app) {
  await style(PLAY);
  await style(STYLES);
  const { store, engine } = app;
  /** Counts what was begun, so that work for a match that is left ends. */
  let run = 0;

  const now = () => store.get().reviewed;

  /** @param {Partial<Reviewed>} part */
  function update(part) {
    const reviewed = now();
    if (reviewed) store.update({ reviewed: { ...reviewed, ...part } });
  }

  /** Takes news of the worker in. @param {Reviewing} news */
  function hear(news) {
    update({ news: { ...news, review: null }, ...(news.review ? { told: news.review } : {}) });
    if (news.over) whole(news);
  }

  /** All is known: its moments become exercises, and their tables are drawn. @param {Reviewing} news */
  function whole(news) {
    gather(store, now()?.match ?? "", news);
    void tables(run);
  }

  /** Works on until the review is whole, is stopped or is left. @param {number} mine */
  async function work(mine) {
    try {
      for (let state = now(); mine === run && state && !state.news.over && !state.stopped; state = now()) {
        const reply = await engine.ask({ do: "weigh" }, REVIEW);
        if (mine !== run) return;
        if (reply.ok) hear(reply.reviewing);
        else if (reply.error.key === "error-no-match")
          await begun(state.match); // a worker that had to be set up again knows nothing of it
        else return void app.live.refused(reply.error);
      }
    } catch (error) {
      trouble(app, error);
    }
  }

  /** The tables of the moments that cost most, as far as they are lacking. @param {number} mine */
  async function tables(mine) {
    const reviewed = now();
    if (!reviewed?.told) return;
    const { seat } = reviewed;
    for (const { round, turn } of moments(stretches(reviewed.told, seat))) {
      const name = `${round}.${turn}`;
      const lacking = now();
      if (mine !== run || !lacking || lacking.seat !== seat) return;
      if (lacking.tables[name]) continue;
      const reply = await engine.ask({ do: "moment", round, turn, seat }, REVIEW);
      if (mine === run && reply.ok) update({ tables: { ...now()?.tables, [name]: reply.table } });
    }
  }

  /** Has the worker begin, or give what it kept. @param {string} match @returns {Promise<Reviewing | null>} */
  async function begun(match) {
    const reply = await engine.review(match);
    if (reply.ok) return reply.reviewing;
    app.live.refused(reply.error);
    return null;
  }

  /** @type {Record<string, (value: string) => void>} */
  const acts = {
    stop() {
      update({ stopped: true });
      void tables(run);
    },
    on() {
      update({ stopped: false });
      void work(run);
    },
    seat(value) {
      update({ seat: Number(value), tables: {}, at: null });
      if (now()?.news.over || now()?.stopped) void tables(run);
    },
    at: (value) => update({ at: Number(value) }),
  };

  return {
    /** @param {string} what @param {string} value */
    act: (what, value) => Object.hasOwn(acts, what) && acts[what](value),
    /** Goes to the review of a kept match. @param {string} match */
    async open(match) {
      if (!match) return swap("matches");
      const before = now();
      const mine = ++run;
      try {
        if (before?.match !== match) store.update({ reviewed: null });
        const news = await begun(match);
        if (mine !== run) return;
        if (!news) return swap("matches");
        const [seat] = news.match.looks;
        /** @type {Reviewed} */
        const fresh = {
          match,
          seat,
          news: { ...news, review: null },
          told: news.review,
          stopped: false,
          tables: {},
          at: null,
        };
        store.update({ reviewed: fresh });
        if (news.over) whole(news);
        else await work(mine);
      } catch (error) {
        trouble(app, error);
      }
    },
    /** Leaves it: nothing is worked on any more. */
    close() {
      if (!now()) return;
      run += 1;
      if (!now()?.news.over) store.update({ reviewed: null });
      engine.leave(REVIEW);
    },
  };
}
