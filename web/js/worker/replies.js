// @ts-check
/** Replies that the worker gives in place of the bridge, and what it reads of texts for the bridge. */
/** @import { Fault, Refusal } from "../wire.d.ts" */

/** The version of the messages between page and bridge. */
export const PROTOCOL = 1;

/**
 * A reply such as the bridge would give.
 * @param {unknown} id
 * @param {Fault["code"]} code
 * @param {string} key
 * @param {string} detail
 * @returns {Refusal & {v: number, id: unknown}}
 */
export const refusal = (id, code, key, detail) => ({
  v: PROTOCOL,
  id,
  ok: false,
  error: { code, key, values: {}, rule: "", detail },
});

/**
 * What a text for the bridge asks; null if it is no request.
 * @param {string} text
 * @returns {{id?: unknown, do: string} | null}
 */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What an error says, whatever was thrown: Pyodide throws objects that are no errors too. @param {unknown} error */
export function said(error) {
  const { name = "Error", message } = /** @type {Partial<Error>} */ (Object(error));
  return message === undefined
    ? String(typeof error === "object" ? JSON.stringify(error) : error)
    : `${name}: ${message}`;
}
