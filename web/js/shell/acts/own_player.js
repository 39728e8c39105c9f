// @ts-check
/**
 * A person's own player, from a file: chosen for a seat in the set-up, or brought to the table where it is missing.
 */
/** @import { Table } from "../../wire.d.ts" */
import { plain } from "../../common/plain.js";
import { nameOf } from "../../render/words/say.js";
import { reseat } from "./seating.js";
import { dialog, shut } from "./tools.js";

const LARGEST_PLAYER = 20_000_000; // bytes of a person's own player

/**
 * @typedef {import("./tools.js").Tools} Tools
 * @typedef {{file: File, seat: number | null}} Offer   a file that waits for the person's consent, and the seat of the
 * set-up it is for; null: for the table where it is missing
 */

/** @param {Tools} tools @returns {import("./tools.js").Acts} */
export function ownPlayerActs(tools) {
  /** @type {Offer | null} */
  let offered = null;
  /** @param {HTMLInputElement} input @param {number | null} seat */
  const ask = async (input, seat) => {
    offered = (await offer(tools, input, seat)) ?? offered;
  };
  return {
    "own-choose": (element) => void ask(element, Number(element.dataset.seat)),
    "own-bring": () => {
      const input = Object.assign(document.createElement("input"), { type: "file", accept: ".py,.whl" });
      input.addEventListener("change", () => void ask(input, null));
      input.click();
    },
    "own-absent": () => tellAbsent(tools),
    "own-yes": async () => {
      const agreed = offered;
      offered = null;
      try {
        // What is behind the question cannot be pressed: no match begins before the player sits there.
        if (agreed?.seat != null) await seatAt(tools, agreed.file, agreed.seat);
      } finally {
        shut(tools.store);
      }
      if (agreed?.seat === null) await bring(tools, agreed.file);
    },
  };
}

/**
 * Says what letting an own player in means, and asks; null if there is no file. The file is read first, so that what
 * plays is what the person agreed to: a file that changes meanwhile can no longer be read.
 * @param {Tools} tools
 * @param {HTMLInputElement} element
 * @param {number | null} seat
 * @returns {Promise<Offer | null>}
 */
async function offer({ store, news }, element, seat) {
  const file = element.files?.[0];
  element.value = ""; // so that the same file can be chosen again
  if (!file) return null;
  const name = plain(file.name);
  if (!/\.(py|whl)$/.test(name) || file.size > LARGEST_PLAYER) {
    news({ key: "own-no-file", values: { name }, bad: true });
    return null;
  }
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) {
    news({ key: "error-file", bad: true });
    return null;
  }
  dialog(store, "ask", {
    key: "own-ask",
    values: { name },
    lines: ["own-ask-is", "own-ask-cannot", "own-ask-can"],
    act: "own-yes",
    yes: "own-ask-yes",
  });
  return { file: new File([bytes], file.name), seat };
}

/**
 * Brings a player to the table where it was missing or has failed and is loaded again.
 * @param {Tools} tools
 * @param {File} file
 */
async function bring(tools, file) {
  const { store, live, own, news } = tools;
  const mind = await (await own()).give(file);
  const seats = (store.get().table?.seats ?? []).flatMap((each, at) => (each.mind === mind ? [at] : []));
  if (!seats.length) return news({ key: "own-other-file", values: { name: plain(file.name) }, bad: true });
  for (const at of seats)
    live.take((await live.ask({ do: "own", seat: at, present: true }))?.table ?? store.get().table);
  tellAbsent(tools);
}

/** Says whose file is missing, so that another plays at the table, and asks for the file. @param {Tools} tools */
function tellAbsent({ store, news }) {
  const { table, notices, words } = store.get();
  const away = table && table.waiting !== "match" ? (table.absent ?? []) : [];
  const absent = away.map((seat) => nameOf(/** @type {Table} */ (table), seat, words));
  store.update({ notices: notices.filter(({ key }) => key !== "own-absent") });
  if (absent.length)
    news({
      key: "own-absent",
      values: { name: words.list(absent), who: absent.length > 1 ? "other" : "one" },
      acts: [{ act: "own-bring", key: "own-bring" }],
    });
}

/**
 * Gives a seat of the set-up to a file.
 * @param {Tools} tools
 * @param {File} file
 * @param {number} seat
 */
async function seatAt({ store, own, news }, file, seat) {
  const { setup } = store.get();
  const beside = setup.games[setup.game].seats.filter((_, at) => at !== seat).map(({ mind }) => mind);
  const mind = await (await own()).give(file, beside);
  if (mind) reseat(store, seat, () => ({ mind, name: "" }));
  else news({ key: "own-same-name", values: { name: plain(file.name) }, bad: true });
}
