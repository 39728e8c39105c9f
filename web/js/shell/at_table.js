// @ts-check
/** The table's own part of the program, loaded once there is a table, and people's own players at it. */
/** @import { Table } from "../wire.d.ts" */
import { awaited } from "../common/late.js";
import { roomOf } from "../render/rooms.js";
import { DIALOGS } from "../screens/over.js";
import { news, trouble, wanted } from "./app.js";
import { deskOf } from "./distance.js";
import { go, swap, where } from "./route.js";
import { hasOwn } from "./setup.js";
import { PLAY, style } from "./device/styles.js";
import { spoken, wish } from "./wishes.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {Parameters<import("../play/in_play.js").Leave>} Leaving */

/** The latest table: if two follow each other quickly, the words of the first may come later. */
/** @type {Table | null} */
let newest = null;

/** Draws a new table; null: there is none. @param {App} app @param {Table | null} table */
export async function place(app, table) {
  newest = table;
  if (table && atSheet(table)) counted.add(sheetName(table)); // it comes from storage, or was given up
  heedOwn(app, table);
  if (!table) return app.play?.close();
  try {
    const wordy =
      !roomOf(table.game).early ||
      hasOwn(table) ||
      app.guide.guides(table) ||
      table.practice ||
      Boolean(table.rules.turn_limit) ||
      Boolean(table.primer ?? table.afar);
    const [{ createPlay }, sound, { menu }] = await Promise.all([
      awaited("js/play", import("../play/play.js")),
      awaited("js/sound", import("./device/sound.js")),
      awaited("js/menu", import("../screens/menu.js")),
      style(PLAY),
      spoken(app, wordy),
    ]);
    if (newest !== table) return;
    DIALOGS.menu = menu;
    app.play ??= createPlay(toolsOf(app, sound));
    app.play.show(table);
  } catch (error) {
    trouble(app, error);
  }
}

/** The score sheets that have been opened, so that each is counted out once. @type {Set<string>} */
const counted = new Set();
/** @param {Table} table */
const atSheet = ({ waiting }) => waiting === "round" || waiting === "match";
/** @param {Table} table */
const sheetName = ({ id, round, waiting }) => `${id} ${round} ${waiting}`;

/** A match's last sheet prints its winner's city once, with a sound. @param {App} app */
export function hearPrint({ roots, store }) {
  roots.shell.addEventListener("animationstart", ({ animationName }) => {
    if (animationName !== "city-print") return;
    // A sound that cannot be fetched is not worth a message.
    import("./device/sound.js").then(({ makeSound }) => makeSound("print", store.get().settings)).catch(() => {});
  });
}

/** Opens a score sheet, the first time to be counted out. @param {App} app @param {Table} table */
function layOpen({ store }, table) {
  const first = atSheet(table) && !counted.has(sheetName(table));
  counted.add(sheetName(table));
  store.update({ table, fresh: first ? "count" : "", row: first ? 0 : store.get().row });
}

/** @param {App} app @param {typeof import("./device/sound.js")} sounds @returns {import("../play/in_play.js").Tools} */
const toolsOf = (app, { makeSound }) => ({
  root: app.roots.table,
  engine: app.engine,
  words: () => app.store.get().words,
  settings: () => app.store.get().settings,
  change: (part) => wish(app, part),
  announce: app.announce,
  sound: (name) => makeSound(/** @type {import("./device/sound.js").Sound} */ (name), app.store.get().settings),
  leave: (to, detail) => leave(app, to, detail),
  guide: app.guide,
  own: async (table, seat) => (await own(app)).consult(table, seat),
  bring: () => app.act("own-bring"),
  stop: (seat) => void app.owns?.then((it) => it.stop(seat)),
  changed: (table) => {
    if (where().screen === "sheet") table.sheet ??= app.store.get().table?.sheet ?? null; // it is being looked at
    app.store.update({ table, afar: table.afar ?? null });
    heedOwn(app, table);
  },
  atHand: () => atHand,
  comesTo: ({ id }) => {
    const pressed = id !== app.opened;
    app.opened = ""; // coming to it again takes a press
    return pressed;
  },
  spoken: () => spoken(app, true),
});

/** The table hands over to another screen. @param {App} app @param {Leaving[0]} to @param {Leaving[1]} [detail] */
function leave(app, to, detail) {
  const { update } = app.store;
  if (to === "distance") return void deskOf(app).then((desk) => desk.act(String(detail)));
  if (to === "menu") return update({ dialog: { kind: "menu" } });
  if (to === "sheet" && typeof detail === "object") layOpen(app, detail);
  if (to === "home") {
    news(app, { key: String(detail), bad: true });
    return swap("home");
  }
  go(to, to === "rules" && detail ? String(detail) : "");
}

/** People's own players. @param {App} app @returns {Promise<import("./app.js").Own>} */
export const own = (app) => wanted(app, "owns", owns);

/** @param {App} app */
const owns = (app) => awaited("js/own", import("../own/host.js")).then((it) => it.makeOwn(app.engine));

/** Screens on which a match is played. */
const PLAYED = new Set(["table", "sheet"]);
/** Those opened from a table, while the match goes on. On all others its table is left, and waits. */
const LOOKED_AT = new Set(["rules", "settings"]);
let atHand = false;

/** The person has moved to another screen. @param {App} app */
export function heedScreen(app) {
  const { screen } = where();
  atHand = PLAYED.has(screen) || (atHand && LOOKED_AT.has(screen));
  heedOwn(app);
  app.play?.goOn();
}

/**
 * Ends people's own players that have no seat at the table shown.
 * @param {App} app
 * @param {Table | null} [table]
 */
const heedOwn = (app, table = app.store.get().table) => void app.owns?.then((it) => it.heed(atHand ? table : null));

/** @param {App} app */
export const closeOwn = (app) => app.owns?.then((it) => it.closeAll());
