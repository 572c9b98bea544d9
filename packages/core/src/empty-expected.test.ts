import { describe, expect, test } from "vitest";
import { emptyExpectedChoices, hasOnlyBlankExpected } from "./empty-expected.js";

describe("hasOnlyBlankExpected", () => {
  test.each([
    [{ expected: "" }, true],
    [{ expected: " \n\t" }, true],
    [{ expected: "\u200B\uFEFF" }, true],
    [{ expected: ["", " "] }, true],
    [{}, false],
    [{ expected: [] }, false],
    [{ expected: "।" }, false],
    [{ expected: ["", "दिल्ली"] }, false],
  ])("says of %j: %s", (evalCase, expected) => {
    expect(hasOnlyBlankExpected(evalCase)).toBe(expected);
  });
});

describe("emptyExpectedChoices", () => {
  test("are the three readings", () => {
    expect(emptyExpectedChoices).toEqual(["unscored", "no-answer", "correct"]);
  });
});
