import { expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

test.each([
  ["हाँ", "जी नहीं", false],
  ["Yes", "जी नहीं।", false],
  ["हाँ", "बिल्कुल नहीं", false],
  ["True", "सही नहीं", false],
  ["सत्य", "यह सत्य नहीं है", false],
  ["No", "जी नहीं", true],
  ["नहीं", "जी नहीं, ऐसा नहीं है", true],
  ["No", "बिल्कुल नहीं", true],
  ["हाँ", "जी हाँ", true],
  ["Yes", "haan ji", true],
])("gold %j, answer %j: %s, since a no takes back the yes before it", (expected, output, passed) => {
  expect(indicMatch()({ expected, output }).passed).toBe(passed);
});
