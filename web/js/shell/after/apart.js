// @ts-check
/**
 * A separate table beside the one in play, with a head above and a foot below: a match that is gone through, an
 * exercise. What is done there is no half-move of a match, makes no sound and shows no tips.
 */
/** @import { Ask } from "../../messages.d.ts" */
/** @import { Table } from "../../wire.d.ts" */
import { createPlay } from "../../play/play.js";
import { go } from "../route.js";

/**
 * @param {import("../app.js").App} app
 * @param {HTMLElement} root
 * @param {string} name   its parts are called `<name>-head`, `<name>-ground`, `<name>-foot`
 * @param {string} table   which one it is, for the engine
 * @param {(table: Table) => void} changed
 * @param {Ask} [ask]   if more is to be done than passing the question on
 */
export function layApart({ store, engine, announce }, root, name, table, changed, ask) {
  const [head, ground, foot] = Object.entries({ head: "header", ground: "div", foot: "footer" }).map(([part, tag]) => {
    const made = document.createElement(tag);
    made.className = `${name}-${part}`;
    return made;
  });
  root.replaceChildren(head, ground, foot);
  const play = createPlay({
    root: ground,
    engine: { ask: ask ?? /** @type {Ask} */ ((message) => engine.ask(message, table)) },
    words: () => store.get().words,
    settings: () => ({ ...store.get().settings, tips: false }),
    change: () => {},
    announce,
    sound: () => {},
    leave: (to, detail) => to === "rules" && go("rules", String(detail ?? "")),
    own: ({ ply }) => engine.ask({ do: "hurry", ply }, table), // no person's own player sits here
    stop: () => {},
    changed,
  });
  return { head, ground, foot, play };
}
