// @ts-check
/**
 * How a new table is shown: what moved glides to its place, and what happened is announced.
 *
 * @typedef {import("./in_play.js").InPlay} InPlay
 * @typedef {import("./motion/motion.js").Dropped} Dropped
 */
/** @import { Table } from "../wire.d.ts" */
import { explain, weigh } from "./explaining.js";
import { draw } from "./in_play.js";
import { reach, refocus } from "./input/input.js";
import { halt } from "./motion/courier.js";
import { glide, glides, picture } from "./motion/motion.js";
import { outfit } from "../render/outfit.js";
import { recent } from "../render/table/trace.js";

/** The choices that end with a change of the table. */
const OVER = {
  chosen: null,
  pending: null,
  refusal: null,
  hint: null,
  advising: false,
  tip: null,
  failed: null,
  thinking: null,
  asking: null,
  unfolded: false,
};

/**
 * Shows a new table.
 * @param {InPlay} play
 * @param {Table} next
 * @param {Dropped | null} [from] where a pointer released a card
 * @param {boolean} [atOnce] without motion
 * @returns {Promise<boolean>} whether it is still the current table, so that play may go on
 */
export async function show(play, next, from = null, atOnce = false) {
  const { root, settings, change, leave, guide, changed, comesTo } = play.tools;
  const mine = ++play.run;
  play.coming = null;
  try {
    await outfit(next.game);
  } catch {
    if (mine === play.run) leave("home", "status-failed-network"); // the table could not be drawn
    return false;
  }
  if (mine !== play.run) return false;
  play.restarts = 0;
  // one voice at a time, and the guide says more
  if (settings().tips && guide?.guides(next)) change({ tips: false });
  const first = play.table?.id !== next.id;
  const worth = lay(play, next, from, atOnce);
  changed(next);
  // The button that led here has gone with its screen.
  if (first && comesTo?.(next) && document.activeElement === document.body) refocus(root);
  if (worth) void weigh(play, worth.of);
  await explain(play);
  return mine === play.run;
}

/**
 * Puts the table in place of the one before. Replies to the person's own questions stay open.
 * @param {InPlay} play
 * @param {Table} next
 * @param {Dropped | null} from
 * @param {boolean} atOnce
 */
function lay(play, next, from, atOnce) {
  const { tools, teller, table: was, ui } = play;
  const { root, settings, words } = tools;
  const same = was?.id === next.id;
  const round = same && was.round === next.round;
  const news = round && next.log.length > was.log.length ? next.log.slice(was.log.length) : [];
  const meanwhile = same && was.curtain && next.view ? recent(next) : [];
  const worth = round && next.view ? ui.worth : null; // stays open while others play
  const asking = round && asksToTakeBack(next) ? ui.asking : null; // likewise
  if (atOnce || !same) halt();
  const before = same && !atOnce && glides(settings().animation) ? picture(root) : null;
  const warned = warning(root);
  const hadFocus = root.contains(document.activeElement);
  const told = same && was.ply === next.ply ? ui.told : tipsTold(settings().tipped);
  play.table = next;
  draw(play, { ...OVER, worth, asking, meanwhile, told, warned: round ? ui.warned : 0 });
  play.pacer.shown(news, next.view?.seat ?? null, settings().animation);
  const recalled = meanwhile.filter((event) => !news.includes(event)); // the news is told below
  teller.recall(same ? recalled : since(next), next);
  // With another device, a move is taken back once the other side agrees.
  teller.tell(news, was, next, play.back || (same && Boolean(next.afar) && next.ply < was.ply));
  play.back = false;
  tipped(play, root.querySelector(".notice.tip p"));
  if (warning(root) !== warned) tools.announce(warning(root));
  if (before) reach(root); // a card flies to its place in the scrolled column
  play.resting = before
    ? glide(root, before, was, next, { animation: settings().animation, words: words(), news, from })
    : Promise.resolve();
  if (hadFocus && (next.waiting === "pass" || !root.contains(document.activeElement))) refocus(root);
  return worth;
}

/** Whether taking back asks for confirmation. @param {Table} table */
export const asksToTakeBack = ({ undo, practice }) => undo === "practice" && !practice;

/** The warning about the last cards, "" while there is none. @param {Element} root */
const warning = (root) => root.querySelector(".notice.warning p")?.textContent ?? "";

/** The news of a match that is taken up again: none behind a curtain. @param {Table} table */
const since = (table) => (table.view ? recent(table) : []);

/** The kinds of tips already told. @param {string} [tipped] the setting @returns {readonly string[]} */
const tipsTold = (tipped) => (tipped === "all" ? ["begin", "sum"] : tipped ? [tipped] : []);

/**
 * Announces a tip that has come into view, and does not show it again on another turn.
 * @param {InPlay} play @param {Element | null} tip
 */
function tipped({ tools, teller }, tip) {
  if (!tip) return;
  teller.advise(tip);
  tools.change({ tipped: tip.getAttribute("data-tip") === "sum" ? "all" : "begin" });
}
