import { describe, expect, test } from "vitest";
import { sharedWords, unreachable, wrongWords } from "../../test/sample-metrics.js";
import { type MatcherResult, toPassMetric } from "./to-pass-metric.js";

const matcherResult = async (...args: Parameters<typeof toPassMetric>): Promise<MatcherResult> => toPassMetric(...args);

describe("toPassMetric", () => {
  test.each([
    ["नई दिल्ली", true],
    ["मुंबई", false],
  ])("takes the metric's verdict on %j: %s", async (output, pass) => {
    expect((await matcherResult(output, sharedWords(), { expected: "नई दिल्ली" })).pass).toBe(pass);
  });

  test("says in its message what was measured and why", async () => {
    const { message } = await matcherResult("दिल्ली", sharedWords(), { expected: "नई दिल्ली" });
    expect(message()).toBe("shared-words scored 0.5, partial: 1 of 2 words");
  });

  test("shows output and expected answer for the difference", async () => {
    expect(await matcherResult("दिल्ली", sharedWords(), { reference: "नई दिल्ली" })).toMatchObject({
      actual: "दिल्ली",
      expected: "नई दिल्ली",
    });
  });

  test.each([
    [{ minScore: 0.5 }, true],
    [{ minScore: 0.6 }, false],
    [{ maxScore: 0.5 }, true],
    [{ maxScore: 0.4 }, false],
    [{ minScore: 0.4, maxScore: 0.6 }, true],
  ])("takes the bounds %j over the verdict, ends inside: %s", async (bounds, pass) => {
    const { message, ...result } = await matcherResult("दिल्ली", sharedWords(), { expected: "नई दिल्ली" }, bounds);
    expect(result.pass).toBe(pass);
    expect(message()).toContain(JSON.stringify(bounds));
  });

  test("bounds an error rate from above, on its own scale", async () => {
    const fields = { expected: "a" };
    expect((await matcherResult("a b c", wrongWords(), fields, { maxScore: 2 })).pass).toBe(true);
    expect((await matcherResult("a b c", wrongWords(), fields, { maxScore: 1 })).pass).toBe(false);
  });

  test("refuses to guess a verdict", () => {
    expect(() => toPassMetric("a", wrongWords(), { expected: "a" })).toThrow(
      "wrong-words has no threshold, so toPassMetric needs minScore or maxScore",
    );
  });

  test("is synchronous with a synchronous metric and asynchronous with any other", async () => {
    expect(toPassMetric("a", sharedWords(), { expected: "a" })).not.toBeInstanceOf(Promise);
    const pending = toPassMetric("a", unreachable());
    expect(pending).toBeInstanceOf(Promise);
    await expect(pending).rejects.toMatchObject({ code: "timeout" });
  });

  test("throws what cannot be scored, so that .not does not turn it into a pass", () => {
    expect(() => toPassMetric("a", sharedWords())).toThrow(expect.objectContaining({ code: "unscored" }));
  });

  test("takes what is expected for the output, whatever the fields say", async () => {
    await expect(matcherResult("a", sharedWords(), { output: "b", expected: "a" })).resolves.toMatchObject({
      pass: true,
    });
  });
});
