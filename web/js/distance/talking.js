// @ts-check
/**
 * What two connected devices say: of which matches they speak, the messages of those, and that these have arrived. How
 * the two are connected is in beside.js.
 *
 * @typedef {import("./beside.js").Connection} Connection
 * @typedef {import("./beside.js").Tools} Tools
 */
import { trouble } from "../shell/app.js";
import { unsent } from "../render/words/post.js";
import { headOf } from "./texts.js";

/** Acknowledges a message, with its mark after this: only then does the message count as sent. */
const GOT = "got ";
// If its storage fails at that moment, the other side takes nothing and does not say so. Twice as long each time.
const PATIENCE = 5000;
const TRIES = 3;

/** What tells a message from others. @param {string} text */
const markOf = (text) => text.slice(-8);

/** @param {Connection} connection @param {() => unknown} task */
function after(connection, task) {
  connection.waiting += 1;
  connection.line = connection.line
    .then(task)
    .catch((error) => trouble(connection.tools.app, error))
    .then(() => void (connection.waiting -= 1));
}

/** @param {Connection} connection @param {string} text */
export function come(connection, text) {
  const { heard } = connection.tools;
  if (text.startsWith(GOT)) return after(connection, () => got(connection, text));
  const { id, kind } = headOf(text);
  const { spoken } = connection;
  const first = spoken.size === 0 && kind !== "invite";
  if (!first && !spoken.has(id) && kind !== "invite") return; // its match does not go over this connection
  after(connection, async () => {
    if (!(await heard(text)) || connection.spoken !== spoken) return; // not taken, or the connection is another by now
    if (!spoken.has(id) && !current(connection, text)) return;
    say(connection, GOT + markOf(text));
    if (!spoken.has(id)) speak(connection, id);
    if (first) send(connection, true);
  });
}

/**
 * Whether the sender of a message that is held here knows all of its match, except perhaps this device's last message.
 * Until then nothing is said of the match: somebody who has merely seen one of its messages is not the other side.
 * @param {Connection} connection @param {string} text
 */
function current({ tools }, text) {
  const { afar } = tools.app.store.get();
  const { id, number, kind } = headOf(text);
  if (afar?.id !== id) return kind === "invite"; // nobody has accepted it yet
  return number >= headOf(afar.text).number - 1;
}

/** The other side acknowledges a message. Runs in the queue. @param {Connection} connection @param {string} text */
async function got({ spoken, tools }, text) {
  const [id, own] = [...spoken].find(([, own]) => own && text === GOT + markOf(own)) ?? [];
  if (!id || !own) return;
  if (!tools.get().spoken.includes(id)) hush(tools, id); // late: other ways were offered
  if (await tools.given(own)) return;
  // Another match is on the table now: when this one is back, its message is sent and acknowledged again.
  if (spoken.get(id) === own) spoken.set(id, "");
}

/**
 * From now on this match goes over the connection: its messages need no other way.
 * @param {Connection} connection @param {string} id @param {string} [own] this device's message that was sent
 */
export function speak({ spoken, tools }, id, own = "") {
  const fresh = !spoken.has(id);
  spoken.set(id, own);
  if (fresh) hush(tools, id);
}

/** The other ways of this match are not offered any more. @param {Tools} tools @param {string} id */
const hush = ({ get, set }, id) => set({ spoken: [...get().spoken, id] });

/** @param {Connection} connection @param {string} text */
const say = ({ channel }, text) => channel?.readyState === "open" && channel.send(text);

/**
 * Sends this device's message, if its match goes over the connection. While another match was on the table nothing was
 * sent again: so a message that is still not acknowledged goes once more when its match is back.
 * @param {Connection} connection
 * @param {boolean} [again] even if it was sent before, which changes nothing over there
 */
export function send(connection, again = false) {
  const { spoken, since, channel, tools } = connection;
  const { afar } = tools.app.store.get();
  const back = afar?.id !== connection.lies;
  connection.lies = afar?.id ?? "";
  if (!afar?.text || (!back && afar.text === spoken.get(afar.id)) || channel?.readyState !== "open") return;
  const fresh = afar.waits === "answer" && afar.since >= since; // an invitation made meanwhile
  if (unsent(afar) ? !spoken.has(afar.id) && !fresh : !(again && spoken.has(afar.id))) return;
  speak(connection, afar.id, afar.text);
  channel.send(afar.text);
  remind(connection, afar);
}

/**
 * Sends a message again if it is not acknowledged in time: a repeated message does no harm. After the last try the
 * match has its other ways again.
 * @param {Connection} connection
 * @param {import("../wire.d.ts").Afar} message
 * @param {number} [tries] left
 * @param {number} [patience] ms
 */
function remind(connection, { id, text }, tries = TRIES, patience = connection.tools.patience ?? PATIENCE) {
  const { channel, tools } = connection;
  clearTimeout(connection.reminder);
  connection.reminder = setTimeout(() => {
    const { afar } = tools.app.store.get();
    if (connection.channel !== channel || afar?.id !== id || afar.text !== text || !unsent(afar)) return;
    if (!tries) return tools.set({ spoken: tools.get().spoken.filter((each) => each !== id) });
    say(connection, text);
    remind(connection, afar, tries - 1, 2 * patience);
  }, patience);
}
