import { findNumbers, parseNumber } from "@eval/core/text/numbers";
import { describe, expect, test } from "vitest";
import { joinedIndianWords } from "./joined-indian-words.js";

const exactOf = (text: string): string | null => {
  const result = parseNumber(text);
  return result?.kind === "number" ? result.exact : null;
};

describe("numbers above ninety-nine in words of Marathi, Bengali, Tamil and Telugu", () => {
  test.each([
    ["ஆயிரத்து முந்நூற்று முப்பது", "1330"],
    ["நூற்றெட்டு", "108"],
    ["நூற்றைம்பது", "150"],
    ["இருநூற்றி முப்பத்து இரண்டு", "232"],
    ["தொள்ளாயிரம்", "900"],
    ["ஆயிரத்துத் தொள்ளாயிரத்து நாற்பத்தேழு", "1947"],
    ["மூவாயிரத்து ஐந்நூறு", "3500"],
    ["இருபத்தைந்தாயிரம்", "25000"],
    ["ஒன்றரை லட்சம்", "150000"],
    ["ஒன்றேகால் கோடி", "12500000"],
    ["இரண்டு இலட்சத்து முப்பதாயிரம்", "230000"],
    ["तीनशे एकवीस", "321"],
    ["अठराशे सत्तावन्न", "1857"],
    ["दीडशे", "150"],
    ["सव्वाशे", "125"],
    ["साडेतीन लाख", "350000"],
    ["पावणेदोनशे", "175"],
    ["पाऊण लाख", "75000"],
    ["उन्नीस सौ सैंतालीस", "1947"],
    ["পাঁচ হাজার চারশো বত্রিশ", "5432"],
    ["উনিশশো একাত্তর", "1971"],
    ["দুশো", "200"],
    ["দেড় লাখ", "150000"],
    ["সাড়ে তিনশ", "350"],
    ["পৌনে দুই লাখ", "175000"],
    ["రెండు వేల ఐదు వందలు", "2500"],
    ["నూట ఇరవై ఐదు", "125"],
    ["మూడువందల యాభై", "350"],
    ["లక్షన్నర", "150000"],
    ["రెండున్నర కోట్లు", "25000000"],
  ])("reads %s as %s", (text, exact) => expect(exactOf(text)).toBe(exact));

  test("says where a joined number stands, with what follows it", () => {
    const text = "किंमत साडेतीनशे रुपये आहे";
    const [found] = findNumbers(text);
    expect(found).toMatchObject({ kind: "number", exact: "350", currency: "INR", start: 6, end: 21 });
  });

  test("does not read a shift without its number as one", () => {
    expect(findNumbers("पावणे आले")).toEqual([]);
    expect(findNumbers("সাড়ে")).toEqual([]);
  });

  test("gives each spelling one meaning", () => {
    const meanings = new Map<string, string>();
    for (const [word, meaning] of joinedIndianWords()) {
      const shown = JSON.stringify(meaning, (_, value) => (typeof value === "bigint" ? `${value}` : value));
      const plain = shown.replace(/,"sort":"[a-z]+"/g, "");
      expect([word, meanings.get(word) ?? plain]).toEqual([word, plain]);
      meanings.set(word, plain);
    }
  });
});
