import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SENTENCE_MARKS, STATEMENT_MARKS, sentenceEnd, sentenceStart } from "./sentence-marks.js";

const anyText = fc.string({ unit: fc.constantFrom(..."ab क.!?;।॥\n\t\u00a0\u2003", "😀"), maxLength: 30 });

describe.each([
  ["sentences", SENTENCE_MARKS, /[.!?।॥\n](?=\s|$)/],
  ["statements", STATEMENT_MARKS, /[.!?;।॥\n](?=\s|$)/],
])("%s", (_, marks, pattern) => {
  test("begin behind the last mark with white space or nothing behind it", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(text.slice(sentenceStart(text, 0, text.length, marks))).toBe(text.split(pattern).at(-1));
      }),
    );
  });

  test("end at the first one", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(text.slice(0, sentenceEnd(text, 0, text.length, marks))).toBe(text.split(pattern, 1)[0] ?? "");
      }),
    );
  });

  test("are looked for in a part of a text as if it were all of it", () => {
    const text = "a b. c d. e f";
    expect([sentenceStart(text, 2, 8, marks), sentenceEnd(text, 5, 9, marks)]).toEqual([4, 8]);
    expect([sentenceStart(text, 5, 8, marks), sentenceEnd(text, 5, 8, marks)]).toEqual([5, 8]);
  });
});
