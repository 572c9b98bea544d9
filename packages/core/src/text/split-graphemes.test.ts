import { splitAksharas, splitGraphemes } from "@eval/core/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureRows, indicCases } from "../../test/fixture-rows.js";

describe("splitGraphemes and splitAksharas", () => {
  test.each(indicCases("grapheme"))("count as $id", ({ input, expected }) => {
    const text = input["text"]!;
    expect({ graphemes: splitGraphemes(text).length, aksharas: splitAksharas(text).length }).toEqual(expected);
  });
});

describe("splitGraphemes", () => {
  test("splits as GraphemeBreakTest-15.0.0.txt", () => {
    for (const graphemes of fixtureRows<string[]>("grapheme-break-test-15.0.0.jsonl")) {
      const text = graphemes.join("");
      // Unicode 17 took U+2701 out of the pictographs.
      if (text.includes("\u2701")) continue;
      expect(splitGraphemes(text)).toEqual(graphemes);
    }
  });

  test("counts as the regex package of Python does with Unicode 17", () => {
    for (const { text, graphemes } of fixtureRows<{ text: string; graphemes: number }>("unicode-forms.jsonl")) {
      expect([text, splitGraphemes(text).length]).toEqual([text, graphemes]);
    }
  });

  // The engine's segmenter is right only where it has the same version of Unicode.
  test.runIf(process.versions["unicode"] === "17.0")("splits as Intl.Segmenter with Unicode 17", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    const pieces = [
      "क",
      "्",
      "ष",
      "\u200d",
      "\u200c",
      "़",
      "ि",
      "ক",
      "্",
      "ಕ",
      "್",
      "ம",
      "்",
      "က",
      "္",
      "𑄌",
      "𑄳",
      "e",
      "\u0301",
      "가",
      "ᆨ",
      "ᄀ",
      "ᅡ",
      "🇮",
      "👩",
      "🏽",
      "❤",
      "\ufe0f",
      "\r",
      "\n",
      "\u0600",
      "ำ",
      "ർ",
    ];
    const text = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 2 })))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (sample) => {
        // Lone surrogates are cut apart by both, but the segmenter sees their neighbours differently.
        fc.pre(sample.isWellFormed());
        expect(splitGraphemes(sample)).toEqual([...segmenter.segment(sample)].map(({ segment }) => segment));
      }),
      { numRuns: 2000 },
    );
  });

  test.runIf(process.versions["unicode"] === "17.0")("puts every character in the class of Unicode 17", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    const count = (text: string): number => [...segmenter.segment(text)].length;
    const wrong: string[] = [];
    for (let codePoint = 0; codePoint < 0x20000; codePoint += 1) {
      if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
      const character = String.fromCodePoint(codePoint);
      const probe = `a${character}\u0301 क\u094d${character}a`;
      if (splitGraphemes(probe).length !== count(probe)) wrong.push(codePoint.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  test("gives back the whole text, lone surrogates included", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (sample) => {
        expect(splitGraphemes(sample).join("")).toBe(sample);
      }),
    );
    expect(splitGraphemes("\ud800a\udc00")).toEqual(["\ud800", "a", "\udc00"]);
  });

  test("takes linear time on a text that stops Intl.Segmenter", () => {
    const text = "संस्कृति और प्रकृति। ".repeat(20_000);
    const start = performance.now();
    expect(splitGraphemes(text)).toHaveLength(20_000 * 12);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test("gives none for empty text", () => expect(splitGraphemes("")).toEqual([]));
});

describe("splitAksharas", () => {
  test.each([
    ["", []],
    ["ಕನ್ನಡ", ["ಕ", "ನ್ನ", "ಡ"]],
    ["க்ஷ", ["க்ஷ"]],
    ["ਪ੍ਰੇਮ", ["ਪ੍ਰੇ", "ਮ"]],
    ["ශ්‍රී", ["ශ්‍රී"]],
    ["क्‌ष", ["क्‌", "ष"]],
    ["वाक् है", ["वा", "क्", " ", "है"]],
    ["संस्कृत्", ["सं", "स्कृ", "त्"]],
    ["café", ["c", "a", "f", "é"]],
  ])("splits %j", (text, aksharas) => expect(splitAksharas(text)).toEqual(aksharas));
});
