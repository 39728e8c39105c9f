// @ts-check
/**
 * A turn shown once more, where its number was pressed: its cards travel again, and its marks beat.
 *
 * @typedef {import("./in_play.js").InPlay} InPlay
 */
import { courierTimes, deliver } from "./courier.js";
import { picture } from "./motion.js";

const BEAT = { duration: 320, iterations: 2, direction: /** @type {const} */ ("alternate"), easing: "ease-out" };

/** @param {InPlay} play @param {number} turn */
export function again(play, turn) {
  const { root, settings, words } = play.tools;
  const { table } = play;
  if (!table?.view) return;
  const news = table.log.filter((event) => event.turn === turn);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || settings().animation === "off";
  const theirs = news.filter(({ seat }) => seat !== table.view?.seat);
  const starts = still
    ? []
    : deliver(root, theirs, picture(root).zones, { words: words(), times: courierTimes("normal") });
  for (const start of starts) start();
  const plies = new Set(news.map(({ ply }) => `${ply}`));
  for (const mark of root.querySelectorAll(":is(.trace, .trail)[data-ply]")) {
    if (!plies.has(mark.getAttribute("data-ply") ?? "")) continue;
    mark.animate(still ? [{ opacity: 0.2 }, { opacity: 1 }] : [{ scale: 1 }, { scale: 1.14 }], BEAT);
  }
}
