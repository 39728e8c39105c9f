// @ts-check
/**
 * One of the person's own exercises on a separate table (`#exercise/<match>/<place>`): the position in the page's own
 * play.js, head and foot from screens/book/exercise.js. Python judges each move, as in any lesson. Solved at the first
 * try, without having seen the solution, it counts for the day (own_exercises.js). Loaded on first use.
 *
 * @typedef {import("../app.js").App} App
 * @typedef {import("../../screens/book/exercise.js").Trying} Trying
 * @typedef {{app: App} & ReturnType<typeof layApart>} Attempt   the screen; the state holds the exercise itself
 */
/** @import { Ask } from "../../messages.d.ts" */
/** @import { Fault, Table } from "../../wire.d.ts" */
import { patch } from "../../render/draw/tree.js";
import { outfit } from "../../render/outfit.js";
import { clueOf } from "../../render/words/say.js";
import { foot, head } from "../../screens/book/exercise.js";
import { trouble } from "../app.js";
import { EXERCISE } from "../engine/engine.js";
import { back, go, swap } from "../route.js";
import { layApart } from "./apart.js";
import { today } from "./days.js";
import { readIn, solve } from "./kept_exercises.js";
import { inCompany, next } from "./own_exercises.js";
import { style } from "../device/styles.js";

const STYLES = "css/exercise.css";
/** For an exercise not tried yet. */
const UNTRIED = { wrong: false, shown: false, done: false, counted: false };

/** @param {App} app */
export async function makeTrying(app) {
  await style(STYLES);
  /** @type {Attempt} */
  const attempt = {
    app,
    ...layApart(
      app,
      app.roots.exercise,
      "attempt",
      EXERCISE,
      (table) => seen(attempt, table),
      /** @type {Ask} */ ((message) => asked(attempt, message)),
    ),
  };
  listen(attempt);
  return {
    /** Opens the exercise that the address names. @param {string} id */
    open: (id) => open(attempt, id),
    /** Leaves it. */
    close: () => close(attempt),
  };
}

/** @param {Attempt} attempt */
const now = ({ app }) => app.store.get().trying;

/** The questions of play; the hint is its own. @param {Attempt} attempt @param {Parameters<Ask>[0]} message */
async function asked(attempt, message) {
  const { engine } = attempt.app;
  if (message.do === "hint") return { ok: false, error: await clue(attempt) };
  const reply = await engine.ask(message, EXERCISE);
  if (!reply.ok && reply.error.code === "wrong") update(attempt, { wrong: true });
  if (!reply.ok) heed(attempt, reply.error);
  const trying = now(attempt);
  return trying && reply.ok && "table" in reply && reply.table
    ? { ...reply, table: inCompany(reply.table, trying.own) }
    : reply;
}

/** @param {Attempt} attempt */
async function clue(attempt) {
  const reply = await attempt.app.engine.ask({ do: "clue" }, EXERCISE);
  if (!reply.ok) {
    heed(attempt, reply.error);
    return reply.error;
  }
  return clueOf(reply.clue.key);
}

/** A restarted worker no longer knows the exercise. @param {Attempt} attempt @param {Fault} error */
const heed = (attempt, error) => error.key === "error-no-match" && anew(attempt);

/** @param {Attempt} attempt @param {Partial<Trying>} part */
function update(attempt, part) {
  const trying = now(attempt);
  if (!trying) return;
  attempt.app.store.update({ trying: { ...trying, ...part } });
  draw(attempt);
}

/** @param {Attempt} attempt @param {Table} table */
function seen(attempt, table) {
  const { store } = attempt.app;
  const trying = now(attempt);
  if (!trying || table === trying.table) return;
  const done = Boolean(table.lesson?.over) && !trying.done;
  const counts = done && !trying.wrong && !trying.shown;
  if (counts) solve(store, trying.own.id);
  const own = store.get().exercises?.[trying.own.id] ?? trying.own;
  update(attempt, { table, own, done: Boolean(table.lesson?.over), counted: counts || (trying.counted && !done) });
  if (done) readOut(attempt);
}

/** Moves focus to the result, so that it is read out. @param {Attempt} attempt */
const readOut = ({ foot }) =>
  queueMicrotask(() => /** @type {HTMLElement | null} */ (foot.querySelector("[data-said]"))?.focus());

/** @param {Attempt} attempt */
function draw(attempt) {
  const { words, exercises, matches } = attempt.app.store.get();
  const trying = now(attempt);
  if (!trying?.table) return;
  patch(attempt.head, head(trying, words));
  const [match] = trying.own.id.split("/");
  const kept = !matches || matches.some(({ id }) => id === match); // until they are read, it may be
  patch(attempt.foot, foot(trying, next(exercises ?? {}, trying.own.id, today())?.id ?? "", kept, words));
}

/** Lays the position out. @param {Attempt} attempt */
async function begin(attempt) {
  const { store, engine, live } = attempt.app;
  const trying = now(attempt);
  if (!trying) return;
  const { id, lesson } = trying.own;
  const reply = await engine.ask({ do: "lesson", lesson: lesson ?? "" }, EXERCISE);
  if (now(attempt)?.own.id !== id) return;
  if (!reply.ok) {
    live.refused(reply.error);
    return swap("exercises");
  }
  const table = inCompany(reply.table, trying.own);
  await outfit(table.game);
  store.update({ trying: { ...trying, table, first: table, ...UNTRIED } });
  attempt.play.show(table);
  draw(attempt);
  queueMicrotask(() => attempt.head.querySelector("h1")?.focus({ preventScroll: true }));
}

/** @param {Attempt} attempt */
const anew = (attempt) => void begin(attempt).catch((error) => trouble(attempt.app, error));

/** Shows the solution in the foot, under the position as first set, without the moves tried. */
/** @param {Attempt} attempt */
function showSolution(attempt) {
  const table = now(attempt)?.table;
  if (table) attempt.play.show(table, true);
  update(attempt, { shown: true });
  readOut(attempt);
}

/** What pressing does in head and foot. @type {Record<string, (attempt: Attempt, value: string) => void>} */
const ACTS = {
  leave: () => back(),
  again: anew,
  solution: showSolution,
  onward: (_, id) => (id ? swap("exercise", id) : swap("exercises")),
  through: (_, place) => go("through", place),
};

/** @param {Attempt} attempt */
function listen(attempt) {
  for (const part of [attempt.head, attempt.foot])
    part.addEventListener("click", ({ target }) => {
      const found = target instanceof Element ? target.closest("[data-act]") : null;
      if (found instanceof HTMLElement) ACTS[found.dataset.act ?? ""]?.(attempt, found.dataset.value ?? "");
    });
}

/** @param {Attempt} attempt @param {string} id */
async function open(attempt, id) {
  const { app } = attempt;
  const { store } = app;
  const own = readIn(store)[id];
  if (!own?.lesson) return swap("exercises");
  if (now(attempt)?.own.id === id) return;
  store.update({ trying: null });
  try {
    store.update({ trying: { own, table: null, first: null, ...UNTRIED } });
    await begin(attempt);
  } catch (error) {
    trouble(app, error);
  }
}

/** @param {Attempt} attempt */
function close(attempt) {
  const { store, engine } = attempt.app;
  if (!now(attempt)) return;
  attempt.play.close();
  store.update({ trying: null });
  engine.leave(EXERCISE);
}
