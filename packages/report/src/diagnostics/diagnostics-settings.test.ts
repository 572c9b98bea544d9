import { describe, expect, test } from "vitest";
import { diagnosticsSettings } from "./diagnostics-settings.js";

describe("diagnosticsSettings", () => {
  test("has the lines of the seed as a preset", () => {
    const { veryLow, spread, spreadAmong, order } = diagnosticsSettings("capability-bench");
    expect({ veryLow, spread, spreadAmong }).toEqual({
      veryLow: 0.4,
      spread: 0.5,
      spreadAmong: ["exactMatch", "tokenF1", "similarity", "rougeL"],
    });
    expect(order).toEqual([
      "very_low_score",
      "near_threshold",
      "reference_shape",
      "contains_only",
      "metric_disagreement",
    ]);
  });

  test("changes what is given and keeps the rest", () => {
    const changed = diagnosticsSettings("default", { near: { passing: 0.2 }, spreadAmong: ["tokenF1"] });
    expect(changed.near).toEqual({ failing: 0.05, passing: 0.2 });
    expect(changed.spreadAmong).toEqual(["tokenF1"]);
    expect(changed.veryLow).toBe(0.4);
  });

  test.each([
    ["capability-bnech", {}, /preset must be one of default, capability-bench, got "capability-bnech"/],
    ["default", { verylow: 1 }, /settings of diagnostics are veryLow, .*got "verylow"/],
    ["default", { near: { above: 1 } }, /got "near.above"/],
    ["default", { veryLow: "0.3" }, /veryLow must be a number from 0, got "0.3"/],
    ["default", { spread: -1 }, /spread must be a number from 0, got -1/],
    ["default", { seed: 0.5 }, /seed must be a whole number from 0, got 0.5/],
    ["default", { interleave: 1 }, /interleave must be a boolean, got 1/],
    ["default", { spreadOf: "some" }, /spreadOf must be "graded" or "all"/],
    ["default", { order: ["near"] }, /order must list known flags/],
    ["default", { preset: "x" }, /got "preset"/],
  ])("refuses %s with %j", (preset, changes, message) => {
    expect(() => diagnosticsSettings(preset, changes)).toThrow(message);
  });
});
