// @ts-check
/**
 * One of the person's own exercises on a table of its own (`#exercise/<match>/<place>`): the position by the page's own
 * play.js, head and foot by screens/book/exercise.js. Python judges each move, as in any lesson. Solved at first try,
 * without the solution having been shown, it counts for the day (own_exercises.js). Comes when it is first wanted.
 */
/** @import { Ask } from "../../messages.d.ts" */
/** @import { Table } from "../../wire.d.ts" */
import { patch } from "../../render/draw/tree.js";
import { outfit } from "../../render/outfit.js";
import { foot, head } from "../../screens/book/exercise.js";
import { trouble } from "../app.js";
import { EXERCISE } from "../engine/engine.js";
import { back, go, swap } from "../route.js";
import { layApart } from "./apart.js";
import { today } from "./days.js";
import { readIn, solve } from "./kept_exercises.js";
import { inCompany, next } from "./own_exercises.js";
import { style } from "../device/styles.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../../screens/book/exercise.js").Trying} Trying */

const STYLES = "css/exercise.css";

/** @param {App} app */
export async function makeTrying(app) {
  await style(STYLES);
  const { store, engine, roots } = app;
  const now = () => store.get().trying;

  const {
    head: headRoot,
    foot: footRoot,
    play,
  } = layApart(app, roots.exercise, "attempt", EXERCISE, (table) => seen(table), /** @type {Ask} */ (asked));

  /** What play asks; a hint is the exercise's own word. @param {Parameters<Ask>[0]} message */
  async function asked(message) {
    if (message.do === "hint") return { ok: false, error: await clue() };
    const reply = await engine.ask(message, EXERCISE);
    if (!reply.ok && reply.error.code === "wrong") update({ wrong: true });
    if (!reply.ok && reply.error.key === "error-no-match") void begin(); // a worker that had to be set up again
    const trying = now();
    return trying && reply.ok && "table" in reply && reply.table
      ? { ...reply, table: inCompany(reply.table, trying.own) }
      : reply;
  }

  async function clue() {
    const reply = await engine.ask({ do: "clue" }, EXERCISE);
    if (!reply.ok) return reply.error;
    return { code: /** @type {const} */ ("wrong"), key: reply.clue.key, values: {}, rule: "", detail: "a hint" };
  }

  /** @param {Partial<Trying>} part */
  function update(part) {
    const trying = now();
    if (!trying) return;
    store.update({ trying: { ...trying, ...part } });
    draw();
  }

  /** @param {Table} table */
  function seen(table) {
    const trying = now();
    if (!trying || table === trying.table) return;
    const done = Boolean(table.lesson?.over) && !trying.done;
    const counts = done && !trying.wrong && !trying.shown;
    if (counts) solve(store, trying.own.id);
    const own = store.get().exercises?.[trying.own.id] ?? trying.own;
    update({ table, own, done: Boolean(table.lesson?.over), counted: counts || (trying.counted && !done) });
    if (done) queueMicrotask(() => /** @type {HTMLElement | null} */ (footRoot.querySelector("[data-said]"))?.focus());
  }

  function draw() {
    const { words, exercises } = store.get();
    const trying = now();
    if (!trying?.table) return;
    patch(headRoot, head(trying, words));
    patch(footRoot, foot(trying, next(exercises ?? {}, trying.own.id, today())?.id ?? "", words));
  }

  /** Lays the position out. */
  async function begin() {
    const trying = now();
    if (!trying) return;
    const { id, lesson } = trying.own;
    const reply = await engine.ask({ do: "lesson", lesson: lesson ?? "" }, EXERCISE);
    if (now()?.own.id !== id) return;
    if (!reply.ok) {
      app.live.refused(reply.error);
      return swap("exercises");
    }
    const table = inCompany(reply.table, trying.own);
    await outfit(table.game);
    store.update({
      trying: { ...trying, table, first: table, wrong: false, shown: false, done: false, counted: false },
    });
    play.show(table);
    draw();
    queueMicrotask(() => headRoot.querySelector("h1")?.focus({ preventScroll: true }));
  }

  /** @type {Record<string, (value: string) => void>} */
  const acts = {
    leave: () => back(),
    again: () => void begin().catch((error) => trouble(app, error)),
    solution: () => update({ shown: true }),
    onward: (id) => (id ? swap("exercise", id) : swap("exercises")),
    through: (place) => go("through", place),
  };
  for (const part of [headRoot, footRoot])
    part.addEventListener("click", ({ target }) => {
      const found = target instanceof Element ? target.closest("[data-act]") : null;
      if (found instanceof HTMLElement) acts[found.dataset.act ?? ""]?.(found.dataset.value ?? "");
    });

  return {
    /** Goes to the exercise that the address names. @param {string} id */
    async open(id) {
      const own = readIn(store)[id];
      if (!own?.lesson) return swap("exercises");
      if (now()?.own.id === id) return;
      store.update({ trying: null });
      const trying = { own, table: null, first: null, wrong: false, shown: false, done: false, counted: false };
      try {
        store.update({ trying });
        await begin();
      } catch (error) {
        trouble(app, error);
      }
    },
    /** Leaves it. */
    close() {
      if (!now()) return;
      play.close();
      store.update({ trying: null });
      engine.leave(EXERCISE);
    },
  };
}
