import type { Metric, MetricResult } from "@eval/core";
import { bleu, exactSubstring } from "@eval/deterministic";
import { indicMatch, scriptAdherence } from "@eval/indic-script";
import { answerEquivalence } from "@eval/judge";
import { scoringProfile } from "@eval/profiles";
import { calibratedSimilarity } from "@eval/similarity";
import { trapWords } from "@eval/trap-words";
import { describe, expect, test } from "vitest";

// What the compiler is asked here is whether these assignments are right; it is run on all tests.
describe("metrics and results of different packages", () => {
  test("stand in one list, whatever their details and options", () => {
    const metrics: readonly Metric[] = [
      exactSubstring(),
      bleu(),
      indicMatch(),
      scriptAdherence(),
      trapWords(),
      answerEquivalence(),
      scoringProfile(),
      calibratedSimilarity(),
    ];
    expect(metrics.filter(({ async }) => !async).map(({ info }) => info.name)).toEqual([
      "exact-substring",
      "bleu",
      "indic-match",
      "script-adherence",
      "trap-words",
    ]);
  });

  test("give details that can be read by name or passed on as JSON", () => {
    const match = indicMatch()({ output: "राजधानी दिल्ली है", expected: "Delhi" });
    const results: readonly MetricResult[] = [match, exactSubstring()({ output: "Delhi", expected: "Delhi" })];
    expect(results.map(({ label }) => label)).toEqual(["matched", "matched"]);
    expect(results[1]?.metadata["expectedIndex"]).toBe(0);
  });
});
