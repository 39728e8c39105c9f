// @ts-check
/**
 * Two devices side by side: connected without any server, by a code that each reads off the other. The same messages
 * as by link then go over the connection by themselves (talking.js); if it breaks, the match goes on by link.
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
 * @property {number} [waits]   ms until the other device must have read the answer that is shown here
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
import { news } from "../shell/app.js";
import { codesOf } from "./codes.js";
import { descriptionOf, isNear, signalOf } from "./signal.js";
import { come, send, speak } from "./talking.js";

const GONE = "post-beside-gone";
const LARGEST = 65_536; // characters of a message
const MOST = 60; // tasks that may wait: an honest device never has more than a few messages under way
/** Browsers do not report a failure where there is nothing that they could try. */
const LIMIT = 30_000;
/** Whether the other device reads the answer is seen here only once the two are connected: people need a while. */
const WAITS = 180_000;
/** No server helps: the devices find each other on their network, or not at all. */
const ALONE = { iceServers: [] };
const ENDED = new Set(["failed", "closed", "disconnected"]);

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
    set({ live: "joining", signal: null, told: null });
    expire(connection, connection.tools.limit ?? LIMIT);
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

/**
 * Gives up a connection that still stands as it does now after that time.
 * @param {Connection} connection @param {number} limit ms @param {string} [key] what is said of it
 */
function expire(connection, limit, key) {
  const { peer, tools } = connection;
  const { live } = tools.get();
  setTimeout(() => connection.peer === peer && tools.get().live === live && failed(connection, key), limit);
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
  const { live: was, spoken } = get();
  end(connection);
  set({ live: was === "on" ? "gone" : "", signal: null });
  const { afar } = app.store.get();
  const over = afar?.waits === "over" && spoken.every((id) => id === afar.id); // nothing goes on: nothing is to be said
  if (was === "on" && !over) news(app, { key: GONE, bad: true });
  else if (was !== "on") set({ told: { key: "post-beside-failed" } });
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
  if (theirs) expire(connection, connection.tools.waits ?? WAITS, "post-beside-unread");
  requestAnimationFrame(() => document.querySelector(".together .code")?.scrollIntoView({ block: "center" }));
}
