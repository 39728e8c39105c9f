// @ts-check
/** Pointers and keys of the screen for going through a match (through.js); its table's are in play/input/input.js. */

const FAR = 10; // turns that a page key moves by

/**
 * Finds what is pressed or moved anywhere on the screen.
 * @param {HTMLElement} root @param {(act: string, value: string) => void} does
 */
export function listen(root, does) {
  /** @param {Event} event @returns {HTMLElement | null} */
  const found = ({ target }) => (target instanceof Element ? target.closest("[data-act]") : null);
  root.addEventListener(
    "click",
    (event) => {
      const pressed = found(event);
      if (pressed?.matches(".pick, .held *")) return event.stopPropagation(); // no card is placed here
      if (!pressed || pressed instanceof HTMLInputElement || pressed.getAttribute("aria-disabled")) return;
      does(pressed.dataset.act ?? "", pressed.dataset.value ?? "");
    },
    true,
  );
  root.addEventListener("input", (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.dataset.act) does(target.dataset.act, target.value);
  });
}

/**
 * Arrows move a turn, page keys ten, Home and End to the ends; the space bar plays the match, L opens the log.
 * @param {KeyboardEvent} event
 * @param {boolean} mirrored  whether the way runs from right to left
 * @param {ReturnType<typeof import("../../play/through.js").makeThrough>} way
 * @param {(act: string) => void} does   acts other than moving to a place
 * @returns {boolean} whether the key was ours
 */
export function key({ key: name, code, target, ctrlKey, metaKey, altKey }, mirrored, way, does) {
  const on = target instanceof Element ? target : document.body;
  if (ctrlKey || metaKey || altKey || (on.matches("input[type=radio]") && /^(Arrow| )/.test(name))) return false;
  const at = way.shown();
  if (!at) return false;
  const forward = mirrored ? "ArrowLeft" : "ArrowRight";
  const backward = mirrored ? "ArrowRight" : "ArrowLeft";
  if (name === forward) way.act("on", 0);
  else if (name === backward) way.act("back", 0);
  else if (name === "PageUp" || name === "PageDown") way.act("to", at.place + (name === "PageUp" ? FAR : -FAR));
  else if (name === "Home") does("first");
  else if (name === "End") does("last");
  else if (name === " " && !on.closest("button, a")) way.act("run", 0);
  else if (code === "KeyL" || name === "l") does("log");
  else return /^[\dudhsmp]$/i.test(name); // keys of play, which do nothing here
  return true;
}
