// A worker without Python: it answers what the bridge answered in a conversation of tests/fixtures/messages, in that
// order, and does the rest (start states, saves, crashes) when a test says so. Questions for the bridge wait in line
// until it is ready, as in worker.js.

/** A request without what every asker fills in for itself. */
const bare = ({ v: _v, id: _id, ...request }) => JSON.stringify(Object.entries(request).sort());

export class FakeWorker {
  /**
   * @param {{request: any, reply: any}[]} conversation
   * @param {Record<string, (message: any) => any>} [services] what it does besides, by kind
   * @param {any} [first] the message that it was started with
   */
  constructor(conversation, services = {}, first = null) {
    this.left = [...conversation];
    this.services = services;
    this.ready = false;
    this.gone = false;
    this.begun = first;
    this.got = [];
    this.line = [];
    this.onmessage = null;
    this.onerror = null;
  }

  postMessage(message) {
    this.got.push(structuredClone(message));
    this.line.push(message);
    if (this.ready) this.serve();
  }

  terminate() {
    this.gone = true;
  }

  /** Tells of a start state; once ready it serves those who wait. */
  become(status) {
    this.tell({ kind: "status", ...status });
    this.ready = status.state === "ready";
    if (this.ready) this.serve();
  }

  tell(message) {
    this.onmessage?.({ data: structuredClone(message) });
  }

  crash(message) {
    this.onerror?.({ message, preventDefault() {} });
  }

  serve() {
    for (const message of this.line.splice(0)) {
      if (message.kind === "bridge") this.answer(message);
      else if (this.services[message.kind])
        this.tell({ kind: "reply", id: message.id, ...this.services[message.kind](message) });
    }
  }

  /**
   * As the bridge did. Where a conversation has no thought in it, one goes on until something else is asked: it takes
   * no fixed time.
   */
  answer({ id, text }) {
    const request = JSON.parse(text);
    const at = this.left.findIndex((pair) => bare(pair.request) === bare(request));
    if (at < 0 && request.do === "think") {
      setTimeout(
        () =>
          this.tell({
            kind: "reply",
            id,
            text: JSON.stringify({ v: 1, id: request.id, ok: true, thinking: { progress: 0.5 } }),
          }),
        20,
      );
      return;
    }
    if (at < 0) throw new Error(`the conversation has nothing on ${text}`);
    const [{ reply }] = this.left.splice(0, at + 1).slice(-1);
    queueMicrotask(() => this.tell({ kind: "reply", id, text: JSON.stringify({ ...reply, id: request.id }) }));
  }

  /** What was asked of the bridge. */
  get asked() {
    return this.got.filter(({ kind }) => kind === "bridge").map(({ text }) => JSON.parse(text));
  }
}
