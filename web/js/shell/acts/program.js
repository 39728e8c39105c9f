// @ts-check
/** What the program says about itself, and the answers: notices, a newer version, a report, a failed start. */
import { askAgain, awaited } from "../../common/late.js";
import { repair } from "../start/kept_here.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export const programActs = ({ store, engine, update }) => ({
  "dismiss-notice": (_, key) => store.update({ notices: store.get().notices.filter((notice) => notice.key !== key) }),
  // If this fails, the host no longer has files of this version: a reloaded page is the new one.
  "apply-update": () =>
    void awaited("js/renewing", import("../device/renewing.js")).then(
      ({ renew }) => update(renew),
      () => location.reload(),
    ),
  "copy-report": () => void copyReport(store),
  mend: () => void repair(store),
  retry: () => engine.retry(),
  "ask-again": () => void (askAgain() || location.reload()),
  reload: () => location.reload(),
});

/** @param {import("../state.js").Store} store */
async function copyReport(store) {
  const { dialog: shown } = store.get();
  if (!shown?.report) return;
  try {
    await navigator.clipboard.writeText(shown.report);
    store.update({ dialog: { ...shown, copied: true } });
  } catch {
    const report = document.querySelector("dialog .report");
    report?.closest("details")?.setAttribute("open", "");
    if (report) getSelection()?.selectAllChildren(report); // no clipboard here: select it, to be copied by keyboard
  }
}
