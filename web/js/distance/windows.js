// @ts-check
/**
 * A match may go on in another window, as when a messenger opens each link in one of its own. Whoever comes back to
 * this one sees it as it stands, and hands out no old message.
 */
import { isAfar } from "../common/afar.js";

/** What differs once a match has gone on. @param {import("../render/words/post.js").Brief} afar */
export const standing = ({ waits, number, sent, turn, asked, asking }) =>
  [waits, number, sent, turn, asked, Boolean(asking)].join();

/**
 * @param {Pick<import("./desk.js").Tools, "app" | "get">} tools
 * @param {() => Promise<unknown>} again   brings the match on the table there anew, as it is kept
 */
export function heedOtherWindows({ app: { store, engine }, get }, again) {
  let looking = false;
  async function look() {
    const { afar } = store.get();
    if (document.visibilityState !== "visible" || looking || !afar || !isAfar(afar.id) || get().busy) return;
    looking = true;
    try {
      const kept = (await engine.matches().catch(() => [])).find(({ id }) => id === afar.id)?.summary?.afar;
      // Not where it has gone on here meanwhile.
      if (kept && store.get().afar === afar && standing(kept) !== standing(afar)) await again();
    } finally {
      looking = false;
    }
  }
  window.addEventListener("visibilitychange", look); // it rises from the document
  window.addEventListener("focus", look); // two windows side by side are both visible
}
