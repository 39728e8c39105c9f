// @ts-check
/**
 * The beginning: reads what this device remembers, loads one language and paints, while Python wakes beside it
 * (dawn.js). From here on the shell's state changes and is shown again. This file joins the parts; it decides nothing.
 */
import { makeActs } from "./acts/acts.js";
import { makeAnnouncer } from "./announce.js";
import { engine as dawning, lacking } from "./dawn.js";
import { makeGuide } from "./guide.js";
import { languageFor } from "./languages.js";
import { makeLive } from "./live.js";
import { applyUpdate, goOffline } from "./offline.js";
import { plainPage, reportOf } from "./plain.js";
import { go, swap, watch, where } from "./route.js";
import { complete, hasOwn } from "./setup.js";
import { WORDY, dress, foresee, makeShow, ready } from "./show.js";
import { makeSound } from "./sound.js";
import { makeState } from "./state.js";
import { readGuide, readLast, readSettings, readSetup, writeLast, writeSettings } from "./store.js";
import { PLAY, style } from "./styles.js";
import { loadWords } from "./words.js";

const NEWS_LASTS = 8000; // ms; trouble stays until it is dismissed
const FORESEE = 5000; // ms after the first paint, unless Python is there before

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const roots = { shell: element("shell"), table: element("table"), over: element("over") };
const announce = makeAnnouncer(element("live"));
const about = JSON.parse(element("about").textContent ?? "null");

/** @param {string} wished */
const languageOf = (wished) => wished || languageFor(navigator.languages);

async function boot() {
  const { settings, aside } = readSettings();
  const language = languageOf(settings.language);
  const { screen, part } = where();
  // A language that cannot be fetched must not keep the page empty.
  const words = await loadWords(language, settings.digits, WORDY.has(screen)).catch(() =>
    loadWords("en", settings.digits, WORDY.has(screen)),
  );
  if (!dawning) {
    dress(document.documentElement, words, settings);
    return plainPage(roots.shell, words, lacking);
  }
  const first = screen === "sheet" ? "table" : screen; // a sheet is seen over its table, which is opened first
  await ready(first);
  const store = makeState(
    {
      screen: first,
      part,
      words,
      whole: WORDY.has(screen),
      about,
      settings,
      setup: complete(readSetup(), about),
      start: { state: "waiting" },
      matches: null,
      last: readLast(),
      guided: readGuide().done,
      table: null,
      queued: false,
      notices: [],
      dialog: null,
    },
    makeShow(roots),
  );
  store.update({ notices: aside ? [{ key: "status-settings-aside" }] : [] }); // the first paint
  join(store, dawning);
}

/**
 * Joins the parts.
 * @param {import("./state.js").Store} store
 * @param {ReturnType<typeof import("./engine/engine.js").createEngine>} engine
 */
function join(store, engine) {
  const { get, update } = store;
  const guide = makeGuide(engine);

  /** @param {import("./state.js").Notice} notice */
  function news(notice) {
    update({ notices: [...get().notices.filter((each) => each.key !== notice.key), notice] });
    announce(get().words.say(notice.key, notice.values));
    if (!notice.bad && !notice.acts)
      setTimeout(() => update({ notices: get().notices.filter((each) => each !== notice) }), NEWS_LASTS);
  }
  /** What is said once the table is left. @type {import("./state.js").Notice[]} */
  const later = [];
  /** @param {unknown} error */
  function trouble(error) {
    if (!get().dialog) update({ dialog: { kind: "error", report: reportOf(error, get()) } });
  }

  /** @type {import("./live.js").Play | null} */
  let play = null;
  const live = makeLive(engine, store, {
    news,
    trouble,
    place: (table) => void (table ? withPlay((it) => it.show(table)) : (play?.close(), closeOwn())),
  });

  /**
   * People's own players, once there is one.
   * @type {Promise<ReturnType<typeof import("../own/host.js").makeOwn>> | null}
   */
  let owns = null;
  const own = () => (owns ??= import("../own/host.js").then(({ makeOwn }) => makeOwn(engine)));
  const closeOwn = () => owns?.then((it) => it.closeAll());
  engine.on("restored", closeOwn); // the worker that they spoke with is gone

  /**
   * The table's own part of the program comes when there is a table.
   * @param {(play: import("./live.js").Play) => void} use
   */
  async function withPlay(use) {
    try {
      const wordy = get().table?.game !== "card" || hasOwn(get().table) || guide.guides(get().table);
      const [{ createPlay }] = await Promise.all([import("../play/play.js"), style(PLAY), spoken(wordy)]);
      play ??= createPlay({
        root: roots.table,
        engine,
        words: () => get().words,
        settings: () => get().settings,
        change: wish,
        announce,
        sound: (name) => makeSound(/** @type {import("./sound.js").Sound} */ (name), get().settings),
        leave,
        guide,
        own: async (table, seat) => (await own()).consult(table, seat),
        changed: (/** @type {any} */ table) => update({ table }),
        spoken: () => spoken(true),
      });
      use(/** @type {import("./live.js").Play} */ (play));
    } catch (error) {
      trouble(error);
    }
  }

  /** The table hands over to another screen. @param {string} to @param {any} [detail] */
  function leave(to, detail) {
    if (to === "menu") return update({ dialog: { kind: "menu" } });
    if (to === "sheet" && detail) update({ table: detail });
    if (to === "home") {
      news({ key: detail, bad: true });
      return swap("home");
    }
    go(to, to === "rules" && detail ? `${detail}` : "");
  }

  /** @param {Partial<import("./store.js").Settings>} part */
  async function wish(part) {
    const settings = { ...get().settings, ...part };
    writeSettings(settings);
    update({ settings });
    if ("discards" in part || "totals" in part) void live.prefs();
    if ("language" in part || "digits" in part) await speak();
    play?.redraw();
  }

  /**
   * Loads the words that the settings ask for; `whole` with those that the first paint did not need.
   * @param {boolean} [whole]
   */
  async function speak(whole = get().whole) {
    const { settings } = get();
    try {
      update({ words: await loadWords(languageOf(settings.language), settings.digits, whole), whole });
    } catch {
      news({ key: "status-failed-network", bad: true });
    }
  }

  /** Waits for the words of a screen or a game that the first paint did without. @param {boolean} needed */
  const spoken = (needed) => (needed && !get().whole ? speak(true) : undefined);

  async function arrive() {
    const { screen, part } = where();
    if ((screen === "table" || screen === "sheet") && !get().table && !get().queued) {
      const { last } = get();
      return last ? void live.open(last) : swap("home");
    }
    if (screen === "sheet" && !get().table?.sheet) return swap("table");
    // a link that names the game
    if (screen === "setup" && Object.hasOwn(get().setup.games, part)) acts.game(null, part);
    await Promise.all([ready(screen), spoken(WORDY.has(screen))]);
    const { dialog } = get();
    update({ screen, part, dialog: dialog?.kind === "error" ? dialog : null }); // a report stays until it was read
    if (screen === "home" || screen === "matches") void live.refresh();
    if (screen !== "table") later.splice(0).forEach(news);
  }

  const acts = makeActs({ store, live, engine, own, guide, wish, news, trouble, update: applyUpdate });
  listen(acts);
  watch(() => void arrive().catch(trouble));
  window.addEventListener("error", ({ error, message }) => trouble(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => trouble(reason));
  attend(engine, live, store, news);
  const up = answered(engine);
  // On a first visit what is kept for offline use comes after Python: both at once would unpack everything twice while
  // somebody waits.
  void (navigator.serviceWorker?.controller ? Promise.resolve() : up).then(() =>
    goOffline({
      onReady: () =>
        get().screen === "table" ? later.push({ key: "status-offline" }) : news({ key: "status-offline" }),
      onOffer: () => news({ key: "status-update", acts: [{ act: "apply-update", key: "status-update-apply" }] }),
    }),
  );
  // What may soon be wanted comes while nothing else is to do.
  void Promise.race([up, new Promise((resolve) => setTimeout(resolve, FORESEE))]).then(() => {
    foresee();
    void spoken(true);
  });
  if (where().screen === "table" || where().screen === "sheet") void arrive().catch(trouble);
}

/** Until Python answers, or will not. @param {any} engine @returns {Promise<void>} */
const answered = (engine) =>
  new Promise((resolve) => {
    engine.on("status", (/** @type {import("./state.js").Start} */ { state }) => {
      if (state === "ready" || state === "failed") resolve();
    });
  });

/**
 * What the engine tells by itself.
 * @param {any} engine
 * @param {ReturnType<typeof makeLive>} live
 * @param {import("./state.js").Store} store
 * @param {(notice: import("./state.js").Notice) => void} news
 */
function attend(engine, live, store, news) {
  engine.on("status", (/** @type {import("./state.js").Start} */ start) => {
    const before = store.get().start.state;
    store.update({ start });
    if (start.state !== "ready" || before === "ready") return;
    const { settings, queued } = store.get();
    if (settings.discards !== "top" || settings.totals !== "own") void live.prefs();
    if (queued) void live.begin();
  });
  let told = ""; // a match that cannot be kept is told of once, until it can be again
  engine.on("unsaved", (/** @type {any} */ { reason }) => {
    const now = `${reason} ${store.get().table?.id}`;
    if (now === told) return;
    told = now;
    news({
      key: `status-unsaved-${reason}`,
      bad: true,
      acts: reason === "conflict" ? [] : [{ act: "export-table", key: "sheet-export" }],
    });
  });
  engine.on("saved", (/** @type {{id: string}} */ { id }) => {
    told = "";
    writeLast(id); // not always the table's own name: a second window's line is kept as a copy
    if (store.get().last !== id) store.update({ last: id });
    if (store.get().screen === "home" || store.get().matches === null) void live.refresh();
  });
  engine.on("restored", (/** @type {{table: any}} */ { table }) => {
    if (table) live.take(table);
    news({ key: "status-restored" });
  });
  void live.refresh();
}

/** One listener for each kind of event finds the act in the page. @param {ReturnType<typeof makeActs>} acts */
function listen(acts) {
  /** @param {Event} event @param {(element: any) => boolean} mine */
  const act = (event, mine) => {
    const found = event.target instanceof Element ? event.target.closest("[data-act]") : null;
    if (!(found instanceof HTMLElement) || !mine(found)) return;
    const does = acts[found.dataset.act ?? ""];
    if (does)
      does(found, "value" in found && found instanceof HTMLInputElement ? found.value : (found.dataset.value ?? ""));
  };
  const typed = (/** @type {any} */ found) => found instanceof HTMLInputElement;
  for (const root of [roots.shell, roots.over]) {
    root.addEventListener("click", (event) => act(event, (found) => !typed(found)));
    root.addEventListener("change", (event) => act(event, typed));
    // A name is taken letter by letter: news that draw the screen anew meanwhile must not take it out of its field.
    root.addEventListener("input", (event) => act(event, (found) => typed(found) && found.type === "text"));
    // A dialog shut by Escape or by the system's back gesture tells it by "close", which does not bubble.
    root.addEventListener("close", () => acts.shut(null, ""), true);
  }
}

boot().catch((error) => {
  roots.shell.querySelector(".no-start")?.classList.add("now");
  throw error;
});
