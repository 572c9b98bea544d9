import type { EvalCase } from "@eval/core";
import { describe, expect, test } from "vitest";
import { drawSample } from "./draw-sample.js";
import { Strata } from "./strata.js";

const strataOf = (cases: readonly EvalCase["metadata"][]) => {
  const strata = new Strata();
  for (const [index, metadata] of cases.entries()) strata.add(metadata === undefined ? {} : { metadata }, index + 1);
  return strata.list();
};

const sourceAndCategory = (source: string, category: string, count: number) =>
  Array.from({ length: count }, () => ({ source_dataset: source, category }));

describe("drawSample", () => {
  const rows = [
    ...sourceAndCategory("MMLU", "STEM", 300),
    ...sourceAndCategory("MMLU", "humanities", 40),
    ...sourceAndCategory("TriviaQA", "इतिहास", 900),
    ...sourceAndCategory("ARC", "science", 20),
  ];
  const strata = strataOf(rows);
  const countsOf = (numbers: readonly number[]) => {
    const counts: Record<string, number> = {};
    for (const number of numbers) {
      const { source_dataset: source, category } = rows[number - 1]!;
      counts[`${source}/${category}`] = (counts[`${source}/${category}`] ?? 0) + 1;
    }
    return counts;
  };

  test("shares the size between sources first, then between the categories of each", () => {
    const numbers = drawSample(strata, { strategy: "stratified", size: 180, seed: 3 });
    // ARC has 20 in all, so the other two share 160; the two categories of MMLU share its 80.
    expect(countsOf(numbers)).toEqual({
      "MMLU/STEM": 40,
      "MMLU/humanities": 40,
      "TriviaQA/इतिहास": 80,
      "ARC/science": 20,
    });
  });

  test("gives different numbers in the order of the file", () => {
    for (const strategy of ["stratified", "random"] as const) {
      const numbers = drawSample(strata, { strategy, size: 77, seed: 5 });
      expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
      expect(numbers).toHaveLength(77);
    }
  });

  test("takes all cases where fewer are there than asked for", () => {
    for (const strategy of ["stratified", "random"] as const) {
      expect(drawSample(strata, { strategy, size: 5000, seed: 1 })).toHaveLength(rows.length);
    }
  });

  test("draws in proportion to what is there with random, with no heed of the names", () => {
    const unnamed = strataOf(rows.map(() => undefined));
    const draw = { strategy: "random", size: 126, seed: 9 } as const;
    expect(drawSample(strata, draw)).toEqual(drawSample(unnamed, draw));
    expect(countsOf(drawSample(strata, draw))["TriviaQA/इतिहास"]).toBeGreaterThan(70);
  });

  test("gives every case of a stratum the same chance", () => {
    const small = strataOf([...sourceAndCategory("a", "x", 4), ...sourceAndCategory("b", "x", 8)]);
    const hits = new Array<number>(12).fill(0);
    for (let seed = 0; seed < 4000; seed++) {
      for (const number of drawSample(small, { strategy: "stratified", size: 4, seed })) hits[number - 1]! += 1;
    }
    // Two of four, two of eight; within five standard deviations.
    for (const [index, count] of hits.entries()) {
      const chance = index < 4 ? 1 / 2 : 1 / 4;
      expect(Math.abs(count - 4000 * chance)).toBeLessThan(5 * Math.sqrt(4000 * chance * (1 - chance)));
    }
  });

  test.each([
    // SplitMix64, xoshiro128** 1.1, Lemire's bounded draw and Floyd's sample, written again in CPython 3.11.
    [1, [148, 167, 249, 331, 394]],
    [2, [130, 252, 284, 524, 933]],
    [2 ** 53 - 1, [154, 286, 299, 606, 689]],
  ])("draws from seed %d what the same algorithms draw in another language", (seed, numbers) => {
    const thousand = strataOf(Array.from({ length: 1000 }, () => undefined));
    expect(drawSample(thousand, { strategy: "random", size: 5, seed })).toEqual(numbers);
    expect(drawSample(thousand, { strategy: "stratified", size: 5, seed })).toEqual(numbers);
  });
});

describe("Strata", () => {
  test("reads the source from source_dataset, else dataset_key, and the category, whatever their spelling", () => {
    const strata = strataOf([
      { source_dataset: "a", dataset_key: "b", category: "x" },
      { dataset_key: "b", Category: "y" },
      { "Source Dataset": "a", category: 7 },
      { source_dataset: " ", category: "" },
      undefined,
    ]);
    const named = strata.map(({ source, categories }) => [source, categories.map(({ category }) => category)]);
    expect(named).toEqual([
      ["a", ["7", "x"]],
      ["b", ["y"]],
      [null, [null]],
    ]);
  });

  test("lists strata in the order of their names, so that the order of rows does not change a draw of shares", () => {
    const rows = [...sourceAndCategory("b", "x", 2), ...sourceAndCategory("a", "x", 2)];
    expect(strataOf(rows).map(({ source }) => source)).toEqual(["a", "b"]);
  });

  test("takes names as keys that an object has already", () => {
    const strata = strataOf([{ source_dataset: "__proto__", category: "constructor" }]);
    expect(strata[0]).toMatchObject({ source: "__proto__" });
  });
});
