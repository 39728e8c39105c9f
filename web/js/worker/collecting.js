// @ts-check
/**
 * All kept matches at once: their statistics, one file of them all, and merging the matches of such a file with those
 * that are here; and importing one match from a file. Records pass between storage and Python; the page gets figures,
 * and a file to save.
 */
/** @import { AskBridge, Services, Unread } from "../messages.d.ts" */
/** @import { Counted, KeptReview, Refusal, Save } from "../wire.d.ts" */
/** @import { Entry, Match, Saves } from "../common/saves.js" */
/** @import { Carried } from "../common/device_file.js" */
/** @import { Unwritten } from "./keeper.js" */
import { isAfar } from "../common/afar.js";
import { isEverything, readEverything, written } from "../common/device_file.js";
import { isLinked } from "../common/linked.js";
import { StorageError } from "../common/saves.js";
import { timeOf } from "../common/times.js";
import { atDistance } from "./distance.js";
import { refusal } from "./replies.js";

/** The version of the facts that Python makes of a match (lostcities/statistics/facts.py). */
const FACTS = 1;
/** How the key of a review made by the current method begins (lostcities/table/after/reviewing.py). */
export const REVIEWS = "5-";

/** Lets waiting questions be answered: a worker silent while it reads many matches would count as stopped. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Brings Python what these records need besides the rules; returns a refusal if it cannot be had.
 * @typedef {(records: string[]) => Promise<Refusal | null>} Readable
 */

/**
 * @param {Saves} saves @param {AskBridge} ask @param {Readable} readable
 * @param {() => Unwritten[]} unwritten   matches that storage did not take
 */
export const makeCollecting = (saves, ask, readable, unwritten = () => []) => ({
  /** @param {Record<string, number>} pars @returns {Promise<Services["statistics"]["gives"]>} */
  async statistics(pars) {
    /** @type {Counted[]} */
    const matches = [];
    const { lines, unread } = await asTheyStand(saves, unwritten());
    const over = lines.filter(({ id, entry }) => entry.summary.waiting === "match" && !isLinked(id));
    const unknown = over.filter(({ entry }) => entry.facts?.v !== FACTS);
    await readable(unknown.map(({ entry }) => entry.record)); // if it cannot be had, those are counted another time
    for (const { id, entry } of over) {
      const facts = entry.facts?.v === FACTS ? entry.facts : await factsOf(saves, ask, id, entry);
      if (facts) matches.push({ id, at: timeOf(entry.updated), facts, ...reviewOf(entry.review, facts.you) });
    }
    return { ...ask({ do: "statistics", matches, pars }), unread };
  },

  /** @param {Record<string, string>} remembered by the page @returns {Promise<Services["pack"]["gives"]>} */
  async packed(remembered) {
    const { lines, unread } = await asTheyStand(saves, unwritten());
    const matches = lines.map(({ id, entry: { updated, record, review } }) => ({
      ...{ id, updated, record },
      ...(review ? { review } : {}),
    }));
    return { file: new Blob([written({ matches, remembered })], { type: "application/json" }), unread };
  },

  /** @param {Blob} file @returns {Promise<Services["unpack"]["gives"]>} */
  async unpacked(file) {
    const found = readEverything(await file.text());
    if ("fault" in found) return { ok: false, ...found.fault };
    const { matches, remembered } = found.everything;
    const missing = await readable(matches.map(({ record }) => record));
    if (missing) return { ok: false, key: missing.error.key ?? "", values: missing.error.values ?? {} };
    // All of them are checked before any is kept.
    const sound = [];
    let left = 0; // reviews
    for (const [at, carried] of matches.entries()) {
      await turn();
      const reply = ask({ do: "check", record: carried.record });
      if (!reply.ok) return { ok: false, key: "device-record", values: { number: at + 1 }, error: reply.error };
      // A review of something else, or made by another method, is computed again when asked for.
      if (carried.review && !held(ask, carried)) {
        delete carried.review;
        left += 1;
      }
      sound.push({ carried, match: reply.save });
    }
    let added = 0;
    /** @type {string[]} */
    const further = [];
    const lines = linesOf(await saves.whole());
    for (const { carried, match } of sound) {
      await turn();
      const { came, line } = await brought(saves, ask, lines, carried, match);
      if (came) added += 1;
      if (came === "further") further.push(line);
    }
    return { ok: true, added, further, left, remembered };
  },

  /**
   * One match from a file, kept if it is sound, unless what is here holds all of it; the table stays as it is.
   * @param {string | Blob} source @returns {Promise<Services["import"]["gives"]>}
   */
  async imported(source) {
    const record = typeof source === "string" ? source : await source.text();
    const missing = await readable([record]);
    if (missing) return missing;
    const reply = ask({ do: "check", record });
    if (reply.ok) return { ok: true, ...(await added(saves, ask, reply.save, record)) };
    return isEverything(record) ? refusal(0, "input", "matches-device", "a file of a device") : reply;
  },
});

/**
 * Keeps a match from a file. If it is here already it is not kept beside that: it would count twice, and one at a
 * distance could never receive another message. The one that goes further takes the place of the other.
 * @param {Saves} saves @param {AskBridge} ask @param {Save} save
 * @param {string} record as it comes: a kept one has an id, which may be new with every check
 * @returns {Promise<Omit<Extract<Services["import"]["gives"], {ok: true}>, "ok">>}
 */
async function added(saves, ask, save, record) {
  const afar = atDistance("", record);
  const marks = marksOf(save.id, save.record);
  const lines = (await saves.whole()).filter(
    ({ id, entry }) => (afar && isAfar(id)) || marksOf(id, entry.record).some((mark) => marks.includes(mark)),
  );
  const found = lineOf(ask, lines, record);
  if (!found) return { match: (await saves.add(save.id, save)).id, summary: save.summary, was: "new" };
  const { id, entry } = found.line;
  if (found.keep !== "theirs") return { match: id, summary: entry.summary, was: "here" };
  return { match: (await saves.write(id, entry.revision, save)).id, summary: save.summary, was: "further" };
}

/** @typedef {{id: string, entry: Omit<Entry, "format">}} Standing */

/**
 * The current state of all matches: the kept ones and, in their place or (if another window has gone on) beside them,
 * those that storage did not take. If storage cannot be read, only the latter; `unread` says why, "" if it was read.
 * @param {Saves} saves @param {Unwritten[]} unwritten @returns {Promise<{lines: Standing[], unread: Unread}>}
 */
async function asTheyStand(saves, unwritten) {
  /** @type {Unread} */
  let unread = "";
  /** @type {Standing[]} */
  const kept = await saves.whole().catch((error) => {
    if (!(error instanceof StorageError)) throw error;
    unread = error.reason;
    return [];
  });
  const isBefore = (/** @type {Standing} */ { id, entry }) =>
    unwritten.some((late) => late.id === id && late.revision === entry.revision && !late.aside);
  const late = unwritten.map(({ id, revision, save }) => ({ id, entry: { ...save, revision, updated: Date.now() } }));
  return { lines: [...kept.filter((line) => !isBefore(line)), ...late], unread };
}

/**
 * The facts of a match, made from its record and kept beside it; null if the record cannot be read, which is reported
 * when it is opened.
 * @param {Saves} saves @param {AskBridge} ask @param {string} id @param {Standing["entry"]} entry
 */
async function factsOf(saves, ask, id, { record, revision }) {
  const reply = ask({ do: "check", record });
  if (!reply.ok || !reply.save.facts) return null;
  // If storage does not take them, it is asked again when they are next wanted.
  await saves.remember(id, revision, reply.save.facts).catch((error) => {
    if (!(error instanceof StorageError)) throw error;
  });
  return reply.save.facts;
}

/** Whether the review that came with a match belongs to it. @param {AskBridge} ask @param {Carried} carried */
function held(ask, { record, review }) {
  const reply = ask({ do: "held", record, review: /** @type {KeptReview} */ (review) });
  return reply.ok && reply.held;
}

/** The kept review, as far as it is one. @param {unknown} kept @returns {Partial<KeptReview>} */
const reviewed = (kept) => /** @type {Partial<KeptReview>} */ (kept ?? {});

/**
 * What luck gave the person and what the person's turns cost, if a review is kept with the match (worker/reviewer.js);
 * nothing if none is, or if its form is unknown here.
 * @param {unknown} kept @param {number | null} you @returns {Pick<Counted, "luck" | "costs">}
 */
function reviewOf(kept, you) {
  const { key, review } = reviewed(kept);
  if (you === null || !review?.over) return {};
  const account = review.accounts?.[you];
  const luck = account ? account.deal + account.draws : NaN;
  if (!Number.isSafeInteger(luck)) return {};
  // By another method, turns cost something else; they are weighed again when that review is opened.
  if (!Array.isArray(review.rounds) || !String(key).startsWith(REVIEWS)) return { luck };
  const costs = review.rounds.map(({ accounts }) => {
    const { own, turns, costly } = accounts?.[you] ?? {};
    return { own: own ?? NaN, turns: turns ?? NaN, costly: costly ?? NaN };
  });
  return costs.every((each) => Object.values(each).every(Number.isSafeInteger)) ? { luck, costs } : { luck };
}

/**
 * The lines of one match that are kept here, and what is known of each.
 * @typedef {{id: string, entry: Pick<Entry, "revision" | "record" | "review">}} Line
 */

/** The id of a match, with which the ids of all its lines begin. @param {string} id */
const nameOf = (id) => id.split("~")[0];

/** In every record with cards dealt: no name contains these quotation marks unescaped. */
const DEAL = /"deal":\s*"([^"]*)"/;

/**
 * What lines of one match share at first sight, any of these: the deal, since a match from a file is kept under an id
 * of its own; for one at a distance, whose record shows no deal while it goes on, the id. A match from a link is
 * nobody's own.
 * @param {string} id @param {string} record
 */
function marksOf(id, record) {
  const [, deal = ""] = DEAL.exec(record) ?? [];
  const cards = deal ? [`${isLinked(id) ? "link" : "own"} ${deal}`] : [];
  return isAfar(id) || !deal ? [...cards, nameOf(id)] : cards;
}

/** The lines, grouped by their marks. @param {Line[]} whole */
function linesOf(whole) {
  /** @type {Map<string, Line[]>} */
  const found = new Map();
  for (const line of whole) under(found, line);
  return found;
}

/** @param {Map<string, Line[]>} lines @param {Line} line */
function under(lines, line) {
  for (const mark of marksOf(line.id, line.entry.record)) lines.set(mark, [...(lines.get(mark) ?? []), line]);
}

/**
 * The first of these lines that continues, or is continued by, the incoming match, and which of the two holds all of
 * the other; null if none is.
 * @template {{entry: Pick<Entry, "record">}} Kept
 * @param {AskBridge} ask @param {Iterable<Kept>} lines @param {string} record of the incoming match
 * @returns {{line: Kept, keep: "mine" | "theirs" | "same"} | null}
 */
function lineOf(ask, lines, record) {
  for (const line of lines) {
    const reply = ask({ do: "compare", record: line.entry.record, other: record });
    if (reply.ok && reply.keep !== "both") return { line, keep: reply.keep };
  }
  return null;
}

/**
 * Keeps a match of another device, with its review, unless what is here holds all of it. Returns where it is, and
 * whether it was added, as another match or in place of the one that it continues.
 * @param {Saves} saves @param {AskBridge} ask @param {Map<string, Line[]>} lines   of this device; this one is added
 * @param {Carried} carried @param {Match} match
 * @returns {Promise<{line: string, came: "" | "new" | "further"}>}
 */
async function brought(saves, ask, lines, { id, updated, record, review }, match) {
  const here = marksOf(id, record).flatMap((mark) => lines.get(mark) ?? []);
  const found = lineOf(ask, here, record);
  if (found) {
    const { line, keep } = found;
    const { entry } = line;
    const theirs = keep === "theirs";
    const lacks = theirs || reviewed(entry.review).key !== reviewed(review).key;
    const comes = review && keep !== "mine" && lacks;
    if (theirs) {
      const { id, revision } = await saves.write(line.id, entry.revision, match, updated);
      Object.assign(line, { id, entry: { revision, record: match.record } });
    }
    if (comes) {
      await saves.keepReview(line.id, review);
      line.entry.review = review;
    }
    return { line: line.id, came: theirs ? "further" : "" };
  }
  const written = await saves.write(id, 0, match, updated);
  if (review) await saves.keepReview(written.id, review);
  under(lines, { id: written.id, entry: { revision: written.revision, record: match.record, review } });
  return { line: written.id, came: "new" };
}
