// @ts-check
/** The ways between the screens. */
import { awaited } from "../../common/late.js";
import { back, go, swap, toTable } from "../route.js";
import { dialog, shut } from "./tools.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export const wayActs = ({ store, live, review, trouble }) => ({
  back,
  home: () => {
    shut(store);
    store.update({ queued: false });
    if (store.get().screen === "table") swap("home");
    else go("home");
  },
  shut: () => shut(store),
  resume: (_, id) => void live.open(id),
  through: (_, way) => go("through", way),
  review: (_, match) => go("review", match),
  branch: (_, place) => askBranch(store, place),
  "branch-yes": (_, place) => {
    shut(store);
    const [match, at, anew] = place.split("/");
    const [round, turn] = at.split(".").map(Number);
    void live.branch(match, { round: round - 1, turn, anew: anew ? Number(anew) : null });
  },
  "try-exercise": (_, id) => go("exercise", id),
  "delete-exercise": (_, id) =>
    void awaited("js/kept_exercises", import("../after/kept_exercises.js"))
      .then(({ drop }) => drop(store, id))
      .catch(trouble),
  "review-do": (element, value) => review(element.dataset.what ?? "", value),
  "to-table": () => toTable(),
  "sheet-round": (_, round) => store.update({ part: round, fresh: "" }),
  "other-setup": () => go("setup"),
});

/**
 * Asks, before playing on from a place of a match, whether the cards stay as they were or are dealt anew as that seat
 * saw it.
 * @param {import("./tools.js").Tools["store"]} store @param {string} value match, place and seat: "m-1/2.17/0"
 */
export function askBranch(store, value) {
  const [match, at] = value.split("/");
  const ways = [
    { act: "branch-yes", key: "branch-same", value: `${match}/${at}/` },
    { act: "branch-yes", key: "branch-anew", value },
  ];
  dialog(store, "ask", { key: "branch-ask", lines: ["branch-practice"], ways });
}
