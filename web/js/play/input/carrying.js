// @ts-check
/** @typedef {import("./input.js").Act} Act */

const FAR = 6; // px a pointer moves before a press becomes a carry

/**
 * Carrying a card by pointer: it follows the finger, targets light up, and it is placed where it is released.
 * @param {HTMLElement} root
 * @param {Act} act
 * @param {AbortSignal} [signal] ends it
 */
export function carrying(root, act, signal) {
  /** @type {{pick: HTMLElement, x: number, y: number, id: number, ghost: HTMLElement | null} | null} */
  let carry = null;

  const press = (/** @type {PointerEvent} */ event) => {
    const pick = event.target instanceof Element ? event.target.closest("[data-grab]") : null;
    if (!(pick instanceof HTMLElement) || event.button !== 0 || !event.isPrimary) return;
    if (event.ctrlKey) return; // opens a menu on a Mac, and the end of the press may never be reported
    if (carry) end(new PointerEvent("pointercancel", { pointerId: carry.id }), false);
    carry = { pick, x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null };
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (!carry || event.pointerId !== carry.id) return;
    if (event.pointerType === "mouse" && !(event.buttons & 1)) return end(event, false); // released unseen
    const [dx, dy] = [event.clientX - carry.x, event.clientY - carry.y];
    if (!carry.ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      act("grab", { ...carry.pick.dataset });
      carry.ghost = lift(carry.pick);
    }
    carry.ghost.style.setProperty("transform", `translate(${dx}px, ${dy}px)`);
    light(root, under(root, event));
  };
  const end = (/** @type {PointerEvent} */ event, /** @type {boolean} */ given) => {
    if (!carry || event.pointerId !== carry.id) return;
    const { ghost, pick } = carry;
    carry = null;
    if (!ghost) return;
    swallowClick();
    light(root, null);
    const { left, top, width } = ghost.getBoundingClientRect();
    ghost.remove();
    pick.classList.remove("grabbed");
    const place = given ? under(root, event) : null;
    if (place?.dataset.drop) act("place", { move: place.dataset.move, from: { left, top, width } });
    else if (place?.dataset.act === "why") act("why", { ...place.dataset });
    else act("cancel", {});
  };
  root.addEventListener("pointerdown", press, { signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", (event) => end(event, true), { signal });
  window.addEventListener("pointercancel", (event) => end(event, false), { signal });
  signal?.addEventListener("abort", () => carry?.ghost?.remove());
}

/** The card's likeness that follows the pointer. @param {HTMLElement} pick */
function lift(pick) {
  const card = /** @type {HTMLElement} */ (pick.querySelector(".card"));
  const { left, top } = pick.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "carried";
  ghost.style.setProperty("--w", `${card.offsetWidth}px`);
  ghost.style.setProperty("left", `${left}px`);
  ghost.style.setProperty("top", `${top}px`);
  ghost.append(card.cloneNode(true));
  document.body.append(ghost);
  pick.classList.add("grabbed");
  return ghost;
}

/**
 * What is under the pointer and takes cards or says why not.
 * @param {HTMLElement} root
 * @param {PointerEvent} event
 * @returns {HTMLElement | null}
 */
function under(root, event) {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = element.closest("[data-drop], [data-act='why']");
    if (found instanceof HTMLElement && root.contains(found)) return found;
  }
  return null;
}

/** @param {HTMLElement} root @param {HTMLElement | null} place */
function light(root, place) {
  for (const each of root.querySelectorAll(".over")) if (each !== place) each.classList.remove("over");
  if (place?.dataset.drop) place.classList.add("over");
}

/** The click that follows a carry is not meant. */
function swallowClick() {
  const stop = (/** @type {Event} */ event) => event.stopPropagation();
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
}
