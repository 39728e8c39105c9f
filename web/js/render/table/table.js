// @ts-check
/**
 * A table as one sees it: a pure function of the protocol's table object, what the person at the page has chosen, and
 * the words. It lays zones out by kind and knows no rule of any game. The same tree serves desk and phone: css/layouts/
 * moves its parts.
 */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { contours, icon } from "../draw/art.js";
import { deck } from "./deck.js";
import { hand } from "./hand.js";
import { log } from "../words/log.js";
import { story } from "../words/story.js";
import { kitOf } from "../kits.js";
import { curtain, notice, remark } from "../words/notices.js";
import { pointing } from "../words/primer.js";
import { nearest, otherPeople } from "./people.js";
import { goneThrough, openHand } from "./going.js";
import { knownHands } from "./holding.js";
import { nameOf } from "../words/say.js";
import { since } from "./since.js";
import { hints, sit } from "./sitting.js";
import { lamp, litSeat, turn } from "./turn.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").OpenTable} OpenTable */
/** @typedef {import("./sitting.js").Ui} Ui */
/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("../words/say.js").Words} Words */

/** The table, whole. @param {Table} table @param {Partial<Ui>} ui @param {Words} words @returns {Tree} */
export function drawTable(table, ui, words) {
  if (!table.view) return h("div", { class: "stage", dir: words.dir }, curtain(table, words));
  const sitting = sit(/** @type {OpenTable} */ (table), ui, words, kitOf(table.game));
  const { view } = table;
  const many = Boolean(sitting.kit.tally) || view.seats > 2; // then the people need a whole column
  const names = table.seats.map((_, seat) => nameOf(table, seat, words));
  const onlooker = view.seat === null ? " onlooker" : "";
  const crowd = many ? ` many seats-${view.seats}` : "";
  const going = goneThrough(table);
  const crowded = many && !(going && view.seats === 2); // an onlooker has room between two people
  const opened = going?.open && view.seats === 2 ? " opened" : "";
  const said = notice(sitting) ?? remark(sitting);
  // The kind of notice, for the styles of everything that makes room for it: searching for it would take them longer.
  const kind = /\b(news|primer|guide(?! primer)|hint|refusal|question)\b/.exec(String(said?.attrs.class))?.[1];
  const helped = said ? ` helped${kind ? ` by-${kind}` : ""}` : "";
  const known = knownHands(sitting);
  const shows = known ? ` shows-hands${/\bended\b/.test(String(known.attrs.class)) ? " shows-all" : ""}` : "";
  const draws = sitting.moves.some((move) => move.kind === "draw") ? " draws" : "";
  const drawn = h(
    "div",
    { class: "stage", dir: words.dir },
    h(
      "main",
      {
        class: `table game-${table.game}${onlooker}${crowd} phase-${view.phase}${opened}${helped}${shows}${draws}`,
        style: { "--lanes": view.suits.length, "--seats": view.seats },
        "aria-label": words.say("zone-table"),
      },
      h(
        going ? "h2" : "h1", // the screen for going through has a heading of its own
        { class: "unseen" },
        words.say("zone-title", { game: words.say(`game-${table.game}`), names: words.list(names) }),
      ),
      h("div", { class: "frame", "aria-hidden": "true" }, contours()),
      h("div", { class: "people" }, otherPeople(sitting), crowded ? null : since(sitting), nearSeat(sitting)),
      known,
      openHand(sitting),
      sitting.kit.field(sitting),
      view.seat === null ? null : hand(sitting),
      h(
        "div",
        { class: "aids" },
        going ? null : tools(sitting),
        sitting.kit.aids?.(sitting),
        deck(sitting),
        crowded ? since(sitting) : null,
        going ? story(sitting) : log(sitting),
        said,
      ),
    ),
  );
  return pointing(drawn, table);
}

/**
 * Who sits at the near side, under the plate that says whose turn it is. On a phone the turn is a bar, and the frame
 * encloses bar and hand together.
 * @param {Sitting} sitting @returns {Tree}
 */
function nearSeat(sitting) {
  const lit = litSeat(sitting) === sitting.own;
  return h(
    "div",
    { key: "near-seat", class: `near-seat${lit ? " lit" : ""}` },
    turn(sitting),
    nearest(sitting),
    lit ? lamp() : null,
  );
}

/**
 * Menu, hint, undo, log, sound; after the match there is nothing to take back.
 * @param {Sitting} sitting
 * @returns {Tree}
 */
function tools({ table, ui, words }) {
  const undo = words.say(table.undo === "practice" ? "action-undo-practice" : "action-undo");
  return h(
    "div",
    { key: "tools", class: "tools", role: "toolbar", "aria-label": words.say("zone-tools") },
    tool("menu", "menu", words.say("action-menu")),
    tool("hint", "lamp", words.say("action-hint"), { "aria-disabled": !hints(table) || null }),
    table.waiting === "match" ? null : tool("undo", "undo", undo, { "aria-disabled": !table.undo || null }),
    tool("log", "log", words.say("zone-log"), { "aria-expanded": ui.logOpen }),
    tool("sound", "snd", words.say("action-sound"), { "aria-pressed": Boolean(ui.settings.sound) }),
  );
}

/**
 * @param {string} act
 * @param {string} drawing
 * @param {string} said
 * @param {import("../draw/tree.js").Attrs} [more]
 * @returns {Tree}
 */
const tool = (act, drawing, said, more = {}) =>
  h(
    "button",
    { key: act, type: "button", class: `tool to-${act}`, "data-act": act, "aria-label": said, title: said, ...more },
    icon(drawing),
  );
