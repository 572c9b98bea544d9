// @ts-check

/** @typedef {import("@eval/core").Json} Json */

/**
 * Metadata in which each quoted place of a text is its quotation alone: the offsets are shown as marks.
 *
 * @param {Readonly<Record<string, Json>>} metadata
 */
export const quotesOnly = (metadata) =>
  Object.fromEntries(Object.entries(metadata).map(([key, part]) => [key, quoteOf(part)]));

/**
 * @param {Json} part
 * @returns {Json}
 */
function quoteOf(part) {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map(quoteOf);
  const record = /** @type {Readonly<Record<string, Json>>} */ (part);
  const { start, end, text } = record;
  return start !== undefined && end !== undefined && typeof text === "string" ? text : quotesOnly(record);
}
