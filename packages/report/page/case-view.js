import { element } from "./elements.js";
import { textAttributes } from "./language.js";
import { outcomeChip } from "./outcome-chip.js";
import { findSpans, spanNames } from "./spans.js";
import { markOf, plainParts, textView } from "./text-view.js";

/** @type {readonly [field: string, title: string][]} */
const TITLES = [
  ["input", "Input"],
  ["messages", "Conversation"],
  ["expected", "Expected"],
  ["output", "Output"],
  ["alternative", "Alternative"],
  ["incorrect", "Known to be wrong"],
  ["choices", "Choices"],
  ["context", "Context"],
  ["trace", "Trace"],
];

/**
 * Everything about a case: its texts with the places that one metric at a time points at, and each metric's reasons.
 *
 * @param {import("./row-store.js").Row} row
 * @param {readonly string[]} metrics
 */
export function caseView(row, metrics) {
  const spans = row.results.map(([, , , , metadata]) => findSpans(metadata));
  const texts = element("div", { class: "texts" });
  const show = (/** @type {number} */ metric) => texts.replaceChildren(...textBlocks(row, spans[metric] ?? []));
  const pointing = spans.flatMap((found, metric) => (found.length > 0 ? [metric] : []));
  show(pointing[0] ?? -1);
  const choice = pointing.length < 2 ? null : spanChoice(pointing, metrics, show);
  const results = row.results.map((result, metric) => resultView(result, metrics[metric] ?? ""));
  return element("div", { class: "case" }, choice, texts, element("div", { class: "results" }, ...results));
}

/**
 * @param {readonly number[]} pointing
 * @param {readonly string[]} metrics
 * @param {(metric: number) => void} show
 */
function spanChoice(pointing, metrics, show) {
  const select = element(
    "select",
    {},
    ...pointing.map((metric) => element("option", { value: String(metric) }, metrics[metric] ?? "")),
  );
  select.addEventListener("change", () => show(Number(select.value)));
  return element("label", { class: "choice" }, "Marks of ", select);
}

/**
 * @param {import("./row-store.js").Row} row
 * @param {readonly import("./spans.js").Span[]} spans
 */
function textBlocks({ evalCase }, spans) {
  if (evalCase === null) return [element("p", {}, "The texts of this case are not in the report.")];
  const names = spanNames(spans);
  const fields = TITLES.flatMap(([field, title]) =>
    evalCase[field] === undefined ? [] : [fieldBlock(field, title, evalCase[field], evalCase.language, spans)],
  );
  const rest = ["language", "model", "metadata"].flatMap((field) =>
    evalCase[field] === undefined ? [] : [[field, evalCase[field]]],
  );
  if (rest.length > 0)
    fields.push(element("div", { class: "field" }, element("h3", {}, "Other"), facts(Object.fromEntries(rest))));
  if (names.length > 0) {
    const marks = names.flatMap((name) => [markOf([name], names, ...plainParts(name)), " "]);
    fields.unshift(element("p", { class: "legend" }, "Marked: ", ...marks));
  }
  return fields;
}

/**
 * @param {string} field
 * @param {string} title
 * @param {unknown} value
 * @param {string | undefined} language
 * @param {readonly import("./spans.js").Span[]} spans
 */
function fieldBlock(field, title, value, language, spans) {
  const texts = (Array.isArray(value) ? value : [value]).map(textOf);
  const blocks = texts.map((text) =>
    text === ""
      ? element("p", { class: "empty" }, "(empty)")
      : element("div", { class: "text", ...textAttributes(language, text) }, textView(text, field, spans)),
  );
  return element("div", { class: `field ${field}` }, element("h3", {}, title), ...blocks);
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function textOf(value) {
  if (typeof value === "string") return value;
  const record = /** @type {Record<string, unknown> | null} */ (typeof value === "object" ? value : null);
  const [head, body] = [record?.["label"] ?? record?.["role"], record?.["text"] ?? record?.["content"]];
  return typeof head === "string" && typeof body === "string" ? `${head}: ${body}` : JSON.stringify(value, null, 1);
}

/**
 * @param {import("./row-store.js").Result} result
 * @param {string} metric
 */
function resultView(result, metric) {
  const [, , , reason, metadata] = result;
  const isNotKept = (reason ?? null) === null && metadata === undefined;
  return element(
    "div",
    { class: "result" },
    element("h3", {}, metric, " ", outcomeChip(result)),
    isNotKept ? element("p", { class: "empty" }, "The run kept no explanation of this result.") : null,
    typeof reason === "string" ? element("p", { dir: "auto" }, ...plainParts(reason)) : null,
    metadata === undefined ? null : facts(metadata),
  );
}

/** @param {Record<string, unknown>} record */
function facts(record) {
  const lines = Object.entries(record).flatMap(([name, value]) => [
    element("dt", {}, ...plainParts(name)),
    element("dd", { dir: "auto" }, ...plainParts(typeof value === "string" ? value : factText(value))),
  ]);
  return element("dl", {}, ...lines);
}

/**
 * A value as text: lists of records an item to a line.
 *
 * @param {unknown} value
 */
const factText = (value) =>
  Array.isArray(value) && value.some((item) => typeof item === "object")
    ? value.map((item) => JSON.stringify(item)).join("\n")
    : JSON.stringify(value);
