import { expect, test } from "vitest";
import { camelCaseOf, fillNames } from "./template-names.js";

test("a template gets the names in all three spellings", () => {
  const names = { metric: "sentence-length", packageName: "@me/readability" };
  expect(fillNames("@eval/package-name metric-name metricName MetricNameOptions", names)).toBe(
    "@me/readability sentence-length sentenceLength SentenceLengthOptions",
  );
});

test("a name that looks like one of the template's stays whole", () => {
  const names = { metric: "length", packageName: "eval-metric-name" };
  expect(fillNames("@eval/package-name has metric-name", names)).toBe("eval-metric-name has length");
});

test("a digit after a hyphen is joined", () => {
  expect(camelCaseOf("rouge-2")).toBe("rouge2");
});
