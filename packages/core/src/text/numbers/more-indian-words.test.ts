import { parseNumber } from "@eval/core/text/numbers";
import { describe, expect, test } from "vitest";
import { moreIndianWords } from "./more-indian-words.js";

const exactOf = (text: string): string | null => {
  const result = parseNumber(text);
  return result?.kind === "number" ? result.exact : null;
};

describe("number words of other languages of India", () => {
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
    ["પચ્ચીસ", "25"],
    ["નવ્વાણું", "99"],
    ["ਪੱਚੀ", "25"],
    ["ਨੜਿੰਨਵੇਂ", "99"],
    ["ପଚିଶ", "25"],
    ["ଅନେଶ୍ୱତ", "99"],
    ["پچیس", "25"],
    ["ننانوے", "99"],
    ["ایک لاکھ پچیس ہزار", "125000"],
    ["ಇಪ್ಪತ್ತೈದು", "25"],
    ["ಇಪ್ಪತ್ತು", "20"],
    ["ಹತ್ತೊಂಬತ್ತು", "19"],
    ["ഇരുപത്തിയഞ്ച്", "25"],
    ["തൊണ്ണൂറ്റിയൊമ്പത്", "99"],
    ["അമ്പത്", "50"],
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
    const blocks: readonly (readonly [block: RegExp, leftOut: readonly number[]])[] = [
      [/^[\u0900-\u097f]+$/, []],
      [/^[\u0980-\u09ff]+$/, []],
      [/^[\u0a00-\u0a7f]+$/, [22, 32, 71]],
      [/^[\u0a80-\u0aff]+$/, []],
      [/^[\u0b00-\u0b7f]+$/, [12]],
      [/^[\u0c80-\u0cff]+$/, []],
      [/^[\u0d00-\u0d7f]+$/, []],
      [/^[\u0600-\u06ff]+$/, [72, 80]],
    ];
    for (const [block, leftOut] of blocks) {
      const known = new Set([...values].filter(([word]) => block.test(word)).map(([, value]) => value));
      const missing = Array.from({ length: 89 }, (_, index) => index + 11).filter((value) => !known.has(value));
      expect([block.source, missing]).toEqual([block.source, leftOut]);
    }
  });
});
