import { defineMetric, expectedAnswers, type Metric } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { bleu, contains, exactMatch, type Formula, rougeL, rougeRecall, similarity, tokenF1 } from "./formulas.js";

/** The framework's measures as metrics, by name; each takes the best of the accepted answers on its own. */
export const benchMetrics: () => ReadonlyMap<string, Metric> = () =>
  new Map(
    Object.entries(FORMULAS()).map(([name, formula]) => [`capability-bench-${name}`, metricOf(name, formula)] as const),
  );

const FORMULAS = (): Readonly<Record<string, Formula>> => ({
  "exact-match": exactMatch,
  contains,
  "token-f1": tokenF1,
  similarity,
  "rouge-l": rougeL,
  "rouge-1": rougeRecall(1),
  "rouge-2": rougeRecall(2),
  bleu,
});

const metricOf = (name: string, formula: Formula): Metric =>
  defineMetric({
    package: "@eval/profiles",
    name: `capability-bench-${name}`,
    version: 1,
    summary: "A measure of the answer-accuracy framework.",
    source: "genai_capability_bench 8aa833c",
    needs: ["output", "expected"],
    range: [0, 1],
    higherIsBetter: true,
    blank: "measure",
    defaults: {},
    create: () => (evalCase) => {
      const answers = expectedAnswers(evalCase);
      if (answers.every(isBlank))
        return { score: null, label: "empty_expected", reason: "the expected answer is empty" };
      const score = Math.max(...answers.map((answer) => formula(evalCase.output, answer)));
      return { score, passed: null, label: "measured", reason: `scores ${score}`, metadata: {} };
    },
  })() as Metric;
