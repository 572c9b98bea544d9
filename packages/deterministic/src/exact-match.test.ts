import { contractViolations } from "@eval/core/testing";
import { isBlank } from "@eval/core/text";
import { describe, expect, test } from "vitest";
import { readFixture } from "../fixtures/read-fixture.js";
import { exactMatch } from "./exact-match.js";

interface Params {
  readonly ignore_case: boolean;
  readonly ignore_punctuation: boolean;
  readonly ignore_numbers: boolean;
  readonly regexes_to_ignore: readonly string[] | null;
}

interface Input {
  readonly prediction: string;
  readonly references: readonly string[];
}

/** The options that make our metric the reference's. */
const asReference = (params: Params) =>
  exactMatch({
    normalize: [],
    caseSensitive: !params.ignore_case,
    ignorePunctuation: params.ignore_punctuation ? "ascii" : "none",
    ignoreNumbers: params.ignore_numbers,
    ignorePatterns: params.regexes_to_ignore ?? [],
    emptyExpected: "correct",
  });

/** numpy cuts a lower-cased text to the length it had before, so the reference loses the last letter of "İstanbul". */
const losesLetters = (id: string): boolean => /^em-(case|case-punct|all|regex)-p0490$/.test(id);

describe("exactMatch", () => {
  const rows = readFixture<Input, { exact_match: number }>("exact-match.jsonl");

  test("agrees with Hugging Face exact_match on every row of the fixture, but for blank outputs", () => {
    expect(rows.length).toBe(1460);
    for (const { id, params, input, expected } of rows) {
      const metric = asReference(params as unknown as Params);
      const result = metric({ output: input.prediction, expected: [...input.references] });
      // The reference calls a blank answer equal to a blank gold; here a blank is wrong unless no answer is expected.
      if (result.label === "blank") {
        expect(isBlank(input.prediction)).toBe(true);
        continue;
      }
      expect({ id, score: result.score }).toEqual({ id, score: losesLetters(id) ? 1 : expected.exact_match });
    }
  });

  test.each([
    ["NFC and NFD", "cafe\u0301", "caf\u00e9"],
    ["nukta spelled two ways", "\u095Bमीन", "ज़मीन"],
    ["case", "DELHI", "Delhi"],
    ["white space", " नई  दिल्ली\n", "नई दिल्ली"],
    ["emoji", "👩‍👩‍👧", "👩‍👩‍👧"],
  ])("does not mind %s", (_, output, expected) => {
    expect(exactMatch()({ output, expected })).toMatchObject({ score: 1, passed: true, label: "matched" });
  });

  test.each([
    ["दान", "दिन"],
    ["गंगा।", "गंगा"],
    ["भारत", "चीन"],
    ["C++", "C#"],
    ["-5", "5"],
  ])("tells %j from %j", (output, expected) => {
    expect(exactMatch()({ output, expected })).toMatchObject({ score: 0, passed: false, label: "different" });
  });

  test("ignores punctuation and symbols of every script when asked", () => {
    expect(exactMatch({ ignorePunctuation: "unicode" })({ output: "“गंगा”।", expected: "गंगा" }).passed).toBe(true);
  });

  test("refuses a pattern that could take for ever", () => {
    expect(() => exactMatch({ ignorePatterns: ["^(a+)+$"] })).toThrow(/safe/);
  });

  test("keeps the promises of every metric", async () => {
    expect(await contractViolations(exactMatch(), [{ output: "दिल्ली", expected: ["दिल्ली", "नई दिल्ली"] }])).toEqual([]);
  });
});
