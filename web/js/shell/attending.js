// @ts-check
/** Events that nobody asked for: from the engine, from the site's host, and errors that nobody caught. */
import { heedLate, quietly } from "../common/late.js";
import { news, offerUpdate, trouble } from "./app.js";
import { closeOwn } from "./at_table.js";
import { goOffline, renewed } from "./device/offline.js";
import { foresee } from "./screens.js";
import { writeLast } from "./device/store.js";
import { keepTrying } from "./start/retrying.js";
import { awaitLanguage, spoken } from "./wishes.js";

/** @typedef {import("./app.js").App} App */

const LOOKED_AT = 2000; // ms after Python is there, for the person to look and press undisturbed
const FORESEE = 5000; // ms after the first paint, unless Python is there before

/** @param {App} app @param {import("./acts/acts.js").Does} acts */
export function attend(app, acts) {
  const { engine } = app;
  window.addEventListener("error", ({ error, message }) => trouble(app, error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => trouble(app, reason));
  heedLate((names) => tellLate(app, names));
  engine.on("status", (start) => started(app, start));
  keeping(app);
  keepTrying(engine, () => void perhapsRenewed(app));
  engine.on("restored", ({ table }) => {
    void closeOwn(app); // the worker that they talked to is gone
    if (table) app.live.take(table);
    news(app, { key: "status-restored" });
    if (table?.absent) app.act("own-absent");
  });
  window.addEventListener("online", () => noMore(app, NETWORK));
  void app.live.refresh();
  void awaitLanguage(app);
  const up = answered(engine);
  // On a first visit, files for offline use are kept only after Python has loaded: both at once would unpack everything
  // twice while somebody waits. The first presses should not wait for it either.
  const quiet = () => new Promise((resolve) => setTimeout(resolve, LOOKED_AT));
  void (navigator.serviceWorker?.controller ? Promise.resolve() : up.then(quiet)).then(() => keepOffline(app));
  // Fetch what may soon be wanted while there is nothing else to do.
  void Promise.race([up, new Promise((resolve) => setTimeout(resolve, FORESEE))]).then(() => {
    foresee();
    quietly(acts.all).catch(() => {}); // fetched again when one is pressed
    quietly(() => spoken(app, true))?.catch(() => {});
  });
  void up
    .then(async () => {
      (await import("./after/midnight.js").catch(() => null))?.heedMidnight(app.store);
      // If the next visit cannot be prepared, that is not worth a message.
      const { keepNextStart } = await import("./device/next_start.js");
      if (app.store.get().start.state === "ready") await keepNextStart(engine);
    })
    .catch(() => {});
}

/** A file of Python did not arrive. If the site has been updated, no retry helps. @param {App} app */
async function perhapsRenewed(app) {
  if (await renewed()) offerUpdate(app);
}

/** Reports parts of the page that somebody waits for in vain. @param {App} app @param {string[]} names */
function tellLate(app, names) {
  const key = "status-stalled";
  if (!names.length) return noMore(app, [key]);
  const file = app.store.get().words.list(names);
  news(app, { key, values: { file }, bad: true, acts: [{ act: "ask-again", key: "status-retry" }] });
}

/** Progress of Python. @param {App} app @param {import("./state.js").Start} start */
function started({ store, live }, start) {
  const before = store.get().start.state;
  store.update({ start });
  if (start.state !== "ready" || before === "ready") return;
  performance.mark("ready"); // for measuring a start in browsers that run no script before the page's own
  const { settings, queued } = store.get();
  if (settings.discards !== "top" || settings.totals !== "own") void live.prefs();
  if (queued) void live.begin();
}

/** Warnings that hold until storage accepts something, and until something is fetched. */
const STORAGE = ["full", "forbidden", "other"].map((reason) => `status-unsaved-${reason}`);
const NETWORK = ["status-failed-network", "status-failed-offline"];

/** Removes warnings that no longer hold. @param {App} app @param {string[]} keys */
function noMore({ store }, keys) {
  const { notices } = store.get();
  const left = notices.filter(({ key }) => !keys.includes(key));
  if (left.length < notices.length) store.update({ notices: left });
}

/** Whether the match on the table is kept. @param {App} app */
function keeping(app) {
  const { engine, store, live } = app;
  let told = ""; // a match that cannot be kept is reported once, until it can be kept again
  engine.on("unsaved", ({ reason }) => {
    const now = `${reason} ${store.get().table?.id}`;
    if (now === told) return;
    told = now;
    noMore(app, STORAGE); // one reason at a time
    const acts = reason === "conflict" ? [] : [{ act: "export-table", key: "sheet-export" }];
    news(app, { key: `status-unsaved-${reason}`, bad: true, acts });
  });
  engine.on("renamed", ({ id, to }) => renamed(app, id, to));
  engine.on("saved", ({ id, late }) => {
    if (!late) {
      told = "";
      noMore(app, STORAGE);
    }
    writeLast(id);
    if (store.get().last !== id) store.update({ last: id });
    if (store.get().screen === "home" || store.get().matches === null) void live.refresh();
  });
}

/**
 * The table is kept under another id, since another window goes on under its own; so is everything known about it here.
 * @param {App} app @param {string} id @param {string} to
 */
function renamed({ store, guide, owns }, id, to) {
  const { table } = store.get();
  guide.renamed(id, to);
  void owns?.then((it) => it.renamed(id, to));
  if (table?.id === id) table.id = to; // the same table is in play; a newer one has the id already
}

/** Resolves once Python answers, or never will. @param {App["engine"]} engine @returns {Promise<void>} */
const answered = (engine) =>
  new Promise((resolve) => {
    engine.on("status", ({ state }) => {
      if (state === "ready" || state === "failed") resolve();
    });
  });

/** @param {App} app */
const keepOffline = (app) =>
  goOffline({
    onReady: () => {
      app.store.update({ kept: true }); // the home screen has a line for it, which hides nothing
      if (app.store.get().screen === "home") app.announce(app.store.get().words.say("status-offline"));
    },
    onOffer: () => offerUpdate(app),
  });
