// @ts-check
/**
 * What pressing, choosing and typing do on the shell's screens: one function for each `data-act`. The table's own acts
 * are play.js; an act that is not listed here is none of ours.
 */
import { back, go, swap } from "./route.js";
import { DIALOGS } from "../screens/over.js";
import { loadWords } from "./words.js";
import { change, gameOf, guidedSetup, mindsOf, setOption, withCompany, withPeople, withSeats } from "./setup.js";
import { forget, writeSetup } from "./store.js";

/**
 * @typedef {object} Tools  what acts work with
 * @property {import("./state.js").Store} store
 * @property {ReturnType<typeof import("./live.js").makeLive>} live
 * @property {any} engine
 * @property {() => Promise<ReturnType<typeof import("../own/host.js").makeOwn>>} own   people's own players
 * @property {ReturnType<typeof import("./guide.js").makeGuide>} guide
 * @property {(part: Partial<import("./store.js").Settings>) => void} wish   changes settings
 * @property {(notice: import("./state.js").Notice) => void} news
 * @property {(error: unknown) => void} trouble
 * @property {() => void} update   switches to the new version
 */

const LARGEST_PLAYER = 20_000_000; // bytes of a person's own player

/** @param {Tools} tools @returns {Record<string, (element: any, value: string) => void>} */
export function makeActs({ store, live, engine, own, guide, wish, news, trouble, update }) {
  const { get } = store;

  /** @param {import("./setup.js").Setup} setup */
  function setUp(setup) {
    writeSetup(setup);
    store.update({ setup });
  }
  /** @param {(sitting: import("./setup.js").Sitting) => Partial<import("./setup.js").Sitting>} how */
  const sit = (how) => setUp(change(get().setup, how(get().setup.games[get().setup.game])));
  /** @param {import("./state.js").Dialog["kind"]} kind @param {Partial<import("./state.js").Dialog>} [more] */
  const dialog = (kind, more = {}) => store.update({ dialog: { kind, ...more } });
  const shut = () => store.update({ dialog: null });
  /** @typedef {import("./setup.js").Sitting["seats"][number]} Seat */
  /** One seat of the set-up is another. @param {number} which @param {(seat: Seat) => Seat} how */
  const reseat = (which, how) =>
    sit(({ seats }) => ({ seats: seats.map((seat, at) => (at === which ? how(seat) : seat)) }));
  /**
   * A file that waits for the person's yes, and the seat of the set-up it is for; null: for the table that lacks it.
   * @type {{file: File, seat: number | null} | null}
   */
  let offered = null;

  function start() {
    if (get().start.state === "ready") return void live.begin();
    store.update({ queued: true, table: null });
    go("table");
  }

  return {
    // Ways
    back,
    home: () => {
      shut();
      store.update({ queued: false });
      if (get().screen === "table") swap("home");
      else go("home");
    },
    shut,
    resume: (_, id) => void live.open(id),
    "to-table": () => (get().screen === "sheet" ? back() : go("table")),
    "sheet-round": (_, round) => store.update({ part: round }),
    "other-setup": () => go("setup"),

    // Setting up
    game: (_, game) => setUp({ ...get().setup, game }),
    company: (_, mind) => sit((sitting) => withCompany(sitting, mind)),
    several: () => {
      sit(withPeople);
      go("setup");
    },
    seats: (_, count) =>
      sit((sitting) =>
        withSeats(
          sitting,
          Number(count),
          mindsOf(get().about, get().setup.game).map((mind) => mind.name),
        ),
      ),
    seat: (element, mind) => reseat(Number(element.dataset.seat), () => ({ mind, name: "" })),
    "own-choose": (element) => askOwn(element, Number(element.dataset.seat)),
    "own-bring": () => {
      const input = Object.assign(document.createElement("input"), { type: "file", accept: ".py,.whl" });
      input.addEventListener("change", () => askOwn(input, null));
      input.click();
    },
    "own-yes": () => void letIn(),
    name: (element, name) => reseat(Number(element.dataset.seat), (seat) => ({ ...seat, name })),
    starts: (_, seat) => sit(() => ({ starts: seat === "" ? null : Number(seat) })),
    option: (element, value) => {
      const option = gameOf(get().about, get().setup.game).options.find(
        (/** @type {any} */ each) => each.name === element.dataset.option,
      );
      sit((sitting) => ({ options: setOption(sitting, option, JSON.parse(value)) }));
    },
    "as-usual": () => sit(() => ({ options: {}, starts: null })),
    start,
    // The real rules, as they are by default, against the easiest player; what is remembered of the set-up stays.
    guided: (_, game) => {
      guide.begin();
      store.update({ setup: guidedSetup(get().setup, get().about, game || get().setup.game), guided: true });
      start();
    },
    retry: () => engine.retry(),

    // A match
    next: () => void live.next(),
    standings: () => void standings(),
    rematch: () => void live.rematch(),
    concede: (_, seat) => {
      const one = live.isYou(Number(seat));
      const { table } = get();
      const values = { people: one ? "one" : "other", name: table.seats[Number(seat)].name };
      dialog("ask", { key: "menu-concede-ask", values, act: "concede-yes", yes: "menu-concede-yes", value: seat });
    },
    "concede-yes": (_, seat) => {
      shut();
      void live.concede(Number(seat));
    },
    export: (_, id) => void exportMatch(id),
    "export-table": () => void exportMatch(get().table?.id ?? get().last),
    import: (element) => void importMatch(element),
    delete: (_, id) =>
      dialog("ask", { key: "matches-delete-ask", act: "delete-yes", yes: "matches-delete", value: id }),
    "delete-yes": (_, id) => void removeMatch(id),

    // Settings
    language: (_, language) => wish({ language }),
    setting: (element, value) => wish({ [element.name]: value }),
    toggle: (element) => wish({ [element.name]: element.checked }),
    erase: () => dialog("ask", { key: "settings-erase-ask", act: "erase-yes", yes: "settings-erase-yes" }),
    "erase-yes": () => void erase(),

    // What the program says
    "dismiss-notice": (_, key) => store.update({ notices: get().notices.filter((notice) => notice.key !== key) }),
    "apply-update": update,
    "copy-report": () => void copyReport(),

    // A table in somebody's page
    embed: () => void embed(),
    "copy-embed": (_, name) => void copyCode(name),
    reload: () => location.reload(),
  };

  /** Says what letting an own player in means. @param {HTMLInputElement} element @param {number | null} seat */
  function askOwn(element, seat) {
    const file = element.files?.[0];
    element.value = ""; // the same file may be chosen again
    if (!file) return;
    const name = file.name;
    if (!/\.(py|whl)$/.test(name) || file.size > LARGEST_PLAYER)
      return news({ key: "own-no-file", values: { name }, bad: true });
    offered = { file, seat };
    dialog("ask", {
      key: "own-ask",
      values: { name },
      lines: ["own-ask-is", "own-ask-cannot", "own-ask-can"],
      act: "own-yes",
      yes: "own-ask-yes",
    });
  }

  /** The person has said yes: to the seat that is being set up, or to the table whose player was not there. */
  async function letIn() {
    shut();
    if (!offered) return;
    const { file, seat } = offered;
    offered = null;
    const mind = await (await own()).give(file);
    if (seat !== null) return reseat(seat, () => ({ mind, name: "" }));
    const { table, notices } = get();
    const there = (table?.absent ?? []).filter((/** @type {number} */ at) => table.seats[at].mind === mind);
    if (!there.length) return news({ key: "own-other-file", values: { name: file.name }, bad: true });
    store.update({ notices: notices.filter(({ key }) => key !== "own-absent") });
    for (const at of there) live.take((await live.ask({ do: "own", seat: at, present: true }))?.table ?? get().table);
  }

  /** The code for a table in a page: the dialog comes when it is asked for. */
  async function embed() {
    try {
      const { table, words, settings } = get();
      const { codes, embedding } = await import("../screens/embedding.js");
      // Few ask for it: its words come with it, and then stay.
      if (!words.knows("embed-about"))
        store.update({ words: await loadWords(words.language, settings.digits, true, ["embed"]), whole: true });
      const reply = await engine.ask({ do: "line" });
      if (!reply.ok) return news({ key: reply.error.key, values: reply.error.values, bad: true });
      DIALOGS.embed = embedding;
      dialog("embed", { values: codes(table, reply.line, words.language, document.baseURI) });
    } catch (error) {
      trouble(error);
    }
  }

  /** @param {string} name of one of the codes */
  async function copyCode(name) {
    const values = get().dialog?.values;
    try {
      await navigator.clipboard.writeText(values?.[name]);
      dialog("embed", { values: { ...values, copied: name } });
    } catch {
      const code = document.querySelector(`[data-value="${name}"]`)?.closest(".ways")?.previousElementSibling;
      if (code) getSelection()?.selectAllChildren(code); // no clipboard here: it is marked for the keyboard's copy
    }
  }

  /** The score sheet in the middle of a round, which stands there as if it ended now. */
  async function standings() {
    const reply = await engine.ask({ do: "sheet" });
    if (!reply.ok) return live.refused(reply.error);
    const { table } = get();
    store.update({ table: { ...table, sheet: reply.sheet }, dialog: null });
    go("sheet");
  }

  /** @param {string} id */
  async function exportMatch(id) {
    try {
      const blob = await engine.exportMatch(id);
      if (!blob) return news({ key: "error-file", bad: true });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(blob);
      link.download = `lost-cities-${id}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it late
    } catch (error) {
      trouble(error);
    }
  }

  /** @param {HTMLInputElement} element */
  async function importMatch(element) {
    const file = element.files?.[0];
    element.value = ""; // the same file may be chosen again
    if (!file) return;
    try {
      const reply = await engine.importRecord(await file.text());
      if (!reply.ok) return live.refused(reply.error);
      news({ key: "matches-imported" });
      await live.refresh();
    } catch {
      news({ key: "error-file", bad: true });
    }
  }

  /** @param {string} id */
  async function removeMatch(id) {
    shut();
    try {
      await engine.remove(id);
      if (get().table?.id === id) live.take(null);
    } catch (error) {
      trouble(error);
    }
    await live.refresh();
  }

  async function erase() {
    shut();
    try {
      await engine.erase();
      forget();
      live.take(null);
      location.replace("./"); // everything begins anew, also what the page holds in memory
    } catch (error) {
      trouble(error);
    }
  }

  async function copyReport() {
    const { dialog: shown } = get();
    if (!shown?.report) return;
    try {
      await navigator.clipboard.writeText(shown.report);
      store.update({ dialog: { ...shown, copied: true } });
    } catch {
      const report = document.querySelector("dialog .report");
      report?.closest("details")?.setAttribute("open", "");
      if (report) getSelection()?.selectAllChildren(report); // no clipboard here: it is marked for the keyboard's copy
    }
  }
}
