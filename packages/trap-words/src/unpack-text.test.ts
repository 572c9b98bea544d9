import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packText, unpackText } from "./unpack-text.js";

describe("unpackText", () => {
  test("gives back what was packed", () => {
    const letter = fc.constantFrom(..."कखगािँஅআఅ😀’\u200d", ..."ab\"'\\$^{} 1");
    const many = fc.integer({ min: 0x900, max: 0x99f }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.array(fc.oneof(letter, many), { maxLength: 80 }), (letters) => {
        const text = letters.join("");
        expect(unpackText(packText(text))).toBe(text);
      }),
    );
  });

  test("packs into ASCII", () => {
    expect(packText("a कक b").text).toMatch(/^[ -~]*$/);
  });
});
