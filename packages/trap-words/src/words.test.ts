import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findWords, GAP } from "./words.js";

const wordsOf = (text: string) => {
  const { starts, ends } = findWords(text);
  return starts.map((start, at) => text.slice(start, ends[at]));
};

describe("findWords", () => {
  test.each([
    ["sea-floor", ["sea", "floor"]],
    ["समुद्र तल५", ["समुद्र", "तल", "५"]],
    ["India's", ["India", "s"]],
    ["sea floor_level", ["sea", "floor_level"]],
    ["क्‍ष 👩‍👧 ab", ["क्‍ष", "ab"]],
    ["कि", ["कि"]],
    ["", []],
    ["।!?", []],
  ])("divides %j", (text, words) => {
    expect(wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word))).toEqual(words);
  });

  test.each([
    ["sea floor", GAP.none],
    ["sea  floor", GAP.none],
    ["sea\nfloor", GAP.none],
    ["sea\u2011floor", GAP.none],
    ['sea "floor', GAP.mark],
    ["sea, floor", GAP.clause],
    ["sea (floor", GAP.clause],
    ["sea - floor", GAP.clause],
    ["sea. floor", GAP.sentence],
    ["आया। सीता", GAP.sentence],
    ["sea\n\nfloor", GAP.sentence],
    ["3.14", GAP.mark],
  ])("says what divides the words of %j", (text, gap) => {
    expect(findWords(text).gaps[1]).toBe(gap);
  });

  test("finds words in order that hold all letters", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "B", "क", "ि", "7", "५", " ", ".", "-", "\u200d", "_") }),
        (text) => {
          const { starts, ends, gaps, words } = findWords(text);
          expect([gaps.length, words.length]).toEqual([starts.length, starts.length]);
          for (const [at, start] of starts.entries()) expect(start).toBeGreaterThanOrEqual(ends[at - 1] ?? 0);
          expect(wordsOf(text).join("")).toBe(text.replace(/[ .-]/g, ""));
        },
      ),
    );
  });
});
