import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldText } from "../page/fold-text.js";

describe("foldText", () => {
  test.each([
    ["क़लम", "\u0915\u093cलम"],
    ["Cafe\u0301", "café"],
    ["१९४७", "1947"],
    ["௧௯௪௭", "1947"],
    ["೧೯೪೭ ൧൯൪൭ ૧੧", "1947 1947 11"],
    ["۱۹۴۷ ١٩٤٧", "1947 1947"],
    ["क्‍ष", "क्ष"],
    ["❤️", "❤"],
    ["a\n\t b", "a b"],
  ])("finds %j by %j", (text, query) => {
    expect(foldText(text)).toContain(foldText(query));
  });

  test.each([
    ["दिल्ली", "दल्ली"],
    ["भारत", "चीन"],
    ["१९४७", "1948"],
  ])("does not find %j by %j", (text, query) => {
    expect(foldText(text)).not.toContain(foldText(query));
  });

  test("finds a text by any way of composing it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldText(text.normalize("NFD"))).toBe(foldText(text.normalize("NFC")));
      }),
    );
  });
});
