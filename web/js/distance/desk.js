// @ts-check
/**
 * What is done for a match at a distance beside its table: inviting and accepting, taking messages that came as links,
 * texts, files or codes, and handing own ones to somebody who carries them. What messages mean is Python's; secrets
 * never come here. Comes when it is first wanted.
 *
 * @typedef {object} Desk   what is on the screen
 * @property {"list" | "new" | "coming" | "beside" | "invited" | "elsewhere" | "match"} view   "coming": is being read
 * @property {string} text   the message that has come and was not taken
 * @property {Invitation | null} invitation
 * @property {{done: number, all: number} | null} busy   how much of a list is locked
 * @property {string} name   typed by whoever is here
 * @property {boolean} hints
 * @property {{key: string, values?: Values} | null} told   what came of the last message
 * @property {Codes | null} codes   an own message as codes in sight
 * @property {boolean} scanning   the camera looks for a code
 * @property {import("./beside.js").Live} live   how a connection of two devices side by side stands, "" without one
 * @property {{text: string, code: string} | null} signal   what the other device is to read to be connected
 *
 * @typedef {{parts: string[], at: number, turning: boolean}} Codes   paths of the drawings, which is in sight, and
 *   whether they turn by themselves
 * @typedef {{arrive: (part: string) => Promise<void>, act: (name: string, element?: HTMLElement) => void}} Working
 * @typedef {import("../shell/words/words.js").Values} Values
 * @typedef {import("../shell/app.js").App} App
 */
/** @import { Afar, Invitation } from "../wire.d.ts" */
import { awaited } from "../common/late.js";
import { news } from "../shell/app.js";
import { go, swap, where } from "../shell/route.js";
import { makeCarrying } from "./carrying.js";
import { makeInquiry } from "./inquiry.js";
import { makeInviting } from "./inviting.js";
import { toDo } from "./list.js";
import { atSheet } from "./match.js";
import { signalIn } from "./signal.js";
import { makeTaking } from "./taking.js";
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
  const { ask } = inquiry;

  /**
   * The match after a message: its table where there is something to play or see, else its own screen.
   * @param {import("../shell/live.js").Seen} seen @param {boolean} [stay] on the match's own screen
   * @param {boolean} [live] it came by itself: nobody is led away from what they read
   */
  function shown(seen, stay = false, live = false) {
    app.live.look(seen);
    void badge();
    set({ told: null, codes: null, text: "", invitation: null });
    const { table, afar } = store.get();
    if (!afar) return;
    // From a message's own address nothing leads back to the message.
    const { screen, part } = where();
    if (live && !["distance", seatedAt()].includes(screen)) return;
    const goes = screen === "distance" && !part.startsWith("d-") ? swap : go;
    if (stay || !table) {
      set({ view: "match" });
      swap("distance", afar.id);
    } else goes(seatedAt());
    if (afar.asked) {
      const values = { name: afar.names[1 - afar.seat] };
      news(app, { key: "post-asked", values, acts: [{ act: "post", key: "post-undo", value: "undo" }] });
    }
  }

  /** Where the match is played on: after a round its score sheet lies open. */
  const seatedAt = () => (atSheet(store.get().table) ? "sheet" : "table");

  /** @typedef {ReturnType<typeof import("./beside.js").makeBeside>} Beside */
  /** @type {Promise<Beside> | null} */
  let connecting = null;
  /** What connects two devices side by side, which comes when it is first wanted. @returns {Promise<Beside>} */
  const beside = () =>
    (connecting ??= awaited("js/beside", import("./beside.js")).then(({ makeBeside }) =>
      makeBeside({ app, get, set, heard: (text) => take(text, true), given: () => brought() }),
    ));

  /** Says on the installed app's own sign in how many matches something is to be done here. */
  async function badge() {
    if (!("setAppBadge" in navigator)) return;
    const matches = await engine.matches().catch(() => []);
    await navigator.setAppBadge(toDo(matches)).catch(() => {}); // where there is no sign there is none to change
  }

  /** @param {"ask" | "undo" | "concede" | "charge"} act @param {boolean} [won] */
  async function does(act, won = false) {
    const reply = await ask({ do: "afar", act, won });
    if (reply) shown(reply, true);
    store.update({ notices: store.get().notices.filter(({ key }) => key !== "post-asked") });
  }

  /** The own message has been handed to somebody. @param {string} [key] what is said of that */
  async function brought(key) {
    const { afar } = store.get();
    if (afar && !afar.sent) {
      const reply = await ask({ do: "brought", number: afar.number, at: Date.now() });
      if (reply) app.live.look(reply);
      void badge();
    }
    if (key) {
      set({ told: { key } });
      app.announce(store.get().words.say(key));
    }
  }

  /** What does not end with a screen. */
  const lasting = () => ({ name: get().name, live: get().live, signal: get().signal });

  const { take, onTable } = makeTaking({ app, get, set, inquiry, shown, beside });
  const { begin, accept } = makeInviting({ app, get, set, ask, shown });
  const carrying = makeCarrying({ app, get, set, take, brought });

  /** @type {Record<string, (element?: HTMLElement) => void>} */
  const acts = {
    ...carrying,
    begin: () => void begin(),
    accept: () => void accept(),
    name: (element) => set({ name: /** @type {HTMLInputElement} */ (element).value }),
    hints: (element) => set({ hints: /** @type {HTMLInputElement} */ (element).checked }),
    // What is lying here is handed on at once where the device has a sheet for that, else there are several ways.
    table: () => {
      const { afar } = store.get();
      if (!afar) return;
      if ("share" in navigator && !afar.sent) carrying.share();
      else go("distance", afar.id);
    },
    at: (element) => go("distance", element?.dataset.value ?? ""),
    ask: () => void does("ask"),
    undo: () => void does("undo"),
    charge: () => void does("charge"),
    "charge-won": () => void does("charge", true),
    play: () => go(seatedAt()),
    beside: () => void beside().then((it) => it.offer()),
  };

  void badge();
  return {
    async arrive(part) {
      const message = messageIn(`#distance/${part}`) || signalIn(`#distance/${part}`);
      if (message) {
        // It stays in the address until it is taken: a page that is closed before that has lost nothing.
        set({ ...FRESH, ...lasting(), view: "coming" });
        return take(message);
      }
      if (!part && get().live === "on" && get().view === "invited") return; // it came over the connection
      if (!part) void app.live.refresh(); // messages have come and gone since the list was read
      if (!part || part === "new") return set({ ...FRESH, ...lasting(), view: part ? "new" : "list" });
      if (part.startsWith("d-") && (await onTable(part))) set({ view: "match", codes: null });
      else if (where().screen === "distance") swap("distance");
    },
    act(name, element) {
      if (Object.hasOwn(acts, name)) acts[name](element);
    },
  };
}
