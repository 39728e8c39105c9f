// @ts-check
/** The table's own part of the program, which comes when there is a table, and people's own players at it. */
/** @import { Table } from "../wire.d.ts" */
import { roomOf } from "../render/rooms.js";
import { news, trouble } from "./app.js";
import { go, swap } from "./route.js";
import { hasOwn } from "./setup.js";
import { makeSound } from "./device/sound.js";
import { PLAY, style } from "./device/styles.js";
import { spoken, wish } from "./wishes.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {Parameters<import("../play/in_play.js").Leave>} Leaving */

/** The table is another one: it is drawn; null: there is none. @param {App} app @param {Table | null} table */
export async function place(app, table) {
  if (!table) {
    app.play?.close();
    return closeOwn(app);
  }
  try {
    const wordy = !roomOf(table.game).early || hasOwn(table) || app.guide.guides(table);
    const [{ createPlay }] = await Promise.all([import("../play/play.js"), style(PLAY), spoken(app, wordy)]);
    app.play ??= createPlay(toolsOf(app));
    app.play.show(table);
  } catch (error) {
    trouble(app, error);
  }
}

/** @param {App} app @returns {import("../play/in_play.js").Tools} */
const toolsOf = (app) => ({
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
  changed: (table) => app.store.update({ table }),
  spoken: () => spoken(app, true),
});

/** The table hands over to another screen. @param {App} app @param {Leaving[0]} to @param {Leaving[1]} [detail] */
function leave(app, to, detail) {
  const { update } = app.store;
  if (to === "menu") return update({ dialog: { kind: "menu" } });
  if (to === "sheet" && typeof detail === "object") update({ table: detail });
  if (to === "home") {
    news(app, { key: String(detail), bad: true });
    return swap("home");
  }
  go(to, to === "rules" && detail ? String(detail) : "");
}

/** People's own players. @param {App} app @returns {Promise<import("./app.js").Own>} */
export const own = (app) => (app.owns ??= import("../own/host.js").then(({ makeOwn }) => makeOwn(app.engine)));

/** @param {App} app */
export const closeOwn = (app) => app.owns?.then((it) => it.closeAll());
