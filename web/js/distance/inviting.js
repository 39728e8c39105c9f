// @ts-check
/** Invitations: making one here, or accepting one from elsewhere, under the name that is typed or set. */
import { LONGEST_NAME, plain } from "../common/plain.js";
import { swap } from "../shell/route.js";
import { headOf } from "./texts.js";

/**
 * @param {object} tools
 * @param {import("../shell/app.js").App} tools.app
 * @param {() => import("./desk.js").Desk} tools.get
 * @param {(part: Partial<import("./desk.js").Desk>) => void} tools.set
 * @param {import("./inquiry.js").Inquiry["ask"]} tools.ask
 * @param {(seen: import("../shell/live.js").Seen, stay: boolean) => void} tools.shown
 */
export function makeInviting({ app, get, set, ask, shown }) {
  const { store } = app;

  /**
   * The name to play under: the one typed here, the one from the set-up, or what the language calls the seat.
   * @param {number} seat
   */
  function nameAt(seat) {
    const { setup, words } = store.get();
    const typed = plain(get().name || setup.games[setup.game].seats[0].name).trim();
    return [...(typed || plain(words.say("name-seat", { seat: seat + 1 })))].slice(0, LONGEST_NAME).join("");
  }

  async function begin() {
    const { setup, queued } = store.get();
    if (queued || get().busy) return;
    const { options } = setup.games[setup.game];
    set({ busy: { done: 0, all: 0 }, told: null });
    app.live.take(null);
    const hints = get().hints;
    const reply = await ask({ do: "invite", game: setup.game, options, name: nameAt(0), hints, at: Date.now() });
    set({ busy: null });
    if (reply) shown(reply, true);
  }

  async function accept() {
    const { text, busy } = get();
    if (busy) return;
    set({ busy: { done: 0, all: 0 }, told: null });
    app.live.take(null);
    const reply = await ask({ do: "accept", text, name: nameAt(1), at: Date.now() });
    set({ busy: null });
    const { id } = headOf(text);
    if (reply) shown(reply, true);
    else if (store.get().afar?.id === id) swap("distance", id); // another window has accepted it
  }

  return { begin, accept };
}
