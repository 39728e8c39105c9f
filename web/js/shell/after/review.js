// @ts-check
/**
 * The review of a kept match on a screen of its own (`#review/<match>`): while the screen is open, asks the worker for
 * it slice by slice, and for the tables of its moments. The screen draws what is known (screens/review/); the worker
 * keeps complete reviews. Loaded on first use.
 *
 * @typedef {import("../app.js").App} App
 * @typedef {import("../../screens/review/review.js").Reviewed} Reviewed
 *
 * @typedef {object} InReview   the work on the review shown
 * @property {App} app
 * @property {number} run   counts starts, so that work on a match that was left ends
 */
/** @import { Refusal, Reviewing, Table } from "../../wire.d.ts" */
import { outfit } from "../../render/outfit.js";
import { moments, stretches } from "../../screens/review/figures.js";
import { sentence } from "../../screens/review/review.js";
import { trouble } from "../app.js";
import { REVIEW } from "../engine/engine.js";
import { swap } from "../route.js";
import { gather } from "./kept_exercises.js";
import { PLAY, style } from "../device/styles.js";

const STYLES = "css/review.css";

/** @param {App} app */
export async function makeReviewing(app) {
  await style(PLAY);
  await style(STYLES);
  /** @type {InReview} */
  const review = { app, run: 0 };
  return {
    /** @param {string} what @param {string} value */
    act: (what, value) => Object.hasOwn(ACTS, what) && ACTS[what](review, value),
    /** Opens the review of a kept match. @param {string} match */
    open: (match) => open(review, match),
    /** Leaves it: all work on it ends. */
    close: () => close(review),
  };
}

/** @param {InReview} review */
const now = ({ app }) => app.store.get().reviewed;

/** @param {InReview} review @param {Partial<Reviewed>} part */
function update(review, part) {
  const reviewed = now(review);
  if (reviewed) review.app.store.update({ reviewed: { ...reviewed, ...part } });
}

/** Takes in news from the worker. @param {InReview} review @param {Reviewing} news */
function hear(review, news) {
  update(review, { news: { ...news, review: null }, ...(news.review ? { told: news.review } : {}) });
  if (news.over) whole(review, news);
}

/**
 * Everything is known: its moments become exercises, and their tables are drawn.
 * @param {InReview} review @param {Reviewing} news
 */
function whole(review, news) {
  gather(review.app.store, now(review)?.match ?? "", news);
  void tables(review);
}

/** Keeps working until the review is complete, stopped or left. @param {InReview} review */
async function work(review) {
  const { app, run } = review;
  try {
    let state = now(review);
    while (run === review.run && state && !state.news.over && !state.stopped) {
      const reply = await app.engine.ask({ do: "weigh" }, REVIEW);
      if (run !== review.run) return;
      if (reply.ok) heard(review, reply.reviewing);
      else if (!forgotten(reply)) return void app.live.refused(reply.error);
      else if (!(await begun(app, state.match))) return;
      state = now(review);
    }
  } catch (error) {
    trouble(app, error);
  }
}

/** Takes in the result, and announces what it comes to. @param {InReview} review @param {Reviewing} news */
function heard(review, news) {
  hear(review, news);
  const { app } = review;
  const reviewed = now(review);
  if (news.over && reviewed) app.announce(sentence(reviewed, app.store.get().words).join(""));
}

/**
 * Whether the worker was restarted meanwhile, and no longer knows the review.
 * @param {{ok: true} | Refusal} reply
 */
const forgotten = (reply) => !reply.ok && reply.error.key === "error-no-match";

/** Fetches the missing tables of the costliest moments. @param {InReview} review */
async function tables(review) {
  const { app, run } = review;
  const reviewed = now(review);
  if (!reviewed?.told) return;
  const { seat } = reviewed;
  for (const { round, turn } of moments(stretches(reviewed.told, seat))) {
    const name = `${round}.${turn}`;
    const lacking = now(review);
    if (run !== review.run || !lacking || lacking.seat !== seat) return;
    if (lacking.tables[name]) continue;
    const asked = () => app.engine.ask({ do: "moment", round, turn, seat }, REVIEW);
    let reply = await asked();
    if (forgotten(reply) && run === review.run && (await begun(app, reviewed.match))) reply = await asked();
    if (run === review.run && reply.ok) update(review, { tables: { ...now(review)?.tables, [name]: reply.table } });
  }
}

/**
 * Has the worker begin, or return what it kept.
 * @param {App} app @param {string} match @returns {Promise<Reviewing | null>}
 */
async function begun({ engine, live }, match) {
  const reply = await engine.review(match);
  if (reply.ok) return reply.reviewing;
  live.refused(reply.error);
  return null;
}

/** What pressing does on the screen. @type {Record<string, (review: InReview, value: string) => void>} */
const ACTS = {
  stop(review) {
    update(review, { stopped: true });
    void tables(review);
  },
  on(review) {
    update(review, { stopped: false });
    void work(review);
  },
  seat(review, value) {
    update(review, { seat: Number(value), tables: {}, at: null });
    if (now(review)?.news.over || now(review)?.stopped) void tables(review);
  },
  at: (review, value) => update(review, { at: Number(value) }),
};

/** @param {InReview} review @param {string} match */
async function open(review, match) {
  if (!match) return swap("matches");
  const { app } = review;
  const { store } = app;
  const before = now(review);
  const mine = ++review.run;
  try {
    if (before?.match !== match) store.update({ reviewed: null });
    const news = await begun(app, match);
    if (mine !== review.run) return;
    if (!news) return swap("matches");
    await outfit(news.match.game); // its moments are laid out like its tables
    if (mine !== review.run) return;
    store.update({ reviewed: fresh(match, news) });
    if (news.over) return whole(review, news);
    update(review, { worked: true });
    await work(review);
  } catch (error) {
    trouble(app, error);
  }
}

/** A review as first seen. @param {string} match @param {Reviewing} news @returns {Reviewed} */
const fresh = (match, news) => ({
  match,
  seat: news.match.looks[0],
  news: { ...news, review: null },
  told: news.review,
  stopped: false,
  worked: false,
  tables: {},
  at: null,
});

/** @param {InReview} review */
function close(review) {
  const { store, engine } = review.app;
  review.run += 1; // first of all: it may be left before any of it is known
  const reviewed = now(review);
  if (reviewed && !reviewed.news.over) store.update({ reviewed: null });
  engine.leave(REVIEW);
}
