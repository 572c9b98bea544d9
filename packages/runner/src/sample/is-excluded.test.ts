import { describe, expect, test } from "vitest";
import { isExcluded } from "./is-excluded.js";

describe("isExcluded", () => {
  test.each([
    [true, true],
    ["TRUE ", true],
    ["yes", true],
    ["1", true],
    [1, true],
    [false, false],
    ["false", false],
    ["", false],
    ["no", false],
    [0, false],
    [null, false],
    [["true"], false],
  ])("takes exclude_from_score %j as %j", (value, excluded) => {
    expect(isExcluded({ metadata: { exclude_from_score: value } })).toBe(excluded);
  });

  test("keeps a case without metadata", () => {
    expect(isExcluded({ output: "true" })).toBe(false);
  });
});
