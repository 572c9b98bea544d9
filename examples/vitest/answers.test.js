import { toPassMetric } from "@eval/core/adapters";
import { editSimilarity } from "@eval/deterministic";
import { indicMatch } from "@eval/indic-script";
import { expect, test } from "vitest";
import { answerTo } from "./application.js";

expect.extend({ toPass: toPassMetric });

test.each([
  ["भारत की राजधानी क्या है?", "दिल्ली"],
  ["தமிழ்நாட்டின் தலைநகரம் எது?", "சென்னை"],
  ["What is the capital of Kerala?", ["Thiruvananthapuram", "Trivandrum"]],
])("%s", async (question, expected) => {
  expect(await answerTo(question)).toPass(indicMatch(), { input: question, expected });
});

test("a wrong city does not pass", () => {
  expect("मुंबई").not.toPass(indicMatch(), { expected: "दिल्ली" });
});

test("a metric without a threshold needs one here", () => {
  expect("दिल्ली").toPass(editSimilarity(), { expected: "दिल्ली" }, { minScore: 0.9 });
});
