// @ts-check
/**
 * The table's side of people's own players, in the worker that holds the table: each has a port, over which its
 * questions go out and its answers come in. So what a seat may see never passes through the page. What comes in is not
 * to be trusted: only a text of reasonable length counts, and the bridge judges it.
 */

/** @import { AskBridge, OwnRefusal, OwnReply, Services } from "../messages.d.ts" */
/** @import { Refusal, Reply, Values } from "../wire.d.ts" */

const LONGEST = 4096; // characters of an answer
const MOST = 50; // messages of a player within a second

/**
 * What a player has said: whatever it likes.
 * @typedef {{kind?: unknown, id?: unknown, text?: unknown, detail?: unknown}} Heard
 */

/** One player at its port. */
class Guest {
  /** @param {MessagePort} port */
  constructor(port) {
    this.port = port;
    this.asked = 0;
    /** @type {(heard: unknown) => void} */
    this.hear = () => {};
    /** @type {Promise<unknown>} what the player is busy with */
    this.busy = Promise.resolve();
    this.heard = 0;
    this.since = 0;
    port.onmessage = ({ data }) => {
      if (this.#floods()) this.leave("error-own-flood");
      else this.hear(data);
    };
    /** The key of the reason for ending it here. @type {string | null} */
    this.left = null;
  }

  /** Whether it sends more than it could need to: reading that would hold up the table. */
  #floods() {
    const now = performance.now();
    if (now - this.since > 1000) Object.assign(this, { since: now, heard: 0 });
    this.heard += 1;
    return this.heard > MOST;
  }

  /** From now on it is ignored; whoever waits for it is told so. @param {string} why */
  leave(why) {
    this.left = why;
    this.port.close();
    this.hear({ kind: "failed" });
  }

  /**
   * The first message that `wanted` accepts; null if it does not come in time.
   * @param {(heard: Heard) => boolean} wanted
   * @param {number} patience ms
   * @returns {Promise<Heard | null>}
   */
  hears(wanted, patience) {
    if (this.left) return Promise.resolve({ kind: "failed" });
    return new Promise((resolve) => {
      const late = setTimeout(resolve, patience, null);
      this.hear = (heard) => {
        if (!heard || typeof heard !== "object" || !wanted(heard)) return;
        clearTimeout(late);
        resolve(heard);
      };
    });
  }

  /**
   * Its answer to a question, asked once it has finished the one before; null if it is late.
   * @param {string} text
   * @param {number} patience ms
   * @returns {Promise<Heard | null>}
   */
  ask(text, patience) {
    const answered = this.busy.then(() => {
      const id = ++this.asked;
      this.port.postMessage({ id, text });
      return this.hears((heard) => heard.kind === "failed" || (heard.kind === "answer" && heard.id === id), patience);
    });
    this.busy = answered;
    return answered;
  }
}

export class Guests {
  /**
   * @param {AskBridge} ask
   * @param {(request: {do: string}, reply: Reply<"answer">) => void} replied keeps the match
   */
  constructor(ask, replied) {
    this.ask = ask;
    this.replied = replied;
    /** @type {Map<number, Guest>} by seat */
    this.guests = new Map();
    this.turn = 0; // grows when a player's current question becomes useless
  }

  /** The table has changed: the position being thought about is no longer on it. */
  interrupt() {
    this.turn += 1;
  }

  /**
   * Brings a player to a seat, and waits until it is ready.
   * @param {Services["host"]["asks"]} message
   * @returns {Promise<OwnRefusal | null>}
   */
  async host({ seat, port, patience }) {
    this.guests.get(seat)?.leave("error-own-gone");
    const guest = new Guest(port);
    this.guests.set(seat, guest);
    const heard = await guest.hears(({ kind }) => kind === "ready" || kind === "failed", patience);
    if (heard?.kind === "ready") return null;
    if (this.guests.get(seat) !== guest) return { ...refusal("error-own-gone", { seat }), gone: true }; // another came
    if (guest.left) return this.#gone(seat, guest, guest.left, {});
    return heard
      ? this.#gone(seat, guest, "error-own-load", { text: String(heard.detail).slice(0, 300) })
      : this.#gone(seat, guest, "error-own-late", { seconds: Math.round(patience / 1000) });
  }

  /**
   * Ask the own player whose turn it is, and play what it answers.
   * @param {Services["consult"]["asks"]} message
   * @returns {Promise<OwnReply>}
   */
  async consult({ ply, patience }) {
    const mine = ++this.turn;
    const asked = this.ask({ do: "question", ply });
    if (!asked.ok) return asked;
    const { seat } = asked.question;
    const guest = this.guests.get(seat);
    const heard = await guest?.ask(JSON.stringify(asked.question), patience);
    if (mine !== this.turn) return /** @type {Refusal} */ (this.ask({ do: "question", ply: -1 })); // stale
    if (heard === null) return this.#gone(seat, guest, "error-own-late", { seconds: Math.round(patience / 1000) });
    if (heard?.kind !== "answer") return this.#gone(seat, guest, guest?.left ?? "error-own-gone", {});
    if (typeof heard.text !== "string" || heard.text.length > LONGEST) return refusal("error-own-answer", { seat });
    const said = brokenOff(heard.text);
    if (said !== null) return refusal("error-own-said", { seat, text: said });
    const reply = this.ask({ do: "answer", ply, answer: heard.text });
    this.replied({ do: "answer" }, reply);
    return reply;
  }

  /**
   * Ends a player. Whoever waits for a stopped one hears of it only when another may take its seat.
   * @param {number} seat
   * @param {Guest | undefined} guest
   * @param {string} key
   * @param {Values} values
   * @returns {OwnRefusal}
   */
  #gone(seat, guest, key, values) {
    guest?.port.close();
    if (this.guests.get(seat) === guest) this.guests.delete(seat);
    return { ...refusal(key, { seat, ...values }), gone: true };
  }
}

/** What a player that broke off has said, null if it answered. @param {string} text @returns {string | null} */
function brokenOff(text) {
  try {
    const { said } = JSON.parse(text);
    return typeof said === "string" ? said.slice(0, 300) : null;
  } catch {
    return null;
  }
}

/** A reply such as the bridge would give. @param {string} key @param {Values} values @returns {OwnRefusal} */
const refusal = (key, values) => ({ ok: false, error: { code: "own", key, values, rule: "", detail: key } });
