// @ts-check
/**
 * A whole number between two others; the least where it is none.
 * @param {unknown} value @param {number} least @param {number} most
 */
export const whole = (value, least, most) =>
  Number.isInteger(value) ? Math.min(most, Math.max(least, Number(value))) : least;
