// @ts-check
/**
 * The review of a kept match on a screen of its own (`#review/<match>`): asks the worker for it slice by slice while it
 * is looked at, and for the tables of its moments. What is known the screen draws (screens/review/); the worker keeps
 * what is whole. Comes when it is first wanted.
 *
 * @typedef {import("../app.js").App} App
 * @typedef {import("../../screens/review/review.js").Reviewed} Reviewed
 *
 * @typedef {object} InReview   what is done for the review in sight
 * @property {App} app
 * @property {number} run   counts what was begun, so that work for a match that is left ends
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
    /** Goes to the review of a kept match. @param {string} match */
    open: (match) => open(review, match),
    /** Leaves it: nothing is worked on any more. */
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

/** Takes news of the worker in. @param {InReview} review @param {Reviewing} news */
function hear(review, news) {
  update(review, { news: { ...news, review: null }, ...(news.review ? { told: news.review } : {}) });
  if (news.over) whole(review, news);
}

/**
 * All is known: its moments become exercises, and their tables are drawn.
 * @param {InReview} review @param {Reviewing} news
 */
function whole(review, news) {
  gather(review.app.store, now(review)?.match ?? "", news);
  void tables(review);
}

/** Works on until the review is whole, is stopped or is left. @param {InReview} review */
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

/** Takes in what was worked out, and says what all came to. @param {InReview} review @param {Reviewing} news */
function heard(review, news) {
  hear(review, news);
  const { app } = review;
  const reviewed = now(review);
  if (news.over && reviewed) app.announce(sentence(reviewed, app.store.get().words).join(""));
}

/**
 * Whether the worker had to be set up again meanwhile, and knows nothing of the review.
 * @param {{ok: true} | Refusal} reply
 */
const forgotten = (reply) => !reply.ok && reply.error.key === "error-no-match";

/** The tables of the moments that cost most, as far as they are lacking. @param {InReview} review */
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
 * Has the worker begin, or give what it kept.
 * @param {App} app @param {string} match @returns {Promise<Reviewing | null>}
 */
async function begun({ engine, live }, match) {
  const reply = await engine.review(match);
  if (reply.ok) return reply.reviewing;
  live.refused(reply.error);
  return null;
}

/** What is pressed on the screen. @type {Record<string, (review: InReview, value: string) => void>} */
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
    await outfit(news.match.game); // its moments are laid out as tables of it are
    if (mine !== review.run) return;
    store.update({ reviewed: fresh(match, news) });
    if (news.over) return whole(review, news);
    update(review, { worked: true });
    await work(review);
  } catch (error) {
    trouble(app, error);
  }
}

/** A review as it is first seen. @param {string} match @param {Reviewing} news @returns {Reviewed} */
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
  review.run += 1; // first of all: it may be left before anything of it is known
  const reviewed = now(review);
  if (reviewed && !reviewed.news.over) store.update({ reviewed: null });
  engine.leave(REVIEW);
}
