import { describe, expect, test } from "vitest";
import { countWarnings, listWarnings, type WarningTally } from "./warnings.js";

const warningsOf = (expected: string | string[], output = "x") => {
  const tally: WarningTally = {};
  countWarnings(tally, { output, expected }, 7);
  return listWarnings(tally, 1);
};
const codesOf = (expected: string | string[], output?: string) => warningsOf(expected, output).map(({ code }) => code);

describe("countWarnings", () => {
  test.each([
    ["No", ["short_expected"]],
    ["17", ["short_expected"]],
    ["🙂", ["short_expected"]],
    // Two graphemes, but four code points: not found by chance.
    ["गंगा", []],
    ["தமிழ்", []],
    ["", ["empty_expected"]],
    ["\u200b", ["empty_expected"]],
    ["Delhi ", ["expected_edge_space"]],
    ["\u0915\u093c\u0932\u092e", []],
    // NFC takes the nukta letter apart: it is a composition exclusion.
    ["\u0958\u0932\u092e\u093e", ["not_nfc"]],
  ])("says of the expected answer %j: %j", (expected, codes) => {
    expect(codesOf(expected)).toEqual(codes);
  });

  test("counts a row once, however many of its answers are short", () => {
    expect(warningsOf(["a", "b", "c"])).toEqual([{ code: "short_expected", count: 1, rows: [7] }]);
  });

  test("sees an output that is not in normal form C", () => {
    expect(codesOf("Delhi", "e\u0301")).toEqual(["not_nfc"]);
  });

  test.each(["दिल्ली", "உலகம்", "ಕನ್ನಡ", "മലയാളം", "اردو زبان", "हिंदी: naïve"])(
    "sees that %s was taken for windows-1252 and saved again",
    (text) => {
      const misread = new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));
      expect(codesOf("Delhi", misread)).toEqual(["double_encoded"]);
      expect(codesOf("Delhi", text)).toEqual([]);
    },
  );

  test.each(["???? ?? ??????", "?????? ???????, 1947", "????", "?? ??? A4"])(
    "sees that the letters of %j are lost",
    (text) => {
      expect(codesOf(text)).toContain("lost_letters");
      expect(codesOf("Delhi", text)).toEqual(["lost_letters"]);
    },
  );

  test.each(["What???", "What??? Why???", "Really ???", "??", "?? ??", "???", "a ?? b", "क्या ??? नहीं"])(
    "takes the question marks of %j for what they are",
    (text) => expect(codesOf("Delhi", text)).toEqual([]),
  );

  test.each(["CSK|Chennai Super Kings", "दिल्ली | नई दिल्ली", "['a long', 'b long']", '("one", "two")'])(
    "takes %j for a list that was read as one answer",
    (answer) => {
      expect(codesOf(answer)).toEqual(["expected_list"]);
      expect(codesOf([answer, "Delhi"])).toEqual([]);
    },
  );

  test.each([
    "P(A|B) = 1",
    "the |x| of it",
    "{a|b c}",
    "Bengaluru; Bangalore",
    "one, two",
    "['only one']",
    "don't, won't",
  ])("takes %j for one answer", (answer) => expect(codesOf(answer)).toEqual([]));

  test("says nothing of a list in one answer of many", () => {
    const tally: WarningTally = {};
    countWarnings(tally, { expected: "this|that" }, 7);
    expect(listWarnings(tally, 20)).toHaveLength(1);
    expect(listWarnings(tally, 21)).toHaveLength(0);
  });

  test.each(["à Paris, voilà à 5 ¤", "à¤ is a sign of mojibake", "Øystein Ødegård", "ÙØ", "déjà «vu»"])(
    "takes %j for what it is",
    (text) => expect(codesOf("Delhi", text)).toEqual([]),
  );
});
