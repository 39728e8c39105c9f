// The only script of the frame in which people's own players live: a document without an origin, whose policy lets
// nothing out (host.js makes it). Once, it is handed a worker's source with what that needs, and a port for all that is
// said later. This text stands in the frame as it is; the site's policy knows it by its hash.
addEventListener(
  "message",
  ({ source, data: { code, parcel, buffers }, ports: [port] }) => {
    if (source !== parent) return;
    // As a data: address, for Chromium runs no module from a blob: whose origin has no name.
    const worker = new Worker(`data:text/javascript,${encodeURIComponent(code)}`, { type: "module" });
    worker.onerror = ({ message }) => port.postMessage({ kind: "failed", detail: message || "" });
    // Its first word, before any of the player's code is there: from then on nothing that it says is listened to here.
    worker.onmessage = () => {
      worker.onmessage = worker.onerror = null;
      worker.postMessage(parcel, [port, ...buffers]);
    };
  },
  { once: true },
);
