import { describe, expect, test } from "vitest";
import { expectedAnswers } from "./eval-case.js";

describe("expectedAnswers", () => {
  test.each([
    [{}, []],
    [{ expected: "" }, [""]],
    [{ expected: "दिल्ली" }, ["दिल्ली"]],
    [{ expected: [] }, []],
    [{ expected: ["दिल्ली", "नई दिल्ली"] }, ["दिल्ली", "नई दिल्ली"]],
  ])("lists the accepted answers of %j", (evalCase, answers) => {
    expect(expectedAnswers(evalCase)).toEqual(answers);
  });
});
