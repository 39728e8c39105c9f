// @ts-check
/**
 * A table in play inside a frame: the page's own play.js, asking over a port to the runtime that all tables of the page
 * share. A lesson's answers and its steps are told in the panel, the end of a round on the score sheet; the page around
 * hears of them as events.
 */
import { makeAnnouncer } from "../shell/announce.js";
import { createPlay } from "../play/play.js";
import { reasonValues } from "../render/say.js";
import { loadWords } from "../shell/words.js";
import { makeSheet } from "./sheet.js";
import { remembered } from "./take_up.js";
import { makeThrough } from "./through.js";

const SETTINGS = { animation: "normal", confirm: false, sort: "suit", sound: false, discards: "top", totals: "own" };

/**
 * @param {object} tools
 * @param {HTMLElement} tools.stage
 * @param {MessagePort} tools.port        to the runtime
 * @param {import("../shell/words.js").Words} tools.words   those of the picture
 * @param {(words: import("../shell/words.js").Words) => void} tools.speak   takes those of play, once they are there
 * @param {import("./attributes.js").Wish} tools.wish
 * @param {Record<string, any>} tools.message   what Python is asked first
 * @param {(what: any) => void} tools.say        draws the panel
 * @param {(key: string, values?: any, detail?: string) => void} tools.fail
 * @param {(name: string, detail?: any) => void} tools.tell   an event for the page around
 * @param {() => void} tools.measure
 */
export function begin({ stage, port, words, speak, wish, message, say, fail, tell, measure }) {
  /** @type {any} */
  let table = null;
  /** @type {import("./panel.js").Panel} */
  let shown = {};
  let last = 0;
  let ended = false;
  /** What is said until the reader moves. @type {import("./panel.js").Panel["said"]} */
  let word;
  const past = remembered(message);
  /** @type {Promise<void> | null} */
  let taking = null;
  /** @type {Map<number, (reply: any) => void>} */
  const open = new Map();

  port.onmessage = ({ data }) => {
    if (data.status) status(data.status);
    else open.get(data.id)?.(data.reply);
    open.delete(data.id);
  };

  /** @param {Record<string, any>} message @returns {Promise<any>} */
  const ask = (message) =>
    new Promise((resolve) => {
      open.set(++last, resolve);
      port.postMessage({ id: last, message });
    });

  /** @param {any} status of the engine */
  function status({ state, loaded, total, reason, detail }) {
    if (state === "failed")
      fail(self.origin === "null" ? "embed-no-cors" : "embed-no-start", {}, `${reason}: ${detail}`);
    else if (!table && state !== "ready")
      say({ ...heading(), progress: state === "fetching" && total ? loaded / total : 1 });
  }

  const play = createPlay({
    root: stage,
    engine: { ask: served },
    words: () => words,
    settings: () => SETTINGS,
    change: () => {},
    announce: makeAnnouncer(/** @type {HTMLElement} */ (document.getElementById("live"))),
    sound: () => {},
    leave,
    own: (on) => ask({ do: "hurry", ply: on.ply }), // nobody's own player sits here; should one, it is hurried
    changed,
  });
  const through = makeThrough(async (stand) => {
    const reply = await ask({ ...message, ...stand });
    if (reply.ok && !ended) play.show(reply.table);
  }, again);
  const sheet = makeSheet(stage, () => words, {
    next: () => void deal({ do: "next" }),
    rematch: () => void deal({ do: "rematch" }),
    measure,
  });

  /** What play.js asks; in a lesson its hint is the lesson's own. @param {any} message */
  async function served(message) {
    if (message.do !== "hint" || !table?.lesson) {
      const moves = message.do === "play";
      if (moves) word = undefined;
      const reply = lost(await ask(message), moves ? message.move : "");
      past.heard(message, reply);
      return reply;
    }
    return { ok: false, error: await clue() };
  }

  /** The lesson's next hint, as a refusal is told. */
  async function clue() {
    const reply = await ask({ do: "clue" });
    return reply.ok ? { key: reply.clue.key, values: {} } : reply.error;
  }

  /**
   * A runtime that was set up again knows the table no more: it is taken up where it was.
   * @param {any} reply
   * @param {string} [move] that it did not take
   */
  function lost(reply, move = "") {
    if (!reply.ok && reply.error.key === "error-no-match") taking ??= takeUp(move).finally(() => (taking = null));
    return reply;
  }

  /**
   * The table as it was last seen, a word about what that cannot bring back, and the move that was lost.
   * @param {string} move
   */
  async function takeUp(move) {
    const reply = await past.again(ask);
    if (ended) return;
    if (!reply.ok) return void start();
    word = { key: past.hidden() ? "embed-taken-up-anew" : "embed-taken-up", values: {}, good: false };
    await play.show(reply.table);
    if (!move || ended) return;
    const again = { do: "play", ply: reply.table.ply, move };
    const moved = await ask(again);
    past.heard(again, moved);
    if (ended || !moved.ok) return; // the position was older than the move: what the reader sees is what there is
    if (!past.hidden()) word = undefined; // a lesson's own answer tells more
    await play.show(moved.table);
  }

  /** @param {any} next the table after every change */
  function changed(next) {
    const was = table;
    table = next;
    const news = was?.id === next.id ? next.log.slice(was.log.length) : [];
    if (news.length)
      tell("move", { events: news, ply: next.ply, toMove: next.view?.toMove ?? null, scores: next.view?.scores ?? [] });
    if (next.lesson && next.lesson.step !== was?.lesson?.step) {
      tell("step", { step: next.lesson.step, steps: next.lesson.steps });
      if (next.lesson.over) tell("solved", { steps: next.lesson.steps, src: wish.src });
    }
    if (next.replay) {
      through.seen(next.replay);
      tell("step", { round: next.replay.round + 1, turn: next.replay.turn });
    }
    if (next.result && !was?.result) tell("gameover", { totals: next.result.totals, winners: next.result.winners });
    shown = { ...panelOf(next), ...(word && { said: word }) };
    sheet.close();
    past.seen(next, ask);
    say({});
    measure();
  }

  /** Draws the panel as it is now. */
  function again() {
    if (ended || !table) return;
    shown = panelOf(table);
    say({});
  }

  const heading = () => (table ? panelOf(table) : {});

  /** @param {any} table @returns {import("./panel.js").Panel} */
  function panelOf({ lesson, replay, result, seats }) {
    const again = wish.controls !== "none";
    if (lesson) {
      const { said, over } = lesson;
      const values = said ? reasonValues(said.values, table, words) : {};
      if (said && typeof said.values.points === "number") values.points = words.signed(said.values.points);
      const answer = said && {
        key: said.key && words.knows(said.key) ? said.key : over ? "embed-solved" : "embed-right",
        values,
        good: said.kind === "solved",
      };
      return {
        title: lesson.title,
        task: lesson.task,
        say: over ? "" : lesson.say,
        steps: { done: lesson.step, of: lesson.steps },
        said: answer,
        hint: lesson.hints > 0,
        again,
      };
    }
    if (replay) return { through: through.shown() };
    if (result)
      return {
        said: {
          key: "embed-over",
          values: {
            totals: words.list(
              seats.map((/** @type {any} */ _, /** @type {number} */ seat) => words.number(result.totals[seat])),
            ),
          },
          good: true,
        },
        again,
      };
    return {};
  }

  /** @param {string} to @param {any} [detail] */
  function leave(to, detail) {
    if (to === "rules") read(detail);
    if (to === "sheet") {
      shown = {};
      say({});
      void sheet.open(detail);
    }
    if (to === "home") fail("embed-no-start", {}, String(detail));
  }

  /**
   * Opens the page that tells a rule in full: where it is the page around, it only goes there.
   * @param {string} [rule]
   */
  function read(rule) {
    const page = new URL(`learn/${words.language}/${table?.game ?? wish.game}.html`, document.baseURI);
    const part = rule ? `#r-${rule}` : "";
    try {
      if (parent !== window && parent.location.pathname === page.pathname) {
        parent.location.hash = part;
        return;
      }
    } catch {
      // a page of another host: none of our business
    }
    window.open(page.href + part, "_blank", "noopener");
  }

  /** Another round, or the same once more, after the score sheet. @param {any} message */
  async function deal(message) {
    const reply = lost(await ask(message));
    if (reply.ok && !ended) play.show(reply.table);
  }

  async function start() {
    // Those of rules and reasons were not needed for the picture; a lesson's own are in a file of its game, and one
    // from elsewhere may use any of them.
    const own = message.do === "lesson" ? (wish.src ? [wish.game] : ["card", "board", "adapted"]) : [];
    words = await loadWords(words.language, wish.digits, true, [
      "embed",
      ...own.map((game) => `lessons-${game}`),
    ]).catch(() => words);
    if (ended) return;
    speak(words);
    const reply = await ask(message);
    if (ended) return;
    if (!reply.ok)
      return fail(
        reply.error.code === "lesson" || reply.error.code === "record" ? "embed-unsound" : reply.error.key,
        reply.error.values,
        reply.error.detail,
      );
    document.documentElement.classList.add("playing");
    play.show(reply.table);
  }
  void start();

  return {
    panel: () => shown,
    /** @param {string} act of something in the panel @param {number} value */
    act(act, value) {
      if (act === "clue") void this.hint();
      else through.act(act, value);
    },
    async hint() {
      if (!table?.lesson) return;
      const { key, values } = await clue();
      const reply = await ask({ do: "look" });
      shown = { ...panelOf(reply.table ?? table), said: { key, values, good: false } };
      say({});
      measure();
    },
    async reset() {
      through.rest();
      const reply = await ask(message.do === "replay" || message.do === "new" ? message : { do: "rematch" });
      if (!reply.ok || ended) return;
      table = null;
      word = undefined;
      past.begun();
      play.show(reply.table);
    },
    end() {
      ended = true;
      through.rest();
      sheet.close();
      document.documentElement.classList.remove("playing");
      play.close();
      port.postMessage({ end: true });
    },
  };
}
