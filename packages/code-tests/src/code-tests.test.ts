import { readFileSync } from "node:fs";
import type { Json } from "@eval/core";
import { contractViolations } from "@eval/core/testing";
import { describe, test } from "vitest";
import { codeTests } from "./code-tests.js";

interface Row {
  readonly id: string;
  readonly input: { readonly source: string; readonly function: string; readonly tests: Json };
  readonly expected: { passed: number; total: number; first_bad: string; pass_rate: number };
}

const rows = readFileSync(new URL("../fixtures/seed-run-tests.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

const metric = codeTests();
const javascript = (cases: Json) => ({ language: "javascript", function: "f", cases });
const python = (cases: Json) => ({ language: "python", function: "f", cases });

// Each test starts processes, which on a busy machine takes its time.
describe.concurrent("codeTests", { timeout: 120_000 }, () => {
  test.for(rows)("agrees with run_tests of the grading ladder on $id", async ({ input, expected }, { expect }) => {
    const tests = { language: "python", function: input.function, cases: input.tests };
    const { score, metadata } = await metric({ output: input.source, tests });
    expect({ score, ...metadata }).toMatchObject({
      score: expected.pass_rate,
      passedTests: expected.passed,
      totalTests: expected.total,
      firstFailure: expected.first_bad,
    });
  });

  // The candidates and values of the ladder's own text, CPython 3.11.7.
  const tally = [
    [[["a", "b", "a"]], { a: 2, b: 1 }],
    [[[]], {}],
    [[["x"]], { x: 1 }],
    [[["a", "a", "a"]], { a: 3 }],
  ];
  test.for([
    [
      "v1",
      "def tally(xs):\n    out = {}\n    for x in xs:\n        out[x] = out.get(x, 0) + 1\n    return out\n",
      1,
      "",
    ],
    [
      "v2",
      "def tally(xs):\n    out = {}\n    for x in xs:\n        out[x] = 1\n    return out\n",
      2 / 4,
      "tally(['a', 'b', 'a']) -> {'a': 1, 'b': 1}, wanted {'a': 2, 'b': 1}",
    ],
  ] as const)("grades %s of the grading ladder", async ([, output, score, firstFailure], { expect }) => {
    const result = await metric({ output, tests: { language: "python", function: "tally", cases: tally } });
    expect(result).toMatchObject({ status: "scored", score, passed: score === 1, metadata: { firstFailure } });
  });

  test.for([
    ["a declaration", "function f(x) { return x + 1 }"],
    ["a constant", "const f = (x) => x + 1;"],
    ["a module", "export const f = (x) => x + 1;"],
    ["CommonJS", "module.exports = { f: (x) => x + 1 };"],
    ["a promise", "async function f(x) { await null; return x + 1 }"],
    ["a fence after prose", "Sure:\n```bash\nnpm i\n```\n```js\nfunction f(x) { return x + 1 }\n```\nDone."],
    [
      "changed prototypes",
      "Array.prototype.map = Object.prototype.toJSON = JSON.parse = Object.keys = null; function f(x) { return x + 1 }",
    ],
  ] as const)("runs JavaScript given as %s", async ([, output], { expect }) => {
    expect(await metric({ output, tests: javascript([[[1], 2]]) })).toMatchObject({ score: 1, label: "passed" });
  });

  test.for([
    [
      "wrong_value",
      "function f(x) { return {a: [x, undefined, NaN]} }",
      'f("क") -> {"a":["क",undefined,NaN]}, wanted "ख"',
    ],
    ["exception", "function f(x) { return x.y.z }", `f("क") raised TypeError: cannot read property 'z' of undefined`],
    ["exception", "async function f() { throw new RangeError('no') }", 'f("क") raised RangeError: no'],
    ["exception", "f = () => { throw 'no' }", 'f("क") raised thrown: no'],
    [
      "exception",
      "nothing.here = 1; function f() {}",
      "loading the code raised ReferenceError: 'nothing' is not defined",
    ],
    ["syntax_error", "function f(x {", "SyntaxError: expecting ','"],
    ["missing_function", "function g() {}", "no function named f"],
    ["missing_function", "const f = 3", "no function named f"],
    ["no_code", "```python\nx\n```", 'no code block in the language of the tests, only in "python"'],
  ] as const)("labels as %s JavaScript that is %s", async ([label, output, firstFailure], { expect }) => {
    const result = await metric({ output, tests: javascript([[["क"], "ख"]]) });
    expect(result).toMatchObject({ score: 0, passed: false, label, metadata: { firstFailure } });
  });

  test("passes text of any script to Python and back", async ({ expect }) => {
    const texts = ["नई दिल्ली", "e\u0301", "\u00e9", "👩\u200d👩\u200d👧", "\ud800", "\u0000", "\u0995\u09cb"];
    const cases = texts.map((text) => [[text], { [text]: [text, 1, 0.5, true, null] }]);
    const result = await metric({ output: "def f(x):\n    return {x: [x, 1, 0.5, True, None]}", tests: python(cases) });
    expect(result).toMatchObject({ score: 1, metadata: { passedTests: texts.length } });
  });

  test("runs tests given as code, one apart from the other", async ({ expect }) => {
    const cases = ["assert f(1) == (1,)", "assert f(1) == 2, 'no'", "f()", "for", { code: "assert f(2) == (2,)" }];
    const { score, label, metadata } = await metric({ output: "def f(x):\n  return (x,)", tests: python(cases) });
    expect({ score, label }).toEqual({ score: 2 / 5, label: "wrong_value" });
    expect(metadata.firstFailure).toBe("assert f(1) == 2, 'no' raised AssertionError: no");
    expect(metadata.tests.map(({ outcome }) => outcome)).toEqual([
      "passed",
      "wrong_value",
      "exception",
      "exception",
      "passed",
    ]);
  });

  test("leaves tests of another form, and code in no known language, unscored", async ({ expect }) => {
    expect(await metric({ output: "x", tests: 3 })).toMatchObject({ status: "unscored", label: "invalid_tests" });
    const unknown = await metric({ output: "x", tests: ["x"] });
    expect(unknown).toMatchObject({ status: "unscored", label: "unknown_language" });
  });

  test("takes the language from the option where the tests name none", async ({ expect }) => {
    const result = await codeTests({ language: "javascript" })({
      output: "var a = 1",
      tests: ["if (a !== 1) throw a"],
    });
    expect(result).toMatchObject({ score: 1, metadata: { language: "javascript" } });
  });

  test("is an error where it is stopped, never a score", async ({ expect }) => {
    const evalCase = { output: "function f() { for (;;); }", tests: javascript([[[], 1]]) };
    const signal = AbortSignal.timeout(300);
    expect(await metric(evalCase, { signal })).toMatchObject({ status: "error", label: "aborted" });
    expect(await metric(evalCase, { deadline: Date.now() - 1 })).toMatchObject({ status: "error", label: "aborted" });
  });

  test("refuses limits that leave no room", ({ expect }) => {
    expect(() => codeTests({ memoryLimitMb: 8 })).toThrow("memoryLimitMb must be at least 64, got 8");
    expect(() => codeTests({ timeLimitMs: 0 })).toThrow("timeLimitMs must be at least 1, got 0");
  });

  test("keeps the promises of every metric", async ({ expect }) => {
    const cases = [
      {
        output: "var f = (x) => x;",
        tests: javascript([
          [["नई"], "नई"],
          [[1], 2],
        ]),
      },
    ];
    expect(await contractViolations(metric, cases)).toEqual([]);
  });
});
