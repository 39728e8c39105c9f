// @ts-check
/**
 * Shows a turn again when its number is pressed: its cards travel once more, and its marks pulse. Likewise a choice
 * that has to be made first, when its result was pressed.
 *
 * @typedef {import("../in_play.js").InPlay} InPlay
 */
import { courierTimes, deliver } from "./courier.js";
import { picture } from "./motion.js";

const BEAT = { duration: 320, iterations: 2, direction: /** @type {const} */ ("alternate"), easing: "ease-out" };

/** Whether nothing should move. @param {InPlay} play */
const isStill = ({ tools }) =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || tools.settings().animation === "off";

/** Draws attention to something. @param {Element} mark @param {boolean} still */
const beat = (mark, still) =>
  mark.animate(still ? [{ opacity: 0.2 }, { opacity: 1 }] : [{ scale: 1 }, { scale: 1.14 }], BEAT);

/** Points to the head of a path that several explorers may begin, where one is chosen. @param {InPlay} play */
export function pointToChoice(play) {
  const choice = play.tools.root.querySelector(".chooser");
  if (!choice) return;
  beat(choice, isStill(play));
  choice.querySelector("button")?.focus();
}

/** @param {InPlay} play @param {number} turn */
export function again(play, turn) {
  const { root, words } = play.tools;
  const { table } = play;
  if (!table?.view) return;
  const news = table.log.filter((event) => event.turn === turn);
  const still = isStill(play);
  const starts = still
    ? []
    : deliver(root, news, picture(root).zones, { words: words(), times: courierTimes("normal") });
  for (const start of starts) start();
  const plies = new Set(news.map(({ ply }) => `${ply}`));
  for (const mark of root.querySelectorAll(":is(.trace, .trail)[data-ply]")) {
    if (!plies.has(mark.getAttribute("data-ply") ?? "")) continue;
    beat(mark, still);
  }
}
