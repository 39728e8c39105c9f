// @ts-check
/** The ways between the screens. */
import { back, go, swap } from "../route.js";
import { shut } from "./tools.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export const wayActs = ({ store, live, review }) => ({
  back,
  home: () => {
    shut(store);
    store.update({ queued: false });
    if (store.get().screen === "table") swap("home");
    else go("home");
  },
  shut: () => shut(store),
  resume: (_, id) => void live.open(id),
  through: (_, way) => {
    looked(store);
    go("through", way);
  },
  review: (_, match) => {
    looked(store);
    go("review", match);
  },
  "review-do": (element, value) => review(element.dataset.what ?? "", value),
  "to-table": () => (store.get().screen === "sheet" ? back() : go("table")),
  "sheet-round": (_, round) => store.update({ part: round, fresh: "" }),
  "other-setup": () => go("setup"),
});

/** What has just been read of is looked at. @param {import("./tools.js").Tools["store"]} store */
const looked = (store) =>
  store.update({ notices: store.get().notices.filter(({ key }) => key !== "matches-imported") });
