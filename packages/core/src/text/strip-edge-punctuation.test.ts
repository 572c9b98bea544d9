import { stripEdgePunctuation } from "@eval/core/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

describe("stripEdgePunctuation", () => {
  test.each([
    ["(Delhi).", "Delhi"],
    ["“सत्यमेव", "सत्यमेव"],
    ["जयते॥", "जयते"],
    ["है।", "है"],
    ["ہیں؟", "ہیں"],
    ["گنگا،", "گنگا"],
    ["**Delhi**", "Delhi"],
    ["`code`", "code"],
    ["«Paris»", "Paris"],
    ["¿Qué?", "Qué"],
    ["don't", "don't"],
    ["O’Brien’s,", "O’Brien’s"],
    ["well-", "well"],
    ["—दिल्ली—", "दिल्ली"],
    ["।", ""],
    ["...", ""],
    ["###", ""],
    ["%", ""],
    ["", ""],
    ["|", ""],
    ["𑅁𑄌𑅂", "𑄌"],
  ])("strips %j to %j", (word, expected) => expect(stripEdgePunctuation(word)).toBe(expected));

  test.each([
    "C++",
    "C#",
    "#1",
    "-5",
    "−5",
    "+5",
    "-.5",
    ".5",
    "50%",
    "५०%",
    "$1,200",
    "-$5",
    "₹500",
    "20°",
    "A-",
    "AB-",
    "O+",
    "👍",
    "<5",
    "3.14",
    "क्ष्",
  ])("leaves %s as it is", (word) => expect(stripEdgePunctuation(word)).toBe(word));

  test.each([
    ["(C++).", "C++"],
    ["'C#'", "C#"],
    ["«-5»,", "-5"],
    ["(50%)", "50%"],
    ["[.5]", ".5"],
    ["5-", "5"],
    ["-Delhi", "Delhi"],
    [".Delhi", "Delhi"],
  ])("keeps what carries meaning in %j: %j", (word, expected) => expect(stripEdgePunctuation(word)).toBe(expected));

  test("changes nothing the second time and keeps every letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (word) => {
        const once = stripEdgePunctuation(word);
        expect(stripEdgePunctuation(once)).toBe(once);
        expect(once.match(/\p{L}/gu)).toEqual(word.match(/\p{L}/gu));
      }),
    );
  });
});
