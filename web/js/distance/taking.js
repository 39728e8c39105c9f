// @ts-check
/** Takes a text that was brought here: an invitation, or a message of a match that is kept here or elsewhere. */
import { isAfar } from "../common/afar.js";
import { news } from "../shell/app.js";
import { go, note, swap, where } from "../shell/route.js";
import { atSheet } from "./screen/match.js";
import { signalIn } from "./signal.js";
import { headOf, messageIn } from "./texts.js";
import { standing } from "./windows.js";

/** A message of another match has come than the one in play, or while somebody is asked something. */
const OTHER = "post-other";
/** An invitation has come by itself, and nobody is led to it. */
const INVITED = "post-invites-you";
const PLAYED = new Set(["table", "sheet"]);

/** Views that ask somebody something: no other question replaces it, and no message leads away from it. */
const ASKING = new Set(["invited", "nearby", "new"]);

/**
 * What is refused of a message although its sender knows the match as far as it goes: it was held before, or it asks
 * for a turn back that is answered already.
 */
const HELD = new Set(["distance-again", "distance-late"]);

/** Whether somebody reads an invitation, makes one or the like. @param {import("./desk.js").Desk} desk */
export function reads({ view }) {
  const { screen, part } = where();
  return screen === "distance" && ASKING.has(view) && !isAfar(part); // else they are on their way to a match
}

/**
 * @param {object} tools
 * @param {import("../shell/app.js").App} tools.app
 * @param {() => import("./desk.js").Desk} tools.get
 * @param {(part: Partial<import("./desk.js").Desk>) => void} tools.set
 * @param {import("./inquiry.js").Inquiry} tools.inquiry
 * @param {(seen: import("../shell/live.js").Seen, stay?: boolean, live?: boolean) => void} tools.shown
 * @param {() => Promise<{read: (signal: string) => Promise<void>}>} tools.beside
 */
export function makeTaking({ app, get, set, inquiry, shown, beside }) {
  const { store, engine } = app;
  const { ask, said } = inquiry;
  /** By match: the message that came by itself while another match was in play; taken when its match is looked at. */
  const aside = /** @type {Map<string, string>} */ (new Map());
  /** The invitation that INVITED tells of. */
  let waiting = "";
  /** The match that OTHER tells of, unless one is put aside. */
  let moved = "";

  /**
   * Takes a text that was brought here in any way.
   * @param {string} come
   * @param {boolean} [live] by itself, over a connection
   * @returns {Promise<boolean>} whether it is here now: the table holds it, or somebody is asked for an answer
   */
  async function take(come, live = false) {
    const signal = live ? "" : signalIn(come);
    if (signal) return (await beside()).read(signal).then(listed);
    const text = messageIn(come);
    if (!text) return astray(live, { told: { key: "distance-form" } });
    const { id, kind } = headOf(text);
    const kept = (await engine.matches().catch(() => [])).find((match) => match.id === id);
    if (kind === "invite" && !kept) return live ? calling(text) : invited(text);
    if (!kept) return astray(live, { view: "elsewhere", text, told: null });
    if (live && inPlay(id)) {
      if (aside.get(id) === text) return false; // it has come again: its notice was shown
      aside.set(id, text);
      tell();
      return false;
    }
    if (!(await onTable(id))) return listed();
    if (kind === "invite" && !live) {
      const { table, afar } = store.get();
      shown({ table, afar: afar ?? undefined }, true);
      return true;
    }
    return received(id, text, live);
  }

  /** A message of the match on the table. @param {string} id @param {string} text @param {boolean} live */
  async function received(id, text, live) {
    const stays = live && reads(get());
    if (!stays) set({ busy: { done: 0, all: 0 }, told: null, view: "match" });
    let again = false;
    const reply = await ask({ do: "receive", text, at: Date.now() }, (key) => {
      again = HELD.has(key);
      return (again && live) || stays;
    });
    if (!stays) set({ busy: null });
    if (reply) {
      shown(reply, false, live);
      if (!live) bringIntoSight();
      if (stays) tell(id);
    } else if (where().screen === "distance" && !stays) swap("distance", id);
    return Boolean(reply) || again;
  }

  /** Tells of another match's message, with a way there. @param {string} [id] where it is taken already */
  function tell(id = "") {
    moved = id || moved;
    news(app, { key: OTHER, acts: [{ act: "post", key: "post-other-see", value: "other" }] });
  }

  /** Scrolls up to what is to be done now, which stands above where the text was put in. */
  const bringIntoSight = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.querySelector(".post-standing")?.scrollIntoView({ block: "nearest" })),
    );

  /** The text belongs to nothing here; a person who brought it is told so. */
  /** @param {boolean} live @param {Partial<import("./desk.js").Desk>} said */
  function astray(live, said) {
    if (!live) set(said);
    return false;
  }

  /**
   * An invitation that came by itself: somebody who plays, reads or makes another one, or is on another screen, is told
   * of it, but not led to it. Only one is told of at a time; others must come another way.
   * @param {string} text
   */
  async function calling(text) {
    if (get().view === "invited" && get().text === text) return true;
    if (store.get().notices.some(({ key }) => key === INVITED)) return waiting === text;
    // They may have gone on before the answer is there: only then is it seen where they are.
    const free = () => !reads(get()) && open();
    const reply = await ask({ do: "invited", text }, () => !free());
    if (!reply) return false;
    if (free()) return reveal(text, reply.invitation);
    waiting = text;
    const { name } = reply.invitation;
    news(app, { key: INVITED, values: { name }, acts: [{ act: "post", key: "post-invites-see", value: "invited" }] });
    return true;
  }

  /** Goes to the invitation that the notice tells of: from the address it is read like any other. */
  function look() {
    store.update({ notices: store.get().notices.filter(({ key }) => key !== INVITED) });
    go("distance", encodeURIComponent(waiting));
  }

  /** Connects with the device whose link has come. */
  function join() {
    const { text } = get();
    note("distance", ""); // so that going back there does not ask again
    set({ view: "coming", text: "" });
    void take(text);
  }

  /** Whether the player may be led to an invitation: they wait for one, or their match is over. */
  function open() {
    const { screen } = where();
    const { busy, view } = get();
    if (busy) return false;
    return screen === "distance" ? view !== "coming" : PLAYED.has(screen) && !inPlay("");
  }

  /** Shows what an invitation says. @param {string} text */
  async function invited(text) {
    const reply = await ask({ do: "invited", text });
    return reply ? reveal(text, reply.invitation) : listed();
  }

  /** @param {string} text @param {import("../wire.d.ts").Invitation} invitation */
  function reveal(text, invitation) {
    set({ view: "invited", text, invitation, told: null });
    if (where().screen !== "distance") go("distance");
    return true;
  }

  /** Nothing came of a message: shows the list instead. */
  function listed() {
    if (get().view === "coming") {
      note("distance", "");
      set({ view: "list" });
    }
    return false;
  }

  /** Whether a match other than that one is being played, or made at this moment. @param {string} id */
  function inPlay(id) {
    const { table, afar } = store.get();
    if (afar?.id === id) return false;
    const { screen } = where();
    if (screen === "distance") return Boolean(get().busy);
    return Boolean(table) && table?.waiting !== "match" && PLAYED.has(screen);
  }

  /** Goes to the match whose message was put aside first, or else to the one that has gone on. */
  function other() {
    const [id = moved] = aside.keys();
    const { notices, table, afar } = store.get();
    store.update({ notices: notices.filter(({ key }) => key !== OTHER) });
    if (table && afar?.id === id) go(atSheet(table) ? "sheet" : "table");
    else if (id) go("distance", id);
  }

  /** Brings a kept match to the table; gives whether it is there now. @param {string} id */
  async function onTable(id) {
    if (store.get().afar?.id === id) return true;
    app.live.take(null);
    const reply = await engine.open(id).catch(() => null);
    if (!reply?.ok) {
      if (reply) said(reply.error);
      return false;
    }
    app.live.look(reply);
    const text = aside.get(id);
    aside.delete(id);
    if (text) await received(id, text, true);
    return Boolean(store.get().afar);
  }

  /** The match on the table as it is kept by now. */
  async function again() {
    const { afar } = store.get();
    if (!afar) return;
    const reply = await engine.open(afar.id).catch(() => null);
    // What storage has not taken yet is newer than what it lists.
    if (!reply?.ok || store.get().afar !== afar || !reply.afar || standing(reply.afar) === standing(afar)) return;
    set({ codes: null, told: null });
    app.live.look(reply);
    if (where().screen === "sheet" && !store.get().table?.sheet) swap("table");
  }

  return { take, onTable, again, other, look, join };
}
