// @ts-check
/** How a frame gets ports to the page's one runtime: from the page around, or from a runtime of its own. */

/**
 * @param {() => boolean} hosted   whether there is a page around that has one
 * @param {() => void} ask   asks that page for a port
 */
export function makeRuntime(hosted, ask) {
  /**
   * Who waits for a port from the page around.
   * @type {{resolve: (port: MessagePort) => void, reject: (error: Error) => void}[]}
   */
  const waiting = [];
  /** @type {MessagePort[]} */
  const ports = [];
  /** The runtime of a frame without a page around. @type {((port: MessagePort) => void) | null} */
  let own = null;

  /** @returns {Promise<MessagePort>} */
  function fromAround() {
    ask();
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  }

  /** @returns {Promise<MessagePort>} */
  async function fromOwn() {
    const { makeHub } = await import(new URL(BUILD.hub, document.baseURI).href);
    own ??= makeHub();
    const { port1, port2 } = new MessageChannel();
    own?.(port2);
    return port1;
  }

  window.addEventListener("pagehide", ({ persisted }) => {
    // The frame goes with its element, and after that nothing from the page around arrives here.
    if (!persisted) for (const port of ports) port.postMessage({ end: true });
  });

  return {
    /** A port to the runtime, which outlives this frame; rejects where there is none. */
    async port() {
      const port = await (hosted() ? fromAround() : fromOwn());
      ports.push(port);
      return port;
    },
    /**
     * The page around has brought the port, or says why it could not.
     * @param {MessagePort | undefined} port @param {string} [lost]
     */
    brought(port, lost) {
      const first = waiting.shift();
      if (port) first?.resolve(port);
      else first?.reject(new Error(lost));
    },
    /** Retries a start that failed or stalled. */
    retry() {
      for (const port of ports) port.postMessage({ retry: true });
    },
  };
}
