import { describe, expect, test } from "vitest";
import { indicConformance } from "./indic-conformance.js";
import { indicVectors } from "./vectors.js";

const vectors = indicVectors();
const withVerdict = (verdict: string) => vectors.filter((vector) => vector.verdict === verdict).length;
const [same, different] = [withVerdict("same"), withVerdict("different")];
const known = new Map(vectors.map(({ a, b, verdict }) => [`${a}|${b}`, verdict]));

describe("indicConformance", () => {
  test("finds nothing in a scorer that knows the verdicts", async () => {
    const report = await indicConformance(({ output, expected }) => ({
      score: known.get(`${output}|${expected}`) === "different" ? 0 : 1,
    }));
    expect(report).toMatchObject({ total: vectors.length, conforming: vectors.length, deviations: [], threshold: 1 });
    expect(report.categories.reduce((sum, { total }) => sum + total, 0)).toBe(vectors.length);
  });

  test.each([
    [0, "false-difference", same],
    [1, "false-match", different],
    [0.5, "false-difference", same],
  ] as const)("finds that a scorer which always says %d is no scorer", async (score, outcome, count) => {
    const { deviations } = await indicConformance(() => ({ score }));
    expect(new Set(deviations.map((deviation) => deviation.outcome))).toEqual(new Set([outcome]));
    expect(deviations).toHaveLength(count);
  });

  test("takes null for declining, which is a fault of texts that are the same alone", async () => {
    const { deviations, conforming } = await indicConformance(async () => ({ score: null }));
    expect(deviations.every(({ outcome, score }) => outcome === "declined" && score === null)).toBe(true);
    expect(conforming).toBe(vectors.length - same);
  });

  test.each([
    ["NaN", () => ({ score: Number.NaN }), "NaN"],
    ["2", () => 2, 2],
    ["-0.1", () => ({ score: -0.1 }), -0.1],
    ["a text", () => ({ score: "1" }), "1"],
    ["nothing", () => undefined, "undefined"],
    ["an object without a score", () => ({ name: "x" }), "[object Object]"],
    [
      "an error",
      () => {
        throw new Error("no key");
      },
      "Error: no key",
    ],
    ["a rejection", () => Promise.reject(new Error("no key")), "Error: no key"],
  ])("counts %s as unmeasured, whatever is asked for", async (_, scorer, shown) => {
    const { conforming, deviations } = await indicConformance(scorer);
    expect(conforming).toBe(0);
    expect(deviations[0]).toMatchObject({ outcome: "unmeasured", score: shown });
  });

  test("takes a bare number, as Braintrust does", async () => {
    const { verdicts } = await indicConformance(({ output, expected }) => (output === expected ? 1 : 0));
    expect(verdicts.find(({ verdict }) => verdict === "different")).toEqual({
      verdict: "different",
      total: different,
      conforming: different,
    });
  });

  test("asks for the threshold that it is given", async () => {
    const scorer = ({ output, expected }: { output: string; expected: string }) => (output === expected ? 0.9 : 0.2);
    const identity = vectors.filter(({ category }) => category === "identity");
    expect((await indicConformance(scorer, { vectors: identity })).conforming).toBe(0);
    expect((await indicConformance(scorer, { vectors: identity, threshold: 0.9 })).conforming).toBe(identity.length);
  });

  test.each([0, -1, 1.1, Number.NaN])("refuses the threshold %d", async (threshold) => {
    await expect(indicConformance(() => 1, { threshold })).rejects.toThrow("threshold must be above 0 and at most 1");
  });

  test("gives the question it was given", async () => {
    const asked = new Set<string>();
    await indicConformance(({ input }) => asked.add(input).size, { input: "राजधानी?" });
    expect([...asked]).toEqual(["राजधानी?"]);
  });
});
