// @ts-check
/**
 * The one voice that speaks without being asked: a polite live region. What is announced together is joined into one
 * row of sentences; the same sentence twice is spoken twice. An announcement stays, to be read again, until nothing
 * ("") is announced.
 */

const ENDED = /[.!?…؟]$/;
const PAUSE = 80; // ms for collecting what belongs together

/**
 * @param {HTMLElement} region  an element with aria-live="polite"
 * @returns {(text: string) => void}
 */
export function makeAnnouncer(region) {
  /** @type {string[]} */
  let waiting = [];
  let timer = 0;
  return function announce(text) {
    clearTimeout(timer);
    if (!text) {
      waiting = [];
      region.replaceChildren();
      return;
    }
    waiting.push(text);
    timer = window.setTimeout(() => {
      const line = document.createElement("p");
      line.textContent = waiting.map((each) => (ENDED.test(each) ? each : `${each}.`)).join(" ");
      region.replaceChildren(line); // a new node, which is spoken even if the words are the same
      waiting = [];
    }, PAUSE);
  };
}
