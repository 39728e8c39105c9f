// @ts-check
/**
 * Two devices side by side: connected without any server, by two codes that each reads off the other. Over the
 * connection go the same messages as by link, and by themselves; where it breaks, the match goes on by link.
 *
 * @typedef {"" | "offering" | "answering" | "joining" | "on" | "gone"} Live   how a connection stands
 * @typedef {import("./desk.js").Desk} Desk
 *
 * @typedef {object} Tools   what it is given
 * @property {import("../shell/app.js").App} app
 * @property {() => Desk} get
 * @property {(part: Partial<Desk>) => void} set
 * @property {(text: string) => Promise<boolean>} heard   takes a message that came over the connection; whether it
 *   is held now
 * @property {(text: string) => Promise<boolean>} given   that own message has gone; whether it lies on the table, else
 *   nothing could be made of that
 * @property {number} [patience]   ms until a message that is not acknowledged goes once more
 *
 * @typedef {object} Connection
 * @property {Tools} tools
 * @property {RTCPeerConnection | null} peer   null where there is none
 * @property {RTCDataChannel | null} channel   once it is open, or about to be
 * @property {Map<string, string>} spoken   of which matches it was spoken here, each with the own message that has
 *   gone, "" before one has: the two may be in the middle of one and invite each other to more
 * @property {string} before   the match that was on the table when it began: an offer is made at that one's screen
 * @property {number} since   when it began, in ms
 * @property {Promise<void>} line   messages are taken one after the other
 * @property {number} waiting   how many things wait there to be done
 * @property {ReturnType<typeof setTimeout>} [reminder]   runs while an own message is not acknowledged
 */
import { news, trouble } from "../shell/app.js";
import { unsent } from "../render/words/post.js";
import { codesOf } from "./codes.js";
import { descriptionOf, signalOf } from "./signal.js";
import { headOf } from "./texts.js";

/** Before the mark of a message that has come: only then it counts as sent. */
const GOT = "got ";
const GONE = "post-beside-gone";
const LARGEST = 65_536; // characters of a message
const MOST = 60; // things to do that may wait: an honest device never has more than a few messages under way
// The other side takes nothing of what its storage fails to give at that moment, nor says so. Twice as long each time.
const PATIENCE = 5000;
const TRIES = 3;
/** No server helps: the devices find each other in their network, or not at all. */
const ALONE = { iceServers: [] };
const ENDED = new Set(["failed", "closed", "disconnected"]);

/** By which a message is told from others. @param {string} text */
const markOf = (text) => text.slice(-8);

/** Resolves when a connection has all its own addresses. @param {RTCPeerConnection} peer */
const gathered = (peer) =>
  new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    const look = () => peer.iceGatheringState === "complete" && resolve();
    peer.addEventListener("icegatheringstatechange", look);
    look();
  });

/** @param {Tools} tools */
export function makeBeside(tools) {
  /** @type {Connection} */
  const connection = {
    tools,
    peer: null,
    channel: null,
    spoken: new Map(),
    before: "",
    since: 0,
    line: Promise.resolve(),
    waiting: 0,
  };
  tools.app.store.heed(() => send(connection));
  return {
    /** Offers to be connected, or ends what there is. */
    offer: () => offer(connection),
    /** A signal of the other device was read. @param {string} signal */
    read: (signal) => read(connection, signal),
  };
}

/** @param {Connection} connection */
async function offer(connection) {
  const { get, set } = connection.tools;
  if (get().live && get().live !== "gone") {
    end(connection);
    return set({ live: "", signal: null });
  }
  /** @type {RTCPeerConnection | null} */
  let peer = null;
  try {
    peer = begin(connection);
    attend(connection, peer.createDataChannel("match"));
    await show(connection, peer, "offering");
  } catch {
    if (connection.peer === peer) failed(connection); // another may have been begun meanwhile
  }
}

/** @param {Connection} connection @param {string} signal */
async function read(connection, signal) {
  const { get, set } = connection.tools;
  const description = descriptionOf(signal);
  if (!description) return set({ told: { key: "distance-form" } });
  try {
    if (description.type === "offer") {
      const peer = begin(connection);
      await peer.setRemoteDescription(description);
      set({ view: "beside" });
      return await show(connection, peer, "answering");
    }
    const { peer } = connection;
    if (peer?.signalingState !== "have-local-offer") return set({ told: { key: "post-beside-late" } });
    await peer.setRemoteDescription(description);
    if (get().live === "offering") set({ live: "joining", signal: null });
  } catch {
    failed(connection);
  }
}

/** It comes to no connection, also where the browser has none to give. @param {Connection} connection */
function failed(connection) {
  end(connection);
  connection.tools.set({ live: "", signal: null, told: { key: "post-beside-failed" } });
}

/** A new one in the place of the one before. @param {Connection} connection */
function begin(connection) {
  const { store } = connection.tools.app;
  end(connection);
  const peer = new RTCPeerConnection(ALONE);
  connection.peer = peer;
  connection.before = store.get().afar?.id ?? "";
  connection.since = Date.now();
  store.update({ notices: store.get().notices.filter(({ key }) => key !== GONE) });
  peer.addEventListener("connectionstatechange", () => {
    if (connection.peer === peer && ENDED.has(peer.connectionState)) broken(connection);
  });
  // There is one channel, of whoever offered: another would take its place, and all begin anew.
  peer.addEventListener("datachannel", ({ channel }) => {
    if (connection.peer === peer && !connection.channel) attend(connection, channel);
    else channel.close();
  });
  return peer;
}

/** @param {Connection} connection @param {RTCDataChannel} channel */
function attend(connection, channel) {
  connection.channel = channel;
  channel.addEventListener("close", () => connection.channel === channel && broken(connection));
  channel.addEventListener("message", ({ data }) => {
    if (connection.channel !== channel || typeof data !== "string" || data.length > LARGEST) return;
    if (connection.waiting < MOST) come(connection, data);
    else broken(connection); // whoever sends without end is not listened to
  });
  // Where it comes open browsers still say so: it begins once.
  if (channel.readyState === "open") begun(connection);
  else channel.addEventListener("open", () => begun(connection), { once: true });
}

/** The two are connected. @param {Connection} connection */
function begun(connection) {
  const { app, get, set } = connection.tools;
  const { store } = app;
  const offered = get().live !== "answering";
  set({ live: "on", spoken: [], signal: null, told: null, codes: null });
  app.announce(store.get().words.say("post-beside-on"));
  if (!offered) return; // whose match it is says who has offered it
  if (connection.before) speak(connection, connection.before);
  send(connection, true);
}

/** @param {Connection} connection @param {() => unknown} task */
function after(connection, task) {
  connection.waiting += 1;
  connection.line = connection.line
    .then(task)
    .catch((error) => trouble(connection.tools.app, error))
    .then(() => void (connection.waiting -= 1));
}

/** @param {Connection} connection @param {string} text */
function come(connection, text) {
  const { heard } = connection.tools;
  if (text.startsWith(GOT)) return after(connection, () => got(connection, text));
  const { id, kind } = headOf(text);
  const { spoken } = connection;
  const first = spoken.size === 0 && kind !== "invite";
  if (!first && !spoken.has(id) && kind !== "invite") return; // of another match, which goes its own way
  after(connection, async () => {
    if (!(await heard(text)) || connection.spoken !== spoken) return; // it goes another way, or by another connection
    if (!spoken.has(id) && !current(connection, text)) return;
    say(connection, GOT + markOf(text));
    if (!spoken.has(id)) speak(connection, id);
    if (first) send(connection, true);
  });
}

/**
 * Whether whoever has sent a message that is held here knows its match as far as it goes, the own last message perhaps
 * not. Before that nothing is said of a match: whoever has seen one of its messages somewhere is not the other side.
 * @param {Connection} connection @param {string} text
 */
function current({ tools }, text) {
  const { afar } = tools.app.store.get();
  const { id, number, kind } = headOf(text);
  if (afar?.id !== id) return kind === "invite"; // nobody has accepted it yet
  return number >= headOf(afar.text).number - 1;
}

/** An own message has come, once all before it are taken. @param {Connection} connection @param {string} text */
async function got({ spoken, tools }, text) {
  const [id, own] = [...spoken].find(([, own]) => own && text === GOT + markOf(own)) ?? [];
  if (!id || !own) return;
  if (!tools.get().spoken.includes(id)) tools.set({ spoken: [...spoken.keys()] }); // so late that it had other ways
  if (await tools.given(own)) return;
  // Another match has come to the table: it goes once more when this one is back there, and is acknowledged again.
  if (spoken.get(id) === own) spoken.set(id, "");
}

/**
 * A match goes over the connection from now on; what lies there needs no other way.
 * @param {Connection} connection @param {string} id @param {string} [own] the message that has gone
 */
function speak({ spoken, tools }, id, own = "") {
  const fresh = !spoken.has(id);
  spoken.set(id, own);
  if (fresh) tools.set({ spoken: [...spoken.keys()] });
}

/** @param {Connection} connection @param {string} text */
const say = ({ channel }, text) => channel?.readyState === "open" && channel.send(text);

/**
 * Hands on what lies here, where it is of a match that was spoken of.
 * @param {Connection} connection
 * @param {boolean} [again] also what has gone before, which changes nothing there
 */
function send(connection, again = false) {
  const { spoken, since, channel, tools } = connection;
  const { afar } = tools.app.store.get();
  if (!afar?.text || afar.text === spoken.get(afar.id) || channel?.readyState !== "open") return;
  const fresh = afar.waits === "answer" && afar.since >= since; // an invitation made meanwhile
  if (unsent(afar) ? !spoken.has(afar.id) && !fresh : !(again && spoken.has(afar.id))) return;
  speak(connection, afar.id, afar.text);
  channel.send(afar.text);
  remind(connection, afar);
}

/**
 * Sends a message once more where it is not acknowledged in time: whoever holds it already takes nothing amiss. Where
 * that comes to nothing either, the match has its other ways again.
 * @param {Connection} connection
 * @param {import("../wire.d.ts").Afar} message
 * @param {number} [tries] that are left
 * @param {number} [patience] ms
 */
function remind(connection, { id, text }, tries = TRIES, patience = connection.tools.patience ?? PATIENCE) {
  const { channel, tools } = connection;
  clearTimeout(connection.reminder);
  connection.reminder = setTimeout(() => {
    const { afar } = tools.app.store.get();
    if (connection.channel !== channel || afar?.id !== id || afar.text !== text || !unsent(afar)) return;
    if (!tries) return tools.set({ spoken: tools.get().spoken.filter((each) => each !== id) });
    say(connection, text);
    remind(connection, afar, tries - 1, 2 * patience);
  }, patience);
}

/** @param {Connection} connection */
function end(connection) {
  const { peer } = connection;
  clearTimeout(connection.reminder);
  connection.peer = connection.channel = null;
  connection.spoken = new Map();
  peer?.close();
}

/** The connection is gone; nothing is lost with it. @param {Connection} connection */
function broken(connection) {
  const { app, get, set } = connection.tools;
  const was = get().live;
  end(connection);
  set({ live: was === "on" ? "gone" : "", signal: null });
  if (was === "on") news(app, { key: GONE, bad: true });
  else set({ told: { key: "post-beside-failed" } });
}

/**
 * Shows a code for the other device.
 * @param {Connection} connection
 * @param {RTCPeerConnection} peer
 * @param {Live} live
 */
async function show(connection, peer, live) {
  await peer.setLocalDescription();
  await gathered(peer);
  if (connection.peer !== peer || !peer.localDescription) return;
  const text = signalOf(/** @type {import("./signal.js").Description} */ (peer.localDescription));
  const [code] = await codesOf(text);
  connection.tools.set({ live, signal: { text, code }, told: null });
  requestAnimationFrame(() => document.querySelector(".together .code")?.scrollIntoView({ block: "center" }));
}
