// @ts-check
/** Matches at a distance: every act is one of the desk's, which the first act loads (js/distance/desk.js). */
import { go } from "../route.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export const distanceActs = ({ desk }) => ({
  afar: () => go("distance", "new"),
  post: (element, value) => void desk().then((it) => it.act(element.dataset.post ?? value, element)),
});
