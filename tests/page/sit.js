// Sits down at a sample table with a list of answers in the engine's place, or the engine itself with a fake worker,
// or the real bridge in the test's own Python, and words that are their own keys. What was asked, said and left for,
// and the table that is shown, is kept on the window, for the test to look at.
import { PROTOCOL } from "/web/js/shell/engine/connection.js";
import { createEngine } from "/web/js/shell/engine/engine.js";
import { createPlay } from "/web/js/play/play.js";
import { FakeWorker } from "./fake_worker.js";

const words = {
  lang: "en",
  dir: "ltr",
  say: (key, values) => key + (values?.card ? ` ${values.card}` : ""),
  knows: () => true,
  number: String,
  signed: (n) => (n > 0 ? "+" : "") + n,
  card: (card) => card,
  suit: (suit) => suit,
  list: (texts) => texts.join(", "),
};

/** The engine, before a worker that answers from a conversation. */
function talk(conversation) {
  const worker = new FakeWorker(conversation);
  const { ask } = createEngine({ start: () => worker, file: () => "" });
  worker.become({ state: "ready" });
  return (message) => {
    window.asked.push(message);
    return ask(message);
  };
}

/** The real bridge, which the test has lent the page as `bridge`. */
async function cross(message) {
  window.asked.push(message);
  const text = await window.bridge(JSON.stringify({ v: PROTOCOL, id: window.asked.length, ...message }));
  return JSON.parse(text);
}

/** Answers by message, the table where none is given. */
const listed = (answers, table) => async (message) => {
  window.asked.push(message);
  await new Promise((resolve) => setTimeout(resolve, 4));
  return answers[message.do] ? { ok: true, ...answers[message.do] } : { ok: true, table };
};

/** Asks, and has the question among `waits` until it is answered. */
function counted(ask) {
  return (message) => {
    const answer = ask(message);
    window.waits.add(answer);
    return answer.finally(() => window.waits.delete(answer));
  };
}

export function sit([table, answers, settings]) {
  Object.assign(window, { answers, away: false, asked: [], said: [], left: [], waits: new Set(), shown: table });
  const ask = answers === "bridge" ? cross : Array.isArray(answers) ? talk(answers) : listed(answers, table);
  const play = createPlay({
    root: document.getElementById("table"),
    engine: { ask: counted(ask) },
    words: () => words,
    settings: () => settings,
    change: (part) => Object.assign(settings, part),
    announce: (text) => window.said.push(text),
    sound: () => {},
    leave: (to, detail) => window.left.push([to, typeof detail === "string" ? detail : ""]),
    changed: (now) => (window.shown = now),
    atHand: () => !window.away,
  });
  window.goOn = play.goOn;
  window.show = play.show;
  play.show(table);
}
