// @ts-check
/** The page around a frame: only the window that holds the frame may hand it a port, and only once. */

const HERE = "lost-cities-frame";

/** Says that a frame of ours is here, and waits for the port. @param {(port: MessagePort) => void} taken */
export function awaitPort(taken) {
  addEventListener("message", function once({ source, data, ports }) {
    if (source !== parent || data !== HERE || !ports[0]) return;
    removeEventListener("message", once);
    taken(ports[0]);
  });
  parent.postMessage(HERE, "*"); // no secret: that a frame of ours is here
}
