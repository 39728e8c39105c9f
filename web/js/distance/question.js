// @ts-check
/** A notice that the other side asks for its last turn back, shown as long as it waits for an answer. */
import { news } from "../shell/app.js";

const ASKED = "post-asked";

/**
 * Shows the notice wherever the match is on the table, and removes it once it is answered or another match is there:
 * "Give the turn back" acts on the match that is on the table.
 * @param {import("../shell/app.js").App} app
 */
export function heedQuestion(app) {
  const { store } = app;
  let told = "";
  store.heed(() => {
    const { afar, notices } = store.get();
    const asked = afar?.asked ? `${afar.id} ${afar.turn}` : "";
    if (asked === told) return;
    told = asked;
    store.update({ notices: notices.filter(({ key }) => key !== ASKED) });
    if (!afar || !asked) return;
    const values = { name: afar.names[1 - afar.seat] };
    news(app, { key: ASKED, values, acts: [{ act: "post", key: "post-undo", value: "undo" }] });
  });
}
