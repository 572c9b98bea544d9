import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../fixtures/read-fixture.js";
import { exactSubstring } from "./exact-substring.js";

const ours = exactSubstring();
const scripts = exactSubstring({ preset: "scripts" });
const passes = (output: string, expected: string | string[]) => ours({ output, expected }).passed;

describe("exactSubstring with preset scripts", () => {
  // The table of the scripts' own description, whole.
  test.each([
    ["Ruru Jataka", "The answer is the Ruru Jataka, depicted at Bharhut.", true],
    ["ruru jataka", "RURU JATAKA", true],
    ["गंगा", "गंगा नदी", true],
    ["Ruru Jataka", "Jataka Ruru", false],
    ["Narmada valley", "the Narmada river valley", false],
    ["Delhi ", "Delhi", false],
    ["amalak", "Amalaka", true],
    ["No", "There is **no** such temple", true],
    ["Delhi", "Delhi is not the answer; it's Mumbai", true],
  ])("gives the script's verdict for %j in %j: %s", (expected, output, passed) => {
    expect(scripts({ output, expected }).passed).toBe(passed);
  });

  const rows = readFixture<PairInput, { correct: boolean }>("containment.jsonl").filter(
    ({ metric }) => metric === "exact_substring",
  );

  test("agrees with CPython on every pair of the fixture, but for blank outputs", () => {
    expect(rows.length).toBe(399);
    const different = rows.filter(({ input, expected }) => {
      const { prediction, reference } = textsOf(input);
      return scripts({ output: prediction, expected: reference }).passed !== expected.correct;
    });
    // The formula alone accepts an empty gold in a blank response; the script's description counts blanks as wrong.
    for (const { input } of different) {
      const { prediction } = textsOf(input);
      expect(scripts({ output: prediction, expected: "x" }).label).toBe("blank");
    }
    expect(different.length).toBeLessThan(10);
  });

  test("takes an empty expected answer as correct", () => {
    expect(scripts({ output: "anything", expected: "" }).passed).toBe(true);
  });

  test("counts a blank output as wrong and labels it, even where the expected answer is empty", () => {
    expect(scripts({ output: "   ", expected: "Delhi" })).toMatchObject({ passed: false, label: "blank", score: 0 });
    expect(scripts({ output: "", expected: "" })).toMatchObject({ passed: false, label: "blank" });
  });

  test("folds no Unicode forms", () => {
    expect(scripts({ output: "cafe\u0301", expected: "caf\u00e9" }).passed).toBe(false);
  });

  test("reports flags without changing the verdict", () => {
    const denied = scripts({ output: "Delhi is not the answer; it's Mumbai", expected: "Delhi" });
    expect(denied).toMatchObject({ passed: true, metadata: { negationNearMatch: true } });
    expect(scripts({ output: "Amalaka", expected: "amalak" })).toMatchObject({
      passed: true,
      metadata: { insideLongerWord: true },
    });
  });
});

describe("exactSubstring", () => {
  test.each([
    ["a trailing danda of the expected answer", "यह गंगा है", "गंगा।"],
    ["trailing space of the expected answer", "दिल्ली", "दिल्ली "],
    ["native digits", "सन् १९४७ में", "1947"],
    ["Tamil digits", "௧௯௪௭", "1947"],
    ["decomposed and precomposed nukta", "ज़मीन", "\u095Bमीन"],
    ["NFD Latin", "cafe\u0301 culture", "caf\u00e9"],
    ["old and new Malayalam chillu", "അവന്\u200D വന്നു", "അവൻ"],
    ["Bengali two-part vowel in parts", "\u0995\u09C7\u09BE", "\u0995\u09CB"],
    ["a byte order mark and doubled spaces", "\uFEFFनई  दिल्ली", "नई दिल्ली"],
    ["curly quotes and dashes", "Queen’s 1947–48 tour", "Queen's 1947-48"],
    ["an emoji", "thumbs 👍🏽 up", "👍🏽"],
  ])("does not mind %s", (_, output, expected) => {
    expect(passes(output, expected)).toBe(true);
  });

  test.each([
    ["a vowel sign", "दिन", "दान"],
    ["aspiration", "पल", "फल"],
    ["a whole word", "चीन", "भारत"],
    ["a sign that carries meaning", "C#", "C++"],
    ["vowel length", "कमाल", "कमल"],
  ])("tells texts apart that differ in %s", (_, output, expected) => {
    expect(passes(output, expected)).toBe(false);
  });

  test("takes the first expected answer that occurs and says which", () => {
    const result = ours({ output: "It is Kolkata", expected: ["Calcutta", "Kolkata"] });
    expect(result).toMatchObject({ passed: true, metadata: { expectedIndex: 1 } });
  });

  test("leaves an empty expected answer unscored, or takes it as no answer", () => {
    expect(ours({ output: "anything", expected: "" })).toMatchObject({ status: "unscored", label: "empty_expected" });
    const noAnswer = exactSubstring({ emptyExpected: "no-answer" });
    expect(noAnswer({ output: "", expected: "" }).passed).toBe(true);
    expect(noAnswer({ output: "Delhi", expected: "" })).toMatchObject({ passed: false, label: "unexpected_answer" });
  });

  test("does not count a blank among several expected answers", () => {
    expect(passes("Mumbai", ["", "Delhi"])).toBe(false);
  });

  test("says where an answer stands only inside a longer word, and not where it also stands free", () => {
    expect(ours({ output: "I know", expected: "No" }).metadata.insideLongerWord).toBe(true);
    expect(ours({ output: "2019", expected: "1" }).metadata.insideLongerWord).toBe(true);
    expect(ours({ output: "दिल्लीवाला", expected: "दिल्ली" }).metadata.insideLongerWord).toBe(true);
    expect(ours({ output: "I know. No.", expected: "No" }).metadata.insideLongerWord).toBeUndefined();
  });

  test("refuses glued occurrences with boundary word", () => {
    const whole = exactSubstring({ boundary: "word" });
    expect(whole({ output: "Amalaka", expected: "amalak" }).passed).toBe(false);
    expect(whole({ output: "नई दिल्ली।", expected: "दिल्ली" }).passed).toBe(true);
  });

  test.each([
    ["English", "Delhi is not the answer; it's Mumbai", "Delhi"],
    ["English, before", "It is not Delhi.", "Delhi"],
    ["Hindi", "उत्तर दिल्ली नहीं, मुंबई है", "दिल्ली"],
    ["Hinglish", "Delhi nahi, Mumbai hai", "Delhi"],
  ])("flags a mention that denies the answer in %s, and fails it only when asked", (_, output, expected) => {
    expect(ours({ output, expected })).toMatchObject({ passed: true, metadata: { negationNearMatch: true } });
    expect(exactSubstring({ negated: "fail" })({ output, expected })).toMatchObject({
      passed: false,
      label: "negated",
    });
  });

  const pointed = (output: string, expected: string, metric = ours) =>
    metric({ output, expected }).metadata.spans?.map((span) => output.slice(...span));

  test.each([
    ["as it stands", "उत्तर: गंगा नदी।", "गंगा", "गंगा"],
    ["in another case", "It is NEW DELHI.", "New Delhi", "NEW DELHI"],
    ["behind white space that is folded", "It  is\n\n  in   New \n Delhi.", "new delhi", "New \n Delhi"],
    ["behind letters with a nukta of their own", "क़लम और पढ़ाई: काग़ज़ है", "काग़ज़", "काग़ज़"],
    ["in digits of another script", "क़रीब १९४७ में", "1947", "१९४७"],
    ["behind an emoji and invisible characters", "👩‍👩‍👧 \u200b\u200bDelhi", "delhi", "Delhi"],
    ["behind a letter that grows in lower case", "İİ Paris", "paris", "Paris"],
    ["with its marks written apart", "it is Ce\u0301zanne, yes", "Cézanne", "Ce\u0301zanne"],
    ["behind marks written apart", "e\u0301e\u0301 Paris", "Paris", "Paris"],
    ["at a mention that is denied", "“Delhi” is not the answer", "delhi", "Delhi"],
    ["inside a longer word", "I know", "No", "no"],
  ])("points at the answer in the output %s", (_, output, expected, part) => {
    expect(pointed(output, expected)).toEqual([part]);
  });

  test("points with one span at the occurrence that decides, and at nothing where there is none", () => {
    expect(ours({ output: "I know. No.", expected: "No" }).metadata.spans).toEqual([[8, 10]]);
    expect(ours({ output: "Paris", expected: "Delhi" }).metadata.spans).toBeUndefined();
    expect(scripts({ output: "anything", expected: "" }).metadata.spans).toBeUndefined();
  });

  test("points at a part that folds to the answer, whatever stands before it", () => {
    const pieces = ["a", "Z", "İ", "क", "क़", "ि", "é", "e\u0301", "\u200b", " ", "\n", "१", "“", "👍", "-", "ﬁ"];
    const before = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((chosen) => chosen.join(""));
    fc.assert(
      fc.property(before, before, (left, right) => {
        const parts = pointed(`${left} Nagara  Style ${right}`, "nagara style");
        expect(parts).toEqual(["Nagara  Style"]);
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
    expect(await contractViolations(scripts, cases)).toEqual([]);
  });
});
