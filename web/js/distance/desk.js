// @ts-check
/**
 * All that a match at a distance needs beside its table: inviting and accepting, taking messages that come as links,
 * texts, files or codes, and handing this device's own to somebody who carries them. Only Python knows what messages
 * mean; secrets never come here. Loaded when it is first wanted.
 *
 * @typedef {object} Desk   what is on the screen
 * @property {"list" | "new" | "coming" | "nearby" | "beside" | "invited" | "elsewhere" | "match"} view   "coming": a
 *   message is being read; "nearby": another device asks to be connected
 * @property {string} text   the message or signal that has come and is not taken yet
 * @property {Invitation | null} invitation
 * @property {{done: number, all: number} | null} busy   how much of a list is locked
 * @property {string} name   typed by the player here
 * @property {boolean} hints
 * @property {{key: string, values?: Values} | null} told   what came of the last message
 * @property {Codes | null} codes   this device's message, shown as codes
 * @property {boolean} scanning   whether the camera looks for a code
 * @property {import("./beside.js").Live} live   how a connection of two devices side by side stands, "" without one
 * @property {string[]} spoken   the matches that go over that connection
 * @property {{text: string, code: string} | null} signal   what the other device must read to be connected
 *
 * @typedef {{parts: string[], at: number, turning: boolean}} Codes   their paths, which of them is shown, and whether
 *   they turn by themselves
 * @typedef {{arrive: (part: string) => Promise<void>, act: (name: string, element?: HTMLElement) => void}} Working
 * @typedef {Record<string, (element?: HTMLElement) => void>} Acts   what can be pressed, by name
 * @typedef {ReturnType<typeof import("./beside.js").makeBeside>} Beside
 * @typedef {import("../shell/words/words.js").Values} Values
 * @typedef {import("../shell/app.js").App} App
 *
 * @typedef {object} Tools   what works on the desk
 * @property {App} app
 * @property {() => Desk} get
 * @property {(part: Partial<Desk>) => void} set
 * @property {import("./inquiry.js").Inquiry["ask"]} ask   asks the bridge
 */
/** @import { Afar, Invitation } from "../wire.d.ts" */
import { isAfar } from "../common/afar.js";
import { awaited } from "../common/late.js";
import { go, note, swap, where } from "../shell/route.js";
import { makeInquiry } from "./inquiry.js";
import { makeInviting } from "./inviting.js";
import { toDo } from "./screen/list.js";
import { atSheet } from "./screen/match.js";
import { heedQuestion } from "./question.js";
import { makeReceiving } from "./receiving.js";
import { makeSending } from "./sending.js";
import { signalIn } from "./signal.js";
import { makeTaking, reads } from "./taking.js";
import { messageIn } from "./texts.js";
import { heedOtherWindows } from "./windows.js";

/** @type {Desk} */
const FRESH = {
  view: "list",
  text: "",
  invitation: null,
  busy: null,
  name: "",
  hints: false,
  told: null,
  codes: null,
  scanning: false,
  live: "",
  spoken: [],
  signal: null,
};

/** Makes the desk: what arrives there by address, and what can be pressed. @param {App} app @returns {Working} */
export function makeDesk(app) {
  const { store, engine } = app;
  const get = () => store.get().desk ?? FRESH;
  /** @param {Partial<Desk>} part */
  const set = (part) => store.update({ desk: { ...get(), ...part } });
  engine.on("reckoned", (busy) => get().busy && set({ busy }));
  const inquiry = makeInquiry(app, set);
  /** @type {Tools} */
  const tools = { app, get, set, ask: inquiry.ask };

  /** @type {Promise<Beside> | null} */
  let connecting = null;
  /** What connects two devices side by side, loaded when it is first wanted. @returns {Promise<Beside>} */
  const beside = () =>
    (connecting ??= awaited("js/beside", import("./beside.js")).then(({ makeBeside }) =>
      makeBeside({ ...tools, heard: (text) => taking.take(text, true), given: (text) => brought(tools, text) }),
    ));

  /** @type {Parameters<typeof makeTaking>[0]["shown"]} */
  const shows = (seen, stay, live) => shown(tools, seen, stay, live);
  const taking = makeTaking({ ...tools, inquiry, shown: shows, beside });
  const { begin, accept } = makeInviting({ ...tools, shown: shows });
  const sending = makeSending({ ...tools, brought: (text, key) => brought(tools, text, key) });
  /** @type {Acts} */
  const acts = {
    ...sending,
    ...makeReceiving({ ...tools, take: taking.take }),
    ...matchActs(tools, sending.share),
    begin: () => void begin(),
    accept: () => void accept(),
    name: (element) => set({ name: /** @type {HTMLInputElement} */ (element).value }),
    hints: (element) => set({ hints: /** @type {HTMLInputElement} */ (element).checked }),
    beside: () => void beside().then((it) => it.offer()),
    other: () => taking.other(),
    invited: () => taking.look(),
    join: () => taking.join(),
  };

  heedQuestion(app);
  heedLeaving(tools);
  heedOtherWindows(tools, () => taking.again());
  void badge(app);
  return {
    arrive: (part) => arrive(tools, taking, part),
    act(name, element) {
      if (Object.hasOwn(acts, name)) acts[name](element);
    },
  };
}

/** What can be pressed at a match. @param {Tools} tools @param {() => void} share @returns {Acts} */
const matchActs = (tools, share) => ({
  // The message is shared at once where the device has a share sheet; otherwise there are several ways.
  table() {
    const { afar } = tools.app.store.get();
    if (!afar) return;
    if ("share" in navigator && !afar.sent) share();
    else go("distance", afar.id);
  },
  at: (element) => go("distance", element?.dataset.value ?? ""),
  ask: () => void does(tools, "ask"),
  undo: () => void does(tools, "undo"),
  charge: () => void does(tools, "charge"),
  "charge-won": () => void does(tools, "charge", true),
  play: () => go(seatedAt(tools)),
});

/**
 * Shows what the address names: a message that has come, a match, or another view.
 * @param {Tools} tools
 * @param {ReturnType<typeof makeTaking>} taking
 * @param {string} part of the address
 */
async function arrive({ app, get, set }, { take, onTable }, part) {
  const { name, live, spoken, signal } = get();
  const fresh = { ...FRESH, name, live, spoken, signal }; // these outlive a screen
  const called = signalIn(`#distance/${part}`);
  // A link that came in is not a press here: nothing is connected before somebody presses.
  if (called) return set({ ...fresh, view: "nearby", text: called });
  const message = messageIn(`#distance/${part}`);
  if (message) {
    // It stays in the address until it is taken: a page that is closed before that loses nothing.
    set({ ...fresh, view: "coming" });
    return void (await take(message));
  }
  if (!part && live === "on" && get().view === "invited") return; // it came over the connection
  if (!part) void app.live.refresh(); // messages may have come and gone since the list was read
  if (!part || part === "new") return set({ ...fresh, view: part ? "new" : "list" });
  if (isAfar(part) && (await onTable(part))) return set({ view: "match", codes: null });
  if (where().screen !== "distance") return;
  set({ ...fresh, told: isAfar(part) ? get().told : { key: "distance-form" } });
  note("distance", "");
  void app.live.refresh();
}

/**
 * Shows the match after a message: its table if there is something to play or see, else its own screen.
 * @param {Tools} tools
 * @param {import("../shell/live.js").Seen} seen
 * @param {boolean} [stay] on the match's own screen
 * @param {boolean} [live] the message came by itself: nobody is led away from what they read
 */
function shown(tools, seen, stay = false, live = false) {
  const { app, get, set } = tools;
  app.live.look(seen);
  void badge(app);
  if (live && reads(get())) return;
  set({ told: null, codes: null, text: "", invitation: null });
  const { table, afar } = app.store.get();
  if (!afar) return;
  // From a message's own address nothing leads back to the message.
  const { screen, part } = where();
  if (live && !["distance", seatedAt(tools)].includes(screen)) return;
  const goes = screen === "distance" && !isAfar(part) ? swap : go;
  if (stay || !table) {
    set({ view: "match" });
    swap("distance", afar.id);
  } else goes(seatedAt(tools));
}

/** The screen on which the match goes on: the score sheet after a round, else the table. @param {Tools} tools */
const seatedAt = ({ app }) => (atSheet(app.store.get().table) ? "sheet" : "table");

/** What was said of a message was said of the match as it stood then: it goes with the screen. @param {Tools} tools */
function heedLeaving({ app: { store }, get, set }) {
  let shown = store.get().screen;
  store.heed(() => {
    const { screen } = store.get();
    const left = shown === "distance" && screen !== shown;
    shown = screen;
    if (left && get().told) set({ told: null });
  });
}

/** Shows on the installed app's icon in how many matches something is to be done here. @param {App} app */
async function badge({ engine }) {
  if (!("setAppBadge" in navigator)) return;
  const matches = await engine.matches().catch(() => []);
  await navigator.setAppBadge(toDo(matches)).catch(() => {}); // where there is no badge there is none to change
}

/** @param {Tools} tools @param {"ask" | "undo" | "concede" | "charge"} act @param {boolean} [won] */
async function does(tools, act, won = false) {
  const reply = await tools.ask({ do: "afar", act, won });
  if (reply) shown(tools, reply, true);
}

/**
 * Notes that this device's message was handed to somebody, which may have taken a while.
 * @param {Tools} tools
 * @param {string} text
 * @param {string} [key] what is said about it
 * @returns {Promise<boolean>} whether the table still has that message; if not, nothing is noted
 */
async function brought({ app, set, ask }, text, key) {
  const { afar } = app.store.get();
  if (afar?.text !== text) return false;
  if (!afar.sent) {
    const reply = await ask({ do: "brought", number: afar.number, at: Date.now() });
    if (reply) app.live.look(reply);
    void badge(app);
  }
  if (key) {
    set({ told: { key } });
    app.announce(app.store.get().words.say(key));
  }
  return true;
}
