// @ts-check
/** Times that were kept by somebody. */

/** The last day of the year 9999, in ms: what is later has no date of the form that all have, in any place on earth. */
const FARTHEST = Date.UTC(9999, 11, 31);

/** When something was kept, as a date can tell it; 0 where what stands there is no such time. @param {unknown} kept */
export const timeOf = (kept) => (Number(kept) >= 0 && Number(kept) < FARTHEST ? Number(kept) : 0);
