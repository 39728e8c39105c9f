// @ts-check
/**
 * The one runtime of a page: an engine whose worker keeps many tables, each served over a port of its own. The first
 * table that asks starts it. In a page with the element it lives in a hidden frame; a frame that stands alone has its
 * own.
 *
 * A port carries {id, message} (a message of the bridge), {retry: true} and {end: true} one way, and {id, reply} and
 * {status} the other. Over the host's own port the frame says {attends: false} at once, and later either that it
 * attends or what it has {lost} (embed/boot.js).
 */
import { createEngine } from "../../shell/engine/engine.js";
import { startWorker } from "../../shell/engine/start.js";
import { keepTrying } from "../../shell/start/retrying.js";

/** Whether a service worker answers for the site's files; in a sandbox without an origin there is none. */
function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/** @returns {(port: MessagePort) => void} serves a table of its own over a port */
export function makeHub() {
  const engine = createEngine({ start: startWorker, isKept });
  keepTrying(engine, () => {});
  let tables = 0;
  return function serve(port) {
    const table = `t${++tables}`;
    engine.retry(); // this newcomer has not seen it fail
    /** Until everything asked for this table is answered. @type {Promise<unknown>} */
    let answered = Promise.resolve();
    const deaf = engine.on("status", (status) => port.postMessage({ status }));
    port.onmessage = async ({ data }) => {
      if (data?.end) {
        deaf();
        port.close();
        await answered; // a question to a table that was left would begin it anew
        engine.leave(table);
      } else if (data?.retry) engine.retry();
      else if (data?.message && typeof data.message === "object") {
        const reply = engine.ask(data.message, table);
        answered = Promise.allSettled([answered, reply]);
        port.postMessage({ id: data.id, reply: await reply });
      }
    };
  };
}

/** The hidden frame: every port that comes over `host` is a table's. @param {MessagePort} host */
export function attend(host) {
  const serve = makeHub();
  host.onmessage = ({ ports }) => ports[0] && serve(ports[0]);
}
