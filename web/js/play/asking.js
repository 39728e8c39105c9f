// @ts-check
/**
 * What a person asks of a table without changing it, and is told: what a column is worth, why something cannot be done,
 * what the strongest player would do, and what a beginner should know now.
 *
 * @typedef {import("../render/say.js").Words} Words
 * @typedef {import("../render/sitting.js").Ui} Ui
 */
import { refusalWords } from "../render/say.js";

/**
 * @param {object} tools  those of play.js that are needed here, and
 * @param {HTMLElement} tools.root
 * @param {{ask: (message: any) => Promise<any>}} tools.engine
 * @param {() => Words} tools.words
 * @param {(text: string) => void} tools.announce
 * @param {{tip: (table: any) => Promise<import("../shell/guide.js").Tip | null>}} [tools.guide]
 * @param {() => any} [tools.spoken]
 * @param {() => {table: any, ui: Ui, run: number}} tools.now   what is on the page; `run` is another once the table is
 * @param {(part?: Partial<Ui>) => void} tools.draw
 * @param {(refusal: any) => void} tools.refuse
 * @param {(reply: any) => void} tools.failed
 */
export function makeAsking({ root, engine, words, announce, guide, spoken, now, draw, refuse, failed }) {
  /**
   * Asks until what is thought about slice by slice has come: the reply, or null where it is not wanted any more.
   * @param {string} what
   * @param {() => boolean} wanted
   * @param {(part: number) => void} [progress]
   * @returns {Promise<any>}
   */
  async function thought(what, wanted, progress) {
    while (wanted()) {
      const reply = await engine.ask({ do: what, ply: now().table.ply });
      if (!wanted()) return null;
      if (!reply.thinking) return reply;
      progress?.(reply.thinking.progress);
    }
    return null;
  }

  return {
    thought,
    /** Tells what a column is worth, as the table stands. @param {string} zone @param {boolean} [aloud] */
    async weigh(zone, aloud = false) {
      await spoken?.();
      /** @type {any} */
      const found = await import("../render/worth.js").then(
        (it) => it.weigh(engine, zone),
        () => ({ error: { key: "status-failed-network", values: {} } }),
      );
      const { table, ui } = now();
      if (!table?.view || (!aloud && ui.worth?.of !== zone)) return; // covered, or put away meanwhile
      if (!found.worth) return refuse(found.error);
      draw({ worth: found.worth, refusal: null, hint: null, advising: false, meanwhile: [] });
      if (aloud) announce(found.worth.tell(table, words()));
    },
    /** Says what a guided beginner should know now. */
    async explain() {
      const { table, run } = now();
      const tip = await guide?.tip(table);
      if (now().run !== run || !tip) return;
      draw({ tip });
      announce(refusalWords(tip, table, words()));
    },
    /** Asks why that card, or a draw from there, is not possible. @param {string} card @param {string} to */
    async why(card, to) {
      const reply = await engine.ask({ do: "why", card, to });
      if (reply.ok && reply.reason.key !== "reason-allowed") refuse(reply.reason);
      else if (!reply.ok) failed(reply);
    },
    async hint() {
      const { table, run } = now();
      if (table.waiting !== "person") return refuse({ key: "error-no-hint", values: {} });
      await spoken?.();
      draw({ advising: true, chosen: null, hint: null, refusal: null, pending: null, worth: null });
      const reply = await thought("hint", () => now().run === run && now().ui.advising);
      if (!reply) return;
      if (!reply.ok) return failed(reply);
      draw({ advising: false, hint: reply.hint });
      for (const line of root.querySelectorAll(".advice :is(p, h3, li)")) announce(line.textContent ?? "");
    },
  };
}
