// @ts-check
/**
 * A match of this device gone through, on a screen of its own (`#through/<match>/<round>.<turn>`, turns counted from 0,
 * "now" for the last place): the table by the page's own play.js, the way by play/through.js, head and foot by
 * screens/through.js. The match itself stays in the worker; what may be seen of it Python decides. Comes when it is
 * first wanted.
 *
 * @typedef {import("../app.js").App} App
 * @typedef {import("../../render/table/sitting.js").OpenTable} OpenTable
 * @typedef {import("../../play/through.js").Stand} Stand
 * @typedef {{seat?: number | null, open?: boolean}} Eyes
 *
 * @typedef {object} Going   a match on its way
 * @property {string} match
 * @property {Eyes} eyes   whose are asked for
 * @property {boolean} logOpen   where the log folds away
 * @property {Table} [table]   as it was seen last
 */
/** @import { Table } from "../../wire.d.ts" */
import { makeThrough, placeOf, standAt } from "../../play/through.js";
import { patch } from "../../render/draw/tree.js";
import { outfit } from "../../render/outfit.js";
import { foot, head } from "../../screens/through.js";
import { copyLink } from "../acts/keeping.js";
import { askBranch } from "../acts/ways.js";
import { news, trouble } from "../app.js";
import { THROUGH } from "../engine/engine.js";
import { back, note, swap } from "../route.js";
import { layApart } from "./apart.js";
import { key, listen } from "./through_keys.js";
import { style } from "../device/styles.js";

const STYLES = "css/through.css";
const LAST = 1e6; // a place behind every last one: Python leads to the nearest
const NOTED = 400; // ms of rest before the address says the place: browsers take few changes of it

/** @param {string} part of the address @returns {{match: string, stand: Stand}} */
function partsOf(part) {
  const [match, place = ""] = part.split("/");
  const [round, turn] = place === "now" ? [LAST, LAST] : place.split(".").map(Number);
  return { match, stand: { round: Math.max((round || 1) - 1, 0), turn: Math.max(turn || 0, 0) } };
}

/** @param {Stand} stand */
const written = ({ round, turn }) => `${round + 1}.${turn}`;

/** @param {App} app */
export async function makeGoing(app) {
  await style(STYLES);
  const { store, engine, roots } = app;
  /** @type {Going | null} */
  let going = null;
  let timer = 0;
  let shownTurn = -1; // whose line of the log was brought into sight

  const {
    head: headRoot,
    ground,
    foot: footRoot,
    play,
  } = layApart(app, roots.through, "through", THROUGH, (table) => seen(table));
  const way = makeThrough(stepTo, draw);

  /** A place is in sight. @param {Table} table */
  function seen(table) {
    if (!going || !table.replay) return;
    const fresh = !going.table;
    going.table = table;
    way.seen(table.replay);
    store.update({ gone: table });
    draw();
    if (fresh) queueMicrotask(() => headRoot.querySelector("h1")?.focus({ preventScroll: true }));
    clearTimeout(timer);
    const { match } = going;
    timer = setTimeout(() => going?.match === match && table.replay && here(match, table.replay), NOTED);
  }

  /** @param {string} match @param {Stand} stand */
  function here(match, stand) {
    if (store.get().screen === "through") note("through", `${match}/${written(stand)}`);
  }

  /** Shows the match as it stood there. @param {Stand} stand */
  async function stepTo({ round, turn }) {
    const asked = going;
    if (!asked) return;
    try {
      const place = { round, turn, ...asked.eyes };
      const stepped = asked.table ? await engine.ask({ do: "step", ...place }, THROUGH) : null;
      // A worker that had to be set up again knows nothing of it any more.
      const reply = stepped?.ok ? stepped : await engine.through(asked.match, place);
      if (going !== asked) return;
      if (reply.ok) return void (await shown(reply.table));
      app.live.refused(reply.error);
      swap("matches");
    } catch (error) {
      trouble(app, error);
    }
  }

  /** @param {Table} table */
  async function shown(table) {
    await outfit(table.game);
    play.show(table);
  }

  function draw() {
    const { words } = store.get();
    const through = way.shown();
    if (!going?.table || !through) return;
    const table = /** @type {OpenTable} */ (going.table);
    roots.through.classList.toggle("log-open", going.logOpen);
    patch(headRoot, head({ table, words }));
    if (table.replay?.turn !== shownTurn) ground.querySelector(".story .now")?.scrollIntoView({ block: "center" });
    shownTurn = table.replay?.turn ?? -1;
    patch(footRoot, foot({ table, words, through, logOpen: going.logOpen }));
  }

  /** The same place with other eyes. @param {Eyes} eyes */
  function look(eyes) {
    if (!going?.table?.replay) return;
    going.eyes = eyes;
    void stepTo(going.table.replay);
  }

  const inNews = (/** @type {import("../state.js").Notice} */ notice) => news(app, notice);
  const inTrouble = (/** @type {unknown} */ error) => trouble(app, error);

  /** @type {Record<string, (value: string) => void>} */
  const acts = {
    leave: () => back(),
    eyes: (value) => look(value === "all" ? { open: true } : { seat: Number(value), open: false }),
    log() {
      if (going) going.logOpen = !going.logOpen;
      draw();
    },
    turn(value) {
      const replay = going?.table?.replay;
      if (replay) way.act("to", placeOf({ ...replay, turn: Number(value) }));
    },
    branch: (value) => going && askBranch(store, `${going.match}/${value}`),
    "copy-link": (value) => {
      const tools = { store, engine, live: app.live, news: inNews, trouble: inTrouble };
      if (going) void copyLink(tools, `${going.match}/${value}`);
    },
    first: () => way.act("to", 0),
    last: () => way.act("to", way.shown()?.last ?? 0),
  };

  /** @param {string} act @param {string} value */
  const does = (act, value) => (Object.hasOwn(acts, act) ? acts[act](value) : way.act(act, Number(value)));

  listen(roots.through, does);
  document.addEventListener(
    "keydown",
    (event) => {
      if (roots.through.hidden || !going || document.querySelector("dialog[open]")) return;
      if (key(event, store.get().words.dir === "rtl", way, acts)) event.preventDefault();
    },
    true, // before the table's own keys
  );

  return {
    /** Goes to what the address names. @param {string} part */
    async open(part) {
      const { match, stand } = partsOf(part);
      if (!match) return swap("matches");
      if (going?.match === match && going.table?.replay)
        return way.act("to", placeOf({ ...going.table.replay, ...clamped(going.table.replay, stand) }));
      going = { match, eyes: {}, logOpen: false };
      const { discards, totals } = store.get().settings;
      await engine.ask({ do: "prefs", discards, totals }, THROUGH);
      await stepTo(stand);
    },
    /** Leaves it: nothing goes on, and nothing of it stays on the page. */
    close() {
      if (!going) return;
      way.rest();
      clearTimeout(timer);
      going = null;
      play.close();
      store.update({ gone: null });
      engine.leave(THROUGH);
    },
  };
}

/**
 * The nearest place that there is.
 * @param {import("../../play/through.js").Replay} replay @param {Stand} stand @returns {Stand}
 */
function clamped({ turns }, { round, turn }) {
  const at = Math.min(round, turns.length - 1);
  return { round: at, turn: Math.min(turn, turns[at]) };
}
