// @ts-check
/** Matches at a distance: every act there is one of the desk's, which comes with the first (js/distance/desk.js). */
import { go } from "../route.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export const distanceActs = ({ desk }) => ({
  afar: () => go("distance", "new"),
  post: (element, value) => void desk().then((it) => it.act(element.dataset.post ?? value, element)),
});
