// @ts-check
/**
 * Two devices side by side: connected without any server, by two codes that each reads off the other. Over the
 * connection go the same messages as by link, and by themselves; where it breaks, the match goes on by link.
 *
 * @typedef {"" | "offering" | "answering" | "joining" | "on" | "gone"} Live   how a connection stands
 */
import { news, trouble } from "../shell/app.js";
import { unsent } from "../render/words/post.js";
import { codesOf } from "./codes.js";
import { descriptionOf, signalOf } from "./signal.js";
import { headOf } from "./texts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Before the mark of a message that has come: only then it counts as sent. */
const GOT = "got ";
const GONE = "post-beside-gone";
const LARGEST = 65_536; // characters of a message
const MOST = 60; // things to do that may wait: an honest device never has more than a few messages under way
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

/**
 * @param {object} tools
 * @param {import("../shell/app.js").App} tools.app
 * @param {() => Desk} tools.get
 * @param {(part: Partial<Desk>) => void} tools.set
 * @param {(text: string) => Promise<void>} tools.heard   takes a message that came over the connection
 * @param {() => Promise<void>} tools.given   the own message has gone
 */
export function makeBeside({ app, get, set, heard, given }) {
  const { store } = app;
  /** @type {RTCPeerConnection | null} */
  let peer = null;
  /** @type {RTCDataChannel | null} */
  let channel = null;
  /** The match that goes on over the connection, and the own message of it that has gone last. */
  let match = "";
  let last = "";
  /** What was on the table when the connection began. */
  let before = "";
  /** Messages are taken one after the other; how many things wait to be done. */
  let line = Promise.resolve();
  let waiting = 0;

  /** A new connection in the place of the one before. */
  function begin() {
    end();
    const connection = new RTCPeerConnection(ALONE);
    peer = connection;
    before = store.get().afar?.id ?? "";
    store.update({ notices: store.get().notices.filter(({ key }) => key !== GONE) });
    connection.addEventListener("connectionstatechange", () => {
      if (peer === connection && ENDED.has(connection.connectionState)) broken();
    });
    connection.addEventListener("datachannel", (event) => peer === connection && attend(event.channel));
    return connection;
  }

  /** @param {RTCDataChannel} opened */
  function attend(opened) {
    channel = opened;
    const begun = () => {
      const offered = get().live !== "answering";
      set({ live: "on", signal: null, told: null, codes: null });
      app.announce(store.get().words.say("post-beside-on"));
      if (!offered) return; // whose match it is says who has offered it
      match = store.get().afar?.id ?? "";
      send(true);
    };
    opened.addEventListener("open", begun);
    opened.addEventListener("close", () => channel === opened && broken());
    opened.addEventListener("message", ({ data }) => {
      if (channel !== opened || typeof data !== "string" || data.length > LARGEST) return;
      if (waiting < MOST) come(data);
      else broken(); // whoever sends without end is not listened to
    });
    if (opened.readyState === "open") begun();
  }

  /** @param {() => unknown} task */
  function after(task) {
    waiting += 1;
    line = line
      .then(task)
      .catch((error) => trouble(app, error))
      .then(() => void (waiting -= 1));
  }

  /** @param {string} text */
  function come(text) {
    if (text.startsWith(GOT)) {
      after(() => last && text === GOT + markOf(last) && given()); // of the last one, once all before it are taken
      return;
    }
    const { id, kind } = headOf(text);
    if (match && id !== match && kind !== "invite") return; // of another match, which goes its own way
    const first = match !== id && kind !== "invite";
    match = id;
    after(() => heard(text));
    after(() => channel?.readyState === "open" && channel.send(GOT + markOf(text)));
    if (first) after(() => send(true));
  }

  /** Hands on what lies here of the match at hand; `again` also what has gone before, which changes nothing there. */
  /** @param {boolean} [again] */
  function send(again = false) {
    const { afar } = store.get();
    if (!afar?.text || afar.text === last || channel?.readyState !== "open") return;
    const fresh = afar.waits === "answer" && afar.id !== before; // an invitation made meanwhile
    if ((afar.id !== match && !fresh) || !(again || unsent(afar))) return;
    match = afar.id;
    last = afar.text;
    channel.send(last);
  }

  store.heed(() => send());

  function end() {
    const ending = peer;
    peer = channel = null;
    match = last = "";
    ending?.close();
  }

  /** The connection is gone; nothing is lost with it. */
  function broken() {
    const was = get().live;
    end();
    set({ live: was === "on" ? "gone" : "", signal: null });
    if (was === "on") news(app, { key: GONE, bad: true });
    else set({ told: { key: "post-beside-failed" } });
  }

  /** Shows a code for the other device. @param {RTCPeerConnection} connection @param {Desk["live"]} live */
  async function show(connection, live) {
    await connection.setLocalDescription();
    await gathered(connection);
    if (peer !== connection || !connection.localDescription) return;
    const text = signalOf(/** @type {import("./signal.js").Description} */ (connection.localDescription));
    const [code] = await codesOf(text);
    set({ live, signal: { text, code }, told: null });
    requestAnimationFrame(() => document.querySelector(".together .code")?.scrollIntoView({ block: "center" }));
  }

  return {
    /** Offers to be connected, or ends what there is. */
    async offer() {
      if (get().live && get().live !== "gone") {
        end();
        return set({ live: "", signal: null });
      }
      const connection = begin();
      attend(connection.createDataChannel("match"));
      await show(connection, "offering");
    },
    /** A signal of the other device was read. @param {string} signal */
    async read(signal) {
      const description = descriptionOf(signal);
      if (!description) return set({ told: { key: "distance-form" } });
      try {
        if (description.type === "offer") {
          const connection = begin();
          await connection.setRemoteDescription(description);
          set({ view: "beside" });
          return await show(connection, "answering");
        }
        if (peer?.signalingState !== "have-local-offer") return set({ told: { key: "post-beside-late" } });
        await peer.setRemoteDescription(description);
        if (get().live === "offering") set({ live: "joining", signal: null });
      } catch {
        end();
        set({ live: "", signal: null, told: { key: "post-beside-failed" } });
      }
    },
  };
}
