// @ts-check
/** Times as they were stored, by whatever program. */

/** The last day of 9999, in ms: later times have no date of the usual form, at least somewhere on earth. */
const FARTHEST = Date.UTC(9999, 11, 31);

/** When something was kept, within the range of a date; 0 where the value is no such time. @param {unknown} kept */
export const timeOf = (kept) => (Number(kept) >= 0 && Number(kept) < FARTHEST ? Number(kept) : 0);
