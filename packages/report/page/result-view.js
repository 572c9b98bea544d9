import { comparedForms } from "./compared-forms.js";
import { element } from "./elements.js";
import { textAttributes } from "./language.js";
import { outcomeChip } from "./outcome-chip.js";
import { recordTable } from "./record-table.js";
import { plainParts } from "./text-view.js";

/** What a judge or a model says in its own words. */
const WORDS = ["critique", "reasoning"];
const LONG = 600;

/**
 * What a metric says of a case: outcome and reason, the forms it compared, a judge's words, its parts, its figures; at
 * the end, closed, all of it as it came.
 *
 * @param {import("./row-store.js").Result} result
 * @param {string} metric
 * @param {string | undefined} language
 */
export function resultView(result, metric, language) {
  const [, , , reason, metadata] = result;
  const isNotKept = (reason ?? null) === null && metadata === undefined;
  return element(
    "div",
    { class: "result" },
    element("h3", {}, ...plainParts(metric), " ", outcomeChip(result)),
    isNotKept ? element("p", { class: "empty" }, "The run kept no explanation of this result.") : null,
    typeof reason === "string" ? element("p", { dir: "auto" }, ...plainParts(reason)) : null,
    ...(metadata === undefined ? [] : explanation(metadata, reason ?? null, language)),
  );
}

/**
 * @param {Readonly<Record<string, unknown>>} metadata
 * @param {string | null} reason
 * @param {string | undefined} language
 */
function explanation(metadata, reason, language) {
  const forms = comparedForms(metadata, language);
  const words = WORDS.filter((key) => typeof metadata[key] === "string");
  const left = Object.entries(metadata).filter(([key]) => !forms?.keys.includes(key) && !words.includes(key));
  const plain = left.filter(([, value]) => isPlain(value) && !isNothing(value));
  const tables = left.filter(([, value]) => isTable(value));
  const isWhole = left.every(([, value]) => isPlain(value) || isTable(value));
  return [
    forms?.view ?? null,
    ...words.flatMap((key) => (metadata[key] === reason || metadata[key] === "" ? [] : [saidBy(key, metadata[key])])),
    ...tables.map(([key, value]) => recordTable(key, /** @type {Record<string, unknown>[]} */ (value))),
    plain.length > 0 ? facts(Object.fromEntries(plain)) : null,
    isWhole ? null : wholeOf(metadata),
  ].filter((part) => part !== null);
}

/**
 * @param {string} key
 * @param {unknown} text
 */
const saidBy = (key, text) =>
  element(
    "figure",
    {},
    element("figcaption", {}, key),
    element("blockquote", { ...textAttributes(undefined, String(text)) }, ...plainParts(String(text))),
  );

/** @param {Readonly<Record<string, unknown>>} metadata */
const wholeOf = (metadata) =>
  element(
    "details",
    {},
    element("summary", {}, "All that the metric said"),
    element("pre", { dir: "ltr", tabindex: "0" }, ...plainParts(JSON.stringify(metadata, null, 1))),
  );

/**
 * @param {unknown} value
 */
const isNothing = (value) => Array.isArray(value) && value.length === 0;

/**
 * Text, number or truth, or a short list of them.
 *
 * @param {unknown} value
 */
function isPlain(value) {
  if (typeof value !== "object" || value === null) return true;
  return Array.isArray(value) && value.every((item) => typeof item !== "object") && JSON.stringify(value).length < LONG;
}

/**
 * A list of records that says more than places in a text, which are marked there.
 *
 * @param {unknown} value
 */
const isTable = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === "object" && item !== null && !Array.isArray(item) && !("start" in item));

/** @param {Readonly<Record<string, unknown>>} record */
export function facts(record) {
  const items = Object.entries(record).map(([name, value]) =>
    element(
      "div",
      {},
      element("dt", {}, ...plainParts(name)),
      element("dd", { dir: "auto" }, ...plainParts(factText(value))),
    ),
  );
  return element("dl", { class: "facts" }, ...items);
}

/** @param {unknown} value */
function factText(value) {
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ") || "none";
  return typeof value === "number" ? String(Number(value.toPrecision(6))) : JSON.stringify(value);
}
