// @ts-check
/** Whether the other side has asked for its last turn back, which is said as long as it waits for an answer. */
import { news } from "../shell/app.js";

const ASKED = "post-asked";

/**
 * Says so wherever the match is on the table, and takes it away when it is answered or another match is: what "Give the
 * turn back" does, it does to the match that is there.
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
