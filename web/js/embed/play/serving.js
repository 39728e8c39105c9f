// @ts-check
/**
 * What Python is asked for a table in a frame: its beginning, the questions of play, another round; and taking the
 * table up again after the runtime had to be restarted.
 *
 * @typedef {import("./in_frame.js").InFrame} InFrame
 */
/** @import { ForTable } from "../../messages.d.ts" */
/** @import { Fault, Refusal, Reply, Requests } from "../../wire.d.ts" */
import { clueOf } from "../../render/words/say.js";
import { loadWords } from "../../shell/words/words.js";
import { refused } from "../faults.js";

/** The first table, with the words that it needs. @param {InFrame} frame */
export async function start(frame) {
  const { message, speak, fail } = frame.tools;
  frame.words = await wordsFor(frame);
  if (frame.ended) return;
  speak(frame.words);
  const reply = await frame.ask(message);
  if (frame.ended) return;
  if (!reply.ok) {
    return fail(...refused(reply.error, frame.tools.wish, frame.words));
  }
  document.documentElement.classList.add("playing");
  frame.play.show(reply.table);
}

/**
 * Adds the words of rules and reasons, which the picture did not need. A lesson's own words are in a file of its game,
 * and a lesson from elsewhere may use any of them.
 * @param {InFrame} frame
 */
function wordsFor({ tools, words }) {
  const { wish, message } = tools;
  const own =
    message.do === "lesson"
      ? wish.src
        ? [wish.game]
        : Object.keys(BUILD.games).filter((game) => BUILD.games[game].taught)
      : [];
  const files = ["embed", ...own.map((game) => `lessons-${game}`)];
  return loadWords(words.language, wish.digits, true, files).catch(() => words);
}

/**
 * The questions of play; in a lesson the hint is the lesson's own.
 * @template {keyof Requests} Name
 * @param {InFrame} frame
 * @param {{do: Name} & Requests[Name]} message
 * @returns {Promise<Reply<Name>>}
 */
export async function served(frame, message) {
  if (message.do === "hint" && frame.table?.lesson) return { ok: false, error: await clue(frame) };
  const move = message.do === "play" && "move" in message ? message.move : "";
  if (move) frame.word = undefined;
  const reply = lost(frame, await frame.ask(message), move);
  frame.past.heard(message, reply);
  return reply;
}

/** The lesson's next hint, in the form of a refusal. @param {InFrame} frame @returns {Promise<Fault>} */
export async function clue(frame) {
  const reply = await frame.ask({ do: "clue" });
  return reply.ok ? clueOf(reply.clue.key) : reply.error;
}

/** Another round, or the same once more, after the score sheet. @param {InFrame} frame @param {ForTable} message */
export async function deal(frame, message) {
  const reply = lost(frame, await frame.ask(message));
  if (reply.ok && !frame.ended) frame.play.show(reply.table);
}

/**
 * A restarted runtime does not know the table any more: it is taken up where it was.
 * @template {{ok: true} | Refusal} Answer
 * @param {InFrame} frame
 * @param {Answer} reply
 * @param {string} [move] that was lost on the way
 * @returns {Answer}
 */
function lost(frame, reply, move = "") {
  if (!reply.ok && reply.error.key === "error-no-match")
    frame.taking ??= takeUp(frame, move).finally(() => (frame.taking = null));
  return reply;
}

/**
 * The table as it was last seen, a word about what that cannot bring back, and the lost move played again.
 * @param {InFrame} frame
 * @param {string} move
 */
async function takeUp(frame, move) {
  const { past, play, ask } = frame;
  const reply = await past.again(ask);
  if (frame.ended) return;
  if (!reply.ok) return void start(frame);
  frame.word = { key: past.hidden() ? "embed-taken-up-anew" : "embed-taken-up", values: {}, good: false };
  await play.show(reply.table);
  if (!move || frame.ended) return;
  const again = /** @type {const} */ ({ do: "play", ply: reply.table.ply, move });
  const moved = await ask(again);
  past.heard(again, moved);
  if (frame.ended || !moved.ok) return; // the position was older than the move: the table stays as the reader sees it
  if (!past.hidden()) frame.word = undefined; // a lesson's own answer says more
  await play.show(moved.table);
}
