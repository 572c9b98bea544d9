import { parseNumber } from "@eval/core/text/numbers";
import { describe, expect, test } from "vitest";
import { moreIndianWords } from "./more-indian-words.js";

const exactOf = (text: string): string | null => {
  const result = parseNumber(text);
  return result?.kind === "number" ? result.exact : null;
};

describe("number words of Marathi, Bengali, Tamil and Telugu", () => {
  test.each([
    ["पंचवीस", "25"],
    ["एकोणपन्नास", "49"],
    ["नव्याण्णव", "99"],
    ["পঁচিশ", "25"],
    ["কুড়ি", "20"],
    ["নিরানব্বই", "99"],
    ["பன்னிரண்டு", "12"],
    ["இருபத்தி ஐந்து", "25"],
    ["இருபத்தைந்து", "25"],
    ["தொண்ணூற்றொன்பது", "99"],
    ["పదకొండు", "11"],
    ["ఇరవై ఐదు", "25"],
    ["पंचवीस लाख", "2500000"],
    ["পঁচিশ হাজার", "25000"],
  ])("reads %s as %s", (text, exact) => expect(exactOf(text)).toBe(exact));

  test("gives each spelling one value, and lists every value of a list once", () => {
    const values = new Map<string, number>();
    for (const [word, meaning] of moreIndianWords()) {
      const value = meaning.role === "small" ? meaning.value : -1;
      expect(values.get(word) ?? value).toBe(value);
      values.set(word, value);
    }
    for (const block of [/^[\u0900-\u097f]+$/, /^[\u0980-\u09ff]+$/]) {
      const known = new Set([...values].filter(([word]) => block.test(word)).map(([, value]) => value));
      expect(known.size).toBe(89);
    }
  });
});
