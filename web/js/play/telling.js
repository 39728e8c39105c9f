// @ts-check
/**
 * What a person hears of a table: the sounds of moves, and the lines for a screen reader about what happened, whose
 * turn it is now and what was drawn. The log that everyone can read is in render/words/log.js.
 *
 * @typedef {import("../render/words/say.js").Words} Words
 */
/** @import { LogEvent, Table } from "../wire.d.ts" */
import { goneThrough, whereWords } from "../render/table/going.js";
import { handOf } from "../render/table/hand.js";
import { cardWords, eventValues, whoOf } from "../render/words/say.js";
import { awaits } from "../render/words/post.js";
import { placeOf } from "./through.js";

/** @param {{words: () => Words, announce: (text: string) => void, sound: (name: string) => void}} tools */
export function makeTeller({ words, announce, sound }) {
  /** @type {Set<string>} */
  const advised = new Set(); // kinds of tips that were said
  /** The line of an event. @param {LogEvent} event @param {Table} table */
  function line(event, table) {
    const values = eventValues(event, table, words());
    const card = "card" in event ? event.card : "";
    if (card) values.card = cardWords(card, words());
    return words().say(event.kind === "draw" && card ? "log-draw-card" : `log-${event.kind}`, values);
  }

  return {
    /**
     * Announces and plays the sound of what happened: `news` since `was`, which may be another table or null.
     * @param {LogEvent[]} news
     * @param {Table | null} was
     * @param {Table} table
     * @param {boolean} [back] whether something was taken back
     */
    tell(news, was, table, back = false) {
      const leap = leapt(was, table);
      const heard = leap ? news.filter(({ turn }) => turn === news.at(-1)?.turn) : news;
      for (const name of soundsOf(heard, was, table)) sound(name);
      if (!table.view) announce(""); // behind the curtain no drawn card can still be read
      const lines = heard.map((event) => line(event, table));
      const drew = leap ? -1 : news.findLastIndex(({ kind, seat }) => kind === "draw" && seat === table.view?.seat);
      const drawn = drew < 0 ? "" : gained(was, table);
      if (drawn) lines[drew] = words().say("say-drawn", { card: cardWords(drawn, words()) });
      const where = leap && goneThrough(table) ? [whereWords(table, words())] : [];
      const taken = back ? [words().say("say-taken-back")] : [];
      for (const text of [...where, ...taken, ...lines, ...turnWords(was, table, words(), back)]) announce(text);
    },
    /** Announces the state of a table that somebody returns to. @param {Table} table */
    remind(table) {
      const { afar, view, waiting } = table;
      const others = view && view.phase !== "over" && (waiting === "mind" || waiting === "own");
      if (others) announce(words().say("zone-turn-of", whoOf(table, view.toMove, words())));
      if (waiting === "afar" && afar) announce(awaits(table, afar, words()));
      for (const text of turnWords(null, table, words(), false)) announce(text);
    },
    /**
     * Announces a tip that has come into view, each kind once: it stays there until it is closed.
     * @param {Element | null} tip
     */
    advise(tip) {
      const kind = tip?.getAttribute("data-tip") ?? "";
      if (!tip || advised.has(kind)) return;
      advised.add(kind);
      announce(tip.textContent ?? "");
    },
    /** Announces what happened while somebody was away. @param {LogEvent[]} events @param {Table} table */
    recall(events, table) {
      for (const event of events) announce(line(event, table));
    },
  };
}

/**
 * Whether a match being gone through has moved further than one turn on, or back: reading out all that happened on the
 * way would take long.
 * @param {Table | null} was
 * @param {Table} now
 */
function leapt(was, now) {
  if (was?.id !== now.id || !was.replay || !now.replay) return false;
  const places = placeOf(now.replay) - placeOf(was.replay);
  return places !== 0 && places !== 1;
}

/**
 * Whether it is a person's turn now, or the turn has come to its next step.
 * @param {Table | null} was
 * @param {Table} now
 */
const turned = (was, now) =>
  now.waiting === "person" &&
  (was?.waiting !== "person" || was.view?.toMove !== now.view?.toMove || was.view?.phase !== now.view?.phase);

/** @param {LogEvent[]} news @param {Table | null} was @param {Table} now @returns {string[]} */
function soundsOf(news, was, now) {
  /** @type {string[]} */
  const sounds = news.flatMap(({ kind }) => (kind === "play" ? "place" : kind === "discard" ? "discard" : []));
  if (news.some(({ kind }) => kind === "draw" || kind === "take")) sounds.push("draw");
  if (was && was.waiting !== "person" && turned(was, now)) sounds.push("turn");
  if (now.waiting === "round") sounds.push("round");
  if (now.waiting === "match") sounds.push("win");
  return sounds;
}

/**
 * Whose turn it is now, and what to do.
 * @param {Table | null} was
 * @param {Table} now
 * @param {Words} words
 * @param {boolean} back
 * @returns {string[]}
 */
function turnWords(was, now, words, back) {
  const lines = [];
  const { view } = now;
  if (view && (turned(was, now) || (back && now.waiting === "person"))) {
    if (was?.waiting !== "person" || was.view?.toMove !== view.toMove)
      lines.push(words.say("zone-turn-of", whoOf(now, view.toMove, words)));
    if (view.phase !== "over") lines.push(words.say(`step-${view.phase}`));
  }
  if (view && now.waiting === "pass") lines.push(words.say("say-pass", { name: whoOf(now, view.toMove, words).name }));
  if (now.curtain) lines.push(words.say("curtain-pass", { name: whoOf(now, now.curtain.seat, words).name }));
  return lines;
}

/**
 * The card that is in the hand now and was not before, "" if none.
 * @param {Table | null} was
 * @param {Table} now
 * @returns {string}
 */
function gained(was, now) {
  const before = handOf(was, {});
  const count = (/** @type {string[]} */ hand, /** @type {string} */ card) =>
    hand.filter((each) => each === card).length;
  return handOf(now, {}).find((card, _, after) => count(after, card) > count(before, card)) ?? "";
}
