import { describe, expect, test } from "vitest";
import { twoDocumentTfidf } from "./two-document-tfidf.js";

const score = async (expected: string, output: string) =>
  (await twoDocumentTfidf().scorePairs([{ expected, output }]))[0];

describe("twoDocumentTfidf", () => {
  // scikit-learn 1.9.1: TfidfVectorizer(token_pattern=r"(?u)\b\w+\b").fit_transform([a, b]), product of the rows.
  test.each([
    ["George Washington", "Washington", 0.5797386715376657],
    ["The cat sat on the mat.", "A cat lay on the mat", 0.5918927626373602],
    ["New New York", "new york york", 0.7999999999999999],
    ["Paris", "Rome", 0],
  ])("compares %j and %j as scikit-learn does", async (a, b, expected) => {
    expect(await score(a, b)).toBeCloseTo(expected, 10);
  });

  test("gives equal texts exactly 1 and never more", async () => {
    for (const text of ["a b c", "नई दिल्ली", "one two two three three three"]) {
      expect(await score(text, text)).toBeCloseTo(1, 12);
      expect(await score(text, text)).toBeLessThanOrEqual(1);
    }
  });

  test("does not cut Indic words at vowel signs", async () => {
    expect(await score("दिल्ली", "दल")).toBe(0);
  });

  test.each([
    ["", "a"],
    ["a", "।"],
    ["", ""],
  ])("has nothing to compare in %j and %j", async (a, b) => {
    expect(await score(a, b)).toBeNull();
  });
});
