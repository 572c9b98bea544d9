// @ts-check
import { element } from "../../../packages/report/page/elements.js";
import { textAttributes } from "../../../packages/report/page/language.js";
import { findSpans, spanNames, spansOf } from "../../../packages/report/page/spans.js";
import { markOf, plainParts, textView } from "../../../packages/report/page/text-view.js";

/** @type {readonly ["input" | "output" | "expected" | "context" | "trace", string][]} */
const TITLES = [
  ["input", "Prompt"],
  ["output", "Answer"],
  ["expected", "Gold"],
  ["context", "Context"],
  ["trace", "Trace"],
];
/** A text longer than this scrolls in its own box, which the keyboard must then reach. */
const LONG = 1500;

/**
 * The texts of a case in which a metric points at something, with marks there, and what the marks mean.
 *
 * @param {import("@eval/core").MetricResult} result
 * @param {import("@eval/core").EvalCase} evalCase
 * @param {Readonly<Record<string, string>>} languages
 * @returns {HTMLElement[]}
 */
export function markedTexts({ metadata, label }, evalCase, languages) {
  const spans = findSpans(metadata, label, evalCase.output ?? "");
  const blocks = TITLES.flatMap(([field, title]) => {
    const value = evalCase[field] ?? [];
    return (typeof value === "string" ? [value] : value)
      .filter((text) => spansOf(spans, field, text).length > 0)
      .map((text) => {
        const scrolls = text.length > LONG && { tabindex: "0", role: "group", "aria-label": title };
        const attributes = textAttributes(languages[field] || undefined, text);
        const view = element("div", { class: "text", ...attributes, ...scrolls }, textView(text, field, spans));
        return element("div", { class: `field ${field}` }, element("h4", {}, title), view);
      });
  });
  if (blocks.length === 0) return [];
  const names = spanNames(spans);
  const marks = names.flatMap((name) => [markOf([name], names, ...plainParts(name)), " "]);
  return [element("p", { class: "legend" }, "Marked: ", ...marks), ...blocks];
}
