// @ts-check
import { element } from "../../../packages/report/page/elements.js";
import { outcomeChip } from "../../../packages/report/page/outcome-chip.js";
import { resultView } from "../../../packages/report/page/result-view.js";
import { plainParts } from "../../../packages/report/page/text-view.js";
import { markedTexts } from "./marked-texts.mjs";
import { quotesOnly } from "./quotes-only.mjs";

/**
 * @typedef {import("@eval/core").MetricResult} MetricResult
 * @typedef {{ result: MetricResult, evalCase: import("@eval/core").EvalCase, languages: Readonly<Record<string, string>> }} Shown
 */

/**
 * One metric: its outcome and reason in a line; opened, the places it points at, what it compared, what its number does
 * not say, and its options.
 *
 * @param {import("./score-case.mjs").MetricFacts} facts
 * @param {string} page
 * @param {() => HTMLElement} editor
 */
export function metricCard({ info }, page, editor) {
  const outcome = element("span", { class: "outcome" });
  const reason = element("span", { class: "reason", dir: "auto" });
  const view = element("div", { class: "view" });
  const body = element("div", { class: "body" }, view, ...about(info, page));
  const card = element(
    "details",
    { class: "metric-card", "data-metric": info.name, hidden: "" },
    element("summary", {}, element("span", { class: "name" }, info.name), " ", outcome, " ", reason),
    body,
  );
  /** @type {Shown | null} */
  let shown = null;
  let isDrawn = true;

  const draw = () => {
    if (!card.open || isDrawn || shown === null) return;
    isDrawn = true;
    if (body.querySelector(".options") === null) body.append(editor());
    const { result, evalCase, languages } = shown;
    const said = resultView(
      recordOf({ ...result, metadata: quotesOnly(result.metadata) }, null),
      info.name,
      languages["output"],
    );
    // Its heading and its outcome stand in the line above.
    said.firstElementChild?.remove();
    view.replaceChildren(...markedTexts(result, evalCase, languages), said);
  };
  card.addEventListener("toggle", draw);

  return {
    element: card,
    name: info.name,
    /** @param {Shown} next */
    show(next) {
      const { result } = next;
      shown = next;
      isDrawn = false;
      if (!card.open) view.replaceChildren();
      outcome.replaceChildren(outcomeChip(recordOf(result, result.reason)));
      reason.replaceChildren(...plainParts(result.reason));
      draw();
    },
    get shown() {
      return shown;
    },
  };
}

/**
 * @param {import("@eval/core").MetricInfo} info
 * @param {string} page
 */
function about({ summary, caveat, name }, page) {
  return [
    element("p", { class: "about" }, summary, " ", element("a", { href: page }, `How ${name} measures`)),
    caveat === undefined ? null : element("p", { class: "caveat" }, element("b", {}, "What it does not say: "), caveat),
  ].filter((part) => part !== null);
}

/**
 * A result in the form in which a report keeps it.
 *
 * @param {MetricResult} result
 * @param {string | null} reason
 * @returns {import("../../../packages/report/page/row-store.js").Result}
 */
const recordOf = ({ label, score, status, passed, metadata }, reason) =>
  /** @type {import("../../../packages/report/page/row-store.js").Result} */ ([
    label,
    score ?? status,
    passed,
    reason,
    metadata,
  ]);
