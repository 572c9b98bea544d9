import { findNegation } from "@eval/core/text/negation";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { negationLexicons } from "./lexicons.js";

describe("the lists of negation words", () => {
  test.each(negationLexicons.map((lexicon) => [lexicon.language, lexicon] as const))(
    "%s is in NFC and lower case",
    (_language, lexicon) => {
      const { before = [], after = [], only = "", clause = "" } = lexicon;
      const words = [...before, ...after]
        .map((cue) => cue.words)
        .concat(only, clause)
        .join(" ");
      expect(words).toBe(words.normalize("NFC").toLowerCase());
      expect(lexicon.source).not.toBe("");
    },
  );

  const cues = negationLexicons.flatMap(({ language, after = [] }) =>
    after
      .filter(({ previous, next, near, notLast }) => (previous ?? next ?? near ?? notLast) === undefined)
      .flatMap(({ words }) => words.split(" ").map((word) => [language, word] as const)),
  );

  test.each(cues)("%s denies with %s behind the answer", (language, word) => {
    expect(findNegation(`xyz ${word}`, 0, 3)).toEqual({ cue: word, start: 4, end: 4 + word.length });
    expect(findNegation(`xyz ${word}`, 0, 3, { languages: [language] })?.cue).toBe(word);
    expect(findNegation(`xyz, ${word}`, 0, 3)).toBe(null);
  });

  test("find only what stands in the text beside the answer, whatever the text", () => {
    const piece = fc.constantFrom(
      "not",
      "no",
      "नहीं",
      "ना",
      "nahi",
      "but",
      "लेकिन",
      "केवल",
      "xyz",
      "नय়",
      "யல்ல",
      ",",
      "।",
      " ",
      " ",
      " ",
      "’",
      "isn",
      "t",
      "\ud800",
    );
    const text = fc.array(piece).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(10), (sample, from, length) => {
        const start = Math.min(from, sample.length);
        const end = Math.min(start + length, sample.length);
        const found = findNegation(sample, start, end);
        if (found === null) return;
        expect(sample.slice(found.start, found.end)).toBe(found.cue);
        expect(found.end <= start || found.start >= end).toBe(true);
        expect(Math.min(Math.abs(found.end - start), Math.abs(found.start - end))).toBeLessThanOrEqual(60);
      }),
      { numRuns: 2000 },
    );
  });
});
