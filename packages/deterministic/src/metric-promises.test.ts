import {
  type EvalCase,
  EvalError,
  isJson,
  isMetricFactory,
  type Json,
  type MetricFactory,
  type MetricResult,
} from "@eval/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MetricPromises, metricPromises } from "../fixtures/metric-promises.js";
import * as exported from "./index.js";

const factories = (Object.values(exported) as unknown[]).filter(isMetricFactory);

/** Any UTF-16, lone surrogates included. */
const hostileText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0xd83d, 0xde00, 0x200d, 0x94d)), {
    maxLength: 12,
  })
  .map((units) => String.fromCharCode(...units));
/** Few words, so that texts share some of them. */
const wordText = fc
  .array(
    fc.constantFrom(
      ..."दिन दान दिन। नहीं ভারত ভারতের நாள் a the B C++ 12 १२ 1,5 15 5km May 2020 १९४७ ? 👩‍👩‍👧 é e\u0301".split(" "),
    ),
    { maxLength: 6 },
  )
  .map((words) => words.join(" "));
const text = fc.oneof({ weight: 3, arbitrary: wordText }, hostileText);
const ids = fc.uniqueArray(fc.oneof(fc.constantFrom("a", "b", "c", "दस्तावेज़"), hostileText), { maxLength: 5 });

const idLists = (retrievedIds: readonly string[], relevantIds: readonly string[]): EvalCase => ({
  retrievedIds,
  relevantIds,
});
const textCase = (output: string, expected: string | readonly string[]): EvalCase => ({ output, expected });
const optionCase = (output: string, expected: string, other: string): EvalCase => ({
  output,
  expected,
  choices: [
    { label: "A", text: expected },
    { label: "B", text: other },
  ],
});

const anyCase = ({ compares }: MetricPromises): fc.Arbitrary<EvalCase> => {
  if (compares === "documents") return fc.tuple(ids, ids).map(([retrieved, relevant]) => idLists(retrieved, relevant));
  if (compares === "options") return fc.tuple(text, text, text).map((texts) => optionCase(...texts));
  return fc.tuple(text, fc.oneof(text, fc.array(text, { maxLength: 3 }))).map((texts) => textCase(...texts));
};

/** A case whose sides are equal, and not blank: silence is a wrong answer. */
const equalCase = ({ compares }: MetricPromises): fc.Arbitrary<EvalCase> => {
  if (compares === "documents") return ids.filter((list) => list.length > 0).map((list) => idLists(list, list));
  const said = text.filter((one) => exported.exactMatch()(textCase(one, one)).passed === true);
  if (compares === "options") return fc.tuple(said, text).map(([own, other]) => optionCase(own, own, other));
  return said.map((own) => textCase(own, own));
};

/** Each option that takes one of few values, at one of them. */
const anyOptions = ({ choices = {} }: MetricFactory): fc.Arbitrary<Partial<Record<string, Json>>> =>
  fc.record(
    Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, fc.constantFrom(...(values ?? []))])),
    { requiredKeys: [] },
  );

const RUNS = { numRuns: 200 };

const score = (factory: MetricFactory, evalCase: EvalCase): MetricResult => factory()(evalCase) as MetricResult;
const bestScore = ({ info: { range, higherIsBetter } }: MetricFactory) => (higherIsBetter ? range[1] : range[0]);
const isEnd = (value: number, other: number) => Math.abs(value - other) <= 1e-12;

function expectContract({ info }: MetricFactory, result: MetricResult): void {
  expect(result.name).toBe(info.name);
  expect(result.status).not.toBe("error");
  expect(result.label).not.toBe("");
  expect(result.reason).not.toBe("");
  expect(isJson(result.metadata)).toBe(true);
  if (result.status !== "scored") {
    expect([result.score, result.passed]).toEqual([null, null]);
    return;
  }
  const [min, max] = info.range;
  expect(Number.isFinite(result.score)).toBe(true);
  if (min !== null) expect(result.score).toBeGreaterThanOrEqual(min);
  if (max !== null) expect(result.score).toBeLessThanOrEqual(max);
}

test("every metric of the package has its promises written down", () => {
  expect(Object.keys(metricPromises).sort()).toEqual(factories.map(({ info }) => info.name).sort());
});

describe.each(factories.map((factory) => [factory.info.name, factory] as const))("%s", (name, factory) => {
  const promises = metricPromises[name]!;

  test("keeps its contract on any case, with any choice of options", () => {
    fc.assert(
      fc.property(anyCase(promises), anyOptions(factory), (evalCase, options) => {
        let metric: ReturnType<MetricFactory>;
        try {
          metric = factory(options);
        } catch (error) {
          // Some options exclude each other, and say so.
          expect(error).toBeInstanceOf(EvalError);
          return;
        }
        const result = metric(evalCase) as MetricResult;
        expectContract(factory, result);
        expect(metric(evalCase)).toEqual(result);
      }),
      RUNS,
    );
  });

  test("gives equal sides the best score", () => {
    fc.assert(
      fc.property(equalCase(promises), (evalCase) => {
        const { status, score: found } = score(factory, evalCase);
        if (promises.identity === "best") expect(status).toBe("scored");
        if (status === "scored") expect(isEnd(found as number, bestScore(factory) as number)).toBe(true);
      }),
      RUNS,
    );
  });

  if (promises.isSymmetric)
    test("is symmetric", () => {
      const swapped = ({ output = "", expected, retrievedIds = [], relevantIds = [] }: EvalCase): EvalCase =>
        promises.compares === "documents" ? idLists(relevantIds, retrievedIds) : textCase(expected as string, output);
      const pairs =
        promises.compares === "documents" ? anyCase(promises) : fc.tuple(text, text).map((texts) => textCase(...texts));
      fc.assert(
        fc.property(pairs, (evalCase) => {
          const [one, other] = [score(factory, evalCase), score(factory, swapped(evalCase))];
          if (one.status === "scored" && other.status === "scored") expect(isEnd(one.score, other.score)).toBe(true);
        }),
        RUNS,
      );
    });

  if (promises.severalExpected === "best")
    test("takes the best of several expected answers", () => {
      fc.assert(
        fc.property(text, text, text, (output, first, second) => {
          const apart = [first, second].map((expected) => score(factory, textCase(output, expected)).score);
          const scores = apart.filter((found) => found !== null);
          const best = factory.info.higherIsBetter ? Math.max(...scores) : Math.min(...scores);
          const together = score(factory, textCase(output, [first, second]));
          if (scores.length === 0) expect(together.status).toBe("unscored");
          else expect(together.score).toBe(best);
        }),
        RUNS,
      );
    });

  if (promises.distance !== undefined)
    test("counts a distance", () => {
      const distance = (output: string, expected: string): number | null => {
        const count = score(factory, textCase(output, expected)).metadata[promises.distance as string];
        return typeof count === "number" ? count : null;
      };
      fc.assert(
        fc.property(text, text, text, (first, second, third) => {
          const [there, back] = [distance(first, second), distance(second, first)];
          const [direct, onward] = [distance(first, third), distance(second, third)];
          if (there !== null && back !== null) expect(there).toBe(back);
          if (there !== null && onward !== null && direct !== null) expect(direct).toBeLessThanOrEqual(there + onward);
        }),
        RUNS,
      );
    });
});
