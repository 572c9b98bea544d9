import type { EvalCase, MetricFactory } from "@eval/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { broken, equal, fixed, metricOf, none, scored } from "../../fixtures/test-metrics.js";
import type { Expression } from "../profile/profile.js";
import { scoringProfileWith } from "../scoring-profile-with.js";

const evalCase = { output: "a", expected: "a" };
const part = (metric: string, value?: number) => ({
  metric,
  ...(value !== undefined && { key: `${metric}${value}`, options: { value } }),
});

/** Scores a case by a profile with the threshold 0.7. */
async function scoreBy(
  primary: Expression,
  metrics: readonly { readonly factory: MetricFactory }[],
  given: EvalCase = evalCase,
  more: object = {},
) {
  const factories = metrics.map(({ factory }) => factory);
  const profiles = { mine: { threshold: 0.7, primary, ...more } } as never;
  return scoringProfileWith(factories, { profile: "mine", profiles })(given);
}

describe("a part", () => {
  test("gives its score, and passes from the threshold on", async () => {
    expect(await scoreBy(part("f", 0.7), [fixed("f")])).toMatchObject({ score: 0.7, passed: true, label: "passed" });
    expect(await scoreBy(part("f", 0.69), [fixed("f")])).toMatchObject({ score: 0.69, passed: false, label: "failed" });
  });

  test("is unscored with its own reason, and an error with its own", async () => {
    const { status, label, reason } = await scoreBy(part("n"), [none("n")]);
    expect([status, label, reason]).toEqual(["unscored", "no_words", "mine: nothing to measure"]);
    const failed = await scoreBy(part("b"), [broken("b")]);
    expect(failed).toMatchObject({ status: "error", label: "timeout", reason: "mine: no answer in time" });
    expect(failed.metadata).toMatchObject({
      profile: "mine",
      parts: [{ key: "b", status: "error", label: "timeout" }],
    });
  });

  test("that does not score from 0 to 1 is refused when the profile is opened, unless it says what its score counts for", async () => {
    const cosine = fixed("cosine", { range: [-1, 1] });
    const { label, reason } = await scoreBy(part("cosine", 0.9), [cosine]);
    expect(label).toBe("profile_part");
    expect(reason).toContain("mine.primary must give a value from 0 to 1, and cosine scores from -1 to 1");
    const scaled = { ...part("cosine", 0.9), value: { scale: [-1, 1] } } as const;
    expect((await scoreBy(scaled, [cosine])).score).toBe(0.95);
    expect((await scoreBy({ ...part("cosine", 0.9), value: { atLeast: 0.85 } }, [cosine])).score).toBe(1);
  });

  test("of which less is better is turned by its scale or its bound", async () => {
    const rate = fixed("rate", { range: [0, null], higherIsBetter: false });
    expect((await scoreBy(part("rate", 0.1), [rate])).reason).toContain(
      "rate scores from 0 to no bound, less being better",
    );
    expect((await scoreBy({ ...part("rate", 0.25), value: { scale: [1, 0] } }, [rate])).score).toBe(0.75);
    expect((await scoreBy({ ...part("rate", 0.25), value: { atMost: 0.3 } }, [rate])).score).toBe(1);
  });

  test("outside of its scale is an error and not clamped", async () => {
    const rate = fixed("rate", { range: [0, null], higherIsBetter: false });
    const { status, reason } = await scoreBy({ ...part("rate", 1.5), value: { scale: [1, 0] } }, [rate]);
    expect([status, reason]).toEqual(["error", "mine: rate scored 1.5, outside of the scale [1,0]"]);
  });

  test("that counts by its verdict needs one", async () => {
    expect((await scoreBy({ ...part("e"), value: "passed" }, [equal("e")])).score).toBe(1);
    expect((await scoreBy({ ...part("f", 1), value: "passed" }, [fixed("f")])).reason).toContain("f gave no verdict");
  });
});

describe("max", () => {
  test("takes the best and passes over what has no score", async () => {
    expect((await scoreBy({ max: [part("f", 0.2), part("n"), part("f", 0.5)] }, [fixed("f"), none("n")])).score).toBe(
      0.5,
    );
    expect((await scoreBy({ max: [part("n"), part("m")] }, [none("n"), none("m", "other")])).label).toBe("no_words");
  });

  test("does not go on after a 1", async () => {
    const judge = equal("judge", { waits: "model" });
    expect((await scoreBy({ max: [part("f", 1), part("judge")] }, [fixed("f"), judge])).score).toBe(1);
    expect(judge.asked).toHaveLength(0);
  });

  test("is an error where a part failed that might have been more", async () => {
    expect((await scoreBy({ max: [part("b"), part("f", 0.9)] }, [broken("b"), fixed("f")])).status).toBe("error");
    expect((await scoreBy({ max: [part("b"), part("f", 1)] }, [broken("b"), fixed("f")])).score).toBe(1);
  });
});

describe("weighted", () => {
  const sum = (...terms: [number, object][]) =>
    ({ weighted: terms.map(([weight, of]) => ({ weight, of })) }) as Expression;

  test("adds up", async () => {
    const { score } = await scoreBy(sum([0.65, part("f", 0.4)], [0.35, part("f", 0.8)]), [fixed("f")]);
    expect(score).toBeCloseTo(0.54, 12);
  });

  test("has no score where one term has none, and its rest is not blown up", async () => {
    expect((await scoreBy(sum([0.5, part("f", 1)], [0.5, part("n")]), [fixed("f"), none("n")])).status).toBe(
      "unscored",
    );
    expect((await scoreBy(sum([0.5, part("b")], [0.5, part("n")]), [broken("b"), none("n")])).status).toBe("error");
  });

  test("starts its terms together", async () => {
    let running = 0;
    let most = 0;
    const waiting = (name: string) => {
      const { factory } = fixed(name, { waits: "model" });
      const slow = Object.assign((options?: object) => {
        const metric = factory(options as never);
        return Object.assign(
          async (given: EvalCase) => {
            running += 1;
            most = Math.max(most, running);
            await new Promise((resolve) => setTimeout(resolve, 5));
            running -= 1;
            return metric(given);
          },
          { info: metric.info, options: metric.options, async: true },
        );
      }, factory);
      return {
        factory: Object.defineProperties(slow, Object.getOwnPropertyDescriptors(factory)) as unknown as MetricFactory,
      };
    };
    await scoreBy(sum([0.5, part("one", 1)], [0.5, part("two", 1)]), [waiting("one"), waiting("two")]);
    expect(most).toBe(2);
  });

  test("never comes out above 1", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.double({ min: 0.01, max: 1, noNaN: true }), fc.constantFrom(1, 0.9999999999999999)), {
          minLength: 1,
          maxLength: 6,
        }),
        async (drawn) => {
          const total = drawn.reduce((added, [weight]) => added + weight, 0);
          const terms = drawn.map(([weight, value], index): [number, object] => [
            weight / total,
            { ...part("f", value), key: `f${index}` },
          ]);
          const { status, score } = await scoreBy(sum(...terms), [fixed("f")]);
          expect(status).toBe("scored");
          expect(score).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("first", () => {
  test("passes on what has no score, and stops at what has one", async () => {
    const last = fixed("last");
    expect(
      (await scoreBy({ first: [part("n"), part("f", 0.2), part("last", 1)] }, [none("n"), fixed("f"), last])).score,
    ).toBe(0.2);
    expect(last.asked).toHaveLength(0);
  });

  test.each([
    ["passed", "a", 1],
    ["passed", "b", 0.3],
    ["failed", "b", 0],
    [["matched"], "a", 1],
    [["matched"], "b", 0.3],
    [["different"], "b", 0],
  ] as const)("lets a part decide by %j only: the output %s scores %s", async (decides, output, score) => {
    const primary = { first: [{ ...part("e"), decides }, part("f", 0.3)] };
    expect((await scoreBy(primary, [equal("e"), fixed("f")], { output, expected: "a" })).score).toBe(score);
  });

  test("is an error where the part that would decide failed", async () => {
    expect((await scoreBy({ first: [part("b"), part("f", 1)] }, [broken("b"), fixed("f")])).label).toBe("timeout");
  });

  test("says why nothing decided", async () => {
    const { reason } = await scoreBy({ first: [{ ...part("e"), decides: "passed" }] }, [equal("e")], {
      output: "b",
      expected: "a",
    });
    expect(reason).toBe("mine: e says different, which does not decide");
  });

  test("does not ask a judge about other accepted answers where one is found", async () => {
    const judge = equal("judge", { waits: "model" });
    const primary = { first: [{ ...part("e"), decides: "passed" }, part("judge")] } as const;
    expect((await scoreBy(primary, [equal("e"), judge], { output: "b", expected: ["a", "b", "c"] })).score).toBe(1);
    expect(judge.asked).toHaveLength(0);
  });
});

describe("of several accepted answers", () => {
  test("one is taken for all parts: that with the best primary score", async () => {
    const supporting = { echo: { metric: "echo" } };
    const echo = metricOf("echo", ({ expected }) => scored(expected === "b" ? 0.25 : 0.5));
    const { metadata } = await scoreBy(
      part("e"),
      [equal("e"), echo],
      { output: "b", expected: ["a", "b"] },
      { supporting },
    );
    expect(metadata.reference).toBe(1);
    expect(metadata.parts.map(({ key, score, role }) => [key, score, role])).toEqual([
      ["e", 1, "primary"],
      ["echo", 0.25, "supporting"],
    ]);
  });

  test("terms of a sum are of the same answer, not each of its own best", async () => {
    const likes = (name: string, liked: string) => metricOf(name, ({ expected }) => scored(expected === liked ? 1 : 0));
    const primary = {
      weighted: [
        { weight: 0.5, of: part("a") },
        { weight: 0.5, of: part("b") },
      ],
    };
    const { score } = await scoreBy(primary, [likes("a", "x"), likes("b", "y")], { output: "z", expected: ["x", "y"] });
    expect(score).toBe(0.5);
  });

  test("an encoder is held to one answer at a time; a model is asked once, about all of them", async () => {
    const [encoder, judge] = [equal("encoder", { waits: "encoder" }), equal("judge", { waits: "model" })];
    const given = { output: "c", expected: ["a", "b"] };
    await scoreBy(part("encoder"), [encoder], given);
    await scoreBy(part("judge"), [judge], given);
    expect(encoder.asked.map(({ expected }) => expected)).toEqual(["a", "b"]);
    expect(judge.asked.map(({ expected }) => expected)).toEqual([["a", "b"]]);
  });

  test("a part that sees all says which one it used", async () => {
    const { metadata } = await scoreBy({ ...part("e"), references: "all" }, [equal("e")], {
      output: "c",
      expected: ["a", "b", "c"],
    });
    expect(metadata.reference).toBe(2);
  });

  test("a part that sees all sees no blank ones, and its place is counted in the case", async () => {
    const [all, given] = [equal("e"), { output: "c", expected: ["", "b", "c"] }];
    const { metadata } = await scoreBy({ ...part("e"), references: "all" }, [all], given);
    expect(all.asked.map(({ expected }) => expected)).toEqual([["b", "c"]]);
    expect(metadata.reference).toBe(2);
    const blank = await scoreBy({ ...part("e"), references: "all" }, [all], { output: "c", expected: ["", " "] });
    expect(blank.metadata.reference).toBeNull();
  });

  test("blank ones are none, and the index is that of the case", async () => {
    const { metadata } = await scoreBy(part("e"), [equal("e")], { output: "c", expected: ["", " ", "c"] });
    expect(metadata.reference).toBe(2);
  });
});

describe("supporting parts", () => {
  const supporting = { extra: { metric: "extra" } };

  test("that fail are recorded and change nothing", async () => {
    const { score, passed, metadata } = await scoreBy(part("f", 0.8), [fixed("f"), broken("extra")], evalCase, {
      supporting,
    });
    expect([score, passed, metadata.partFailed]).toEqual([0.8, true, true]);
    expect(metadata.parts[1]).toMatchObject({
      key: "extra",
      status: "error",
      label: "timeout",
      score: null,
      role: "supporting",
    });
  });

  test("that wait are waited for", async () => {
    const extra = fixed("extra", { waits: "model" });
    const { metadata } = await scoreBy(part("f", 0.8), [fixed("f"), extra], evalCase, { supporting });
    expect(metadata.parts[1]).toMatchObject({ key: "extra", status: "scored", score: 0 });
  });

  test("that are primary too are measured and listed once", async () => {
    const both = fixed("f");
    const { metadata } = await scoreBy({ metric: "f" }, [both], evalCase, { supporting: { f: { metric: "f" } } });
    expect(metadata.parts.map(({ key, role }) => [key, role])).toEqual([["f", "primary"]]);
    expect(both.asked).toHaveLength(1);
  });
});

describe("a known wrong answer", () => {
  const given = (output: string) => ({ output, expected: "right", incorrect: ["wrong", "worse"] });

  test("that the output matches as well as the right one makes it wrong", async () => {
    const result = await scoreBy(part("e"), [equal("e")], given("worse"));
    expect(result).toMatchObject({ score: 0, passed: false, label: "incorrect" });
    expect(result.metadata).toMatchObject({ incorrect: { index: 1, score: 1 }, matchesIncorrect: true });
    const both = { output: "right", expected: "right", incorrect: ["right"] };
    expect((await scoreBy(part("e"), [equal("e")], both)).label).toBe("incorrect");
  });

  test("that it does not match has no say", async () => {
    expect(await scoreBy(part("e"), [equal("e")], given("right"))).toMatchObject({ passed: true, label: "passed" });
    expect(await scoreBy(part("e"), [equal("e")], given("else"))).toMatchObject({ passed: false, label: "failed" });
    const far = metricOf("far", ({ expected }) => scored(expected === "right" ? 0.1 : 0.3));
    expect(await scoreBy(part("far"), [far], given("else"))).toMatchObject({ score: 0.1, label: "failed" });
  });

  test("that is as near by a verdict, but shares fewer words, has no say", async () => {
    const holds = metricOf("holds", ({ output = "", expected }) => scored(output.includes(expected as string) ? 1 : 0));
    const city = (output: string) => ({ output, expected: "New York City", incorrect: ["New York", "York"] });
    expect(await scoreBy(part("holds"), [holds], city("New York City"))).toMatchObject({ passed: true });
    const other = { output: "New York City", expected: "New York", incorrect: ["New York City"] };
    expect(await scoreBy(part("holds"), [holds], other)).toMatchObject({
      label: "incorrect",
      metadata: { incorrect: { index: 0 } },
    });
  });

  test("is not put before a model", async () => {
    const judge = equal("judge", { waits: "model" });
    const { label } = await scoreBy({ max: [part("e"), part("judge")] }, [equal("e"), judge], given("wrong"));
    expect(label).toBe("incorrect");
    expect(judge.asked.map(({ expected }) => expected)).toEqual(["right"]);
  });
});

describe("a blank output", () => {
  test.each(["", "  \n", "\u200B"])("fails, whatever the parts say of it: %j", async (output) => {
    expect(await scoreBy(part("f", 1), [fixed("f")], { output, expected: "a" })).toMatchObject({
      score: 0,
      passed: false,
      label: "blank",
      metadata: { profile: "mine", threshold: 0.7, reference: 0 },
    });
  });

  test("asks no model", async () => {
    const judge = equal("judge", { waits: "model" });
    expect((await scoreBy(part("judge"), [judge], { output: "", expected: "a" })).label).toBe("blank");
    expect(judge.asked).toHaveLength(0);
  });
});
