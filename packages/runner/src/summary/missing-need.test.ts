import { describe, expect, test } from "vitest";
import { missingNeed } from "./missing-need.js";

describe("missingNeed", () => {
  test.each([
    [["output", "expected"], { output: "क", expected: "क" }, null],
    [["output", "expected"], { expected: "क" }, "output"],
    [["output", "expected"], { output: "" }, "expected"],
    // The answer comes first, wherever the metric names it.
    [["expected", "output"], {}, "output"],
    [[["output", "retrievedIds"], "expected"], { expected: "क" }, "output or retrievedIds"],
    [[["output", "retrievedIds"]], { retrievedIds: ["d1"] }, null],
    [["context"], { context: [] }, "context"],
  ] as const)("of what needs %j and the case %j is %j", (needs, evalCase, missing) => {
    expect(missingNeed({ needs }, evalCase)).toBe(missing);
  });
});
