import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../fixtures/read-fixture.js";
import { exactSubstring } from "./exact-substring.js";
import { wordOverlap } from "./word-overlap.js";

const ours = wordOverlap();
const scripts = wordOverlap({ preset: "scripts" });

describe("wordOverlap with preset scripts", () => {
  // The table of the scripts' own description, whole.
  test.each([
    ["Narmada valley", "valley Narmada", true, 2, 2],
    ["Narmada valley", "the Narmada river valley in India", true, 2, 2],
    ["Narmada valley", "Narmada", false, 1, 2],
    ["1947 to 1947", "it was 1947", false, 1, 2],
    ["Amalaka", "amalak", false, 0, 1],
    ["Chola ideals", "Chola and Hoysala ideals", true, 2, 2],
  ])("gives the script's verdict for %j in %j: %s, %i of %i", (expected, output, passed, matchingWords, totalWords) => {
    expect(scripts({ output, expected })).toMatchObject({ passed, metadata: { matchingWords, totalWords } });
  });

  // The real disagreements of the scripts' description.
  test.each([
    ["amalak", "Amalaka"],
    ["deul", "Deula"],
    ["mithun", "Mithuna"],
    ["Dipankar", "Dipankara Buddha"],
    ["scroll painting", "Scroll paintings"],
  ])("fails %j in %j, which exact substring passes", (expected, output) => {
    expect(scripts({ output, expected }).passed).toBe(false);
    expect(exactSubstring({ preset: "scripts" })({ output, expected }).passed).toBe(true);
  });

  test.each([
    ["Narmada valley", "Narmada River valley"],
    ["Chola ideals", "Chola and Hoysala ideals"],
  ])("passes %j in %j, which exact substring fails", (expected, output) => {
    expect(scripts({ output, expected }).passed).toBe(true);
    expect(exactSubstring({ preset: "scripts" })({ output, expected }).passed).toBe(false);
  });

  const rows = readFixture<PairInput, { correct: boolean; matching_words: number; total_golden_words: number }>(
    "containment.jsonl",
  ).filter(({ metric }) => metric === "word_overlap_set");

  test("agrees with CPython on every pair of the fixture whose tokens of punctuation alone are dropped", () => {
    const dropping = rows.filter(({ params }) => params["drop_empty_tokens"] === true);
    expect(dropping.length).toBe(399);
    for (const { id, input, expected } of dropping) {
      const { prediction, reference } = textsOf(input);
      const result = scripts({ output: prediction, expected: reference });
      if (result.label === "blank") continue;
      expect({ id, passed: result.passed, ...result.metadata }).toMatchObject({
        id,
        passed: expected.correct,
        matchingWords: expected.matching_words,
        totalWords: expected.total_golden_words,
      });
    }
  });

  test("drops a token that is only punctuation, where a literal reading of the script keeps it as an empty word", () => {
    const keeping = rows.filter(({ params }) => params["drop_empty_tokens"] === false);
    expect(keeping.length).toBe(3);
    for (const { input, expected } of keeping) {
      const { prediction, reference } = textsOf(input);
      const { totalWords } = scripts({ output: prediction, expected: reference }).metadata;
      expect(totalWords).toBe(expected.total_golden_words - 1);
    }
  });

  const seedRows = readFixture<{ answer: string; response: string }, Record<string, unknown>>("seed000.jsonl");

  test("gives verdict and counts of every row of the scripts' tables, and exact substring its verdict", () => {
    expect(seedRows.length).toBe(22);
    for (const { id, metric, input, expected } of seedRows) {
      const evalCase = { output: input.response, expected: input.answer };
      const exact = exactSubstring({ preset: "scripts" })(evalCase).passed;
      const { passed: overlap, metadata } = scripts(evalCase);
      const counts = { matching_words: metadata.matchingWords, total_golden_words: metadata.totalWords };
      const ours =
        metric === "exact_substring"
          ? { correct: exact }
          : metric === "word_overlap_set"
            ? { correct: overlap, ...counts }
            : { exact, overlap, ...counts };
      const { bucket: _, formula_alone: __, blank_response_rule_first: blankFirst, ...plain } = expected;
      // An empty gold in a blank response: the description says both; the rule for blanks goes first here.
      expect({ id, ...ours }).toMatchObject({ id, ...(blankFirst === undefined ? plain : (blankFirst as object)) });
    }
  });

  test("counts the expected words of a blank output", () => {
    expect(scripts({ output: "  ", expected: "Narmada valley" })).toMatchObject({
      label: "blank",
      passed: false,
      metadata: { matchingWords: 0, totalWords: 2 },
    });
  });

  test("keeps a danda in its word, as ASCII punctuation does not hold it", () => {
    expect(scripts({ output: "उत्तर गंगा।", expected: "गंगा" }).passed).toBe(false);
  });

  test("takes an empty expected answer as correct, but not in a blank output", () => {
    expect(scripts({ output: "anything", expected: "" })).toMatchObject({ passed: true, metadata: { totalWords: 0 } });
    expect(scripts({ output: " ", expected: "" })).toMatchObject({ passed: false, label: "blank" });
  });

  test("declares the columns of the script's table", () => {
    expect(scripts.columns).toEqual({ matching_words: "matchingWords", total_golden_words: "totalWords" });
  });
});

describe("wordOverlap", () => {
  test.each([
    ["danda", "उत्तर गंगा।", "गंगा"],
    ["native digits", "१९४७ में", "1947"],
    ["NFD", "cafe\u0301", "caf\u00e9"],
    ["a hyphen between words", "Narmada-valley", "Narmada valley"],
    ["Urdu punctuation", "دہلی۔", "دہلی"],
    ["brackets and bold", "**(Narmada)** valley,", "Narmada valley"],
    ["an emoji alone", "yes 👍", "👍"],
    ["Chinese without spaces", "首都是北京。", "北京"],
    ["Thai without spaces", "เมืองหลวงคือกรุงเทพ", "กรุงเทพ"],
    ["a number beside Japanese", "3月15日", "15日 3月"],
  ])("does not mind %s", (_, output, expected) => {
    expect(ours({ output, expected }).passed).toBe(true);
  });

  test.each([
    ["C++", "It is C"],
    ["C", "It is C++"],
    ["C#", "It is C++"],
    ["5", "It is -5"],
    ["-5", "It is 5"],
    ["5", "It is 5,000"],
    ["12", "2012"],
    ["दान", "दिन"],
    ["दिल", "दिल्ली"],
    ["東京", "京都"],
    ["กา", "กำ"],
    ["๑", "๑๒"],
  ])("tells %j from %j", (expected, output) => {
    expect(ours({ output, expected }).passed).toBe(false);
  });

  test("reads the second year of a span as a number, not as minus", () => {
    expect(ours({ output: "1947-48", expected: "48" }).passed).toBe(true);
  });

  test("reports the words found, the words expected and the words missing", () => {
    const result = ours({ output: "नर्मदा नदी", expected: "नर्मदा घाटी" });
    expect(result).toMatchObject({
      passed: false,
      score: 0,
      label: "partial",
      metadata: { matchingWords: 1, totalWords: 2, missingWords: ["घाटी"] },
    });
  });

  test("scores the share of words found when asked, and passes from the threshold on", () => {
    const share = wordOverlap({ scoreAs: "share", threshold: 0.5 });
    expect(share({ output: "a b", expected: "a b c" })).toMatchObject({ score: 2 / 3, passed: true });
    expect(share({ output: "a", expected: "a b c" })).toMatchObject({ score: 1 / 3, passed: false });
  });

  test("takes the best of several expected answers", () => {
    expect(ours({ output: "Bombay", expected: ["New Delhi", "Bombay"] })).toMatchObject({
      passed: true,
      metadata: { expectedIndex: 1 },
    });
  });

  test("leaves an expected answer without a word unscored", () => {
    expect(ours({ output: "anything", expected: "।" })).toMatchObject({ status: "unscored", label: "no_words" });
  });

  test("flags words that occur only to be denied", () => {
    expect(ours({ output: "Delhi is not the answer", expected: "Delhi" }).metadata.negationNearMatch).toBe(true);
  });

  test("finds every word of a text in that text", () => {
    const word = fc.constantFrom(
      "गंगा",
      "नदी",
      "C++",
      "-5",
      "1,25,000",
      "e\u0301",
      "தமிழ்",
      "👍🏽",
      "isn't",
      "دہلی",
      "ก",
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(" ", ", ", "। ", " – ", "\n"),
        (words, glue) => {
          const text = words.join(glue);
          const result = ours({ output: text, expected: text });
          expect(result.passed ?? result.label).toBe(true);
        },
      ),
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
