// Draws tables with everything that can help there, one after the other, and tells what lies upon what it speaks of.
// Much quicker than a drawing at a time: the layout of each is asked for at once, and no frame is awaited.
import { fold } from "/web/js/play/folding.js";
import { weigh } from "/web/js/render/words/worth.js";
import { clear, draw } from "./sample.js";

/** What a chooser of explorers leaves free. */
const CHOOSER_ON = ".board-step, .far, .board-axis .bridges";

/** What a notice, a label or a chooser lies upon, in sentences; `helps` is visit/helps.js. */
function wrong(helps, notices) {
  const told = helps().filter((each) => notices || each !== "there are 0 notices");
  const chooser = document.querySelector(".begin");
  if (!chooser?.checkVisibility()) return told;
  const room = chooser.getBoundingClientRect();
  const over = [...document.querySelectorAll(CHOOSER_ON)].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const wide = Math.min(right, room.right) - Math.max(left, room.left);
    return wide > 1 && Math.min(bottom, room.bottom) - Math.max(top, room.top) > 1;
  });
  return [...told, ...over.map((each) => `the chooser lies on .${each.className}`)];
}

/** Whether two rectangles share more than a hair. */
const share = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;

/** Where rows of the others' stacks lie on one another or on the discard piles. */
function heaped() {
  const rows = [...document.querySelectorAll(".rival")].map((row) =>
    [...row.querySelectorAll(".leaf, .chip, .score")]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect()),
  );
  rows.push([...document.querySelectorAll(".pile .stand")].map((each) => each.getBoundingClientRect()));
  const heaps = (one, at) => rows.slice(at + 1).some((other) => one.some((a) => other.some((b) => share(a, b))));
  return rows.flatMap((row, at) => (heaps(row, at) ? [`row ${at + 1} of the others lies on what is below it`] : []));
}

/** The card that a hint marks, where others lie in front of it. */
function behind() {
  const marked = document.querySelector(".held.hinted .pick");
  if (!marked) return [];
  const { left, top, width, height } = marked.getBoundingClientRect();
  const there = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint(left + width * part, top + height * 0.4));
  return there.every((each) => each?.closest(".held.hinted")) ? [] : ["the hinted card is not in front"];
}

/** Where a sum lies on the cards of its own lane, for which there is no room. */
function crushed() {
  return [...document.querySelectorAll(".mine .lane")].flatMap((lane) => {
    const sum = lane.querySelector(".sum")?.getBoundingClientRect();
    const column = lane.querySelector(".column");
    const cards = [...lane.querySelectorAll(".slot")].map((each) => each.getBoundingClientRect().bottom);
    if (!sum || !column || !cards.length) return [];
    const scrolls = getComputedStyle(column).overflowY !== "visible";
    const end = Math.min(Math.max(...cards), scrolls ? column.getBoundingClientRect().bottom : Infinity);
    return end > sum.top + 3
      ? [`the sum of ${lane.dataset.zone} lies on its cards by ${Math.round(end - sum.top)} px`]
      : [];
  });
}

/** What a lesson points at and cannot be seen for what is said, or not at all. */
function unseen() {
  const said = document.querySelector(".notice")?.getBoundingClientRect();
  const lowest = Math.max(innerHeight, document.documentElement.scrollHeight); // where the page scrolls
  return [...document.querySelectorAll("[data-pointed]")].flatMap((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const name = each.dataset.zone ?? each.textContent.trim();
    if (!each.checkVisibility() || right - left < 8 || bottom - top < 8) return [`${name} is pointed at and unseen`];
    if (left > innerWidth || right < 0 || top > lowest || bottom < 0) return [`${name} is off the screen`];
    const under = said && Math.min(right, said.right) - Math.max(left, said.left) > 1.5;
    return under && Math.min(bottom, said.bottom) - Math.max(top, said.top) > 1.5 ? [`${name} is under its words`] : [];
  });
}

/** Whether the paths lie on a phone that is held upright, where what is said takes of their height. */
function lying() {
  const lanes = document.querySelector(".board-lanes");
  if (!lanes || innerWidth > 700 || innerWidth > innerHeight * 0.9) return [];
  return getComputedStyle(lanes).flexDirection === "row" ? [] : ["the paths lie on a phone held upright"];
}

/** How much of a lesson's words is not in sight: it is all to be read. */
function scrolling() {
  const said = document.querySelector(".notice.primer > .said");
  const out = said ? said.scrollHeight - said.clientHeight : 0;
  return out > 2 ? [`${out} px of a lesson's words are out of sight`] : [];
}

/** Whether the words of an element take more than one line. */
function broken(element) {
  const words = document.createRange();
  words.selectNodeContents(element);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}

/** What opens the rest of a folded word and lies on its cross, breaks in two, or opens less than half a line. */
function opened() {
  const [said, more, shut] = [".said", ".more", ".shut"].map((which) => document.querySelector(`.notice > ${which}`));
  if (!said || !more?.checkVisibility()) return [];
  const least = parseFloat(getComputedStyle(said).lineHeight) / 2;
  const rest = said.scrollHeight - said.clientHeight;
  return [
    ...(shut?.checkVisibility() && share(more.getBoundingClientRect(), shut.getBoundingClientRect())
      ? ["what opens the rest lies on the cross"]
      : []),
    ...(broken(more) ? ["what opens the rest is told in two lines"] : []),
    ...(rest < least ? [`what opens the rest opens ${rest} px`] : []),
  ];
}

/** What was handed over, by its name. @type {Map<string, object[]>} */
const known = new Map();

/** Takes states to draw, once for all sizes and languages. @param {string} name @param {string} states as JSON */
export const learn = (name, states) => known.set(name, JSON.parse(states));

/**
 * Draws each state and tells what is wrong with it. A state is a `name`, a `table`, its `ui` and perhaps a `worth`.
 * @param {{name: string, language: string, helps: string}} all
 */
export async function measure({ name: which, language, helps }) {
  const look = new Function(`return (${helps})`)();
  const found = [];
  for (const { name, table, ui, worth } of known.get(which)) {
    const shown = worth ? (await weigh({ ask: async () => ({ ok: true, worth }) }, worth.of)).worth : null;
    await draw({ table, ui: shown ? { ...ui, worth: shown } : ui, language });
    const root = document.getElementById("table");
    fold(root);
    const notice = Boolean(root.querySelector(".notice")?.checkVisibility());
    found.push(
      ...[
        ...wrong(look, notice),
        ...behind(),
        ...crushed(),
        ...heaped(),
        ...unseen(),
        ...opened(),
        ...lying(),
        ...scrolling(),
      ].map((each) => `${name}: ${each}`),
    );
  }
  clear(); // nobody is to see the last one painted
  return found;
}
