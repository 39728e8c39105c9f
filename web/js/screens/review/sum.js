// @ts-check
/** Where the result comes from, as a staircase: every term starts where the last one ended, so that the eye adds. */
import { h } from "../../render/draw/tree.js";
import { terms } from "./figures.js";

/** @import { Account, Review } from "../../wire.d.ts" */
/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @typedef {"deal" | "draws" | "own" | "others" | "rest"} Part */
/** @type {Part[]} */
const PARTS = ["deal", "draws", "own", "others", "rest"];

/**
 * @param {Review} review @param {number} seat @param {boolean} whole
 * @param {{who: string, name: string, rivals: string}} named
 * @param {string} kind @param {Words} words @returns {Tree}
 */
export function sum(review, seat, whole, named, kind, words) {
  const account = review.accounts[seat];
  const all = terms(account, whole);
  const rounds = review.rounds.map(({ accounts }) => terms(accounts[seat], whole));
  const steps = stair(all);
  const { low, span } = steps;
  const place = (/** @type {number} */ from, /** @type {number} */ to) => ({
    "inset-inline-start": `${((100 * (Math.min(from, to) - low)) / span).toFixed(2)}%`,
    "inline-size": `${((100 * Math.abs(to - from)) / span).toFixed(2)}%`,
  });
  // The rest is known only at the end; until then the terms above it do not add up to the result.
  const told = (/** @type {Part | "result"} */ part, /** @type {ReturnType<typeof terms>} */ each) =>
    part === "rest" && !whole ? "…" : amount(each[part], words);
  const row = (/** @type {Part | "result"} */ part, /** @type {number} */ from, /** @type {number} */ to) =>
    h(
      "tr",
      { key: part, class: `review-term ${part}` },
      h("th", { scope: "row" }, words.say(`review-term-${part}`, named)),
      rounds.length > 1 && rounds.length < 6
        ? rounds.map((each, at) => h("td", { key: at, class: "of-round" }, told(part, each)))
        : null,
      h("td", { class: "review-stair", "aria-hidden": "true" }, h("i", { style: place(from, to) })),
      h("td", { class: "total" }, told(part, all)),
    );
  return h(
    "table",
    { class: "review-sum" },
    h("caption", { class: "unseen" }, words.say("review-from", { points: Math.abs(all.result) })),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td"),
        rounds.length > 1 && rounds.length < 6
          ? rounds.map((_, at) =>
              h(
                "th",
                { key: at, scope: "col", class: "of-round" },
                h("span", { class: "unseen" }, words.say("sheet-round", { kind, round: at + 1 })),
                h("span", { "aria-hidden": "true" }, words.number(at + 1)),
              ),
            )
          : null,
        h("td", { class: "review-stair", "aria-hidden": "true" }),
        h("th", { scope: "col", class: "total" }, words.say("review-match")),
      ),
    ),
    h(
      "tbody",
      null,
      PARTS.map((part, at) => row(part, steps.at[at], steps.at[at + 1])),
      row("result", 0, all.result),
    ),
  );
}

/** Where the terms start and end. @param {ReturnType<typeof terms>} all */
function stair(all) {
  const at = [0];
  for (const part of PARTS) at.push(at[at.length - 1] + all[part]);
  const ends = [...at, all.result];
  const low = Math.min(...ends);
  return { at, low, span: Math.max(Math.max(...ends) - low, 1) };
}

/** @param {number} points @param {Words} words */
const amount = (points, words) => h("bdi", { dir: "ltr" }, words.signed(points));
