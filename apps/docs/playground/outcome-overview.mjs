// @ts-check
import { element } from "../../../packages/report/page/elements.js";

/** @typedef {import("@eval/core").MetricResult} MetricResult */

/** @type {readonly (readonly [title: string, style: string, holds: (result: MetricResult) => boolean])[]} */
const outcomes = [
  ["✓ passed", "pass", ({ passed }) => passed === true],
  ["✗ failed", "fail", ({ passed }) => passed === false],
  ["• scored", "plain", ({ status, passed }) => status === "scored" && passed === null],
  ["– unscored", "plain", ({ status }) => status === "unscored"],
  ["! error", "error", ({ status }) => status === "error"],
];

/**
 * The metrics by outcome, each a button that goes to it.
 *
 * @param {readonly MetricResult[]} results
 * @param {(metric: string) => void} go
 * @returns {HTMLElement[]}
 */
export function outcomeOverview(results, go) {
  return outcomes.flatMap(([title, style, holds]) => {
    const members = results.filter(holds);
    if (members.length === 0) return [];
    const buttons = members.map((result) => {
      const button = element("button", { type: "button" }, nameAndScore(result));
      button.addEventListener("click", () => go(result.name));
      return button;
    });
    return [element("dt", {}, title), element("dd", { class: style }, ...buttons)];
  });
}

/** @param {MetricResult} result */
function nameAndScore({ name, score, passed }) {
  const says = score !== null && (passed === null || (score !== 0 && score !== 1));
  return says ? `${name} ${Number(score.toFixed(2))}` : name;
}
