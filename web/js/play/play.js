// @ts-check
/**
 * A match in play: draws the table, turns acts into messages to the engine, lets computer players think slice by slice,
 * and keeps a pace that a person can follow. It holds the last table and what the person has chosen, nothing else; what
 * may be done and what it means is in the table that Python sent.
 *
 * @typedef {import("../render/say.js").Words} Words
 * @typedef {import("../render/sitting.js").Ui} Ui
 */
import { makeAsking } from "./asking.js";
import { listen, reach, refocus } from "./input.js";
import { glide, pace, picture, shake } from "./motion.js";
import { outfit } from "../render/outfit.js";
import { refusalWords } from "../render/say.js";
import { freshUi } from "../render/sitting.js";
import { drawTable } from "../render/table.js";
import { makeTeller } from "./telling.js";
import { patch } from "../render/tree.js";

const FORCED = 1400; // ms before the only draw there is is made for the person
const MOST_RESTARTS = 3; // of a thought that fails; then it may still be hurried, taken back or left
const PROGRESS = 90; // ms between two drawings of a thought's progress

/**
 * What others did since the viewer's own last move: nobody else's hand was in sight meanwhile.
 * @param {any} table
 * @returns {any[]}
 */
const unseen = ({ log, view }) =>
  log.slice(log.findLastIndex((/** @type {any} */ event) => event.seat === view.seat) + 1);

/** @param {number} time */
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * @param {object} tools
 * @param {HTMLElement} tools.root
 * @param {{ask: (message: any) => Promise<any>}} tools.engine
 * @param {() => Words} tools.words
 * @param {() => any} tools.settings
 * @param {(part: any) => void} tools.change      changes settings
 * @param {(text: string) => void} tools.announce
 * @param {(name: string) => void} tools.sound
 * @param {(to: string, detail?: any) => void} tools.leave   "sheet", "menu", "rules", "home" (with what went wrong)
 * @param {{guides: (table: any) => boolean, tip: (table: any) => Promise<import("../shell/guide.js").Tip | null>, stop:
 *   () => void}} [tools.guide] the voice of a guided match
 * @param {(table: any, seat: number) => Promise<any>} tools.own   has a person's own player move: the bridge's reply
 * @param {(table: any) => void} tools.changed    the table is another now
 * @param {() => any} [tools.spoken]   waits for the words that the first paint did without
 */
export function createPlay({
  root,
  engine,
  words,
  settings,
  change,
  announce,
  sound,
  leave,
  guide,
  own,
  changed,
  spoken,
}) {
  /** @type {any} */
  let table = null;
  /** @type {Ui} */
  let ui = freshUi();
  let run = 0; // grows when what was going on is over: an old loop that wakes sees it and stops
  let asked = -1; // the run in which something was asked that changes the table, while no answer has come
  let pressed = 0; // the run in which something was pressed last
  let restarts = 0; // how often a thought has failed since the table last changed
  let resting = Promise.resolve(); // until what moves has come to rest
  const teller = makeTeller({ words, announce, sound });
  const asking = makeAsking({
    root,
    engine,
    words,
    announce,
    guide,
    spoken,
    now: () => ({ table, ui, run }),
    draw,
    refuse,
    failed,
  });

  /** @param {Partial<Ui>} [part] */
  function draw(part = {}) {
    ui = { ...ui, ...part, settings: settings() };
    if (table) patch(root, drawTable(table, ui, words()));
    reach(root);
  }

  /** A new table, with what moved. @param {any} next @param {any} [from] where a pointer dropped a card */
  async function show(next, from = null) {
    const mine = ++run;
    try {
      await outfit(next.game);
    } catch {
      return mine === run ? leave("home", "status-failed-network") : undefined; // nothing could be drawn there
    }
    if (mine !== run) return;
    restarts = 0;
    // one voice at a time, and the guide's tells more
    if (settings().tips && guide?.guides(next)) change({ tips: false });
    const was = table;
    const same = was?.id === next.id;
    const news =
      same && was.round === next.round && next.log.length > was.log.length ? next.log.slice(was.log.length) : [];
    const before = same ? picture(root) : null;
    const hadFocus = root.contains(document.activeElement);
    const meanwhile = same && was.curtain && next.view ? unseen(next) : [];
    table = next;
    // what was asked about stays open while others play
    const asked = same && was.round === next.round && next.view ? ui.worth : null;
    draw({
      chosen: null,
      pending: null,
      refusal: null,
      hint: null,
      advising: false,
      worth: asked,
      tip: null,
      failed: null,
      thinking: null,
      asking: null,
      meanwhile,
      warned: same && was.round === next.round ? ui.warned : 0,
    });
    teller.tell(news, was, next);
    teller.recall(meanwhile, next);
    teller.advise(root.querySelector(".notice.tip p"));
    resting = before
      ? glide(root, before, was, next, { animation: settings().animation, signed: words().signed, from })
      : Promise.resolve();
    if (hadFocus && (next.waiting === "pass" || !root.contains(document.activeElement))) refocus(root);
    changed(next);
    if (asked) void asking.weigh(asked.of);
    await asking.explain();
    if (run === mine) void proceed();
  }

  /** What goes on by itself. */
  async function proceed() {
    const mine = run;
    const { waiting, view } = table;
    if (waiting === "mind") return think(mine);
    if (waiting === "own") return consult(mine);
    if (waiting === "round" || waiting === "match") {
      await resting;
      await wait(pace(settings().animation) * 2);
      if (mine === run && !root.hidden) leave("sheet", table);
    } else if (waiting === "person" && view.moves.length === 1 && view.phase === "draw") {
      await wait(FORCED); // meanwhile the placing can be taken back
      if (mine === run && !ui.tip) void send(view.moves[0].move); // what is explained is read first
    }
  }

  /**
   * Shows what somebody else has played, at a pace that a person can follow.
   * @param {any} next
   * @param {number} mine
   * @param {number} began
   */
  async function follow(next, mine, began) {
    await resting;
    await wait(Math.max(0, pace(settings().animation) - (performance.now() - began)));
    if (mine === run) await show(next);
  }

  /** Lets the computer player think until it has moved, without ever holding the page. @param {number} mine */
  async function think(mine) {
    const began = performance.now();
    let drawn = 0;
    const reply = await asking.thought(
      "think",
      () => mine === run,
      (part) => {
        if (performance.now() - drawn <= PROGRESS) return;
        drawn = performance.now();
        draw({ thinking: part });
      },
    );
    if (!reply) return;
    if (reply.ok) return follow(reply.table, mine, began);
    restarts++;
    failed(reply);
  }

  /** Has a person's own player move; where it fails the person decides how to go on. @param {number} mine */
  async function consult(mine) {
    const began = performance.now();
    draw({ thinking: 0, failed: null });
    const reply = await own(table, table.view?.toMove ?? 0);
    if (mine !== run) return;
    if (reply.ok) return follow(reply.table, mine, began);
    if (reply.table) return show(reply.table); // the table had gone on
    draw({ failed: reply.error });
    refuse(null);
  }

  /**
   * Asks for something that changes the table; until the answer comes nothing else is asked that does.
   * @param {any} message
   * @param {any} [from]
   */
  async function request(message, from) {
    if (asked === run) return; // a second press, before the table could answer the first
    const mine = (asked = ++run);
    const reply = await engine.ask(message).finally(() => asked === mine && (asked = -1));
    if (mine !== run) return;
    if (!reply.ok) failed(reply);
    else if (reply.table) await show(reply.table, from);
  }

  /** @param {string} move @param {any} [spot] */
  const send = (move, spot) => request({ do: "play", ply: table.ply, move }, spot && { card: ui.chosen?.card, spot });

  /** A message was refused: the table says why and stays, or is drawn anew where it has moved on. @param {any} reply */
  function failed(reply) {
    refuse(reply.error);
    if (reply.table) void show(reply.table);
    // what was asked had ended the thought
    else if (table.waiting === "mind" && restarts < MOST_RESTARTS) void proceed();
  }

  /** @param {any} refusal key, values and rule; null: what has failed says it */
  function refuse(refusal) {
    draw({ refusal, asking: null, thinking: null, advising: false, worth: null });
    sound("refuse");
    shake(root.querySelector(".held.chosen .pick"), settings().animation);
    announce(refusalWords(refusal ?? ui.failed, table, words()));
  }

  /** How many cards are left in the deck. @returns {number} */
  const left = () => table.view?.zones.find((/** @type {any} */ zone) => zone.kind === "deck").count ?? 0;
  const placing = () => table.waiting === "person" && table.view?.phase === "place";

  /** @param {string} move @param {any} [spot] */
  function move(move, spot) {
    if (settings().confirm && ui.pending !== move && !spot) {
      draw({ pending: move });
      announce(words().say("step-confirm"));
    } else void send(move, spot);
  }

  /**
   * Chooses a card of the hand, or none; a hint about that card stays, and marks where it should go.
   * @param {Ui["chosen"]} chosen
   * @param {number} rove
   */
  function lift(chosen, rove) {
    const hint = chosen && ui.hint?.move.replace(/^-/, "").split(":")[0] === chosen.card ? ui.hint : null;
    draw({
      chosen,
      rove,
      pending: null,
      refusal: null,
      hint,
      advising: false,
      worth: null,
      meanwhile: [],
      warned: left(),
    });
  }

  /** @type {Record<string, (data: any) => void>} */
  const acts = {
    choose({ card, index }) {
      if (!placing()) return void asking.why(card, `pile:${card[0]}`);
      const again = ui.chosen?.index === Number(index);
      lift(again ? null : { card, index: Number(index) }, Number(index));
      if (again) return;
      sound("lift");
      for (const place of root.querySelectorAll("button.target:not(.closed)")) {
        const where = place.getAttribute("aria-label") ?? place.querySelector(".unseen")?.textContent;
        if (where) announce(where);
      }
    },
    grab({ card, index }) {
      lift({ card, index: Number(index) }, Number(index));
      sound("lift");
    },
    rove: ({ index }) => ui.rove !== Number(index) && draw({ rove: Number(index) }),
    place: ({ move: text, from }) => move(text, from),
    draw: ({ move: text }) => move(text),
    take: ({ move: text }) => move(text),
    worth: ({ to }) => (ui.worth?.of === to ? draw({ worth: null }) : void asking.weigh(to, true)),
    why: ({ to }) => void asking.why(placing() && to !== "deck" ? (ui.chosen?.card ?? "") : "", to),
    undo() {
      if (!table.undo) return refuse({ key: "error-nothing-to-undo", values: {} });
      if (table.undo === "practice" && !table.practice) return draw({ asking: "undo", refusal: null });
      void request({ do: "undo", ply: table.ply });
    },
    "undo-yes": () => void request({ do: "undo", ply: table.ply }),
    hint: () => void asking.hint(),
    hurry: () => void request({ do: "hurry", ply: table.ply }),
    pass: () => void request({ do: "pass", ply: table.ply }),
    lift: ({ seat }) => void request({ do: "lift", seat: Number(seat) }),
    "tip-read"() {
      draw({ tip: null });
      void proceed();
    },
    "guide-stop"() {
      guide?.stop();
      acts["tip-read"](null);
    },
    "own-again": () => void consult(run),
    "own-leave": () => void request({ do: "own", seat: table.view.toMove, present: false }),
    log: () => draw({ logOpen: !ui.logOpen }),
    sound: () => change({ sound: !settings().sound }),
    menu: () => leave("menu"),
    sheet: () => leave("sheet", table),
    rule: ({ rule }) => leave("rules", rule),
    dismiss() {
      if (ui.tip && !ui.refusal && !ui.hint && !ui.worth) return acts["tip-read"](null);
      if (root.querySelector(".notice.tip")) change({ tips: false }); // read once, known for good
      draw({ refusal: null, hint: null, advising: false, worth: null, asking: null, meanwhile: [], warned: left() });
    },
    cancel() {
      if (ui.tip && !ui.refusal && !ui.hint && !ui.worth) acts["tip-read"](null);
      else if (ui.asking || ui.refusal || ui.hint || ui.advising || ui.worth)
        draw({ refusal: null, hint: null, advising: false, worth: null, asking: null });
      else if (ui.logOpen) draw({ logOpen: false });
      else if (ui.pending) draw({ pending: null });
      else if (ui.chosen) draw({ chosen: null });
    },
  };

  listen(root, (name, data) => {
    if (!table || !Object.hasOwn(acts, name)) return;
    if (data.again && pressed !== run) return; // the second of a double press, meant for what the first has changed
    if (data.again === false) pressed = run;
    acts[name](data);
  });

  return {
    show: (/** @type {any} */ next) => void show(next),
    /** Draws the same table anew: words or settings are others. */
    redraw: () => draw(),
    /** Leaves the table: nothing goes on by itself any more, and nothing of it stays on the page. */
    close() {
      run += 1;
      table = null;
      ui = freshUi();
      patch(root, null);
    },
  };
}
