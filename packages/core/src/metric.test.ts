import { describe, expect, test } from "vitest";
import { sharedWords } from "../test/sample-metrics.js";
import { isMetricFactory } from "./metric.js";

const info = { name: "foreign" };

describe("isMetricFactory", () => {
  test("recognises what defineMetric gives", () => {
    expect(isMetricFactory(sharedWords)).toBe(true);
  });

  test("recognises a factory of another copy of the contract, by its shape", () => {
    expect(isMetricFactory(Object.assign(() => 1, { evalMetric: 1, info }))).toBe(true);
  });

  test.each([
    ["a metric", sharedWords()],
    ["a plain function", () => 1],
    ["a function of a later contract", Object.assign(() => 1, { evalMetric: 2, info })],
    ["a function without info", Object.assign(() => 1, { evalMetric: 1 })],
    ["a function with null for info", Object.assign(() => 1, { evalMetric: 1, info: null })],
    ["a function without a name in its info", Object.assign(() => 1, { evalMetric: 1, info: {} })],
    ["an object", { evalMetric: 1, info }],
    ["null", null],
    ["undefined", undefined],
    ["a text", "exact-match"],
  ])("does not take %s for one", (_, value) => {
    expect(isMetricFactory(value)).toBe(false);
  });
});
