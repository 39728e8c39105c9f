// @ts-check
/** A match as a whole: its next round, its score sheet, a rematch, giving up. */
import { nameAt } from "../../render/words/say.js";
import { go } from "../route.js";
import { dialog, shut } from "./tools.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export function matchActs(tools) {
  const { store, live } = tools;
  return {
    next: () => void live.next(),
    "row-next": () => {
      store.update({ row: store.get().row + 1 });
      // once it is drawn
      queueMicrotask(() => document.querySelector("[data-pointed]")?.scrollIntoView({ block: "nearest" }));
    },
    "skip-count": () => store.update({ fresh: "print" }),
    standings: () => void standings(tools),
    rematch: () => void live.rematch(),
    concede: (_, seat) => {
      const people = live.isYou(Number(seat)) ? "one" : "other";
      const { table, words } = store.get();
      const values = { people, name: table ? nameAt(table.seats, Number(seat), words) : "" };
      dialog(store, "ask", {
        key: "menu-concede-ask",
        values,
        act: "concede-yes",
        yes: "menu-concede-yes",
        value: seat,
      });
    },
    "concede-yes": (_, seat) => {
      shut(store);
      void live.concede(Number(seat));
    },
  };
}

/**
 * The score sheet in the middle of a round, as if the round ended now.
 * @param {import("./tools.js").Tools} tools
 */
async function standings({ store, live, engine }) {
  const reply = await engine.ask({ do: "sheet" });
  if (!reply.ok) return live.refused(reply.error);
  const { table } = store.get();
  if (table) store.update({ table: { ...table, sheet: reply.sheet }, dialog: null });
  go("sheet");
}
