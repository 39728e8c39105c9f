// @ts-check
/**
 * The one voice that speaks without being asked: a polite live region. What is said in one go is joined into one
 * sentence row; the same sentence twice is spoken twice. What was said stays to be read again, until nothing ("") is
 * announced.
 */

const ENDED = /[.!?…؟]$/;
const PAUSE = 80; // ms in which what belongs together gathers

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
      region.replaceChildren(line); // a new node: spoken also when the words are the same
      waiting = [];
    }, PAUSE);
  };
}
