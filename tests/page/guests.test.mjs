// People's own players as the table's worker hears them, each at a port of its own. Run by test_engine.py.
import assert from "node:assert/strict";
import test from "node:test";
import { Guests } from "../../web/js/worker/guests.js";

const SEAT = 1;
const LONG = 5000; // ms that nobody waits here
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** One end of a channel: what was asked over it, and what the player says. */
class Port {
  asked = [];
  closed = false;
  onmessage = null;

  postMessage(message) {
    this.asked.push(message);
  }

  close() {
    this.closed = true;
  }

  say(data) {
    if (!this.closed) this.onmessage({ data });
  }
}

/** The bridge: the same seat is to move whatever happens, and each answer is taken. */
function bridge({ do: what, ply, answer }) {
  if (what === "question") return { ok: true, question: { seat: SEAT, ply } };
  return { ok: true, table: { ply: ply + 1, move: JSON.parse(answer).move } };
}

/** A player comes to the seat and is ready, or has something else to say. */
async function host(guests, said = { kind: "ready" }) {
  const port = new Port();
  const coming = guests.host({ seat: SEAT, port, patience: LONG });
  await soon();
  port.say(said);
  return { port, refused: await coming };
}

/** Asks the one to move; it can be answered from then on. */
async function consult(guests) {
  const reply = guests.consult({ ply: 3, patience: LONG });
  await soon();
  return { reply };
}

test("a player is waited for, asked, and its answer played", async () => {
  const guests = new Guests(bridge, () => {});
  const { port, refused } = await host(guests);
  assert.equal(refused, null);
  const { reply } = await consult(guests);
  port.say({ kind: "answer", id: port.asked[0].id, text: '{"move": "r5"}' });
  assert.deepEqual((await reply).table, { ply: 4, move: "r5" });
});

test("one that does not load is gone, with what it said", async () => {
  const guests = new Guests(bridge, () => {});
  const { port, refused } = await host(guests, { kind: "failed", detail: "no choose" });
  assert.deepEqual([refused.gone, refused.error.key, port.closed], [true, "error-own-load", true]);
  assert.equal(guests.guests.size, 0);
});

test("one that was stopped in its thought does not take with it who comes to its seat next", async () => {
  const guests = new Guests(bridge, () => {});
  const first = await host(guests);
  const stopped = await consult(guests); // its frame is taken away, so that it never answers
  const second = await host(guests);
  const { gone, error } = await stopped.reply;
  assert.deepEqual([gone, error.key], [true, "error-own-gone"]);
  assert.deepEqual([first.port.closed, second.port.closed, second.refused], [true, false, null]);
  const { reply } = await consult(guests);
  second.port.say({ kind: "answer", id: second.port.asked[0].id, text: '{"move": "r5"}' });
  assert.deepEqual((await reply).table, { ply: 4, move: "r5" });
});
