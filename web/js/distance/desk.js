// @ts-check
/**
 * What is done for a match at a distance beside its table: inviting and accepting, taking messages that came as links,
 * texts, files or codes, and handing own ones to somebody who carries them. What messages mean is Python's; secrets
 * never come here. Comes when it is first wanted.
 *
 * @typedef {object} Desk   what is on the screen
 * @property {"list" | "new" | "coming" | "nearby" | "beside" | "invited" | "elsewhere" | "match"} view   "coming": is
 *   being read; "nearby": another device asks to be connected
 * @property {string} text   the message or signal that has come and was not taken
 * @property {Invitation | null} invitation
 * @property {{done: number, all: number} | null} busy   how much of a list is locked
 * @property {string} name   typed by whoever is here
 * @property {boolean} hints
 * @property {{key: string, values?: Values} | null} told   what came of the last message
 * @property {Codes | null} codes   an own message as codes in sight
 * @property {boolean} scanning   the camera looks for a code
 * @property {import("./beside.js").Live} live   how a connection of two devices side by side stands, "" without one
 * @property {string[]} spoken   the matches that go over it
 * @property {{text: string, code: string} | null} signal   what the other device is to read to be connected
 *
 * @typedef {{parts: string[], at: number, turning: boolean}} Codes   paths of the drawings, which is in sight, and
 *   whether they turn by themselves
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
 * @property {import("./inquiry.js").Inquiry["ask"]} ask   of the bridge
 */
/** @import { Afar, Invitation } from "../wire.d.ts" */
import { isAfar } from "../common/afar.js";
import { awaited } from "../common/late.js";
import { go, swap, where } from "../shell/route.js";
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

/** Whose message is next, or what else there is to a match at a distance. @param {App} app @returns {Working} */
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
  /** What connects two devices side by side, which comes when it is first wanted. @returns {Promise<Beside>} */
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
  void badge(app);
  return {
    arrive: (part) => arrive(tools, taking, part),
    act(name, element) {
      if (Object.hasOwn(acts, name)) acts[name](element);
    },
  };
}

/** What is done at a match. @param {Tools} tools @param {() => void} share @returns {Acts} */
const matchActs = (tools, share) => ({
  // What is lying here is handed on at once where the device has a sheet for that, else there are several ways.
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
 * What the address names: a message that has come, a match, or what else there is.
 * @param {Tools} tools
 * @param {ReturnType<typeof makeTaking>} taking
 * @param {string} part of the address
 */
async function arrive({ app, get, set }, { take, onTable }, part) {
  const { name, live, spoken, signal } = get();
  const fresh = { ...FRESH, name, live, spoken, signal }; // which do not end with a screen
  const called = signalIn(`#distance/${part}`);
  // Whoever has sent a link has not pressed anything here: nothing is connected before somebody does.
  if (called) return set({ ...fresh, view: "nearby", text: called });
  const message = messageIn(`#distance/${part}`);
  if (message) {
    // It stays in the address until it is taken: a page that is closed before that has lost nothing.
    set({ ...fresh, view: "coming" });
    return void (await take(message));
  }
  if (!part && live === "on" && get().view === "invited") return; // it came over the connection
  if (!part) void app.live.refresh(); // messages have come and gone since the list was read
  if (!part || part === "new") return set({ ...fresh, view: part ? "new" : "list" });
  if (isAfar(part) && (await onTable(part))) set({ view: "match", codes: null });
  else if (where().screen === "distance") swap("distance");
}

/**
 * The match after a message: its table where there is something to play or see, else its own screen.
 * @param {Tools} tools
 * @param {import("../shell/live.js").Seen} seen
 * @param {boolean} [stay] on the match's own screen
 * @param {boolean} [live] it came by itself: nobody is led away from what they read
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

/** Where the match is played on: after a round its score sheet lies open. @param {Tools} tools */
const seatedAt = ({ app }) => (atSheet(app.store.get().table) ? "sheet" : "table");

/** Says on the installed app's own sign in how many matches something is to be done here. @param {App} app */
async function badge({ engine }) {
  if (!("setAppBadge" in navigator)) return;
  const matches = await engine.matches().catch(() => []);
  await navigator.setAppBadge(toDo(matches)).catch(() => {}); // where there is no sign there is none to change
}

/** @param {Tools} tools @param {"ask" | "undo" | "concede" | "charge"} act @param {boolean} [won] */
async function does(tools, act, won = false) {
  const reply = await tools.ask({ do: "afar", act, won });
  if (reply) shown(tools, reply, true);
}

/**
 * An own message has been handed to somebody, which may have taken a while.
 * @param {Tools} tools
 * @param {string} text
 * @param {string} [key] what is said of that
 * @returns {Promise<boolean>} whether that message lies on the table still; else nothing is said of what lies there
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
