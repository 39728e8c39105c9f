// @ts-check
/** Times that were kept by somebody. */

/** Milliseconds on either side of 1970 that a date can be of. */
const FARTHEST = 8.64e15;

/** When something was kept, as a date can tell it; 0 where what stands there is no such time. @param {unknown} kept */
export const timeOf = (kept) => (Math.abs(Number(kept)) <= FARTHEST ? Number(kept) : 0);
