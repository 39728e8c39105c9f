/**
 * Search in pages that were opened from a disk, where browsers start no workers: the theme's worker runs in a frame
 * without a page of its own instead. Where a host serves the pages this does nothing.
 */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    /** @param {string | URL} address */
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      const script = frame.contentDocument.createElement("script");
      script.src = String(address);
      this.begun = new Promise((resolve) => script.addEventListener("load", resolve));
      frame.contentDocument.body.append(script);
    }

    /** @param {unknown} data */
    postMessage(data) {
      this.begun.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
