import { expect, test } from "vitest";
import { makePairs } from "./make-pairs.mjs";

test("pairs are the same each time, half of them Hindi, and differ in a few words", () => {
  const pairs = makePairs(200);
  expect(makePairs(200)).toEqual(pairs);
  expect(pairs.filter(({ output }) => /\p{Script=Devanagari}/u.test(output))).toHaveLength(100);
  for (const { output, expected } of pairs) {
    const words = new Set(output.split(" "));
    const kept = expected.split(" ").filter((word) => words.has(word));
    expect(kept.length / words.size).toBeGreaterThan(0.5);
  }
  expect(pairs.some(({ output, expected }) => output !== expected)).toBe(true);
});
