import { describe, expect, test } from "vitest";
import {
  classOfCodePoint,
  DIGIT,
  digitValue,
  isLatin1,
  LETTER,
  MARK,
  NUMBER,
  PUNCTUATION,
  SPACE,
  SYMBOL,
} from "./char-class.js";

const properties: readonly (readonly [name: string, bits: number, pattern: RegExp])[] = [
  ["letters", LETTER, /\p{L}/u],
  ["marks", MARK, /\p{M}/u],
  ["digits", DIGIT, /\p{Nd}/u],
  ["other numbers", NUMBER, /[\p{Nl}\p{No}]/u],
  ["white space", SPACE, /\p{White_Space}/u],
  ["punctuation", PUNCTUATION, /\p{P}/u],
  ["symbols", SYMBOL, /\p{S}/u],
];

describe("classOfCodePoint", () => {
  test.each(properties)("knows all %s of Unicode", (_name, bits, pattern) => {
    const wrong: string[] = [];
    for (let codePoint = 0; codePoint < 0x32000; codePoint += 1) {
      if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
      const isOne = pattern.test(String.fromCodePoint(codePoint));
      if (((classOfCodePoint(codePoint) & bits) !== 0) !== isOne) wrong.push(codePoint.toString(16));
    }
    expect(wrong).toEqual([]);
  });
});

describe("digitValue", () => {
  // Zeros of blocks of ten: UnicodeData 15.0, decimal digit values.
  test.each([
    ["Devanagari", "\u0966"],
    ["Tamil", "\u0be6"],
    ["Arabic-Indic", "\u0660"],
    ["Ol Chiki", "\u1c50"],
    ["Meetei Mayek", "\uabf0"],
    ["Chakma", "\u{11136}"],
    ["mathematical bold", "\u{1d7ce}"],
    ["mathematical monospace", "\u{1d7f6}"],
  ])("counts %s digits from zero to nine", (_name, zero) => {
    const start = zero.codePointAt(0)!;
    const values = Array.from({ length: 10 }, (_, value) => digitValue(classOfCodePoint(start + value)));
    expect(values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("isLatin1", () => {
  test("is true up to U+00FF, however the engine stores the text", () => {
    expect(isLatin1("café")).toBe(true);
    expect(isLatin1("दcafé".slice(1))).toBe(true);
    expect(isLatin1("cafeĀ")).toBe(false);
  });
});
