// @ts-check
/**
 * A whole number within two limits; the lower limit where the value is not one.
 * @param {unknown} value @param {number} least @param {number} most
 */
export const whole = (value, least, most) =>
  Number.isInteger(value) ? Math.min(most, Math.max(least, Number(value))) : least;
