import { describe, expect, expectTypeOf, test } from "vitest";
import { defineMetric } from "./define-metric.js";
import { type EmptyExpected, emptyExpectedChoices } from "./empty-expected.js";
import { EvalError, show } from "./errors.js";
import type { EvalCase, Needs } from "./eval-case.js";
import type { JsonRecord } from "./json.js";
import type { AsyncMetric, Metric, MetricResult, ScoreContext, SyncMetric } from "./metric.js";
import type { MetricDefinition, Outcome } from "./metric-definition.js";

type Definition = MetricDefinition<Needs, object, JsonRecord, Outcome<JsonRecord>>;

const one: Outcome<JsonRecord> = { score: 1, passed: true, label: "matched", reason: "it matches", metadata: {} };

const definition: Definition = {
  package: "eval-metric-sample",
  name: "sample",
  version: 1,
  summary: "A sample.",
  source: "https://example.com/sample",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  defaults: {},
  create: () => () => one,
};

/** A metric that differs from the sample in what is given. */
const metricWith = (changes: Partial<Definition>) => defineMetric({ ...definition, ...changes })();

/** What the sample makes of a case, with this as its measuring. */
const resultOf = (measured: unknown, changes: Partial<Definition> = {}): MetricResult =>
  metricWith({ create: () => () => measured as Outcome<JsonRecord>, ...changes })({ output: "दिल्ली" });

const throwing = (thrown: unknown): MetricResult =>
  metricWith({
    create: () => () => {
      throw thrown;
    },
  })({ output: "दिल्ली" });

const unscored = { status: "unscored", score: null, passed: null };
const error = { status: "error", score: null, passed: null };

describe("defineMetric, the factory", () => {
  test("carries the contract's version, its definition and its defaults", () => {
    const factory = defineMetric({
      ...definition,
      flags: ["near"],
      defaults: { edges: "word" },
      choices: { edges: ["word", "exact"] },
    });
    expect(factory.name).toBe("sample");
    expect({ ...factory }).toEqual({
      evalMetric: 1,
      defaults: { edges: "word" },
      choices: { edges: ["word", "exact"] },
      info: {
        package: "eval-metric-sample",
        name: "sample",
        version: 1,
        summary: "A sample.",
        source: "https://example.com/sample",
        needs: ["output"],
        range: [0, 1],
        higherIsBetter: true,
        flags: ["near"],
      },
    });
  });

  test("freezes what it says of itself, all the way down, without freezing the definition", () => {
    const needs = ["output"] as const;
    const factory = defineMetric({ ...definition, needs, defaults: { list: ["a"] } });
    for (const part of [
      factory.info,
      factory.info.needs,
      factory.info.range,
      factory.defaults,
      factory.defaults.list,
    ]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
    expect(Object.isFrozen(needs)).toBe(false);
  });

  test.each(["TokenF1", "token_f1", "-f1", "f1-", "a--b", "1st", "", "अंक"])("refuses the name %j", (name) => {
    expect(() => defineMetric({ ...definition, name })).toThrow(
      expect.objectContaining({
        code: "invalid-metric",
        message: `metric name must be kebab-case, got ${JSON.stringify(name)}`,
      }),
    );
  });

  test.each(["f1", "token-f1", "bleu-4"])("takes the name %j", (name) => {
    expect(defineMetric({ ...definition, name }).info.name).toBe(name);
  });

  test.each([0, -1, 1.5, Number.NaN])("refuses the version %d", (version) => {
    expect(() => defineMetric({ ...definition, version })).toThrow(expect.objectContaining({ code: "invalid-metric" }));
  });

  test.each([
    [1, 0],
    [1, 1],
    [Number.NaN, 1],
  ] as const)("refuses a range from %d to %d", (min, max) => {
    expect(() => defineMetric({ ...definition, range: [min, max] })).toThrow(
      expect.objectContaining({ code: "invalid-metric" }),
    );
  });

  test.each([[{ range: [0, null], higherIsBetter: false }], [{ range: [null, 0], higherIsBetter: true }]] as const)(
    "refuses to fail a blank output where %j has no worst score",
    (changes) => {
      expect(() => defineMetric({ ...definition, ...changes })).toThrow(/^blank of sample must be "measure"/);
      expect(defineMetric({ ...definition, ...changes, blank: "measure" }).info).toMatchObject(changes);
      expect(defineMetric({ ...definition, ...changes, needs: ["context"] }).info).toMatchObject(changes);
    },
  );

  test("refuses wrong options when it is called", () => {
    const factory = defineMetric({ ...definition, defaults: { threshold: 0.5 } });
    expect(() => factory({ treshold: 1 } as object)).toThrow(expect.objectContaining({ code: "unknown-option" }));
    expect(() => factory({ threshold: "1" } as object)).toThrow(expect.objectContaining({ code: "invalid-option" }));
  });

  test("creates once for each set of options, with the options resolved", () => {
    const created: unknown[] = [];
    const factory = defineMetric({
      ...definition,
      defaults: { threshold: 0.5, preset: null as string | null },
      presets: { strict: { threshold: 1 } },
      create: (options) => {
        created.push(options);
        return () => one;
      },
    });
    const metric = factory({ preset: "strict" });
    metric({ output: "a" });
    metric({ output: "b" });
    expect(created).toEqual([{ threshold: 1, preset: "strict" }]);
    expect(metric.options).toEqual({ threshold: 1, preset: "strict" });
    expect(created[0]).toBe(metric.options);
  });
});

describe("defineMetric, the metric", () => {
  test("carries name, definition, options, corpus score and columns", () => {
    const corpus = { stats: () => ({}), merge: () => ({}), finish: () => 1 };
    const metric = defineMetric({
      ...definition,
      defaults: { column: "words" },
      corpus,
      columns: ({ column }) => ({ [column]: "total" }),
    })({ column: "tokens" });
    expect(metric.name).toBe("sample");
    expect({ ...metric }).toMatchObject({
      info: { name: "sample" },
      options: { column: "tokens" },
      columns: { tokens: "total" },
      async: false,
    });
    expect(metric.corpus).toBe(corpus);
    expect(Object.isFrozen(metric.options) && Object.isFrozen(metric.columns)).toBe(true);
    expect(() => Object.assign(metric, { options: {} })).toThrow(TypeError);
  });

  test("gives what was measured, named and marked as scored", () => {
    expect(resultOf({ ...one, metadata: { at: 3 } })).toEqual({
      name: "sample",
      status: "scored",
      score: 1,
      passed: true,
      label: "matched",
      reason: "it matches",
      metadata: { at: 3 },
    });
  });

  test.each([true, false, null])("keeps the verdict %s", (passed) => {
    expect(resultOf({ ...one, passed }).passed).toBe(passed);
  });

  test("takes a null score for unscored, with the metric's own label and reason", () => {
    expect(resultOf({ score: null, label: "no_words", reason: "no words to compare" })).toEqual({
      ...unscored,
      name: "sample",
      label: "no_words",
      reason: "no words to compare",
      metadata: {},
    });
  });

  test("hands case and context to the measuring", () => {
    const seen: [EvalCase, ScoreContext][] = [];
    const metric = metricWith({
      create: () => (evalCase, context) => {
        seen.push([evalCase, context]);
        return one;
      },
    });
    const evalCase = { output: "दिल्ली", metadata: { Domain: "Geography" } };
    const context = { deadline: 5 };
    metric(evalCase, context);
    metric(evalCase);
    expect(seen[0]?.[0]).toBe(evalCase);
    expect(seen[0]?.[1]).toBe(context);
    expect(seen[1]?.[1]).toEqual({});
  });

  test("tells the compiler what its needs make present, and what metadata holds", () => {
    const { create: _, detail: __, needs: ___, ...common } = definition;
    const metric = defineMetric({
      ...common,
      needs: ["output", ["expected", "context"]],
      defaults: { threshold: 0.5 },
      create: () => (evalCase) => {
        expectTypeOf(evalCase.output).toEqualTypeOf<string>();
        expectTypeOf(evalCase.expected).toEqualTypeOf<string | readonly string[] | undefined>();
        return { ...one, metadata: { words: 2 } };
      },
    })();
    expectTypeOf(metric).toEqualTypeOf<SyncMetric<{ threshold: number }, { words: number }>>();
    expect(metric({ output: "a", context: ["b"] }).metadata.words).toBe(2);
  });
});

describe("defineMetric, needs", () => {
  test.each([{}, { output: undefined }, { output: null }] as EvalCase[])(
    "leaves %j unscored, naming the field",
    (given) => {
      expect(metricWith({})(given)).toEqual({
        ...unscored,
        name: "sample",
        label: "missing_field",
        reason: 'sample needs "output", which this case does not have',
        metadata: {},
      });
    },
  );

  test("names the first of several fields that are missing", () => {
    const metric = metricWith({ needs: ["output", "expected", "context"] });
    expect(metric({ output: "a" }).reason).toBe('sample needs "expected", which this case does not have');
  });

  test.each(["expected", "context", "retrievedIds", "choices"] as const)(
    "takes an empty list of %s for missing",
    (field) => {
      const metric = metricWith({ needs: [field] });
      expect(metric({ [field]: [] })).toMatchObject({ ...unscored, label: "missing_field" });
    },
  );

  test("takes an empty text for present", () => {
    expect(metricWith({ needs: ["input"] })({ input: "" }).status).toBe("scored");
  });

  test("is content with any of several fields", () => {
    const metric = metricWith({ needs: [["expected", "context"]] });
    expect(metric({ expected: "a" }).status).toBe("scored");
    expect(metric({ context: ["a"], expected: [] }).status).toBe("scored");
    expect(metric({ context: [] })).toMatchObject({
      ...unscored,
      reason: 'sample needs "expected" or "context", which this case does not have',
    });
  });

  test("does not measure where a need is missing", () => {
    const metric = metricWith({
      create: () => () => {
        throw new Error("was called");
      },
    });
    expect(metric({}).status).toBe("unscored");
  });
});

describe("defineMetric, blank outputs", () => {
  const blanks = ["", " ", "\n\t", "\u200B", "\u200C\u200D", "\uFEFF"];

  test.each(blanks)("counts %j as wrong, without measuring it", (output) => {
    const metric = metricWith({ create: () => () => ({ ...one, label: "was called" }) });
    expect(metric({ output })).toEqual({
      name: "sample",
      status: "scored",
      score: 0,
      passed: false,
      label: "blank",
      reason: "the output is blank",
      metadata: {},
    });
  });

  test.each([
    [[0, 1], true, 0],
    [[0, 1], false, 1],
    [[-1, 1], true, -1],
    [[0, null], true, 0],
    [[null, 100], false, 100],
  ] as const)("scores them the worst of the range %j with higherIsBetter %s", (range, higherIsBetter, score) => {
    expect(metricWith({ range, higherIsBetter })({ output: " " })).toMatchObject({ score, label: "blank" });
  });

  test.each(blanks)("lets a metric that asks for it measure %j", (output) => {
    expect(metricWith({ blank: "measure" })({ output }).label).toBe("matched");
  });

  test("leaves blank outputs to a metric that does not need the output", () => {
    expect(metricWith({ needs: ["context"] })({ output: "", context: ["a"] }).label).toBe("matched");
  });

  test.each(["।", "0", "…", "\u093F"])("does not take %j for blank", (output) => {
    expect(metricWith({})({ output }).label).toBe("matched");
  });
});

describe("defineMetric, empty gold answers", () => {
  const reading = (emptyExpected: EmptyExpected, changes: Partial<Definition> = {}) =>
    defineMetric({
      ...definition,
      needs: ["output", "expected"],
      ...changes,
      defaults: { emptyExpected: "unscored" as EmptyExpected },
      choices: { emptyExpected: emptyExpectedChoices },
    })({ emptyExpected });

  const empty = ["", " ", [""], ["", "\u200B"]];

  test.each(empty)("leaves a case with gold %j unscored", (expected) => {
    for (const output of ["दिल्ली", ""]) {
      expect(reading("unscored")({ output, expected })).toMatchObject({
        ...unscored,
        label: "empty_expected",
        reason: "the expected answer is empty, so there is nothing to compare with",
      });
    }
  });

  test.each(empty)("takes gold %j for a question without an answer", (expected) => {
    const metric = reading("no-answer");
    expect(metric({ output: " ", expected })).toMatchObject({
      status: "scored",
      score: 1,
      passed: true,
      label: "no_answer",
      reason: "no answer was expected and none was given",
    });
    expect(metric({ output: "दिल्ली", expected })).toMatchObject({
      status: "scored",
      score: 0,
      passed: false,
      label: "unexpected_answer",
      reason: "no answer was expected, but one was given",
    });
  });

  test("scores the right silence best and the wrong answer worst, where lower is better", () => {
    const metric = reading("no-answer", { range: [0, 1], higherIsBetter: false });
    expect(metric({ output: "", expected: "" })).toMatchObject({ score: 0, passed: true });
    expect(metric({ output: "दिल्ली", expected: "" })).toMatchObject({ score: 1, passed: false });
  });

  test("leaves it to the metric where the range lacks an end", () => {
    const metric = reading("no-answer", { range: [0, null], higherIsBetter: false, blank: "measure" });
    expect(metric({ output: "दिल्ली", expected: "" }).label).toBe("matched");
  });

  test("leaves it to the metric where every output is right", () => {
    expect(reading("correct")({ output: "दिल्ली", expected: "" }).label).toBe("matched");
  });

  test("counts a blank output as wrong even there", () => {
    expect(reading("correct")({ output: " ", expected: "" }).label).toBe("blank");
    expect(reading("correct", { blank: "measure" })({ output: " ", expected: "" }).label).toBe("matched");
  });

  test("takes no gold at all for a missing field, whatever an empty one means", () => {
    for (const emptyExpected of emptyExpectedChoices) {
      expect(reading(emptyExpected)({ output: "दिल्ली" }).label).toBe("missing_field");
      expect(reading(emptyExpected)({ output: "दिल्ली", expected: [] }).label).toBe("missing_field");
    }
  });

  test("measures where one of several answers is not blank", () => {
    expect(reading("unscored")({ output: "दिल्ली", expected: ["", "दिल्ली"] }).label).toBe("matched");
  });

  test("leaves empty gold to a metric without the option", () => {
    const metric = metricWith({ needs: ["output", "expected"] });
    expect(metric({ output: "दिल्ली", expected: "" }).label).toBe("matched");
  });
});

describe("defineMetric, results that break a promise", () => {
  test.each([
    [Number.NaN, "NaN"],
    [-0.1, "-0.1"],
    [1.1, "1.1"],
    [Number.POSITIVE_INFINITY, "Infinity"],
    ["1", "1"],
    [undefined, "undefined"],
  ])("turns the score %o into an error", (score, shown) => {
    expect(resultOf({ ...one, score })).toMatchObject({
      ...error,
      label: "score_out_of_range",
      reason: `sample must score inside [0,1], got ${shown}`,
      metadata: { error: "EvalError" },
    });
  });

  test.each([
    [[0, null], 1e9, "scored"],
    [[0, null], -1, "error"],
    [[null, 1], -1e9, "scored"],
    [[null, null], Number.NEGATIVE_INFINITY, "error"],
    [[null, null], Number.NaN, "error"],
  ] as const)("takes null in the range %j for no bound: %d is %s", (range, score, status) => {
    expect(resultOf({ ...one, score }, { range, blank: "measure" }).status).toBe(status);
  });

  test("accepts both ends of the range", () => {
    expect(resultOf({ ...one, score: 0 }).score).toBe(0);
    expect(resultOf({ ...one, score: 1 }).score).toBe(1);
  });

  test.each([undefined, null, 1, "matched"])("turns %s in the place of an outcome into an error", (measured) => {
    expect(resultOf(measured)).toMatchObject({
      ...error,
      label: "invalid_result",
      reason: `sample must give score, passed, label and reason, got ${show(measured)}`,
    });
  });

  test.each([
    { ...one, label: "" },
    { ...one, label: 3 },
    { ...one, reason: "" },
    { ...one, reason: undefined },
    { score: null, label: "", reason: "a" },
  ])("turns a missing label or reason into an error: %j", (measured) => {
    expect(resultOf(measured)).toMatchObject({
      ...error,
      label: "invalid_result",
      reason: expect.stringMatching(/^sample must give a label and a reason, got /),
    });
  });

  test.each([[{ at: new Date(0) }], [{ share: Number.NaN }], [{ a: undefined }], [new Map()], [() => 1]])(
    "turns metadata that is not plain JSON into an error: %o",
    (metadata) => {
      expect(resultOf({ ...one, metadata })).toMatchObject({
        ...error,
        label: "invalid_result",
        reason: "sample must give plain JSON as metadata",
      });
    },
  );

  test.each(["yes", 1, undefined])("turns the verdict %j into an error", (passed) => {
    expect(resultOf({ ...one, passed })).toMatchObject({
      ...error,
      reason: `passed of sample must be true, false or null, got ${passed === undefined ? "undefined" : JSON.stringify(passed)}`,
    });
  });

  test.each([undefined, null, 1])("turns %j for a result into an error", (measured) => {
    expect(resultOf(measured)).toMatchObject(error);
  });
});

describe("defineMetric, what is thrown", () => {
  test("becomes an error result with message and kind", () => {
    expect(throwing(new TypeError("no such word"))).toEqual({
      ...error,
      name: "sample",
      label: "metric_error",
      reason: "no such word",
      metadata: { error: "TypeError" },
    });
  });

  test("gives its code as label", () => {
    expect(throwing(new EvalError("judge-refused", "it refused")).label).toBe("judge_refused");
    expect(throwing(Object.assign(new Error("reset"), { code: "ECONNRESET" })).label).toBe("econnreset");
    expect(throwing(Object.assign(new Error("numbered"), { code: 7 })).label).toBe("metric_error");
  });

  test("shows the cause, which often says more", () => {
    const cause = new Error("connect ECONNREFUSED");
    expect(throwing(new TypeError("fetch failed", { cause })).metadata).toEqual({
      error: "TypeError",
      cause: "connect ECONNREFUSED",
    });
  });

  test("keeps the detail that an error marks as fit for a report, and nothing that is no JSON", () => {
    const refused = new EvalError("judge_refusal", "it refused");
    expect(throwing(Object.assign(refused, { detail: { attempts: 2 } })).metadata).toEqual({
      attempts: 2,
      error: "EvalError",
    });
    expect(throwing(Object.assign(new Error("x"), { detail: new Map() })).metadata).toEqual({ error: "Error" });
    expect(throwing(Object.assign(new Error("x"), { detail: [1] })).metadata).toEqual({ error: "Error" });
  });

  test.each([
    ["no", "no", "string"],
    [undefined, "undefined", "undefined"],
    [{ code: 3 }, '{"code":3}', "object"],
    [Object.create(null), "{}", "object"],
    [Symbol("a"), "Symbol(a)", "symbol"],
    [new Error(""), "sample failed with Error", "Error"],
    ["", "sample failed with string", "string"],
  ])("has a reason and a kind for %o", (thrown, reason, kind) => {
    expect(throwing(thrown)).toMatchObject({ ...error, reason, metadata: { error: kind } });
  });

  test("is not caught where create throws: wrong options are the caller's fault", () => {
    const factory = defineMetric({
      ...definition,
      create: () => {
        throw new EvalError("invalid-option", "threshold must be from 0 to 1, got 2");
      },
    });
    expect(() => factory()).toThrow("threshold must be from 0 to 1, got 2");
  });
});

describe("defineMetric, metrics that ask others", () => {
  test("have parts, made with what the host knows and with their own options", async () => {
    const inner = defineMetric({ ...definition, name: "inner", version: 3 });
    const asked: unknown[] = [];
    const outer = defineMetric({
      ...definition,
      defaults: { of: "inner" },
      parts: async ({ of }, { metric }) => {
        asked.push(of);
        return metric === undefined ? [] : [await metric(of)];
      },
    });
    const parts = await outer({ of: "other" }).parts?.({ metric: async () => inner() as Metric });
    expect(asked).toEqual(["other"]);
    expect(parts?.map(({ info }) => info.version)).toEqual([3]);
    expect(inner().parts).toBeUndefined();
  });
});

describe("defineMetric, asynchronous metrics", () => {
  const asyncMetric = (measure: () => Promise<Outcome<JsonRecord>>, changes: Partial<Definition> = {}) =>
    defineMetric({ ...definition, ...changes, async: true, create: () => measure })();

  test("give a promise, of the same results", async () => {
    const metric = asyncMetric(async () => one);
    expectTypeOf(metric).toEqualTypeOf<AsyncMetric<object, JsonRecord>>();
    expect(metric.async).toBe(true);
    const pending = metric({ output: "दिल्ली" });
    expect(pending).toBeInstanceOf(Promise);
    expect(await pending).toEqual(resultOf(one));
  });

  test.each([
    [{}, "unscored"],
    [{ output: "" }, "scored"],
  ])("give a promise for %j too, without measuring it", async (evalCase, status) => {
    const pending = asyncMetric(() => Promise.reject(new Error("was called")))(evalCase);
    expect(pending).toBeInstanceOf(Promise);
    expect((await pending).status).toBe(status);
  });

  test("turn a rejection, a throw and a broken promise into an error", async () => {
    const evalCase = { output: "दिल्ली" };
    const rejected = asyncMetric(() => Promise.reject(new EvalError("timeout", "no answer")));
    const thrown = asyncMetric(() => {
      throw new EvalError("timeout", "no answer");
    });
    for (const metric of [rejected, thrown]) {
      expect(await metric(evalCase)).toMatchObject({ ...error, label: "timeout", reason: "no answer" });
    }
    expect(await asyncMetric(async () => ({ ...one, score: 2 }))(evalCase)).toMatchObject({
      ...error,
      label: "score_out_of_range",
    });
  });
});
