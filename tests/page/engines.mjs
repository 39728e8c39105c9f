// An engine whose worker answers from the conversations the bridge is tested with, for the tests of both sides of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createEngine } from "../../web/js/shell/engine/engine.js";
import { FakeWorker } from "./fake_worker.js";

export const conversation = (name) =>
  JSON.parse(readFileSync(new URL(`../fixtures/messages/${name}.json`, import.meta.url), "utf8"));
export const replyTo = (name, request) => conversation(name).find((pair) => pair.request.do === request).reply;
export const soon = (time = 0) => new Promise((resolve) => setTimeout(resolve, time));
/** Resolves once something holds, however busy the machine is. @param {() => boolean} holds */
export const until = async (holds) => {
  for (const end = Date.now() + 60_000; !holds(); await soon(5)) assert.ok(Date.now() < end, `never: ${holds}`);
};
export const NEW = conversation("first_turn").find(({ request }) => request.do === "new");
export const { v: _v, id: _id, ...BEGIN } = NEW.request;
export const FIRST = conversation("first_turn").find(({ request }) => request.do === "play").request;
export const PLAY = { do: "play", ply: FIRST.ply, move: FIRST.move };

/** An engine, the workers it has started so far, and what it told. */
export function seat(name = "first_turn", { services = {}, ...patience } = {}) {
  const workers = [];
  const heard = { status: [], saved: [], unsaved: [], restored: [] };
  const start = (first) => {
    workers.push(new FakeWorker(conversation(name), services, first));
    return workers.at(-1);
  };
  const file = () => "js/worker.js";
  const engine = createEngine({ start, isKept: () => true, file, stall: Infinity, ...patience });
  for (const [event, news] of Object.entries(heard)) engine.on(event, (told) => news.push(told));
  return { engine, workers, heard };
}

/** The same, with a first worker that is up. */
export function ready(...how) {
  const all = seat(...how);
  all.workers[0].become({ state: "ready" });
  return all;
}

/** The same, with a match begun and saved. */
export async function begun(how = {}) {
  const open = () => ({ ok: true, value: { ...NEW.reply, id: 0 } });
  const all = ready("first_turn", { ...how, services: { open, ...how.services } });
  await all.engine.ask(BEGIN);
  all.workers[0].tell({ kind: "saved", id: NEW.reply.table.id });
  return all;
}
