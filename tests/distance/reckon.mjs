// What the page's own arithmetic answers to a list of [what, one, other].
import { reckon } from "../../web/js/worker/group.js";

export const answer = (asked) => asked.map(([what, one, other]) => reckon(what, one, other));
