// @ts-check
/** Kept matches: saving one as a file, opening one from a file, deleting one, and erasing everything on this device. */
import { awaited } from "../../common/late.js";
import { isLinked } from "../../common/linked.js";
import { messageIn } from "../../distance/texts.js";
import { wayOf } from "../../screens/kept.js";
import { today } from "../after/days.js";
import { saveAs } from "../device/files.js";
import { EngineError } from "../engine/connection.js";
import { remember, remembered } from "../device/carried.js";
import { forget, readPars, readSettings, readSetup } from "../device/store.js";
import { go } from "../route.js";
import { complete } from "../setup.js";
import { dialog, shut } from "./tools.js";

/** @typedef {import("./tools.js").Tools} Tools */

/** @param {Tools} tools @returns {import("./tools.js").Acts} */
export function keepingActs(tools) {
  const { store } = tools;
  return {
    export: (_, id) => askedToExport(tools, id),
    "export-yes": (_, id) => {
      shut(store);
      void exportMatch(tools, id);
    },
    "export-table": () => askedToExport(tools, store.get().table?.id ?? store.get().last),
    "copy-link": (_, place) => void copyLink(tools, place),
    import: (element) => void importMatch(tools, element),
    delete: (_, id) =>
      dialog(store, "ask", {
        ...{ key: "matches-delete-ask", act: "delete-yes", yes: "matches-delete", value: id },
        lines: goesWith(store.get().matches ?? [], id),
      }),
    "delete-yes": (_, id) => void removeMatch(tools, id),
    "pack-all": () => void askedToPack(tools),
    "pack-yes": () => {
      shut(store);
      void packAll(tools);
    },
    "unpack-all": (element) => void unpackAll(tools, element),
    erase: () => dialog(store, "ask", { key: "settings-erase-ask", act: "erase-yes", yes: "settings-erase-yes" }),
    "erase-yes": () => void erase(tools),
  };
}

/** Saves a match as a file; an unfinished one at a distance contains this side's secrets. */
/** @param {Tools} tools @param {string} id */
function askedToExport(tools, id) {
  if (!goesOn(tools.store.get(), id)) return void exportMatch(tools, id);
  dialog(tools.store, "ask", { key: "post-export-ask", act: "export-yes", yes: "matches-export", value: id });
}

/**
 * Whether it is a match at a distance that is not over.
 * @param {import("../state.js").Shell} shell
 * @param {string} id
 */
function goesOn({ table, afar, matches }, id) {
  if (afar?.id === id) return table?.waiting !== "match";
  const summary = (matches ?? []).find((match) => match.id === id)?.summary;
  return Boolean(summary?.afar) && summary?.waiting !== "match";
}

/** @param {Tools} tools @param {string} id */
async function exportMatch({ engine, news, trouble }, id) {
  try {
    const blob = await engine.exportMatch(id);
    if (!blob) return news({ key: "error-file", bad: true });
    saveAs(blob, `lost-cities-${id}.json`);
  } catch (error) {
    trouble(error);
  }
}

/** Everything as one file, including the secrets of unfinished matches at a distance. @param {Tools} tools */
async function askedToPack(tools) {
  const { store, engine, desk } = tools;
  const matches = await engine.matches().catch(() => []);
  const { afar } = store.get(); // it may not be in storage
  const secret = matches.some(({ summary }) => summary?.afar && summary.waiting !== "match");
  if (!secret && !(afar && goesOn(store.get(), afar.id))) return packAll(tools);
  await desk(); // with its words
  dialog(store, "ask", { key: "post-pack-ask", act: "pack-yes", yes: "settings-pack" });
}

/** Everything of this device as one file. @param {Tools} tools */
async function packAll({ engine, news, trouble }) {
  try {
    const { file, unread } = await engine.pack(remembered());
    saveAs(file, `lost-cities-${today()}.json`);
    if (unread) news({ key: "device-unread", values: { why: unread }, bad: true });
  } catch (error) {
    trouble(error);
  }
}

/**
 * Applies at once what has come into the device's memory, so that the next choice builds on it.
 * @param {Tools} tools @param {string[]} changed the names of what has changed
 */
function heed({ store, guide, wish }, changed) {
  guide.reread();
  store.update({ pars: readPars(), guided: guide.done() });
  if (changed.includes("setup")) store.update({ setup: complete(readSetup(), store.get().about) });
  if (changed.includes("settings")) wish(readSettings().settings);
}

/**
 * The match on the table is further along in storage: it leaves the table, and the stored state takes its place.
 * @param {Tools} tools @param {string[]} further
 */
function anew({ store, live }, further) {
  const { table, last } = store.get();
  if (table && (further.includes(table.id) || further.includes(last))) live.take(null);
}

/** Imports everything of another device. @param {Tools} tools @param {HTMLInputElement} element */
async function unpackAll(tools, element) {
  const { store, live, engine, news, notBrought } = tools;
  const file = element.files?.[0];
  element.value = "";
  if (!file || store.get().bringing) return;
  store.update({ bringing: true }); // many matches take a while
  try {
    const reply = await engine.unpack(file);
    if (!reply.ok) {
      const { words } = store.get();
      const sentence = reply.error
        ? (await awaited("js/unsound", import("../words/unsound.js"))).unsound(reply.error.values, words)
        : "";
      return news({ key: reply.key, values: { ...reply.values, sentence }, bad: true });
    }
    anew(tools, reply.further);
    const changed = remember(reply.remembered);
    heed(tools, changed);
    store.update({ exercises: null, statistics: null });
    news({
      key: "device-brought",
      values: { count: reply.added, left: reply.left, more: changed.length ? "yes" : "no" },
    });
  } catch (error) {
    notBrought(error);
  } finally {
    store.update({ bringing: false });
  }
  await live.refresh(); // some may have been imported before one failed
}

/** @param {Tools} tools @param {HTMLInputElement} element */
async function importMatch(tools, element) {
  const { live, engine, news, notBrought } = tools;
  const file = element.files?.[0];
  element.value = ""; // so that the same file can be chosen again
  if (!file) return;
  try {
    const text = await file.text();
    // No match, but a message of one with another device, as text or as a link.
    const message = text.trimStart().startsWith("{") ? "" : messageIn(text);
    if (message) return go("distance", encodeURIComponent(message));
    const reply = await engine.importRecord(text);
    if (!reply.ok) return live.refused(reply.error);
    if (reply.was === "further") anew(tools, [reply.match]);
    news({
      key: { new: "matches-imported", here: "matches-here", further: "matches-further" }[reply.was],
      here: "matches",
      acts: [{ act: "through", key: "through-title", value: wayOf({ id: reply.match, summary: reply.summary }) }],
    });
    await live.refresh();
  } catch (error) {
    if (error instanceof EngineError) notBrought(error);
    else news({ key: "error-file", bad: true });
  }
}

/**
 * What belongs to a match besides: its day, unless another match of that day is here.
 * @param {import("../../messages.d.ts").Kept[]} matches @param {string} id
 */
function goesWith(matches, id) {
  const summary = matches.find((match) => match.id === id)?.summary;
  if (!summary || summary.practice || isLinked(id)) return [];
  const counts = summary.waiting === "match" && summary.seats.filter(({ mind }) => !mind).length === 1;
  const { day } = summary;
  const alone = day && !matches.some((match) => match.id !== id && match.summary?.day?.date === day.date);
  return [...(counts ? ["matches-delete-counts"] : []), ...(alone ? ["matches-delete-day"] : [])];
}

/** @param {Tools} tools @param {string} id */
async function removeMatch({ store, live, engine, trouble }, id) {
  shut(store);
  try {
    // First it leaves the table: a half-move that finishes meanwhile would store it again.
    const { table, last } = store.get();
    if (table && (table.id === id || last === id)) live.take(null); // `last`: a match at a distance is kept as a copy
    await engine.remove(id);
  } catch (error) {
    trouble(error);
  }
  await live.refresh();
}

/** @param {Tools} tools */
async function erase({ store, live, engine, notBrought }) {
  shut(store);
  try {
    live.take(null); // as when one match is deleted
    await engine.erase();
    forget();
    // Start over, including what the page holds in memory. Keep the address: beside the file there is no site.
    history.replaceState(null, "", "#");
    location.reload();
  } catch (error) {
    notBrought(error);
  }
}

/**
 * Copies a link with the whole match to the clipboard, or shows it for copying where there is none.
 * @param {Pick<Tools, "store" | "engine" | "live" | "news" | "trouble">} tools
 * @param {string} value the match and a place of it: "m-1/2.17"
 */
export async function copyLink({ store, engine, live, news, trouble }, value) {
  const [match, at] = value.split("/");
  try {
    const reply = await engine.link(match);
    if (!reply.ok) return live.refused(reply.error);
    const link = `${location.href.split("#")[0]}#match/${reply.link}${at ? `&at=${at}` : ""}`;
    await navigator.clipboard.writeText(link).then(
      () => news({ key: "link-copied" }),
      () => dialog(store, "ask", { key: "link-here", values: { link }, ways: [] }),
    );
  } catch (error) {
    trouble(error);
  }
}
