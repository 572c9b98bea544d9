import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lcsLength } from "./lcs-length.js";

/** The table of the textbook. */
function byTable(a: readonly string[], b: readonly string[]): number {
  let row = b.map(() => 0);
  for (const word of a) {
    const next: number[] = [];
    for (const [at, other] of b.entries()) {
      next.push(word === other ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

describe("lcsLength", () => {
  test("gives the length that the textbook's table gives", () => {
    const words = fc.array(fc.constantFrom("x", "y", "z", "गंगा"), { maxLength: 100 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(lcsLength(a, b)).toBe(byTable(a, b));
      }),
    );
  });

  test("is ready with two texts of twenty thousand words", () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `w${index % 977}`);
    expect(lcsLength(words, words)).toBe(20_000);
  });
});
