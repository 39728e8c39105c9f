// @ts-check
/**
 * The page's side of the worker: asks, matches replies to questions, and keeps the worker alive. The only module that
 * names Worker. It knows no game and holds no record.
 *
 * Questions may be asked at once; they wait in the worker until Python is ready. A worker that crashes, or that stays
 * silent for too long, is replaced, the match last saved is put on its table again, and what was asked meanwhile is
 * answered as
 * "stale" with that table, so that the page draws it anew.
 *
 * @typedef {{state: "fetching", loaded: number, total: number} | {state: "starting"} | {state: "ready"}
 *   | {state: "failed", reason: "network" | "wasm" | "internal", detail: string}} Status
 * @typedef {object} Told what `on` can hear of
 * @property {(status: Status) => void} status
 * @property {(saved: {id: string}) => void} saved
 * @property {(unsaved: {reason: "full" | "forbidden" | "conflict" | "internal", id?: string, copy?: string}) => void}
 *   unsaved
 * @property {(restored: {table: any}) => void} restored   after a crash, where a match had been saved
 */

/** The protocol of the bridge. */
const PROTOCOL = 1;
// A slice of thought takes 25 ms and nothing takes a second; a device that just woke up is asked once more before a
// restart.
const SILENCE = 20_000;
const LAST_CALL = 5_000;
const MOST_RESTARTS = 3;

/** What a service of the worker would not do: `reason` is "full", "forbidden" or "internal". */
export class EngineError extends Error {
  /** @param {{reason: string, detail: string}} refusal */
  constructor({ reason, detail }) {
    super(detail);
    this.reason = reason;
  }
}

/**
 * The worker, started from a blob: so that it inherits the page's content security policy. It comes in by import(), for
 * what Firefox imports statically there does not pass through the service worker and would be missing offline; what is
 * said to it meanwhile waits for it.
 * @returns {Worker}
 */
function startWorker() {
  const address = JSON.stringify(new URL(BUILD.worker, document.baseURI).href);
  const lead = `
    const early = [];
    self.onmessage = (event) => early.push(event);
    import(${address}).then(
      () => early.forEach((event) => self.onmessage(event)),
      (error) => self.postMessage({ kind: "crashed", detail: String(error) }),
    );`;
  // Where a sandbox took the origin away, Chromium starts no module from a blob:, and data: inherits the policy as
  // well.
  if (self.origin === "null") return new Worker(`data:text/javascript,${encodeURIComponent(lead)}`, { type: "module" });
  const blob = new Blob([lead], { type: "text/javascript" });
  const url = URL.createObjectURL(blob);
  const worker = new Worker(url, { type: "module" });
  // Not before the worker has read it, which its first message shows.
  worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

/** Whether the service worker answers for the site's files. */
const siteIsKept = () => Boolean(navigator.serviceWorker?.controller);

/**
 * @param {{start?: () => Worker, isKept?: () => boolean, silence?: number, lastCall?: number}} [options] for tests: a
 *   worker of another kind, no service worker, shorter patience
 */
export function createEngine({
  start = startWorker,
  isKept = siteIsKept,
  silence = SILENCE,
  lastCall = LAST_CALL,
} = {}) {
  /**
   * @typedef {{message: Record<string, any>, handed?: Transferable[], resolve: (value: any) => void, reject: (error:
   *   unknown) => void}} Question
   */
  /** @type {Map<number, Question>} */
  const open = new Map();
  /** @type {{[name in keyof Told]: Set<(news: any) => void>}} */
  const ears = { status: new Set(), saved: new Set(), unsaved: new Set(), restored: new Set() };
  let last = 0;
  let restarts = 0;
  /** The match on the table as it was last saved, for the restart. */
  let saved = "";
  /** @type {Status} */
  let status = { state: "fetching", loaded: 0, total: 0 };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let watch;
  /** @type {Worker} */
  let worker;
  begin();

  /** @param {keyof Told} name @param {any} news */
  const tell = (name, news) => ears[name].forEach((ear) => ear(news));

  function begin() {
    worker = start();
    const mine = worker;
    worker.onmessage = ({ data }) => mine === worker && hear(data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      if (mine === worker) crashed(event.message || "the worker stopped");
    };
    worker.postMessage({ kind: "start", kept: isKept() });
  }

  /** @param {any} message from the worker */
  function hear(message) {
    arm();
    if (message.kind === "status") {
      const { kind, ...news } = message;
      become(news);
    } else if (message.kind === "reply") {
      answer(message);
    } else if (message.kind === "crashed") {
      crashed(message.detail);
    } else if (message.kind === "saved") {
      saved = message.id;
      restarts = 0;
      tell("saved", { id: message.id });
    } else if (message.kind === "unsaved") {
      tell("unsaved", message);
    }
  }

  /** @param {Status} news */
  function become(news) {
    status = news;
    tell("status", news);
  }

  /** @param {any} message */
  function answer({ id, text, ok, value, ...refusal }) {
    const question = open.get(id);
    if (!question) return;
    open.delete(id);
    if (text !== undefined) question.resolve(JSON.parse(text));
    else if (ok) question.resolve(value);
    else question.reject(new EngineError(/** @type {any} */ (refusal)));
    if (!open.size) clearTimeout(watch);
  }

  /** Watch for silence while something is asked of a worker that is up. */
  function arm() {
    clearTimeout(watch);
    if (!open.size || status.state !== "ready") return;
    watch = setTimeout(() => {
      worker.postMessage({ kind: "ping", id: 0 });
      watch = setTimeout(() => crashed("the worker fell silent"), lastCall);
    }, silence);
  }

  /** @param {string} detail */
  function crashed(detail) {
    clearTimeout(watch);
    const wasUp = status.state === "ready";
    worker.terminate();
    restarts += 1;
    if (restarts > MOST_RESTARTS || !wasUp) {
      // Before it was up an error of the worker means that its script did not arrive.
      become({ state: "failed", reason: wasUp ? "internal" : "network", detail });
    } else {
      void restart();
    }
  }

  /** A new worker, the match on its table, and an answer for everything that was asked of the old one. */
  async function restart() {
    const waiting = [...open.values()];
    open.clear();
    become({ state: "fetching", loaded: 0, total: 0 });
    begin();
    const reply = saved ? await send({ kind: "open", match: saved }).catch(() => null) : null;
    const table = reply?.ok ? reply.table : null;
    if (table) tell("restored", { table });
    for (const question of waiting) again(question, table);
  }

  /**
   * Only what concerns the table that is gone is answered as stale; everything else is asked again.
   * @param {Question} question
   * @param {any} table
   */
  function again(question, table) {
    const { kind, fresh } = question.message;
    const ofTable = question.handed || (table && (kind === "consult" || (kind === "bridge" && !fresh)));
    if (!ofTable) {
      post(question);
      return;
    }
    const detail = "The table was set up again from its last save.";
    question.resolve({
      v: PROTOCOL,
      id: 0,
      ok: false,
      error: { code: "stale", key: "error-stale", values: {}, rule: "", detail },
      table,
    });
  }

  /** @param {Question} question */
  function post(question) {
    last += 1;
    open.set(last, question);
    worker.postMessage({ ...question.message, id: last }, question.handed ?? []);
    if (open.size === 1) arm();
  }

  /**
   * @param {Record<string, any>} message
   * @param {Transferable[]} [handed] what goes over to the worker for good
   * @returns {Promise<any>}
   */
  const send = (message, handed) => new Promise((resolve, reject) => post({ message, handed, resolve, reject }));

  return {
    /**
     * The bridge's reply to a message such as {do: "play", ply: 3, move: "r5"}; a refusal is a reply too.
     * @param {Record<string, any>} message
     * @param {string} [table] one of several, "" for the page's own, which alone is kept
     * @returns {Promise<any>}
     */
    ask: (message, table = "") =>
      send({
        kind: "bridge",
        table,
        text: JSON.stringify({ v: PROTOCOL, id: last + 1, ...message }),
        fresh: FRESH.has(message.do),
      }),
    /** Forget one of several tables. @param {string} table */
    leave: (table) => worker.postMessage({ kind: "leave", table }),
    /**
     * Hear of something; returns how to stop.
     * @template {keyof Told} Name
     * @param {Name} name
     * @param {Told[Name]} ear
     */
    on(name, ear) {
      ears[name].add(ear);
      if (name === "status") /** @type {Told["status"]} */ (ear)(status);
      return () => ears[name].delete(ear);
    },
    /** Start again after a failed start. */
    retry() {
      if (status.state !== "failed") return;
      restarts = 0;
      worker.terminate();
      void restart();
    },
    /** The kept matches, newest first, without their records; answered before Python is up. */
    matches: () => send({ kind: "matches" }),
    /** Put a kept match on the table: the bridge's reply. @param {string} match @returns {Promise<any>} */
    async open(match) {
      const reply = await send({ kind: "open", match });
      if (reply.ok) saved = match;
      return reply;
    },
    /** @param {string} match */
    remove: (match) => send({ kind: "delete", match }),
    /** A kept match as a file. @param {string} match @returns {Promise<Blob | null>} */
    exportMatch: (match) => send({ kind: "export", match }),
    /** Keep a match from a file: {ok, match, summary}, or the bridge's refusal. @param {string | Blob} text */
    importRecord: (text) => send({ kind: "import", text }),
    /** Forget every kept match. */
    erase: () => send({ kind: "erase" }),
    /**
     * Lays the channel to a person's own player: a refusal, or null once it can be asked.
     * @param {{seat: number, port: MessagePort, patience: number}} guest
     * @returns {Promise<any>}
     */
    host: ({ port, ...guest }) => send({ kind: "host", ...guest, port }, [port]),
    /**
     * Has the own player play whose turn it is: the bridge's reply.
     * @param {{ply: number, patience: number}} turn
     * @returns {Promise<any>}
     */
    consult: (turn) => send({ kind: "consult", ...turn }),
  };
}

/** What needs no table: asked again after a restart instead of being answered as stale. */
const FRESH = new Set(["hello", "new", "prefs"]);
