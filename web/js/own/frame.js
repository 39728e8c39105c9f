// The only script of the frame in which people's own players live: a document without an origin, whose policy lets
// nothing out (host.js makes it). It is handed, once, a worker's source with what that needs, and a port for everything
// later. This text is put into the frame unchanged; the site's policy knows it by its hash.
addEventListener(
  "message",
  ({ source, data: { code, parcel, buffers }, ports: [port] }) => {
    if (source !== parent) return;
    // As a data: address: Chromium runs no module from a blob: with an opaque origin.
    const worker = new Worker(`data:text/javascript,${encodeURIComponent(code)}`, { type: "module" });
    worker.onerror = ({ message }) => port.postMessage({ kind: "failed", detail: message || "" });
    // Its first message comes before any of the player's code is there; nothing it says later is heard here.
    worker.onmessage = () => {
      worker.onmessage = worker.onerror = null;
      worker.postMessage(parcel, [port, ...buffers]);
    };
  },
  { once: true },
);
