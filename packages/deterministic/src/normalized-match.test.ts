import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../fixtures/read-fixture.js";
import { normalizedMatch } from "./normalized-match.js";

const ours = normalizedMatch();
const ladder = normalizedMatch({ preset: "ladder" });
const equal = (output: string, expected: string) => ours({ output, expected }).passed;

describe("normalizedMatch with preset ladder", () => {
  // The cases of the ladder's own description, whole.
  test.each([
    ["14 days", "14 days", true],
    ["30 days", "30 days.", true],
    ["no", "No", true],
    ["9am to 5pm", "9am  to 5pm", true],
    ["$1,200", "1200", false],
    ["the account owner", "the owner of the account", false],
  ])("gives the ladder's verdict for %j and %j: %s", (expected, output, passed) => {
    expect(ladder({ output, expected }).passed).toBe(passed);
  });

  const rows = readFixture<
    PairInput,
    { match: boolean; normalised_prediction?: string; normalised_reference?: string }
  >("seed-normalise.jsonl");

  test("agrees with CPython on every pair of the fixture, in the verdict and in both normal forms", () => {
    const pairs = rows.filter(({ id }) => id.startsWith("snorm-"));
    expect(pairs.length).toBe(399);
    for (const { id, input, expected } of pairs) {
      const { prediction, reference } = textsOf(input);
      const { passed, metadata, label } = ladder({ output: prediction, expected: reference });
      // White space and what shows nothing is blank here, so only these are told apart by the shared rule.
      if (["blank", "no_answer", "unexpected_answer"].includes(label)) continue;
      expect({ id, passed }).toEqual({ id, passed: expected.match });
      // The fixture leaves out the normal forms of long texts.
      if (expected.normalised_prediction === undefined) continue;
      expect(metadata).toMatchObject({
        output: expected.normalised_prediction,
        expected: expected.normalised_reference,
      });
    }
  });

  test("agrees with CPython on the cases of the ladder's fixture", () => {
    const cases = readFixture<{ expected: string; got: string }, { normalised_equal: boolean; normalised_got: string }>(
      "seed-normalise.jsonl",
    ).filter(({ id }) => id.startsWith("s004-"));
    expect(cases.length).toBe(4);
    for (const { input, expected } of cases) {
      expect(ladder({ output: input.got, expected: input.expected })).toMatchObject({
        passed: expected.normalised_equal,
        metadata: { output: expected.normalised_got },
      });
    }
  });

  test("keeps the space that stands before trailing punctuation, as the original does", () => {
    expect(ladder({ output: "30 days .", expected: "30 days" }).passed).toBe(false);
  });
});

describe("normalizedMatch", () => {
  test.each([
    ["danda", "गंगा।", "गंगा"],
    ["double danda", "सत्यमेव जयते॥", "सत्यमेव जयते"],
    ["quotes and bold", "**“गंगा नदी”**", "गंगा नदी"],
    ["Urdu full stop", "دہلی۔", "دہلی"],
    ["native digits", "१९४७", "1947"],
    ["Tamil digits", "௧௯௪௭", "௧௯௪௭"],
    ["Bengali digits with a point", "৩.১৪", "3.14"],
    ["NFD", "cafe\u0301", "caf\u00e9"],
    ["nukta spelled two ways", "\u095Bमीन", "ज़मीन"],
    ["old and new Malayalam chillu", "അവന്\u200D", "അവൻ"],
    ["case", "DELHI", "Delhi"],
    ["a comma between words", "Paris, France", "Paris France"],
    ["a hyphen between words", "नमक-मिर्च", "नमक मिर्च"],
    ["kinds of dashes", "1947–48", "1947-48"],
    ["brackets inside", "(a),(b) एवं (d)", "a, b एवं d"],
    ["full stops between capitals", "U.S.A.", "USA"],
    ["a space before percent", "50 %", "50%"],
    ["a space behind a sign of money", "₹ ५००", "₹500"],
    ["a list marker", "- Delhi", "Delhi"],
    ["an emoji and a full stop", "👍🏽.", "👍🏽"],
    ["quotes around a number", "'5'", "5"],
  ])("does not mind %s", (_, output, expected) => {
    expect(equal(output, expected)).toBe(true);
  });

  test.each([
    ["C++", "C#"],
    ["C++", "C"],
    ["C#", "C"],
    ["-5", "5"],
    ["−5", "5"],
    ["- 5", "5"],
    ["+5", "5"],
    ["(-5)", "(5)"],
    ["3.14", "3,14"],
    ["3.14", "314"],
    [".5", "5"],
    ["1,000", "1.000"],
    ["1,000", "1000"],
    ["50%", "50"],
    ["50 %", "50"],
    ["1/2", "12"],
    ["1/2", "1 2"],
    ["10:30", "1030"],
    ["5 - 3", "5 3"],
    ["5-3", "5 3"],
    ["x-y", "x y"],
    ["A-", "A"],
    ["A+", "A-"],
    ["#1", "1"],
    ["$5", "₹5"],
    ["5'", '5"'],
    ["R&D", "R D"],
    ["node.js", "nodejs"],
    ["AC/DC", "AC DC"],
    ["x²", "x2"],
    ["2^3", "2 3"],
    ["a|b", "a b"],
    ["दान", "दिन"],
    ["कमल", "कमाल"],
    ["पल", "फल"],
    ["(a),(b),(c) एवं (d)", "(b),(c) एवं (d)"],
    ["१.५", "१५"],
    ["👍", "👎"],
    ["?", "!"],
  ])("tells %j from %j", (output, expected) => {
    expect(equal(output, expected)).toBe(false);
    expect(equal(expected, output)).toBe(false);
  });

  test.each([
    ["de", "3,14", "3.14", true],
    ["de", "1.234,5", "1234.5", true],
    ["en", "3,14", "3.14", false],
    ["en", "$1,200", "$1200", true],
    ["en-IN", "₹1,00,000", "₹100000", true],
    ["en-IN", "१,००,०००", "100000", true],
    ["en", "१२,५", "12.5", false],
    ["fr", "3,14 %", "3.14%", true],
  ])("reads numbers of locale %s: %j and %j are equal: %s", (locale, output, expected, same) => {
    expect(normalizedMatch({ locale })({ output, expected }).passed).toBe(same);
  });

  test("refuses a locale that is none", () => {
    expect(() => normalizedMatch({ locale: "no locale" })).toThrow(/BCP 47/);
    expect(() => normalizedMatch({ locale: 5 as unknown as string })).toThrow(/string or null/);
  });

  test("takes the expected answer that matches and shows what was compared", () => {
    expect(ours({ output: "Kolkata.", expected: ["Calcutta", "Kolkata"] })).toMatchObject({
      passed: true,
      label: "matched",
      metadata: { output: "kolkata", expectedIndex: 1 },
    });
  });

  test("measures expected answers that are all blank where they are to be measured", () => {
    const metric = normalizedMatch({ emptyExpected: "correct" });
    expect(metric({ output: "दिल्ली", expected: ["", " "] })).toMatchObject({ status: "scored", label: "different" });
  });

  test("keeps case and punctuation when asked", () => {
    expect(normalizedMatch({ caseSensitive: true })({ output: "delhi.", expected: "Delhi" }).passed).toBe(false);
    expect(normalizedMatch({ punctuation: "keep" })({ output: "Delhi.", expected: "Delhi" }).passed).toBe(false);
  });

  test("finds every text equal to itself between quotes, and never drops a letter, mark, number or symbol", () => {
    const significant = (text: string) => text.normalize("NFC").match(/[\p{L}\p{N}\p{S}]/gu) ?? [];
    const word = fc.constantFrom(
      "गंगा",
      "C++",
      "-5",
      "50%",
      "3.14",
      "e\u0301",
      "தமிழ்",
      "👍🏽",
      "O'Brien",
      "دہلی",
      "x/y",
      "$5",
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const text = words.join(" ");
        const result = normalizedMatch({ normalize: [], caseSensitive: true })({
          output: `“${text}”।`,
          expected: text,
        });
        expect(result.passed).toBe(true);
        expect(significant(result.metadata.output ?? "")).toEqual(significant(text));
      }),
    );
  });

  test("is symmetric on any two texts", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [ab, ba] = [ours({ output: a, expected: b }), ours({ output: b, expected: a })];
        if (ab.status === "scored" && ba.status === "scored") expect(ab.score).toBe(ba.score);
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "नई दिल्ली", expected: "दिल्ली" },
      { output: "", expected: "" },
      { output: "👩‍👩‍👧", expected: ["👩‍👩‍👧", ""] },
    ];
    expect(await contractViolations(ours, cases)).toEqual([]);
    expect(await contractViolations(ladder, cases)).toEqual([]);
  });
});
