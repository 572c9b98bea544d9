import { describe, expect, test } from "vitest";
import { leftOut } from "./left-out.js";

describe("leftOut", () => {
  test.each([
    ["a row that says so", { output: "क", metadata: { exclude_from_score: "yes" } }, "excluded_row"],
    ["a row without anything in it", { input: "", output: "", expected: "", metadata: { note: "" } }, "empty_row"],
    ["lists without items", { output: "", expected: [] }, "empty_row"],
    ["a question that was not asked yet", { input: "राजधानी?", output: "" }, null],
    ["a blank answer of which an id is known", { id: "q7", output: "" }, null],
    ["white space, which somebody typed", { input: " ", output: "" }, null],
    ["a file of answers alone, one of them blank", { output: "" }, null],
    ["an answer", { input: "", output: "दिल्ली" }, null],
    ["a number in a column of its own", { output: "", expected: "", metadata: { page: 0 } }, null],
  ])("%s", (_, evalCase, reason) => {
    expect(leftOut(evalCase)).toBe(reason);
  });
});
