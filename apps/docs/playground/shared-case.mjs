// @ts-check

/**
 * What a link to the playground holds: the texts of a case, options that are not the defaults, and the metrics that are
 * open.
 *
 * @typedef {{ input?: string, output?: string, expected?: string[], context?: string[], choices?: string, trace?: string,
 *   language?: string, retrievedIds?: string, relevantIds?: string }} Fields
 *   As they stand in the form.
 * @typedef {{ fields: Fields, options: Record<string, Record<string, unknown>>, open: string[] }} SharedCase
 */

/** @type {readonly (keyof Fields)[]} */
export const lists = ["expected", "context"];

/** @type {readonly (keyof Fields)[]} */
export const fieldNames = [
  "input",
  "output",
  "expected",
  "context",
  "choices",
  "trace",
  "language",
  "retrievedIds",
  "relevantIds",
];

/**
 * What somebody's link says, or null if it is not what a link of this page holds. Nothing else in it is kept.
 *
 * @param {unknown} value
 * @returns {SharedCase | null}
 */
export function readSharedCase(value) {
  if (!isRecord(value) || !isRecord(value["fields"])) return null;
  const { fields, options = {}, open = [] } = value;
  if (!isRecord(options) || !Object.values(options).every(isRecord) || !isTexts(open)) return null;
  const known = fieldNames.flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name]]] : []));
  const fits = known.every(([name, text]) =>
    lists.includes(/** @type {keyof Fields} */ (name)) ? isTexts(text) : typeof text === "string",
  );
  if (!fits) return null;
  return {
    fields: Object.fromEntries(known),
    options: /** @type {SharedCase["options"]} */ (options),
    open,
  };
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param {unknown} value
 * @returns {value is string[]}
 */
const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === "string");
