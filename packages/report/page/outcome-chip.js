import { element } from "./elements.js";
import { plainParts } from "./text-view.js";

/** @type {Readonly<Record<string, readonly [sign: string, words: string, style: string]>>} */
const outcomes = {
  p: ["✓", "passed", "pass"],
  f: ["✗", "failed", "fail"],
  s: ["•", "scored", "plain"],
  u: ["–", "unscored", "plain"],
  e: ["!", "error", "error"],
};

/**
 * The outcome of a metric: sign, label, and the score where it says more than the verdict. Never by colour alone.
 *
 * @param {import("./row-store.js").Result} result
 */
export function outcomeChip([label, score, passed]) {
  const [sign, words, style] = outcomes[outcomeOf(score, passed)] ?? ["", "", "plain"];
  const says = typeof score === "number" && (passed === null || (score !== 0 && score !== 1));
  return element(
    "span",
    { class: `chip ${style}` },
    element("span", { "aria-hidden": "true" }, sign),
    element("span", { class: "unseen" }, `${words}: `),
    " ",
    element("bdi", {}, ...plainParts(label)),
    says ? ` ${Number(score.toFixed(4))}` : null,
  );
}

/**
 * @param {number | string} score
 * @param {boolean | null} passed
 */
function outcomeOf(score, passed) {
  if (typeof score !== "number") return score === "error" ? "e" : "u";
  return passed === null ? "s" : passed ? "p" : "f";
}
