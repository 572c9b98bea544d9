import { toNfc, toNfkc } from "@eval/core/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureRows, indicCases } from "../../test/fixture-rows.js";
import { isSurelyNfc } from "./nfc-quick-check.js";

interface Forms {
  readonly text: string;
  readonly nfc?: string;
  readonly nfkc?: string;
}

describe("toNfc", () => {
  test.each(indicCases("nfc"))("composes and decomposes as $id", ({ input, expected }) => {
    expect(toNfc(input["text"]!)).toBe(expected);
  });

  test("agrees with CPython's unicodedata", () => {
    for (const { text, nfc } of fixtureRows<Forms>("unicode-forms.jsonl")) expect(toNfc(text)).toBe(nfc ?? text);
  });

  test("agrees with the engine on any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(toNfc(text)).toBe(text.normalize("NFC"));
      }),
    );
  });
});

describe("toNfkc", () => {
  test("agrees with CPython's unicodedata", () => {
    for (const { text, nfkc } of fixtureRows<Forms>("unicode-forms.jsonl")) expect(toNfkc(text)).toBe(nfkc ?? text);
  });
});

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
