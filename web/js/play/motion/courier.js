// @ts-check
/**
 * Shows what others do with a card, so that it can be followed: the card appears large at its seat, glides to its place
 * and lands there; a drawn card goes to the hand. What flies is a likeness above everything, opaque and never clipped;
 * the card itself is in its place from the start, hidden until then.
 */
/** @import { LogEvent } from "../../wire.d.ts" */
import { face, faceDown } from "../../render/draw/cards.js";
import { patch } from "../../render/draw/tree.js";

/** @typedef {import("./motion.js").Spot} Spot */
/** @typedef {import("./motion.js").Start} Start */
/** @typedef {import("../../render/words/say.js").Words} Words */
/** @typedef {{hold: number, glide: number, rest: number}} Times   ms: large, on its way, at rest before the next */

const EASE = "cubic-bezier(.2, .7, .3, 1)";
const LARGE = 118; // px, and at most so much of the screen's width:
const PART = 0.26;
const AIR = 8; // px to the screen's edge

/** @type {Record<string, Times>} */
const TIMES = { normal: { hold: 120, glide: 260, rest: 120 }, slow: { hold: 260, glide: 480, rest: 240 } };

/** How cards of others travel at that setting; null: they are in place at once. @param {string} [setting] */
export const courierTimes = (setting) => TIMES[setting ?? "normal"] ?? null;

/** Ends all flights: the table is left, or shown in its new state. */
export const halt = () => document.querySelectorAll(".courier").forEach((each) => each.remove());

/**
 * Where a seat's cards come from and go to: its portrait or, if that is not in view, the visible part of its hand.
 * @param {Element} root @param {number} seat
 */
const seatOf = (root, seat) =>
  seen(root.querySelector(`[data-seat="${seat}"] .likeness`)) ?? seen(root.querySelector(`[data-zone="hand:${seat}"]`));

/** @param {Element | null} element @returns {Element | null} the element, if it is visible */
const seen = (element) => (element?.getClientRects().length ? element : null);

/**
 * Where the card of an event lies now: the card if it is visible, else the step that it led to, else its zone.
 * @param {Element} root @param {LogEvent} event @param {LogEvent[]} news
 */
function placeOf(root, event, news) {
  const cards = "card" in event ? [...root.querySelectorAll(`.field [data-card="${event.card}"]`)] : [];
  const owner = event.kind === "play" ? `:${event.seat}:` : "pile:";
  const card = cards.filter((each) => zoneName(each).includes(owner)).findLast(seen);
  if (card) return card;
  const step = news.find(({ kind }) => kind === "step");
  return step?.kind === "step" ? seen(root.querySelector(`[data-zone="step:${step.suit}:${step.step}"]`)) : null;
}

/** @param {Element} element */
const zoneName = (element) => element.closest("[data-zone]")?.getAttribute("data-zone") ?? "";

/**
 * What was done, to be played as motion.
 * @param {Element} root @param {LogEvent[]} news what others did, or a turn that is shown again
 * @param {Map<string, Spot>} zones where zones were before
 * @param {{words: Words, times: Times}} how @returns {Start[]}
 */
export function deliver(root, news, zones, { words, times }) {
  return news.flatMap((event) => {
    const seat = seatOf(root, event.seat);
    if (!seat) return [];
    if (event.kind === "play" || event.kind === "discard") {
      const place = placeOf(root, event, news);
      return place ? fly(face(event.card, words, false), seat.getBoundingClientRect(), place, times) : [];
    }
    if (event.kind !== "draw" && event.kind !== "take") return [];
    const from = zones.get(event.kind === "draw" ? "deck" : `pile:${event.suit}`);
    const tree = event.kind === "take" ? face(event.card, words, false) : faceDown();
    const known =
      "card" in event ? seen(root.querySelector(`[data-zone="hand:${event.seat}"] [data-card="${event.card}"]`)) : null;
    const brief = { ...times, hold: event.kind === "take" ? times.hold : 0 };
    return from ? fly(tree, { height: from.width * 1.4, ...from }, known ?? seat, brief) : [];
  });
}

/**
 * @param {import("../../render/draw/tree.js").Tree} card @param {Spot & {height: number}} from @param {Element} place
 * @param {Times} times @returns {Start[]}
 */
function fly(card, from, place, { hold, glide }) {
  const goal = place.getBoundingClientRect();
  const lies = place.matches("[data-card]");
  const width = Math.max(Math.min(LARGE, innerWidth * PART), lies ? goal.width : 0);
  const [left, top] = [
    within(from.left + (from.width - width) / 2, width, innerWidth),
    within(from.top + (from.height - width * 1.4) / 2, width * 1.4, innerHeight),
  ];
  const scale = (lies ? goal.width : Math.min(goal.width, goal.height) * 0.5) / width;
  const end = lies
    ? [goal.left, goal.top]
    : [goal.left + (goal.width - width * scale) / 2, goal.top + (goal.height - width * 1.4 * scale) / 2];
  const large = { transform: "none", transformOrigin: "0 0" };
  const small = {
    transform: `translate(${end[0] - left}px, ${end[1] - top}px) scale(${scale})`,
    transformOrigin: "0 0",
    offset: 1,
  };
  const duration = hold + glide;
  return [
    () => {
      const likeness = likenessOf(card, { left, top, width });
      const play = likeness.animate(
        [{ ...large, offset: 0, easing: "linear" }, { ...large, offset: hold / duration, easing: EASE }, small],
        { duration, fill: "forwards" },
      );
      const gone = () => likeness.remove();
      void play.finished.then(gone, gone);
      return lies ? [play, place.animate([{ opacity: 0 }, { opacity: 0 }], { duration })] : [play];
    },
  ];
}

/** The card above everything. @param {import("../../render/draw/tree.js").Tree} card @param {Spot} spot */
function likenessOf(card, { left, top, width }) {
  const likeness = document.createElement("div");
  likeness.className = "carried courier";
  likeness.style.setProperty("--w", `${width}px`);
  likeness.style.setProperty("left", `${left}px`);
  likeness.style.setProperty("top", `${top}px`);
  patch(likeness, card);
  document.body.append(likeness);
  return likeness;
}

/** @param {number} at @param {number} size @param {number} room */
const within = (at, size, room) => Math.min(Math.max(at, AIR), room - size - AIR);
