import { defineMetric, EvalError, expectedAnswers } from "@eval/core";

const common = { package: "eval-metric-sample", version: 1, source: "https://example.com/sample" } as const;

interface ShareDetail {
  readonly shared: readonly string[];
  readonly of: number;
}

const nothingExpected = { score: null, label: "no_words", reason: "the expected answer has no words" } as const;

const wordsOf = (text: string) => text.split(" ").filter((word) => word !== "");

/** From 0 to 1, higher is better, with a threshold. */
export const sharedWords = defineMetric({
  ...common,
  name: "shared-words",
  summary: "Share of the expected words that the output has.",
  needs: ["output", "expected"],
  range: [0, 1],
  higherIsBetter: true,
  defaults: { threshold: 0.5 },
  create:
    ({ threshold }) =>
    (evalCase) => {
      const words = wordsOf(expectedAnswers(evalCase)[0] ?? "");
      if (words.length === 0) return nothingExpected;
      const shared = words.filter((word) => wordsOf(evalCase.output).includes(word));
      const score = shared.length / words.length;
      const detail: ShareDetail = { shared, of: words.length };
      return {
        score,
        passed: score >= threshold,
        label: score === 1 ? "matched" : shared.length > 0 ? "partial" : "missing",
        reason: `${shared.length} of ${words.length} words`,
        metadata: detail,
      };
    },
});

/** Unbounded above, lower is better, no threshold. */
export const wrongWords = defineMetric({
  ...common,
  name: "wrong-words",
  summary: "Words of the output that were not expected, for each expected word.",
  needs: ["output", "expected"],
  range: [0, null],
  higherIsBetter: false,
  blank: "measure",
  defaults: {},
  create: () => (evalCase) => {
    const words = wordsOf(expectedAnswers(evalCase)[0] ?? "");
    if (words.length === 0) return nothingExpected;
    const wrong = wordsOf(evalCase.output).filter((word) => !words.includes(word));
    return {
      score: wrong.length / words.length,
      passed: null,
      label: wrong.length === 0 ? "clean" : "wrong",
      reason: `${wrong.length} wrong words`,
      metadata: {},
    };
  },
});

/** From -1 to 1: the mood that the output names itself. */
export const mood = defineMetric({
  ...common,
  name: "mood",
  summary: "The number in the output.",
  needs: ["output"],
  range: [-1, 1],
  higherIsBetter: true,
  blank: "measure",
  defaults: {},
  create: () => (evalCase) => ({
    score: Number(evalCase.output),
    passed: null,
    label: "mood",
    reason: "read from the output",
    metadata: {},
  }),
});

/** From 0 to 1, lower is better. */
export const complaintRate = defineMetric({
  ...common,
  name: "complaint-rate",
  summary: "The number in the output.",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: false,
  blank: "measure",
  defaults: { threshold: 0.5 },
  create:
    ({ threshold }) =>
    ({ output }) => ({
      score: Number(output),
      passed: Number(output) <= threshold,
      label: "rated",
      reason: "read from the output",
      metadata: {},
    }),
});

/** Asynchronous, and it always fails. */
export const unreachable = defineMetric({
  ...common,
  name: "unreachable",
  summary: "Asks a server that never answers.",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  async: true,
  defaults: {},
  create: () => async () => {
    throw new EvalError("timeout", "no answer within 10 s");
  },
});
