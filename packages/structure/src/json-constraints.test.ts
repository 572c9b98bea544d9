import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { jsonConstraints } from "./json-constraints.js";
import type { ConstraintRule } from "./rules/constraint-rule.js";

const context = ["दिल्ली भारत की राजधानी है।", "The “Yamuna” flows\nthrough Delhi."];

const grade = (rules: readonly ConstraintRule[], output: unknown, ground: object = { context }) =>
  jsonConstraints({ rules })({ output: typeof output === "string" ? output : JSON.stringify(output), ...ground });

/** What one rule finds, as `path: expected <- got`. */
const found = async (rule: ConstraintRule, output: unknown, ground?: object) =>
  (await grade([rule], output, ground)).metadata.problems?.map(
    ({ path, expected, got }) => `${path}: ${expected} <- ${got}`,
  );

describe("jsonConstraints", () => {
  // Expected values: the definition of each rule, worked out by hand.
  test.each<[ConstraintRule, unknown, string[]]>([
    [{ rule: "required", path: "/a" }, { a: 0 }, []],
    [{ rule: "required", path: "/a" }, { a: null }, ["/a: a value <- null"]],
    [{ rule: "required", path: "/a" }, {}, ["/a: a value <- nothing"]],
    [{ rule: "required", path: "/a/*" }, { a: [] }, ["/a/*: at least one value <- nothing"]],
    [{ rule: "required", path: "/constructor" }, {}, ["/constructor: a value <- nothing"]],
    [{ rule: "range", path: "/a", min: 1, max: 5 }, { a: 5 }, []],
    [{ rule: "range", path: "/a", min: 1, max: 5 }, { a: 6 }, ["/a: a number of at least 1 and at most 5 <- 6"]],
    [{ rule: "range", path: "/a", min: 1 }, { a: 0.5 }, ["/a: a number of at least 1 <- 0.5"]],
    [{ rule: "range", path: "/a", max: 1 }, { a: "1" }, ['/a: a number of at most 1 <- "1"']],
    [{ rule: "range", path: "/a", max: 1 }, { a: true }, ["/a: a number of at most 1 <- true"]],
    [
      { rule: "range", path: "/*", min: 0 },
      [1, -1, 2, -2],
      ["/1: a number of at least 0 <- -1", "/3: a number of at least 0 <- -2"],
    ],
    [
      { rule: "range", path: "/a", max: 9007199254740992 },
      '{"a": 9007199254740993}',
      ["/a: a number of at most 9007199254740992 <- 9007199254740993"],
    ],
    [{ rule: "sum", path: "/t", of: "/i/*/c" }, { i: [{ c: 900 }, { c: 2000 }], t: 2900 }, []],
    [
      { rule: "sum", path: "/t", of: "/i/*/c" },
      { i: [{ c: 1000 }, { c: 1000 }], t: 1000 },
      ["/t: 2000, the sum of /i/*/c <- 1000"],
    ],
    [{ rule: "sum", path: "/t", of: ["/a", "/b"] }, { a: 0.1, b: 0.2, t: 0.3 }, []],
    [{ rule: "sum", path: "/t", of: "/i/*" }, { i: [], t: 0 }, []],
    [{ rule: "sum", path: "/t", of: "/i/*" }, { t: 0 }, ["/i: a number <- nothing"]],
    [
      { rule: "sum", path: "/t", of: "/i/*/c" },
      { i: [{}, { c: null }, 7], t: 0 },
      ["/i/0/c: a number <- nothing", "/i/1/c: a number <- null", "/i/2/c: a number <- nothing"],
    ],
    [{ rule: "sum", path: "/t", of: "/i/*/c", optional: true }, { i: [{}, { c: 5 }], t: 5 }, []],
    [{ rule: "sum", path: "/t", of: "/i/*", tolerance: 0.01 }, { i: [3.333, 3.333], t: 6.67 }, []],
    [
      { rule: "sum", path: "/t", of: "/i/*", tolerance: 0.01 },
      { i: [3.333, 3.333], t: 6.68 },
      ["/t: 6.666, the sum of /i/* <- 6.68"],
    ],
    [{ rule: "sum", path: "/t", of: "/i/*" }, { i: [1] }, ["/t: 1, the sum of /i/* <- nothing"]],
    [
      { rule: "product", path: "/t", of: ["/q", "/p"], each: "/l/*" },
      {
        l: [
          { q: 3, p: 19.99, t: 59.97 },
          { q: 2, p: 2, t: 5 },
        ],
      },
      ["/l/1/t: 4, the product of /q, /p <- 5"],
    ],
    [{ rule: "count", path: "/n", of: "/i/*" }, { i: [1, 2], n: 3 }, ["/n: 2, the number of /i/* <- 3"]],
    [{ rule: "count", path: "/n", of: "/i/*" }, { n: 0 }, []],
    [{ rule: "equals", path: "/a", value: { x: [1, 2], y: null } }, '{"a": {"y": null, "x": [1.0, 2e0]}}', []],
    [{ rule: "equals", path: "/a", value: "x" }, { a: "y" }, ['/a: "x" <- "y"']],
    [{ rule: "equals", path: "/a", value: null }, {}, ["/a: null <- nothing"]],
    [{ rule: "equals", path: "/a", to: "/b" }, { a: 1, b: 2 }, ["/a: 2, as at /b <- 1"]],
    [{ rule: "equals", path: "/a", to: "/b" }, { a: 1 }, ["/b: a value <- nothing"]],
    [{ rule: "equals", path: "/a", to: "/b", optional: true }, { a: 1 }, []],
    [{ rule: "equals", path: "/a", value: "caf\u00e9" }, { a: "cafe\u0301" }, ['/a: "caf\u00e9" <- "cafe\u0301"']],
    [
      { rule: "unique", path: "/*/id" },
      [{ id: "१" }, { id: "२" }, { id: "१" }],
      ['/2/id: another value than at /0/id <- "१"'],
    ],
    [{ rule: "unique", path: "/*" }, '[1, "1", 1.0]', ["/2: another value than at /0 <- 1.0"]],
    [
      { rule: "unique", path: "/*" },
      '[{"a": 1, "b": 2}, {"b": 2, "a": 1}]',
      ["/1: another value than at /0 <- an object of 2"],
    ],
    [{ rule: "unique", path: "/*" }, '["👩‍👩‍👧", "👩👩👧"]', []],
    [{ rule: "matches", path: "/pin", pattern: "^\\d{6}$" }, { pin: "११०००१" }, []],
    [
      { rule: "matches", path: "/pin", pattern: "^\\d{6}$" },
      { pin: 110001 },
      ["/pin: a text that matches ^\\d{6}$ <- 110001"],
    ],
    [{ rule: "matches", path: "/n", pattern: "^[\\w ]+$" }, { n: "नई दिल्ली" }, []],
    [{ rule: "cited", path: "/q/*" }, { q: ["भारत की राजधानी", '"yamuna" flows through'] }, []],
    [
      { rule: "cited", path: "/q/*" },
      { q: ["भारत की राजधानियाँ", " ", 5] },
      [
        '/q/0: words of the context <- "भारत की राजधानियाँ"',
        '/q/1: words of the context <- " "',
        "/q/2: words of the context <- 5",
      ],
    ],
    [
      { rule: "cited", path: "/c/*", in: "context-number" },
      { c: [1, "2", 3, 0, 1.5] },
      [
        "/c/2: the number of a passage, 1 to 2 <- 3",
        "/c/3: the number of a passage, 1 to 2 <- 0",
        "/c/4: the number of a passage, 1 to 2 <- 1.5",
      ],
    ],
    [
      { rule: "range", path: "/a~1b/~0/0", min: 2 },
      { "a/b": { "~": [1] } },
      ["/a~1b/~0/0: a number of at least 2 <- 1"],
    ],
    [{ rule: "range", path: "/a/01", min: 2 }, { a: [1, 3] }, ["/a/01: a number of at least 2 <- nothing"]],
    [{ rule: "range", path: "", min: 2 }, 1, [": a number of at least 2 <- 1"]],
    [{ rule: "range", path: "/a", min: 2, optional: true }, {}, []],
    [{ rule: "range", path: "/a", min: 2, each: "/x" }, {}, ["/x: a value <- nothing"]],
  ])("by %j finds in %j what is wrong", async (rule, output, problems) => {
    expect(await found(rule, output)).toEqual(problems);
  });

  test("checks ids against the documents that were retrieved", async () => {
    const ids = { retrievedIds: ["doc-1", "7"] };
    const rule: ConstraintRule = { rule: "cited", path: "/ids/*", in: "retrieved-ids" };
    expect(await found(rule, { ids: ["doc-1", 7, "doc-9"] }, ids)).toEqual([
      '/ids/2: the id of a document that was retrieved <- "doc-9"',
    ]);
  });

  test("is unscored without the context that a citation needs, and without rules", async () => {
    expect(await grade([{ rule: "cited", path: "/q" }], {}, {})).toMatchObject({
      status: "unscored",
      label: "missing_field",
    });
    expect(await grade([{ rule: "cited", path: "/q", in: "retrieved-ids" }], {})).toMatchObject({ status: "unscored" });
    expect(await jsonConstraints()({ output: "{}" })).toMatchObject({ status: "unscored", label: "no_rules" });
  });

  test("reports every rule that fails, by its place in the list", async () => {
    const rules: ConstraintRule[] = [
      { rule: "range", path: "/total", min: 0 },
      { rule: "sum", path: "/total", of: "/items/*/cents" },
      { rule: "required", path: "/items/*" },
    ];
    const result = await grade(rules, { items: [{ cents: 5 }], total: -5 });
    expect(result).toMatchObject({ score: 0, passed: false, label: "violated" });
    expect(result.metadata.problems?.map(({ index, rule }) => [index, rule])).toEqual([
      [0, "range"],
      [1, "sum"],
    ]);
    expect(result.reason).toBe(
      "expected a number of at least 0, got -5 at /total; expected 5, the sum of /items/*/cents, got -5 at /total",
    );
    expect(await grade(rules, { items: [{ cents: 5 }], total: 5 })).toMatchObject({ score: 1, label: "satisfied" });
  });

  test.each([
    ['Sure! {"a": 1}', "wrapped_json"],
    ['{"a": 1, "a": 1}', "duplicate_key"],
    ['{"a": NaN}', "non_finite_number"],
    ["एक", "not_json"],
    ["", "blank"],
  ])("labels %j %s", async (output, label) => {
    expect((await grade([{ rule: "required", path: "/a" }], output)).label).toBe(label);
  });

  test.each([
    [{ rule: "sums" }, /rules\[0\]: a rule must be an object whose "rule" is one of "required"/],
    [{ rule: "constructor" }, /one of "required"/],
    [null, /one of "required"/],
    [{ rule: "sum", path: "/a" }, /sum must have "of"/],
    [{ rule: "sum", path: "/a", of: [] }, /at least one path/],
    [{ rule: "sum", path: "/a", of: "/b", tolerance: -1 }, /a number from 0/],
    [{ rule: "range", path: "/a" }, /must have min or max/],
    [{ rule: "range", path: "/a", min: 2, max: 1 }, /at most max/],
    [{ rule: "range", path: "/a", min: "1" }, /min must be a number/],
    [{ rule: "range", path: "a", min: 1 }, /JSON pointer/],
    [{ rule: "range", path: "/~2", min: 1 }, /JSON pointer/],
    [{ rule: "range", path: 1, min: 1 }, /path must be a string/],
    [{ rule: "equals", path: "/a" }, /either value or to/],
    [{ rule: "equals", path: "/a", value: 1, to: "/b" }, /either value or to/],
    [{ rule: "unique", path: "/a", min: 1 }, /unique has no field "min"; it takes path, each, optional/],
    [{ rule: "unique", path: "/a", optional: "yes" }, /true or false/],
    [{ rule: "cited", path: "/a", in: "web" }, /one of "context"/],
    [{ rule: "matches", path: "/a", pattern: "(" }, /regular expression/],
  ])("refuses the rule %j at once", (rule, message) => {
    expect(() => jsonConstraints({ rules: [rule as never] })).toThrow(message);
  });

  test("makes a pattern that the engine cannot take the error of the case", async () => {
    const result = await grade([{ rule: "matches", path: "/a", pattern: "(?=a)" }], { a: "a" });
    expect(result).toMatchObject({ status: "error", label: "invalid_option" });
  });

  test("runs a hostile pattern over a long text in linear time", async () => {
    const start = performance.now();
    await grade([{ rule: "matches", path: "/a", pattern: "(\\w+\\s?)*$" }], { a: `${"ab ".repeat(30_000)}!` });
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test("keeps the promises of every metric", async () => {
    const rules: ConstraintRule[] = [
      { rule: "required", path: "/a" },
      { rule: "cited", path: "/a" },
    ];
    const cases = [
      { output: '{"a": "दिल्ली"}', context },
      { output: "Sure! {}", context },
    ];
    expect(await contractViolations(jsonConstraints({ rules }), cases)).toEqual([]);
  });
});
