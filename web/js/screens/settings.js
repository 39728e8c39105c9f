// @ts-check
/** The settings screen. Every wish takes effect at once; the match on the table stays as it is. */
import { ALONE } from "../common/at.js";
import { KEYS } from "../play/input/input.js";
import { h } from "../render/draw/tree.js";
import { icon } from "../render/draw/art.js";
import { CHOICES } from "../shell/device/store.js";
import { LANGUAGES } from "../shell/words/languages.js";
import { button, choices, linkButton, page, toggle } from "./controls.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/words/words.js").Words} Words */

const MEGABYTE = 1_000_000;

/** What the browser can do: a switch for what it cannot would do nothing. */
const can = (/** @type {"vibrate" | "wakeLock"} */ what) => what in (globalThis.navigator ?? {});

/** Whether the device asks for less motion than was chosen (play/motion/). @param {string} chosen */
const overruled = (chosen) =>
  chosen !== "off" && Boolean(globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches);

/** @param {Shell} state @returns {Tree} */
export function settings(state) {
  const { words, settings: wishes, keptStart } = state;
  const say = words.say;
  /** @param {keyof typeof CHOICES} name @param {string | null} [meaning] @param {string[]} [order] */
  const ask = (name, meaning = null, order = CHOICES[name].map(String)) =>
    choices(
      name,
      say(`settings-${name}`),
      meaning,
      order.map((value) => [value, say(`settings-${name}-${value}`)]),
      String(wishes[name]),
      "setting",
    );
  /** @param {keyof typeof CHOICES} name @param {string | null} [meaning] */
  const onOff = (name, meaning = null) => toggle(name, say(`settings-${name}`), meaning, Boolean(wishes[name]));
  const block = (/** @type {string} */ key, /** @type {import("../render/draw/tree.js").Child[]} */ ...content) =>
    h("section", { key, class: "part", "aria-labelledby": key }, h("h2", { id: key }, say(key)), ...content);
  return page(
    words,
    "settings",
    say("settings-title"),
    block(
      "settings-look",
      language(wishes.language, words),
      words.language === "fa" ? ask("digits") : null,
      ask("theme"),
      ask("contrast"),
      ask("animation", overruled(wishes.animation) ? say("settings-animation-still") : null, [
        "off",
        "fast",
        "normal",
        "slow",
      ]),
    ),
    block(
      "settings-play",
      onOff("confirm", say("settings-confirm-means")),
      ask("sort"),
      ask("discards", say("settings-discards-means")),
      ask("totals", say("settings-totals-means")),
      onOff("tips", say("settings-tips-means")),
    ),
    block(
      "settings-feel",
      onOff("sound"),
      can("vibrate") ? onOff("haptics") : null,
      can("wakeLock") ? onOff("awake") : null,
    ),
    block("settings-keys", keysOfTable(words)),
    block(
      "settings-data",
      h("p", { class: "meaning" }, say("settings-data-means")),
      keptHere(state),
      keptStart
        ? h("p", { class: "meaning" }, say("settings-data-start", { size: Math.round(keptStart / MEGABYTE) }))
        : null,
      ways(state),
    ),
  );
}

/** The keys of the table and what they do. @param {Words} words @returns {Tree} */
const keysOfTable = (words) =>
  h(
    "dl",
    { class: "keys" },
    KEYS.map(({ keys, say: does }) => {
      const printed = keys.map((each) => (each === "…" ? each : h("kbd", null, each)));
      return h("div", { key: does }, h("dt", null, printed), h("dd", null, words.say(does)));
    }),
  );

/** Whether the whole site is on this device. @param {Shell} state @returns {Tree | null} */
function keptHere({ words, offline }) {
  if (ALONE || !offline || !words.knows("offline-whole")) return null;
  const { lacking, mending } = offline;
  const key = mending ? "mending" : lacking === null ? "none" : lacking ? "lacking" : "whole";
  return h(
    "p",
    { class: "meaning kept-here", role: "status" },
    words.say(`offline-${key}`, { count: lacking ?? 0 }),
    " ",
    key === "lacking"
      ? h("button", { type: "button", class: "link", "data-act": "mend" }, words.say("offline-mend"))
      : null,
  );
}

/** @param {Shell} state @returns {Tree} */
const ways = ({ words, bringing = false }) =>
  h(
    "div",
    { class: "ways" },
    linkButton("#matches", words.say("matches-title"), "kept"),
    button("pack-all", words.say("settings-pack"), "save"),
    h(
      "label",
      { class: "button file" },
      h("input", {
        ...{ type: "file", class: "under", accept: ".json,application/json", "data-act": "unpack-all" },
        disabled: bringing,
      }),
      icon("save"),
      h("span", { role: bringing ? "status" : null }, words.say(bringing ? "device-looking" : "settings-unpack")),
    ),
    linkButton("#about", words.say("home-about"), "about"),
    button("erase", words.say("settings-erase"), "bin", { class: "button danger" }),
  );

/** @param {string} chosen @param {Words} words @returns {Tree} */
function language(chosen, words) {
  /** @type {[string, string, string?][]} */
  const values = [
    ["", words.say("settings-language-auto")],
    ...LANGUAGES.map((each) => /** @type {[string, string, string]} */ ([each.language, each.name, each.language])),
  ];
  return choices("language", words.say("settings-language"), null, values, chosen, "setting");
}
