import { defineMetric, type EvalCase } from "@eval/core";
import { expect, test } from "vitest";

const length = defineMetric({
  package: "eval-metric-length",
  name: "length",
  version: 1,
  summary: "Letters of the output in capitals.",
  source: "https://example.org",
  needs: ["output"],
  range: [0, null],
  higherIsBetter: true,
  defaults: {},
  create:
    () =>
    ({ output, expected, input }) => {
      const texts = [output, input ?? "", ...(typeof expected === "string" ? [expected] : (expected ?? []))];
      const score = texts.map((text) => text.trim().length).reduce((sum, each) => sum + each, 0);
      return { score, passed: null, label: "counted", reason: `${score} letters`, metadata: {} };
    },
})();

test.each([
  [{ output: 5 }, "output must be a string, got 5"],
  [{ output: ["a"] }, "output must be a string, got a list"],
  [
    { output: "x", input: [{ role: "user", content: "नमस्ते" }] },
    "input must be a string, got a list of other things; a conversation goes into messages",
  ],
  [{ output: "x", expected: 28 }, "expected must be a string or a list of strings, got 28"],
  [{ output: "x", expected: ["28", 28] }, "expected must be a string or a list of strings, got a list of other things"],
  [{ output: { text: "x" } }, "output must be a string, got an object"],
])("a case in plain JavaScript, %j, is told its wrong field", (evalCase, reason) => {
  expect(length(evalCase as unknown as EvalCase)).toMatchObject({ status: "error", label: "invalid_field", reason });
});

test("a fault of the metric itself stays its own", () => {
  expect(length({ output: "गंगा" }).score).toBe(4);
  const broken = defineMetric({
    ...{ package: "eval-metric-broken", name: "broken", version: 1, summary: "Fails.", source: "https://example.org" },
    needs: ["output"],
    range: [0, 1],
    higherIsBetter: true,
    defaults: {},
    create: () => () => {
      throw new TypeError("my own");
    },
  })();
  expect(broken({ output: "x" })).toMatchObject({ status: "error", label: "metric_error", reason: "my own" });
});
