import { defineMetric, type EmptyExpected, expectedAnswers } from "@eval/core";

export interface MetricNameOptions {
  /** What an empty gold answer means. */
  readonly emptyExpected: Exclude<EmptyExpected, "correct">;
}

const defaults: MetricNameOptions = { emptyExpected: "unscored" };

/**
 * Whether the output is one of the accepted answers, code point for code point after NFC.
 *
 * Case, white space and punctuation count; the joiners inside conjuncts and emoji are data. A blank output scores 0.
 *
 * @see https://unicode.org/reports/tr15/
 * @example
 * metricName()({ output: "नई दिल्ली", expected: "नई दिल्ली" }).score; // => 1
 * metricName()({ output: "दिल्ली", expected: "नई दिल्ली" }).reason; // => "no accepted answer equals the output"
 */
export const metricName = defineMetric({
  package: "@eval/package-name",
  name: "metric-name",
  version: 1,
  summary: "Whether the output is one of the accepted answers after NFC.",
  source: "https://unicode.org/reports/tr15/",
  needs: ["output", "expected"],
  // Delete this where the metric comes to read other fields: a table is then read whole.
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  defaults,
  choices: { emptyExpected: ["unscored", "no-answer"] },
  create: () => (evalCase) => {
    const output = evalCase.output.normalize("NFC");
    const matched = expectedAnswers(evalCase).find((answer) => answer.normalize("NFC") === output) ?? null;
    const passed = matched !== null;
    return {
      score: passed ? 1 : 0,
      passed,
      label: passed ? "matched" : "different",
      reason: passed ? "the output equals an accepted answer" : "no accepted answer equals the output",
      metadata: { matched },
    };
  },
});
