// @ts-check
/**
 * The start: reads what this device remembers, loads one language and paints, while Python wakes up beside it
 * (start/ahead.js). From then on the shell's state changes and is shown again. This file joins the parts; it decides
 * nothing.
 */
/** @import { About } from "../wire.d.ts" */
import { makeActs } from "./acts/acts.js";
import { makeAnnouncer } from "./words/announce.js";
import { news, notBrought, trouble, wanted } from "./app.js";
import { hearPrint, heedScreen, own, place } from "./at_table.js";
import { attend } from "./attending.js";
import { deskOf } from "./distance.js";
import { createEngine } from "./engine/engine.js";
import { firstScreen, firstWords } from "./start/first.js";
import { makeGuide } from "./guide.js";
import { lookWhatIsKept } from "./start/kept_here.js";
import { makeLive } from "./live.js";
import { awaited } from "../common/late.js";
import { REST, drawings } from "../render/drawings.js";
import { lost } from "./start/lost.js";
import { applyUpdate } from "./device/offline.js";
import { taught } from "../render/rooms.js";
import { plainPage } from "./plain.js";
import { away, swap, watch, where } from "./route.js";
import { complete, named } from "./setup.js";
import { WORDY, dress, makeShow, ready } from "./screens.js";
import { makeState } from "./state.js";
import { readGuide, readLast, readPars, readSettings, readSetup, readShelf } from "./device/store.js";
import { languageOf, spoken, wish } from "./wishes.js";

/** @typedef {import("./app.js").App} App */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const roots = {
  shell: element("shell"),
  table: element("table"),
  through: element("through"),
  exercise: element("exercise"),
  over: element("over"),
};
const announce = makeAnnouncer(element("live"));
/** @type {About} */
const about = JSON.parse(element("about").textContent ?? "null");

/**
 * What is opened first where a screen needs more: a sheet needs its table.
 * @type {Record<string, string>}
 */
const OVER = { sheet: "table", through: "table", exercise: "table", lesson: "home", match: "home" };

/** Screens that need more than drawing. */
const ARRIVING = new Set([
  "table",
  "sheet",
  "through",
  "exercise",
  "exercises",
  "lesson",
  "day",
  "statistics",
  "journal",
  "settings",
  "distance",
  "review",
  "match",
]);

async function boot() {
  const { lacking, start } = globalThis.ahead;
  const engine = lacking.length ? null : createEngine({ start }); // from now on it hears what stalls
  const { settings, aside } = readSettings();
  const language = languageOf(settings.language);
  const { screen, part } = where();
  /** @type {import("./app.js").Notice[]} */
  const notices = aside ? [{ key: "status-settings-aside" }] : [];
  const { words, whole } = await firstWords(language, settings.digits, screen);
  // wishes.js asks for it again
  if (words.language !== language)
    notices.push({ key: "status-no-language", bad: true, acts: [{ act: "reload", key: "error-reload" }] });
  if (!engine) {
    dress(document.documentElement, words, settings);
    return plainPage(roots.shell, words, lacking);
  }
  const first = await firstScreen(OVER[screen] ?? screen, whole);
  const store = makeState(
    {
      screen: first,
      part,
      words,
      whole,
      about,
      settings,
      setup: named(complete(readSetup(), about), { screen, part }),
      start: { state: "waiting" },
      matches: null,
      shelf: readShelf(),
      last: readLast(),
      guided: readGuide().done,
      primer: "",
      day: "",
      pars: readPars(),
      exercises: null,
      trying: null,
      reckoning: null,
      statistics: null,
      book: "",
      row: 0,
      table: null,
      afar: null,
      desk: null,
      carried: null,
      gone: null,
      reviewed: null,
      fresh: "",
      queued: false,
      kept: false,
      keptStart: 0,
      offline: null,
      notices: [],
      dialog: null,
    },
    makeShow(roots),
  );
  store.update({ notices }); // the first paint
  // Pictures drawn before find their drawings as soon as they arrive; tables ask again, and wait for them.
  requestAnimationFrame(() => setTimeout(() => drawings(REST).catch(() => {})));
  join(store, engine);
}

/**
 * Joins the parts.
 * @param {import("./state.js").Store} store
 * @param {ReturnType<typeof import("./engine/engine.js").createEngine>} engine
 */
function join(store, engine) {
  const app = makeApp(store, engine);
  const tools = { store, live: app.live, engine, guide: app.guide, update: applyUpdate };
  const acts = makeActs({
    ...tools,
    own: () => own(app),
    desk: () => deskOf(app),
    wish: (part) => wish(app, part),
    news: (notice) => news(app, notice),
    trouble: (error) => trouble(app, error),
    notBrought: (error) => notBrought(app, error),
    review: (what, value) => void app.reviewing?.then((it) => it.act(what, value)),
  });
  app.act = (name) => acts.act(name, NOTHING, "");
  const here = () => {
    heedScreen(app);
    void arrive(app, acts).catch((error) => trouble(app, error));
  };
  listen(acts);
  hearPrint(app);
  watch(here);
  attend(app, acts);
  if (ARRIVING.has(where().screen) || away(store.get())) here();
}

/** @param {App["store"]} store @param {App["engine"]} engine @returns {App} */
function makeApp(store, engine) {
  const guide = makeGuide(engine);
  const app = /** @type {App} */ ({
    store,
    engine,
    roots,
    announce,
    guide,
    play: null,
    owns: null,
    going: null,
    desk: null,
    reviewing: null,
    trying: null,
  });
  app.lost = () => lost(app);
  app.live = makeLive({
    engine,
    store,
    guide,
    news: (notice) => news(app, notice),
    trouble: (error) => trouble(app, error),
    desk: () => deskOf(app),
    place: (table) => void place(app, table),
    act: (name) => app.act(name),
  });
  return app;
}

/** Opens the screen that the address names. @param {App} app @param {ReturnType<typeof makeActs>} acts */
async function arrive(app, acts) {
  const { get, update } = app.store;
  const { screen, part } = where();
  if (screen !== "table" && get().start.state !== "ready") update({ queued: false }); // who left waits for no match
  if ((screen === "table" || screen === "sheet") && !get().table && !get().queued) {
    const { last } = get();
    return last ? void app.live.open((app.opened = last)) : swap("home");
  }
  if (screen === "sheet" && !get().table?.sheet) return swap("table");
  if (screen === "lesson") {
    swap("home"); // the screen behind the lesson's table
    return acts.act("guided", NOTHING, taught(part) ? part : "");
  }
  if (screen === "match") return linked(app, part);
  if (named(get().setup, { screen, part }) !== get().setup) acts.act("game", NOTHING, part);
  await Promise.all([ready(screen), spoken(app, WORDY.has(screen))]);
  if (where().screen !== screen) return; // the person moved on meanwhile; that screen comes by itself
  if (screen === "exercises")
    (await awaited("js/kept_exercises", import("./after/kept_exercises.js"))).readIn(app.store);
  const { dialog, notices } = get();
  update({
    notices: notices.filter(({ here }) => !here || here === screen),
    screen,
    part,
    dialog: dialog?.kind === "error" ? dialog : null, // a report stays until it has been read
    fresh: screen === "sheet" ? get().fresh : "",
  });
  if (screen === "home" || screen === "matches") void app.live.refresh();
  if (screen === "settings") {
    void lookWhatIsKept(app.store);
    void app.engine.keptStart().then(({ size }) => update({ keptStart: size }));
  }
  if (screen === "sheet") void app.live.reckon();
  if (screen === "distance") void (await deskOf(app)).arrive(part);
  if (screen === "through") (await wanted(app, "going", goingThrough)).open(part);
  else void app.going?.then((going) => going.close());
  if (screen === "exercise") (await wanted(app, "trying", tryingOut)).open(part);
  else void app.trying?.then((it) => it.close());
  if (screen === "review") (await wanted(app, "reviewing", reviewing)).open(part);
  else void app.reviewing?.then((it) => it.close());
  if (screen === "day" || screen === "statistics" || screen === "journal") await (await book()).openBook(app, screen);
}

/** Keeps the match that a link holds, and goes through it. @param {App} app @param {string} part of the address */
async function linked(app, part) {
  const [link, at = "1.0"] = part.split("&at=");
  try {
    const reply = await app.engine.unlink(link);
    if (reply.ok) return location.replace(`#through/${reply.match}/${at}`);
    const { error } = reply;
    await spoken(app, true); // when the page starts with it, the words for why have not arrived yet
    app.live.refused(error.code === "record" ? { ...error, key: "record-of-link" } : error);
  } catch (error) {
    notBrought(app, error);
  }
  swap("home");
}

/** The part for the day's deal and the statistics. */
const book = () => awaited("js/book", import("./after/book.js"));

/** The part for going through matches. @param {App} app */
const goingThrough = (app) => awaited("js/through", import("./after/through.js")).then((it) => it.makeGoing(app));

/** The part for trying exercises. @param {App} app */
const tryingOut = (app) => awaited("js/exercise", import("./after/exercise.js")).then((it) => it.makeTrying(app));

/** The part for reviewing matches. @param {App} app */
const reviewing = (app) => awaited("js/review", import("./after/review.js")).then((it) => it.makeReviewing(app));

/** The element of an act for which nothing in the page was pressed. */
const NOTHING = document.createElement("input");

/** @param {HTMLElement} found @returns {found is HTMLInputElement} */
const typed = (found) => found instanceof HTMLInputElement;

/** One listener for each kind of event finds the act in the page. @param {ReturnType<typeof makeActs>} acts */
function listen(acts) {
  /** @param {Event} event @param {(element: HTMLElement) => boolean} mine */
  const act = (event, mine) => {
    const found = event.target instanceof Element ? event.target.closest("[data-act]") : null;
    if (!(found instanceof HTMLElement) || !mine(found)) return;
    const value = typed(found) ? found.value : (found.dataset.value ?? "");
    acts.act(found.dataset.act ?? "", /** @type {HTMLInputElement} */ (found), value);
  };
  for (const root of [roots.shell, roots.over]) {
    root.addEventListener("click", (event) => act(event, (found) => !typed(found)));
    root.addEventListener("change", (event) => act(event, typed));
    // A name is read letter by letter, a slider step by step: news that redraws the screen meanwhile must not discard
    // it.
    root.addEventListener("input", (event) => act(event, (found) => typed(found) && "text range".includes(found.type)));
    // A dialog closed by Escape or by the system's back gesture reports it by "close", which does not bubble and comes
    // a moment later: a dialog that is open by then is a different one.
    const shut = (/** @type {Event} */ { target }) =>
      target instanceof HTMLDialogElement && !target.open && acts.act("shut", NOTHING, "");
    root.addEventListener("close", shut, true);
  }
}

boot().catch((error) => {
  roots.shell.querySelector(".no-start")?.classList.add("now");
  throw error;
});
