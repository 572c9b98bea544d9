import { element } from "./elements.js";
import { flagName } from "./flag-name.js";
import { textAttributes } from "./language.js";
import { facts, resultView } from "./result-view.js";
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
 * @param {import("./row-shape.js").RowShape} shape
 */
export function caseView(row, { metrics, titles = {} }) {
  const output = row.evalCase?.output ?? "";
  const spans = row.results.map(([label, , , , metadata], at) => {
    const field = metrics[at]?.spansOf;
    const found = findSpans(metadata, label, field === undefined ? output : "");
    return field === undefined
      ? found
      : found.map((span) => ({ ...span, field: span.field === "output" ? field : (span.field ?? field) }));
  });
  const names = metrics.map(({ name }) => name);
  const texts = element("div", { class: "texts" });
  const show = (/** @type {number} */ metric) => texts.replaceChildren(...textBlocks(row, spans[metric] ?? [], titles));
  const pointing = spans.flatMap((found, metric) => (found.length > 0 ? [metric] : []));
  show(pointing[0] ?? -1);
  const choice = pointing.length < 2 ? null : spanChoice(pointing, names, show);
  const results = row.results.map((result, metric) => resultView(result, names[metric] ?? "", row.evalCase?.language));
  return element(
    "div",
    { class: "case" },
    diagnosisView(row.diagnosis),
    choice,
    texts,
    element("div", { class: "results" }, ...results),
  );
}

/** @param {import("./row-store.js").Diagnosis | null} diagnosis */
function diagnosisView(diagnosis) {
  if (diagnosis === null) return null;
  const [flags, action] = diagnosis;
  const items = flags.map(([code, reason]) =>
    element("li", { dir: "auto" }, element("b", {}, flagName(code)), ": ", ...plainParts(reason)),
  );
  const advice = action === "" ? null : element("p", { dir: "auto" }, ...plainParts(action));
  return element(
    "div",
    { class: "diagnosis" },
    element("h3", {}, "Why to look at it"),
    element("ul", {}, ...items),
    advice,
  );
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
 * @param {Readonly<Record<string, string>>} titles
 */
function textBlocks({ id, evalCase }, spans, titles) {
  if (evalCase === null) return [element("p", {}, "The texts of this case are not in the report.")];
  const names = spanNames(spans);
  const fields = TITLES.flatMap(([field, title]) =>
    evalCase[field] === undefined
      ? []
      : [fieldBlock(field, titles[field] ?? title, evalCase[field], evalCase.language, spans)],
  );
  const { language, model, metadata } = evalCase;
  const rest = {
    ...(id !== null && { id }),
    ...(language && { language }),
    ...(typeof model === "string" && { model }),
    .../** @type {object} */ (metadata ?? {}),
  };
  if (Object.keys(rest).length > 0)
    fields.push(element("div", { class: "field" }, element("h3", {}, "Other"), facts(rest)));
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
