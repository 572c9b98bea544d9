import { toNfc, toNfkc } from "@eval/core/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureRows, indicCases } from "../../test/fixture-rows.js";

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
