// @ts-check
/**
 * The connection to the worker: matches replies to questions, and keeps the worker alive. Questions may be asked at
 * once; they wait in the worker until Python is ready. A worker that crashes, or stays silent for too long, is
 * replaced; the match last saved returns to its table, and questions asked meanwhile are answered as "stale" with that
 * table, so that the page redraws it.
 *
 * @typedef {object} Told the events one can listen to
 * @property {(status: Status) => void} status
 * @property {(saved: {id: string, late: boolean}) => void} saved   `late`: another match still waits for room
 * @property {(renamed: {id: string, to: string}) => void} renamed   the table is now kept as a copy
 * @property {(unsaved: Unsaved) => void} unsaved
 * @property {(reckoned: {done: number, all: number}) => void} reckoned   how much of a list at a distance is locked
 * @property {(restored: {table: Table}) => void} restored   after a crash, if a match had been saved
 *
 * @typedef {object} Question
 * @property {ForBridge | Wanted} message
 * @property {Transferable[]} [handed]   what is transferred to the worker
 * @property {(value: unknown) => void} resolve
 * @property {(error: unknown) => void} reject
 *
 * @typedef {object} Means   what keeps a connection going
 * @property {(first: ToWorker) => Worker} start   one that knows its purpose from the start: messages may reach it late
 * @property {() => boolean} isKept   whether the service worker answers for the site's files
 * @property {() => string} file   the address of the worker's script, for people
 * @property {number} stall   ms without any arrival after which the start counts as stalled
 * @property {number} lost   further ms after which it has failed; doubled with each further try
 * @property {number} silence   ms of silence after which the worker is asked whether it is there
 * @property {number} lastCall   ms that it then has to answer
 *
 * @typedef {object} Connection
 * @property {Means} means
 * @property {Worker} worker
 * @property {Status} status
 * @property {Map<number, Question>} open   questions without a reply, by the number they were sent with
 * @property {number} last   the last of those numbers
 * @property {{[Name in keyof Told]: Set<Told[Name]>}} ears
 * @property {number} restarts   since a match was last saved
 * @property {string} saved   the match on the table as last saved, for the restart; "" for none
 * @property {ReturnType<typeof setTimeout> | undefined} watch   for silence
 * @property {ReturnType<typeof setTimeout> | undefined} coming   for a start that stalls
 * @property {number} tries   starts that stalled for good
 * @property {boolean} goesOn   whether the worker asks for the rest of stalled downloads, and keeps what has arrived
 */

/** @import { ForBridge, FromWorker, Services, Status, ToWorker, Unsaved, Wanted } from "../../messages.d.ts" */
/** @import { Fault, Table } from "../../wire.d.ts" */

/** The protocol of the bridge. */
export const PROTOCOL = 1;
const MOST_RESTARTS = 3;

/** What a service of the worker refused: `reason` is "full", "forbidden" or "other". */
export class EngineError extends Error {
  /** @param {{reason: string, detail: string}} refusal */
  constructor({ reason, detail }) {
    super(detail);
    this.reason = reason;
  }
}

/** @param {Means} means @returns {Connection} to a worker that has been started */
export function connect(means) {
  /** @type {Connection} */
  const connection = {
    means,
    worker: started(means),
    status: fetching(means),
    open: new Map(),
    last: 0,
    ears: {
      status: new Set(),
      saved: new Set(),
      renamed: new Set(),
      unsaved: new Set(),
      reckoned: new Set(),
      restored: new Set(),
    },
    restarts: 0,
    saved: "",
    watch: undefined,
    coming: undefined,
    tries: 0,
    goesOn: false,
  };
  listen(connection);
  awaitMore(connection);
  return connection;
}

/** @param {Worker} worker @param {ToWorker} message @param {Transferable[]} [handed] what is transferred */
export const say = (worker, message, handed = []) => worker.postMessage(message, handed);

/**
 * A worker on its way to Python.
 * @param {Means} means
 * @param {boolean} [plain] without the kept Python: that may be what went wrong
 */
const started = ({ start, isKept }, plain = false) => start({ kind: "start", kept: isKept(), plain });

/** Listens to the worker just started. @param {Connection} connection */
function listen(connection) {
  const { worker } = connection;
  connection.goesOn = false;
  worker.onmessage = (/** @type {MessageEvent<FromWorker>} */ { data }) =>
    worker === connection.worker && hear(connection, data);
  worker.onerror = (event) => {
    event.preventDefault?.();
    if (worker === connection.worker) crashed(connection, event.message || "the worker stopped");
  };
}

/** @param {Connection} connection @param {FromWorker} message from the worker */
function hear(connection, message) {
  arm(connection);
  if (message.kind === "status") {
    const { kind, ...news } = message;
    connection.goesOn ||= news.state === "fetching" && Boolean(news.stalled);
    become(connection, news);
  } else if (message.kind === "reply") {
    answer(connection, message);
  } else if (message.kind === "crashed") {
    crashed(connection, message.detail, message.file);
  } else if (message.kind === "saved") {
    connection.saved = message.id;
    connection.restarts = 0;
    tell(connection, "saved", { id: message.id, late: message.late });
  } else if (message.kind === "goes on") {
    connection.goesOn = true;
    awaitMore(connection);
  } else if (message.kind === "reckoned") {
    tell(connection, "reckoned", message);
  } else if (message.kind === "renamed") {
    tell(connection, "renamed", message);
  } else if (message.kind === "unsaved") {
    tell(connection, "unsaved", message);
  }
}

/**
 * @template {keyof Told} Name
 * @param {Connection} connection
 * @param {Name} name
 * @param {Parameters<Told[Name]>[0]} news
 */
const tell = ({ ears }, name, news) =>
  ears[name].forEach((ear) => /** @type {(news: Parameters<Told[Name]>[0]) => void} */ (ear)(news));

/** @param {Connection} connection @param {Status} news */
function become(connection, news) {
  connection.status = news;
  if (news.state === "ready") {
    connection.tries = 0;
    arm(connection); // for questions that waited during the start
  }
  awaitMore(connection);
  tell(connection, "status", news);
}

/** Nothing has arrived yet, and the worker's own script comes first. @param {Means} means @returns {Status} */
const fetching = ({ file }) => ({ state: "fetching", loaded: 0, total: 0, file: file() });

/**
 * Watches for a start that stalls: it is reported, and the worker asks for what has not come. A worker that says so
 * gets more time; one that does not is given up after a while.
 * @param {Connection} connection
 */
function awaitMore(connection) {
  const { status, means, tries } = connection;
  clearTimeout(connection.coming);
  if (status.state !== "fetching" || !Number.isFinite(means.stall)) return;
  connection.coming = setTimeout(() => {
    connection.status = { ...status, stalled: true };
    tell(connection, "status", connection.status);
    say(connection.worker, { kind: "again" });
    connection.coming = setTimeout(
      () => {
        connection.tries += 1;
        connection.worker.terminate();
        become(connection, { state: "failed", reason: "network", file: status.file, detail: "nothing came" });
      },
      means.lost * 2 ** tries,
    );
  }, means.stall);
}

/** @param {Connection} connection @param {Extract<FromWorker, {kind: "reply"}>} reply */
function answer({ open, watch }, reply) {
  const question = open.get(reply.id);
  if (!question) return;
  open.delete(reply.id);
  if (reply.text !== undefined) question.resolve(JSON.parse(reply.text));
  else if (reply.ok) question.resolve(reply.value);
  else question.reject(new EngineError(reply));
  if (!open.size) clearTimeout(watch);
}

/** Watches for silence while a running worker has questions to answer. @param {Connection} connection */
function arm(connection) {
  const { open, status, means } = connection;
  clearTimeout(connection.watch);
  if (!open.size || status.state !== "ready") return;
  connection.watch = setTimeout(() => {
    say(connection.worker, { kind: "ping", id: 0 });
    connection.watch = setTimeout(() => crashed(connection, "the worker fell silent"), means.lastCall);
  }, means.silence);
}

/** @param {Connection} connection @param {string} detail @param {string} [file] that did not arrive */
function crashed(connection, detail, file) {
  clearTimeout(connection.watch);
  const wasUp = connection.status.state === "ready";
  connection.worker.terminate();
  connection.restarts += 1;
  if (connection.restarts > MOST_RESTARTS || !wasUp) {
    // Before the worker was up, an error means that its script did not arrive.
    const missing = file ?? (wasUp ? undefined : connection.means.file());
    become(connection, {
      ...{ state: "failed", detail },
      ...(missing === undefined ? { reason: "stopped" } : { reason: "network", file: missing }),
    });
  } else {
    void restart(connection, file === undefined); // the kept Python is not to blame for files that do not come
  }
}

/** Starts again after a start that failed or stalled. @param {Connection} connection */
export function retry(connection) {
  const { status } = connection;
  if (status.state !== "failed" && !(status.state === "fetching" && status.stalled)) return;
  if (connection.goesOn && status.state === "fetching") {
    become(connection, { ...status, stalled: false });
    return say(connection.worker, { kind: "again" });
  }
  connection.restarts = 0;
  connection.worker.terminate();
  void restart(connection);
}

/**
 * A new worker, the match on its table, and an answer for everything that the old one was asked.
 * @param {Connection} connection
 * @param {boolean} [plain] without the kept Python: that may be what went wrong
 */
async function restart(connection, plain = true) {
  const { open, saved, means } = connection;
  const waiting = [...open.values()];
  open.clear();
  become(connection, fetching(means));
  connection.worker = started(means, plain);
  listen(connection);
  const reply = saved
    ? await send(connection, /** @type {Wanted<"open">} */ ({ kind: "open", match: saved })).catch(() => null)
    : null;
  const table = (reply?.ok && reply.table) || null;
  if (table) tell(connection, "restored", { table });
  for (const question of waiting) again(connection, question, table);
}

/**
 * Only questions about the page's own table are answered as stale, since only that table was restored. Everything else
 * is asked again, and any other table then says that it knows of no match.
 * @param {Connection} connection
 * @param {Question} question
 * @param {Table | null} table
 */
function again(connection, question, table) {
  const { message } = question;
  const bound = message.kind === "consult" || (message.kind === "bridge" && !message.fresh && !message.table);
  // If the match cannot be restored, or another was asked for meanwhile, the question is not about it either.
  const ofTable = question.handed || (connection.saved && bound);
  if (!ofTable) {
    post(connection, question);
    return;
  }
  const detail = "The table was set up again from its last save.";
  /** @type {Fault} */
  const error = { code: "stale", key: "error-stale", values: {}, rule: "", detail };
  question.resolve({ v: PROTOCOL, id: 0, ok: false, error, table });
}

/** @param {Connection} connection @param {Question} question */
function post(connection, question) {
  connection.last += 1;
  connection.open.set(connection.last, question);
  say(connection.worker, { ...question.message, id: connection.last }, question.handed);
  if (connection.open.size === 1) arm(connection);
}

/**
 * Asks the worker.
 * @param {Connection} connection
 * @template {keyof Services} Name
 * @param {Connection} connection
 * @param {Wanted<Name>} message
 * @param {Transferable[]} [handed] what is transferred to the worker
 * @returns {Promise<Services[Name]["gives"]>}
 */
export const send = (connection, message, handed) =>
  new Promise((resolve, reject) => {
    const answered = /** @type {(value: unknown) => void} */ (resolve);
    post(connection, { message: /** @type {Wanted} */ (message), handed, resolve: answered, reject });
  });

/**
 * Asks the bridge of a table.
 * @param {Connection} connection
 * @param {ForBridge} message
 * @returns {Promise<unknown>}
 */
export const pass = (connection, message) =>
  new Promise((resolve, reject) => post(connection, { message, resolve, reject }));

/**
 * Listens to an event; returns how to stop. The current status is reported at once.
 * @template {keyof Told} Name
 * @param {Connection} connection
 * @param {Name} name
 * @param {Told[Name]} ear
 */
export function on({ ears, status }, name, ear) {
  ears[name].add(ear);
  if (name === "status") /** @type {Told["status"]} */ (ear)(status);
  return () => ears[name].delete(ear);
}

/**
 * Has a separate worker keep a started Python for the next start, and ends it; returns the bytes kept.
 * @param {Connection} connection
 * @returns {Promise<number>}
 */
export const keepStart = ({ means }) =>
  new Promise((resolve) => {
    const worker = means.start({ kind: "keep", kept: means.isKept() });
    const done = (/** @type {number} */ size) => {
      worker.terminate();
      resolve(size);
    };
    worker.onerror = () => done(0);
    worker.onmessage = (/** @type {MessageEvent<FromWorker>} */ { data }) => {
      if (data.kind === "kept") done(data.size);
      else if (data.kind === "crashed") done(0);
    };
  });
