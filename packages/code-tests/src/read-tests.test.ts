import type { Json } from "@eval/core";
import { describe, expect, test } from "vitest";
import { readTests } from "./read-tests.js";

describe("readTests", () => {
  test("reads calls in both forms and code in both forms", () => {
    const cases = [{ args: [1], expected: null }, [[[]], {}], "assert True", { code: "assert f(1)" }];
    expect(readTests({ language: "py", function: "f", cases })).toEqual({
      language: "python",
      functionName: "f",
      tests: [
        { args: [1], expected: null },
        { args: [[]], expected: {} },
        { code: "assert True" },
        { code: "assert f(1)" },
      ],
    });
  });

  test("reads a list of code alone", () => {
    expect(readTests(["assert f(1)"])).toEqual({
      language: null,
      functionName: null,
      tests: [{ code: "assert f(1)" }],
    });
  });

  test("takes a name in any script, with a joiner", () => {
    expect(readTests({ function: "क्\u200dष", cases: ["x"] })).toMatchObject({ functionName: "क्\u200dष" });
  });

  test.each<[Json, string]>([
    [null, "tests must hold a list of cases, got null"],
    [{ function: "f", cases: [] }, "tests must hold a list of cases"],
    [{ language: "rust", cases: ["x"] }, 'tests.language must be "python" or "javascript", got "rust"'],
    [{ function: "f()", cases: ["x"] }, 'tests.function must be the name of a function, got "f()"'],
    [{ function: 3, cases: ["x"] }, "tests.function must be the name of a function, got 3"],
    [{ cases: [[[1], 2]] }, "tests.function must name the function to call, got null"],
    [{ function: "f", cases: [[1, 2]] }, "tests.cases[0] must be"],
    [{ function: "f", cases: ["x", { args: [1] }] }, "tests.cases[1] must be"],
    [{ function: "f", cases: [[[1], 2, 3]] }, "tests.cases[0] must be"],
  ])("says what is wrong with %j", (tests, problem) => {
    expect(readTests(tests)).toContain(problem);
  });
});
