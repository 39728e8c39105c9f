// @ts-check
/**
 * From pointers and keys to acts. What can be done is in the page as `data-act` (see render/). This file finds it for a
 * click, a tap, a card carried to its place, or a key, and calls `act(name, data)`; the second click of a double one
 * comes with `again`. It knows no game and no rule.
 *
 * @typedef {object} Pressed   what an element says about itself; each act reads what its own elements have
 * @property {string} card
 * @property {string} index
 * @property {string} move
 * @property {string} to
 * @property {string} seat
 * @property {string} rule
 * @property {string} turn
 * @property {string} value   which part of a match at a distance
 * @property {import("../motion/motion.js").Spot} [from]   where a pointer released a card
 * @property {boolean} [again]   of a click: whether it is the second of a double one
 *
 * @typedef {(name: string, data: Partial<Pressed>) => void} Act
 */
import { SHOWN, travelBoard } from "./board_keys.js";
import { carrying } from "./carrying.js";

/**
 * The keys of the table, for the list that people read: what is printed on the keys ("…" stands for the ones between),
 * and the words for what they do.
 */
export const KEYS = [
  { keys: ["←", "→"], say: "key-arrows" },
  { keys: ["↑", "↓"], say: "key-up" },
  { keys: ["1", "…", "8"], say: "key-numbers" },
  { keys: ["Enter"], say: "key-enter" },
  { keys: ["Tab", "Enter"], say: "key-worth" },
  { keys: ["P"], say: "key-play" },
  { keys: ["D"], say: "key-discard" },
  { keys: ["U"], say: "key-undo" },
  { keys: ["H"], say: "key-hint" },
  { keys: ["L"], say: "key-log" },
  { keys: ["S"], say: "key-skip" },
  { keys: ["M"], say: "key-menu" },
  { keys: ["Esc"], say: "key-esc" },
];

const TARGETS = "button.target:not(.closed), .stock.legal .deck, button.step-target, button[data-act='place']";

/**
 * Listens for as long as the page lives, or until the signal.
 * @param {HTMLElement} root @param {Act} act @param {AbortSignal} [signal]
 */
export function listen(root, act, signal) {
  const clicked = (/** @type {MouseEvent} */ event) => {
    const found = event.target instanceof Element ? event.target.closest("[data-act]") : null;
    if (found instanceof HTMLElement || found instanceof SVGElement)
      act(found.dataset.act ?? "", { ...found.dataset, again: event.detail > 1 });
  };
  root.addEventListener("click", clicked, { signal });
  rove(root, act, signal);
  root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  // The focus moves into a seat's sheet as into a dialog; the browser moves it back, and Escape closes the sheet.
  const into = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLElement && target.matches(":popover-open")) target.querySelector("h3")?.focus();
  };
  root.addEventListener("toggle", into, { capture: true, signal }); // it does not bubble
  carrying(root, act, signal);
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (
      root.hidden ||
      !root.firstElementChild ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector("dialog[open], :popover-open") // it has its own keys, wherever the focus is
    )
      return;
    if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog")) return;
    if (event.repeat && /^(Enter|\S)$/u.test(event.key)) return event.preventDefault(); // held down, a key presses once
    if (key(root, act, event)) event.preventDefault();
  };
  document.addEventListener("keydown", pressed, { signal });
}

/**
 * The card of the hand that gets the focus, by whatever key, is where keys continue from.
 * @param {HTMLElement} root @param {Act} act @param {AbortSignal} [signal]
 */
function rove(root, act, signal) {
  let pressing = false; // by a pointer: its effect comes on release, and one drawing is enough
  root.addEventListener("mousedown", () => (pressing = true), { signal });
  for (const ends of ["mouseup", "keydown"])
    document.addEventListener(ends, () => (pressing = false), { capture: true, signal });
  const focused = (/** @type {FocusEvent} */ { target }) => {
    if (pressing) return;
    if (target instanceof HTMLElement && target.matches(".pick")) act("rove", { index: target.dataset.index });
  };
  root.addEventListener("focusin", focused, { signal });
}

/**
 * @param {HTMLElement} root
 * @param {Act} act
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was ours
 */
function key(root, act, event) {
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) return number(root, act, Number(digit) - 1);
  if (name in MOVES) return travel(root, name, event);
  if (name === " " && document.activeElement === document.body)
    return press(root, ".stock.legal .deck") || press(root, "[data-act='pass']");
  if (name === "Escape") return (act("cancel", {}), true);
  if (name === "Enter" && document.activeElement?.matches("[data-cell]"))
    return press(document.activeElement, "[data-act='worth']");
  // Where people type other letters, the key's place on the keyboard counts.
  const letter = /^[a-z]$/.test(name) ? name : /^Key([A-Z])$/.exec(event.code)?.[1].toLowerCase();
  if (letter === "p") return press(root, ".target.play") || press(root, ":is(.lane, .near) button.closed");
  if (letter === "d")
    return press(root, ".target.discard") || press(root, ".stock.legal .deck") || press(root, ".deck");
  if (letter === "s") return press(root, ".onward");
  if (letter && letter in TOOLS) return press(root, `.to-${TOOLS[letter]}`);
  return false;
}

/** @type {Record<string, string>} */
const TOOLS = { u: "undo", h: "hint", l: "log", m: "menu" };

/** @param {Element} root @param {string} which */
function press(root, which) {
  const found = root.querySelector(which);
  if (!(found instanceof HTMLElement)) return false;
  found.click();
  return true;
}

/**
 * A number chooses that card of the hand or, when a card is to be drawn, that pile.
 * @param {HTMLElement} root
 * @param {Act} act
 * @param {number} at
 */
function number(root, act, at) {
  if (root.querySelector(".stock.legal")) {
    const target = root.querySelectorAll(".pile")[at]?.querySelector(".target");
    if (target instanceof HTMLElement) target.click();
    return true;
  }
  const card = root.querySelectorAll(".pick")[at];
  if (card instanceof HTMLElement) {
    card.focus(SHOWN);
    card.click();
  }
  return true;
}

/** How keys move along a row: -1 towards its start, 1 towards its end. @type {Record<string, number>} */
const MOVES = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0, Home: -Infinity, End: Infinity };

/**
 * Arrows go along the hand, up to the targets, along them, and down again.
 * @param {HTMLElement} root
 * @param {string} name
 * @param {KeyboardEvent} event
 */
function travel(root, name, event) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return false;
  if (focused.closest(".column")) return false; // scrolls a column longer than its room
  if (focused.closest(".lines")) return along(focused, name);
  if (travelBoard(root, name)) return true;
  const hand = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".pick")]);
  const targets = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(TARGETS)]);
  const stop = hand.find((card) => card.tabIndex === 0) ?? hand[0];
  const there = targets.indexOf(/** @type {HTMLElement} */ (focused)) >= 0;
  if (name === "ArrowUp" || name === "ArrowDown") {
    const goal =
      name === "ArrowUp" && !there
        ? (targets.find((each) => each.matches(".play")) ?? targets.find((each) => each.matches(".deck")) ?? targets[0])
        : stop;
    goal?.focus(SHOWN);
    return Boolean(goal);
  }
  const asks = focused?.matches(".weigh")
    ? /** @type {HTMLElement[]} */ ([...(focused.closest(".side")?.querySelectorAll(".weigh") ?? [])])
    : [];
  const row = asks.length ? asks : there ? targets : hand;
  if (!row.length) return false;
  const way = MOVES[name] * mirrored(root, name);
  const at = row.indexOf(/** @type {HTMLElement} */ (focused));
  if (at < 0 && !event.repeat && Number.isFinite(way)) stop?.focus(SHOWN);
  else row[Math.min(row.length - 1, Math.max(0, at + way))]?.focus(SHOWN);
  return true;
}

/**
 * Moves along the lines of the log, which are one stop of the Tab key however many they are.
 * @param {HTMLElement} focused the lines, or the number of a turn among them
 * @param {string} name
 */
function along(focused, name) {
  const all = /** @type {HTMLElement[]} */ ([...(focused.closest(".lines")?.querySelectorAll(".turn-tag") ?? [])]);
  const tags = all.filter((each) => each.checkVisibility());
  const way = name === "ArrowUp" ? -1 : name === "ArrowDown" ? 1 : MOVES[name] * mirrored(focused, name);
  tags[Math.min(tags.length - 1, Math.max(0, tags.indexOf(focused) + way))]?.focus(SHOWN);
  return tags.length > 0;
}

/** -1 where an arrow points against the direction of writing. @param {Element} there @param {string} name */
const mirrored = (there, name) => (name.startsWith("Arrow") && getComputedStyle(there).direction === "rtl" ? -1 : 1);

/** The newest turn whose line was brought into sight. @type {WeakMap<Element, string>} */
const shownEnd = new WeakMap();

/**
 * How far a line of turns has to scroll to show the newest: to its end or, if that turn alone is longer than the line,
 * to the turn's beginning, for nobody starts reading a sentence in the middle.
 * @param {Element} line
 */
function toNewest(line) {
  const rtl = getComputedStyle(line).direction === "rtl";
  const newest = line.lastElementChild?.getBoundingClientRect();
  if (!newest || newest.width <= line.clientWidth) return (rtl ? -1 : 1) * line.scrollWidth;
  const whole = line.getBoundingClientRect();
  return rtl ? newest.right - whole.right : newest.left - whole.left;
}

/**
 * Columns too long for their lane show their last cards and can be scrolled by keys; the line of turns shows its
 * newest.
 * @param {HTMLElement} root
 */
export function reach(root) {
  for (const line of root.querySelectorAll(".since .lines")) {
    const newest = line.lastElementChild?.querySelector(".turn-tag")?.getAttribute("data-ply") ?? "";
    if (shownEnd.get(line) === newest) continue; // the person may have scrolled it to read
    shownEnd.set(line, newest);
    if (line.scrollWidth > line.clientWidth + 1) line.scrollLeft += toNewest(line);
  }
  // Measure all before changing any: after each change the browser would lay out the table again to answer.
  const columns = [...root.querySelectorAll("ol.column")].map((column) => ({
    column,
    height: column.scrollHeight,
    room: column.clientHeight,
  }));
  for (const { column, height, room } of columns) {
    column.classList.toggle("long", height > room + 1 || column.children.length > 5); // few cards, but even less room
    if (height > room + 1) column.setAttribute("tabindex", "0");
    else column.removeAttribute("tabindex");
  }
  for (const { column, height, room } of columns) if (height > room + 1) column.scrollTop = height;
}

/**
 * Where the focus goes after the element that had it is gone, or when there is nothing to do but pass the device on.
 * @param {HTMLElement} root
 */
export function refocus(root) {
  const goals = [
    "[data-act='pass']",
    ".stock.legal .deck, .phase-explore .target.play",
    ".pick[tabindex='0']",
    "button",
  ];
  const goal = goals.map((goal) => root.querySelector(goal)).find(Boolean);
  if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
}
