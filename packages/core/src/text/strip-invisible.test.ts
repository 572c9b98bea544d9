import { stripInvisible } from "@eval/core/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

describe("stripInvisible", () => {
  test.each([
    ["\ufeffDelhi", "Delhi"],
    ["New\u200bDelhi", "NewDelhi"],
    ["wo\u00adrd \u2060x", "word x"],
    ["\u202bہاں\u202c \u200fjī\u200e \u061c", "ہاں jī "],
    ["New\u200dDelhi \u200c", "NewDelhi "],
    ["a\ufe0fb \ufe0f", "ab "],
  ])("takes from %j what shows nothing", (text, expected) => expect(stripInvisible(text)).toBe(expected));

  test.each([
    "",
    "plain text",
    "र\u200dय क्\u200dष க்\u200cஷ",
    "ک\u200cا",
    "👩\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  ])("leaves %j as it is", (text) => expect(stripInvisible(text)).toBe(text));

  test.each([
    ["a joiner behind a virama on a letter with an accent", "\u00c9\u0bcd\u200d", "\u00c9\u0bcd\u200d"],
    ["a joiner behind a Devanagari letter with an accent", "क\u0301\u200d", "क\u0301\u200d"],
    ["no joiner behind a Vietnamese letter", "ạ\u200d", "ạ"],
    ["no joiner behind a Greek letter with a breathing", "ἀ\u200d", "ἀ"],
    ["no joiner behind an accent on a Latin letter", "é\ufe0f\u0300\u200d", "é\ufe0f\u0300"],
  ])("keeps %s, in NFC and in NFD", (_, text, expected) => {
    expect(stripInvisible(text.normalize("NFC"))).toBe(expected.normalize("NFC"));
    expect(stripInvisible(text.normalize("NFD"))).toBe(expected.normalize("NFD"));
  });

  test("gives canonically equal texts for canonically equal texts, and changes nothing the second time", () => {
    const unit = fc.constantFrom(
      "a",
      "क",
      "्",
      "\u200c",
      "\u200d",
      "\u200b",
      "\ufe0f",
      "❤",
      " ",
      "1",
      "\u20e3",
      "\ufeff",
      "É",
      "\u0301",
      "\u0bcd",
      "ạ",
      "ἀ",
      "\u212b",
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const once = stripInvisible(text);
        expect(stripInvisible(once)).toBe(once);
        const composed = stripInvisible(text.normalize("NFC")).normalize("NFC");
        expect(stripInvisible(text.normalize("NFD")).normalize("NFC")).toBe(composed);
      }),
      { numRuns: 3000 },
    );
  });
});
