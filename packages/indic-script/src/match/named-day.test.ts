import { expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

test.each([
  ["tomorrow", "The day after tomorrow."],
  ["yesterday", "It came the day before yesterday."],
  ["कल", "कल के बाद आएगा।"],
  ["நாளை", "நாளை மறுநாள் வரும்."],
  ["আগামীকাল", "আগামীকালের পরের দিন।"],
  ["ನಾಳೆ", "ನಾಳೆ ನಂತರ ಬರುತ್ತದೆ."],
])("%j only tells which other day is meant in %j", (expected, output) => {
  expect(indicMatch()({ expected, output }).metadata.refusal).toBe("bound");
});

test.each([
  ["tomorrow", "It will come tomorrow."],
  ["कल", "कल तक आ जाएगा।"],
  ["परसों", "परसों आएगा।"],
  ["நாளை", "நாளை வரும்."],
  ["আগামীকাল", "আগামীকাল আসবে।"],
  ["రేపు", "రేపు వస్తుంది."],
])("%j is the day of %j", (expected, output) => {
  expect(indicMatch()({ expected, output }).passed).toBe(true);
});
