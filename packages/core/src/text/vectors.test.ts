import { readFileSync } from "node:fs";
import {
  asciiPunctuation,
  lowerCase,
  pythonSplit,
  pythonStrip,
  splitAksharas,
  splitGraphemes,
  splitSentences,
  splitTokens,
  splitWords,
  toNfc,
  toNfkc,
} from "@eval/core/text";
import { describe, expect, test } from "vitest";

const rows = (name: string) =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((l) => JSON.parse(l));

describe("uni", () => {
  for (const r of rows("unicode-forms.jsonl"))
    test(r.id, () => {
      expect(toNfc(r.text)).toBe(r.nfc);
      expect(toNfkc(r.text)).toBe(r.nfkc);
      expect(lowerCase(r.text)).toBe(r.lower);
      expect(pythonStrip(r.text)).toBe(r.strip);
      expect(pythonSplit(r.text)).toEqual(r.split);
      expect(pythonSplit(lowerCase(r.text)).map((w) => pythonStrip(w, asciiPunctuation))).toEqual(
        r.tokens_lower_strip_punct,
      );
      expect(splitGraphemes(r.text).length).toBe(r.graphemes);
    });
});
describe("ws", () => {
  for (const r of rows("python-whitespace.jsonl"))
    test(r.id, () => {
      expect(pythonSplit(r.text).length > 1).toBe(r.str_split_splits);
      const c = r.text.slice(1, -1);
      expect(pythonStrip(c + "a") === "a").toBe(r.str_strip_strips);
    });
});
describe("indic", () => {
  for (const r of rows("indic-cases.jsonl")) {
    const { op, text } = r.input;
    if (r.area === "tokenize")
      test(r.id, () => {
        if (op === "tokens") expect(splitTokens(text)).toEqual(r.expected);
        else if (op === "words") expect(splitWords(text)).toEqual(r.expected);
        else expect(splitWords(text).length).toBe(r.expected);
      });
    if (r.area === "nfc") test(r.id, () => expect(toNfc(text)).toBe(r.expected));
    if (r.area === "grapheme")
      test(r.id, () =>
        expect({ graphemes: splitGraphemes(text).length, aksharas: splitAksharas(text).length }).toEqual(r.expected),
      );
    if (r.area === "sentence") test(r.id, () => expect(splitSentences(text).length).toBe(r.expected));
  }
});
