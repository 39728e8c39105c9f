// @ts-check
/**
 * Motion: what moved between two tables glides to its place, by Web Animations and nothing else. Positions are read
 * before and after a patch and the difference is played (FLIP); no element waits for its animation, so the table is
 * true at every moment. Cards glide, then the city rises, and scores count. A courier brings what others play
 * (courier.js), and its traces show once it has arrived. With reduced motion things fade in where they are.
 */
/** @import { LogEvent, Table } from "../../wire.d.ts" */
import { CARDS, arrivals } from "./arrivals.js";
import { courierTimes, deliver } from "./courier.js";
import { lampBox, moveLamp } from "./lamp.js";
import { stands, walk } from "./walk.js";

/** ms that a card travels, by the setting. @type {Record<string, number>} */
const GLIDE = { off: 0, fast: 130, normal: 250, slow: 480 };
/** Half the ms before a finished round gives way to its sheet. @type {Record<string, number>} */
const PACE = { off: 60, fast: 260, normal: 560, slow: 1100 };
const RISE = 200;
const COUNT = 300;
const STEPS = 8; // numbers that a count shows on its way
const STAGGER = 35;
const EASE = "cubic-bezier(.2, .7, .3, 1)";

/** @typedef {{left: number, top: number, width: number}} Spot */
/**
 * What starts moving once everything has been measured: if measuring and moving alternated, the browser would lay out
 * the whole table for each.
 * @typedef {() => Animation[]} Start
 */
/** @typedef {{card?: string, spot: Spot}} Dropped   where a pointer released a card */
/** @typedef {import("../../render/table/sitting.js").OpenTable} OpenTable */
/** @typedef {import("../../render/words/say.js").Words} Words */
/**
 * @typedef {object} Picture
 * @property {Map<string, Spot[]>} cards
 * @property {Map<string, Spot>} zones
 * @property {Map<string, number>} scores
 * @property {Map<string, Spot>} held
 * @property {import("./lamp.js").Box | null} lamp
 * @property {import("./walk.js").Stand} stands
 */

/** @param {string | undefined} setting */
export const pace = (setting) => PACE[setting ?? "normal"] ?? PACE.normal;

/** Whether anything glides at that setting, on a visible page. @param {string | undefined} setting */
export const glides = (setting) => (GLIDE[setting ?? "normal"] ?? GLIDE.normal) > 0 && !document.hidden;

/** @param {Element} element @returns {Spot} */
function spot(element) {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width };
}

/** Where a zone's hidden cards are: the deck's back, the last of a seat's backs. @param {Element} zone */
const mouth = (zone) => zone.querySelector(".deck .card, .backs i:last-of-type") ?? zone;

/** What a root shows now: where every card, zone and score is. @param {Element} root @returns {Picture} */
export function picture(root) {
  const cards = new Map();
  for (const card of root.querySelectorAll(CARDS)) {
    const key = cardKey(card);
    if (key) cards.set(key, [...(cards.get(key) ?? []), spot(card)]);
  }
  const zones = new Map(
    [...root.querySelectorAll("[data-zone]")].map((zone) => [zone.getAttribute("data-zone"), spot(mouth(zone))]),
  );
  const scores = new Map(
    [...root.querySelectorAll("[data-score]")].map((score) => [
      score.getAttribute("data-score"),
      Number(score.getAttribute("data-points")),
    ]),
  );
  return {
    cards,
    zones: /** @type {Picture["zones"]} */ (zones),
    scores: /** @type {Picture["scores"]} */ (scores),
    held: held(root),
    lamp: lampBox(root),
    stands: stands(root),
  };
}

/** A card's key, from zone and text; copies share a list. @param {Element} card */
function cardKey(card) {
  const zone = card.closest("[data-zone]");
  return zone && `${zone.getAttribute("data-zone")} ${card.getAttribute("data-card")}`;
}

/** The hand's cards in order, copies numbered. @param {Element} root @returns {Map<string, Spot>} */
function held(root) {
  const spots = new Map();
  for (const pick of root.querySelectorAll(".pick[data-card]")) {
    let name = `${pick.getAttribute("data-card")}`;
    while (spots.has(name)) name += "'";
    spots.set(name, spot(pick));
  }
  return spots;
}

/** @param {Table | null} table @returns {table is OpenTable} */
const isOpen = (table) => Boolean(table?.view);

/** The latest motion of a root: an older one must not tidy up after it. @type {WeakMap<Element, number>} */
const latest = new WeakMap();

/**
 * Plays the difference between the old picture and what the root shows now. Resolves when everything has come to rest.
 * @param {Element} root @param {Picture} before @param {Table | null} was the table before, or null @param {Table} now
 * @param {{animation?: string, words: Words, news: LogEvent[], from?: Dropped | null}} how
 *   news: what happened between the two; from: where a pointer released a card
 * @returns {Promise<void>}
 */
export async function glide(root, before, was, now, { animation, words, news, from }) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const length = GLIDE[animation ?? "normal"] ?? GLIDE.normal;
  if (!glides(animation) || !isOpen(was) || !isOpen(now)) return;
  const theirs = news.filter(({ seat }) => seat !== now.view.seat);
  const times = theirs.length && !still ? courierTimes(animation) : null;
  if (theirs.length && !times && !still) return; // at that pace only the end result is shown
  const delivered = times ? deliver(root, theirs, before.zones, { words, times }) : [];
  const late = times ? times.hold + times.glide : 0;
  const cards = times ? theirs.flatMap((event) => ("card" in event ? [event.card] : [])) : [];
  /** @type {Flight[]} */
  const flights = [];
  for (const [at, { element, origin, card }] of arrivals(root, was, now).entries()) {
    const dropped = from?.card === card ? from.spot : undefined;
    const lay = dropped ?? before.cards.get(`${origin} ${card}`)?.at(-1);
    const start = lay ?? before.zones.get(origin);
    const carried = cards.includes(card); // its likeness flies; here only its city rises
    if (carried ? origin.startsWith("hand:") : start)
      flights.push({
        element,
        start: (!carried && start) || null,
        sized: Boolean(lay) || !origin.startsWith("hand:"),
        delay: at * STAGGER,
      });
  }
  const elements = flights.map((each) => each.element);
  const starts = [
    ...delivered,
    ...walk(root, before.stands, length, still, late),
    ...(still
      ? elements.map((element) => () => [fade(element)])
      : [
          ...flights.flatMap(({ start, ...flight }) => (start ? [fly({ ...flight, start }, length)] : [])),
          ...shifts(root, before, elements, length),
          ...rises(root, elements, times ? late + times.rest : length),
          ...moveLamp(root, before.lamp),
        ]),
  ];
  counts(root, before, words.signed, still ? 0 : times ? late + times.rest : length);
  await settled(
    root,
    starts.flatMap((start) => start()),
    was.ply,
  );
}

/**
 * Until everything has come to rest, what happened from that half-move on leaves no trace, and nothing is struck out.
 * @param {Element} root @param {Animation[]} plays @param {number} ply
 */
async function settled(root, plays, ply) {
  const mine = (latest.get(root) ?? 0) + 1;
  latest.set(root, mine);
  const coming = [...root.querySelectorAll(":is(.trace, .trail)[data-ply]")].filter(
    (each) => Number(each.getAttribute("data-ply")) >= ply,
  );
  root.classList.toggle("moving", plays.length > 0);
  for (const each of coming) each.classList.toggle("coming", plays.length > 0);
  await Promise.allSettled(plays.map((play) => play.finished));
  for (const each of coming) each.classList.remove("coming");
  if (latest.get(root) === mine) root.classList.remove("moving");
}

/**
 * @typedef {object} Flight   of a card to its place
 * @property {Element} element
 * @property {Spot | null} start
 * @property {boolean} sized   whether `start` has the card's size; of a hidden hand only the place is known
 * @property {number} delay   ms
 */

/** @param {Flight & {start: Spot}} flight @param {number} length @returns {Start} */
function fly({ element, start, sized, delay }, length) {
  const end = spot(element);
  const scale = sized && end.width ? start.width / end.width : 1;
  const carrier = element.closest(".held, .slot, .stand") ?? element;
  return () => {
    carrier.classList.add("flying");
    const play = element.animate(
      [
        {
          transform: `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${scale})`,
          transformOrigin: "0 0",
        },
        { transform: "none", transformOrigin: "0 0" },
      ],
      { duration: length, delay, easing: EASE, fill: "backwards" },
    );
    void play.finished.catch(() => {}).then(() => carrier.classList.remove("flying"));
    return [play];
  };
}

/** @param {Element} element */
const fade = (element) => element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, easing: "ease-out" });

/**
 * The rest of the hand closes up or makes room.
 * @param {Element} root
 * @param {Picture} before
 * @param {Element[]} flown
 * @param {number} length
 * @returns {Start[]}
 */
function shifts(root, before, flown, length) {
  const after = held(root);
  return [...root.querySelectorAll(".pick[data-card]")].flatMap((pick, at) => {
    const name = [...after.keys()][at];
    const [start, end] = [before.held.get(name), after.get(name)];
    if (
      !start ||
      !end ||
      flown.some((element) => pick.contains(element)) ||
      Math.abs(start.left - end.left) + Math.abs(start.top - end.top) < 2
    )
      return [];
    const way = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
    return [() => [pick.animate([{ transform: way }, { transform: "none" }], { duration: length, easing: EASE })]];
  });
}

/**
 * The city of a played card rises from the height that the expedition had reached before.
 * @param {Element} root
 * @param {Element[]} flown
 * @param {number} length
 * @returns {Start[]}
 */
function rises(root, flown, length) {
  return flown.flatMap((card) => {
    const city = card.querySelector(".city");
    const slot = card.closest(".mine .slot, .theirs .slot");
    if (!city || !slot) return [];
    const earlier = slot.previousElementSibling?.querySelector(".city");
    const height = Number(getComputedStyle(city).getPropertyValue("--height"));
    const found = earlier ? Number(getComputedStyle(earlier).getPropertyValue("--height")) : 1;
    const way = [Math.min(found, height), height].map((at) => ({ transform: `translateY(${(10 - at) * 7.2}px)` }));
    return [() => [city.animate(way, { duration: RISE, delay: length, easing: EASE, fill: "backwards" })]];
  });
}

/**
 * Counts scores that changed to their new number.
 * @param {Element} root
 * @param {Picture} before
 * @param {(n: number) => string} signed
 * @param {number} delay ms
 */
function counts(root, before, signed, delay) {
  for (const element of root.querySelectorAll("[data-score]")) {
    const old = before.scores.get(`${element.getAttribute("data-score")}`);
    const end = Number(element.getAttribute("data-points"));
    const text = element.querySelector("bdi")?.firstChild;
    if (old !== undefined && old !== end && delay && text instanceof Text) tally(text, old, end, signed, delay);
  }
}

/**
 * Counts in one text; stops if someone else has written there meanwhile.
 * @param {Text} text
 * @param {number} from
 * @param {number} to
 * @param {(n: number) => string} signed
 * @param {number} delay
 */
function tally(text, from, to, signed, delay) {
  const last = text.data;
  let shown = last;
  const began = performance.now() + delay;
  const step = (/** @type {number} */ time) => {
    if (text.data !== shown || !text.isConnected) return;
    const part = Math.min(1, Math.max(0, (time - began) / COUNT));
    const said = part === 1 ? last : signed(Math.round(from + ((to - from) * Math.floor(part * STEPS)) / STEPS));
    if (said !== shown) text.data = said; // each write lays its line out again
    shown = said;
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** A refused card shakes: six pixels, twice. @param {Element | null} element @param {string | undefined} animation */
export function shake(element, animation) {
  if (!element || animation === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate(
    [0, -6, 6, -6, 6, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 260, easing: "ease-in-out" },
  );
}
