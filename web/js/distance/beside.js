// @ts-check
/**
 * Two devices side by side: connected without any server, by a code that each reads off the other. The same messages
 * as by link then go over the connection by themselves; if it breaks, the match goes on by link.
 *
 * @typedef {"" | "offering" | "answering" | "joining" | "on" | "gone"} Live   how a connection stands
 * @typedef {import("./desk.js").Desk} Desk
 *
 * @typedef {object} Tools   what makeBeside is given
 * @property {import("../shell/app.js").App} app
 * @property {() => Desk} get
 * @property {(part: Partial<Desk>) => void} set
 * @property {(text: string) => Promise<boolean>} heard   takes a message that came over the connection; gives whether
 *   it is held now
 * @property {(text: string) => Promise<boolean>} given   notes that this device's message has arrived; gives whether
 *   its match is on the table, since otherwise nothing can be noted
 * @property {number} [patience]   ms until a message that is not acknowledged is sent again
 * @property {number} [limit]   ms until two devices that have read each other's codes must be connected
 *
 * @typedef {object} Connection
 * @property {Tools} tools
 * @property {RTCPeerConnection | null} peer   null where there is none
 * @property {RTCDataChannel | null} channel   once it is open, or about to be
 * @property {Map<string, string>} spoken   the matches that go over this connection, each with this device's last
 *   message sent, "" before the first: the two may be in the middle of one and invite each other to more
 * @property {string} before   the match that was on the table when the connection began: an offer is made at its screen
 * @property {string} lies   the match on the table when the connection last looked, "" without one
 * @property {number} since   when it began, in ms
 * @property {Promise<void>} line   the queue: messages are taken one after the other
 * @property {number} waiting   how many tasks wait in the queue
 * @property {ReturnType<typeof setTimeout>} [reminder]   runs while a message sent is not acknowledged
 */
import { news, trouble } from "../shell/app.js";
import { unsent } from "../render/words/post.js";
import { codesOf } from "./codes.js";
import { descriptionOf, isNear, signalOf } from "./signal.js";
import { headOf } from "./texts.js";

/** Acknowledges a message, with its mark after this: only then does the message count as sent. */
const GOT = "got ";
const GONE = "post-beside-gone";
const LARGEST = 65_536; // characters of a message
const MOST = 60; // tasks that may wait: an honest device never has more than a few messages under way
// If its storage fails at that moment, the other side takes nothing and does not say so. Twice as long each time.
const PATIENCE = 5000;
const TRIES = 3;
/** Browsers do not report a failure where there is nothing that they could try. */
const LIMIT = 30_000;
/** No server helps: the devices find each other on their network, or not at all. */
const ALONE = { iceServers: [] };
const ENDED = new Set(["failed", "closed", "disconnected"]);

/** What tells a message from others. @param {string} text */
const markOf = (text) => text.slice(-8);

/** Resolves when a connection has found all addresses of this device. @param {RTCPeerConnection} peer */
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
    lies: "",
    since: 0,
    line: Promise.resolve(),
    waiting: 0,
  };
  tools.app.store.heed(() => send(connection));
  return {
    /** Offers a connection, or ends the one there is. */
    offer: () => offer(connection),
    /** A signal from the other device was read. @param {string} signal */
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
    if (connection.peer === peer) failed(connection); // another may have begun meanwhile
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
      return await show(connection, peer, "answering", signal);
    }
    const { peer } = connection;
    if (peer?.signalingState !== "have-local-offer") return set({ told: { key: "post-beside-late" } });
    await peer.setRemoteDescription(description);
    if (get().live !== "offering") return;
    set({ live: "joining", signal: null });
    const late = () => connection.peer === peer && get().live === "joining" && failed(connection);
    setTimeout(late, connection.tools.limit ?? LIMIT);
  } catch {
    failed(connection);
  }
}

/**
 * The two cannot be connected, or this browser connects to nobody.
 * @param {Connection} connection @param {string} [key] what is said of it
 */
function failed(connection, key = "post-beside-failed") {
  end(connection);
  connection.tools.set({ live: "", signal: null, told: { key } });
}

/** Begins a new connection in place of the last. @param {Connection} connection */
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
  // There is one channel, made by the side that offered: a second would replace it, and everything would begin anew.
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
    else broken(connection); // a device that floods this one is not listened to
  });
  // Browsers report "open" also for a channel that is open on arrival: it begins only once.
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
  if (!offered) return; // the side that offered says which match it is
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
  if (!first && !spoken.has(id) && kind !== "invite") return; // its match does not go over this connection
  after(connection, async () => {
    if (!(await heard(text)) || connection.spoken !== spoken) return; // not taken, or the connection is another by now
    if (!spoken.has(id) && !current(connection, text)) return;
    say(connection, GOT + markOf(text));
    if (!spoken.has(id)) speak(connection, id);
    if (first) send(connection, true);
  });
}

/**
 * Whether the sender of a message that is held here knows all of its match, except perhaps this device's last message.
 * Until then nothing is said of the match: somebody who has merely seen one of its messages is not the other side.
 * @param {Connection} connection @param {string} text
 */
function current({ tools }, text) {
  const { afar } = tools.app.store.get();
  const { id, number, kind } = headOf(text);
  if (afar?.id !== id) return kind === "invite"; // nobody has accepted it yet
  return number >= headOf(afar.text).number - 1;
}

/** The other side acknowledges a message. Runs in the queue. @param {Connection} connection @param {string} text */
async function got({ spoken, tools }, text) {
  const [id, own] = [...spoken].find(([, own]) => own && text === GOT + markOf(own)) ?? [];
  if (!id || !own) return;
  if (!tools.get().spoken.includes(id)) hush(tools, id); // late: other ways were offered
  if (await tools.given(own)) return;
  // Another match is on the table now: when this one is back, its message is sent and acknowledged again.
  if (spoken.get(id) === own) spoken.set(id, "");
}

/**
 * From now on this match goes over the connection: its messages need no other way.
 * @param {Connection} connection @param {string} id @param {string} [own] this device's message that was sent
 */
function speak({ spoken, tools }, id, own = "") {
  const fresh = !spoken.has(id);
  spoken.set(id, own);
  if (fresh) hush(tools, id);
}

/** The other ways of this match are not offered any more. @param {Tools} tools @param {string} id */
const hush = ({ get, set }, id) => set({ spoken: [...get().spoken, id] });

/** @param {Connection} connection @param {string} text */
const say = ({ channel }, text) => channel?.readyState === "open" && channel.send(text);

/**
 * Sends this device's message, if its match goes over the connection. While another match was on the table nothing was
 * sent again: so a message that is still not acknowledged goes once more when its match is back.
 * @param {Connection} connection
 * @param {boolean} [again] even if it was sent before, which changes nothing over there
 */
function send(connection, again = false) {
  const { spoken, since, channel, tools } = connection;
  const { afar } = tools.app.store.get();
  const back = afar?.id !== connection.lies;
  connection.lies = afar?.id ?? "";
  if (!afar?.text || (!back && afar.text === spoken.get(afar.id)) || channel?.readyState !== "open") return;
  const fresh = afar.waits === "answer" && afar.since >= since; // an invitation made meanwhile
  if (unsent(afar) ? !spoken.has(afar.id) && !fresh : !(again && spoken.has(afar.id))) return;
  speak(connection, afar.id, afar.text);
  channel.send(afar.text);
  remind(connection, afar);
}

/**
 * Sends a message again if it is not acknowledged in time: a repeated message does no harm. After the last try the
 * match has its other ways again.
 * @param {Connection} connection
 * @param {import("../wire.d.ts").Afar} message
 * @param {number} [tries] left
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
 * @param {string} [theirs] the signal that this one answers
 */
async function show(connection, peer, live, theirs = "") {
  await peer.setLocalDescription();
  await gathered(peer);
  if (connection.peer !== peer || !peer.localDescription) return;
  const text = signalOf(/** @type {import("./signal.js").Description} */ (peer.localDescription));
  if (!descriptionOf(text)) return failed(connection); // there is no network
  // One address that may be tried is enough: whoever is spoken to there can answer.
  if (theirs && !isNear(theirs) && !isNear(text)) return failed(connection, "post-beside-far");
  const [code] = await codesOf(text);
  connection.tools.set({ live, signal: { text, code }, told: null });
  requestAnimationFrame(() => document.querySelector(".together .code")?.scrollIntoView({ block: "center" }));
}
