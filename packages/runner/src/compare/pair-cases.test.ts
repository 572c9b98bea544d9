import { EvalError } from "@eval/core";
import { describe, expect, test } from "vitest";
import { knownColumns } from "./known-columns.js";
import { pairCases } from "./pair-cases.js";
import type { ScoredCase, ScoredRun } from "./scored-case.js";

const scored = (number: number, id: string | null, input: string | null): ScoredCase => ({
  number,
  id,
  input,
  expected: null,
  columns: [],
  scores: [],
  verdicts: [],
});

const run = (...cases: ScoredCase[]): ScoredRun => ({ id: "run", files: [], metrics: [], cases, lacks: new Map() });
const keys = (a: ScoredRun, b: ScoredRun) => pairCases(a, b).pairs.map(({ key, a, b }) => [key, a.number, b.number]);

describe("pairCases", () => {
  test("pairs by id, in whatever order the cases come", () => {
    const a = run(scored(1, "q1", "x"), scored(2, "q2", "y"));
    const b = run(scored(1, "q2", "other"), scored(2, "q1", "words"));
    expect(keys(a, b)).toEqual([
      ["q1", 1, 2],
      ["q2", 2, 1],
    ]);
  });

  test("pairs by input where an id is missing or not unique", () => {
    const a = run(scored(1, "q1", "गंगा?"), scored(2, "q1", "यमुना?"));
    const b = run(scored(1, "q1", "यमुना?"), scored(2, "q1", "गंगा?"));
    expect(pairCases(a, b).by).toBe("input");
    expect(keys(a, b)).toEqual([
      ["गंगा?", 1, 2],
      ["यमुना?", 2, 1],
    ]);
  });

  test("pairs the second case of an input with the second", () => {
    const a = run(scored(1, null, "x"), scored(2, null, "x"));
    expect(keys(a, a)).toEqual([
      ["x", 1, 1],
      ["x (2)", 2, 2],
    ]);
  });

  test("pairs by input where ids were made up anew for each file", () => {
    const a = run(scored(1, "7f3a", "गंगा?"), scored(2, "91c0", "यमुना?"));
    const b = run(scored(1, "e2d1", "यमुना?"), scored(2, "55b8", "गंगा?"));
    expect(pairCases(a, b).by).toBe("input");
    expect(pairCases(a, b).pairs).toHaveLength(2);
  });

  test("pairs rows where both sides are one file", () => {
    const a = { ...run(scored(1, null, "x"), scored(2, null, null)), files: ["one.csv"] };
    expect(pairCases(a, a).by).toBe("row");
    expect(keys(a, a)).toEqual([
      ["1", 1, 1],
      ["2", 2, 2],
    ]);
  });

  test("does not take an input with a number behind it for the second of another", () => {
    const a = run(scored(1, null, "x"), scored(2, null, "x"), scored(3, null, "x (2)"));
    expect(keys(a, a)).toEqual([
      ["x", 1, 1],
      ["x (2)", 2, 2],
      ["x (2)", 3, 3],
    ]);
  });

  test("takes a column of B where A lacks it, and none where both do", () => {
    const lack = (...places: number[]) => new Map(places.map((place) => [place, new EvalError("changed-run", "gone")]));
    const a = { ...run({ ...scored(1, "q1", null), columns: [null, "of a", null] }), lacks: lack(0, 2) };
    const b = { ...run({ ...scored(1, "q1", null), columns: ["of b", "not this", null] }), lacks: lack(2) };
    expect(pairCases(a, b).pairs[0]?.columns).toEqual(["of b", "of a", null]);
    const asked = { by: ["x", "y", "z"], clusterBy: null };
    expect(() => knownColumns(a, b, asked)).toThrow("gone");
    expect(knownColumns(a, b, { ...asked, isUnasked: true })).toEqual({
      slices: [
        { column: "x", place: 0 },
        { column: "y", place: 1 },
      ],
      clusters: null,
      warnings: ["not compared by z: gone"],
    });
    expect(knownColumns(a, b, { by: ["x", "y"], clusterBy: "z", isUnasked: true }).clusters).toBeNull();
    expect(knownColumns(a, b, { by: ["x"], clusterBy: "y" }).clusters).toBe(1);
  });

  test("lists cases that only one run has", () => {
    const a = run(scored(1, "q1", null), scored(2, "q2", null));
    const b = run(scored(1, "q2", null), scored(2, "q3", null));
    expect(pairCases(a, b)).toMatchObject({ onlyA: ["q1"], onlyB: ["q3"] });
  });

  test("refuses runs without a case in common", () => {
    expect(() => pairCases(run(scored(1, "a", null)), run(scored(1, "b", null)))).toThrow(/in common/);
    expect(() => pairCases(run(scored(1, null, null)), run(scored(1, null, null)))).toThrow(/an id or an input/);
  });
});
