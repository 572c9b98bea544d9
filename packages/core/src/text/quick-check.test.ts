import { describe, expect, test } from "vitest";
import { isSurelyCaseless, isSurelyNfc } from "./quick-check.js";

describe("isSurelyNfc", () => {
  test("never vouches for a pair of characters that NFC changes", () => {
    const wrong: string[] = [];
    const units: string[] = [];
    for (let unit = 0x300; unit < 0x11ff; unit += 1) {
      const character = String.fromCharCode(unit);
      if (/[\p{L}\p{M}]/u.test(character)) units.push(character);
    }
    for (const second of units.filter((character) => /\p{M}/u.test(character))) {
      for (const first of units) {
        const pair = first + second;
        if (isSurelyNfc(pair) && pair.normalize("NFC") !== pair) wrong.push(pair);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("never vouches for a character that NFC changes", () => {
    for (let unit = 0; unit < 0x10000; unit += 1) {
      const character = String.fromCharCode(unit);
      if (isSurelyNfc(character)) expect(character.normalize("NFC")).toBe(character);
    }
  });

  test.each(["नई दिल्ली", "বাংলাদেশ", "தமிழ்நாடு", "ಕನ್ನಡ", "മലയാളം", "اردو زبان", "café"])("knows %s", (text) => {
    expect(isSurelyNfc(text.normalize("NFC"))).toBe(true);
  });
});

describe("isSurelyCaseless", () => {
  test("never vouches for a character that has a lower case, alone, behind another or beside what NFC changes", () => {
    const wrong: string[] = [];
    for (let unit = 0; unit < 0x10000; unit += 1) {
      const character = String.fromCharCode(unit);
      for (const text of [character, `क${character}`, `${character}़`, `क़${character}`]) {
        if (isSurelyCaseless(text) && text.toLowerCase() !== text) wrong.push(text);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(["नई दिल्ली", "क़लम", "বাংলাদেশ", "தமிழ்நாடு", "اردو زبان", "१९४७ – ४८", "中文"])("knows %s", (text) => {
    expect(isSurelyCaseless(text)).toBe(true);
  });

  test.each(["दिल्ली DELHI", "Δελφοί", "Москва", "Ａ", "क𐐀", "क😀"])("looks twice at %s", (text) => {
    expect(isSurelyCaseless(text)).toBe(false);
  });

  test("tells apart texts that are asked for in turns", () => {
    const texts = ["दिल्ली", "दिल्ली A", "\u0958", "कखग", "दिल्ली"];
    expect(texts.map((text) => [isSurelyCaseless(text), isSurelyNfc(text)])).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [true, true],
      [true, true],
    ]);
  });
});
