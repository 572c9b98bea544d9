import { toNfc } from "@eval/core/text";
import { foldCanonical, foldLoose, foldReading } from "@eval/core/text/indic";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureRows, indicCases } from "../../../test/fixture-rows.js";

const levels: Readonly<Record<string, (text: string, language?: string) => string>> = {
  nfc: toNfc,
  canonical: foldCanonical,
  reading: foldReading,
  loose: foldLoose,
};
const folds = Object.entries(levels).filter(([level]) => level !== "nfc");

const cases = ["normalize", "urdu", "distinct"].flatMap(indicCases);
const withOp = (op: string) => cases.filter(({ input }) => input["op"] === op);

/** Letters, signs and marks that the folds look at, of every script, with their neighbours. */
const pieces = [
  ..."अआऑॲएर्ईउकखगघङचञटणतदनपबमयसहड़ािीुेैोौॅॉंँः।५:|",
  ..."অআকতৎরযনংঙচঞ্ািেোৌৗ়য়৫",
  ..."અઆએકાેૈૅં ਅਆੲੳਿੰਂ਼ ଅାଓ୍ବୱ",
  ..."அஉகஸரஶளீாெொோௌௗ் ఒౌౕి ಉವಮಾಿುೇ಼ ഇഎനരറൻൗൊ് එේ",
  ..."كيىکیـهہھةۃۂۀاؤُِّد۬ۇ ﻻﷺ",
  ..."aé 1:\u200c\u200d❤\ufe0f",
];
const sample = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));

describe("the levels of folding", () => {
  test.each(withOp("equal"))("compare as $id", ({ input, expected }) => {
    const fold = levels[input["level"]!]!;
    expect(fold(input["a"]!, input["lang"]) === fold(input["b"]!, input["lang"])).toBe(expected);
  });

  test.each(withOp("normalize"))("fold as $id", ({ input, expected }) => {
    expect(levels[input["level"]!]!(input["text"]!, input["lang"])).toBe(expected);
  });

  test.each(withOp("idempotent"))("are stable as $id", ({ input }) => {
    const fold = levels[input["level"]!]!;
    const once = fold(input["text"]!, input["lang"]);
    expect(fold(once, input["lang"])).toBe(once);
  });

  test.each(folds)("%s changes nothing the second time, and gives NFC", (_level, fold) => {
    fc.assert(
      fc.property(sample, (text) => {
        const once = fold(text);
        expect(fold(once)).toBe(once);
        expect(once.normalize("NFC")).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(folds)("%s does not depend on the normal form of its input", (_level, fold) => {
    fc.assert(
      fc.property(sample, (text) => {
        expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
      }),
      { numRuns: 1000 },
    );
  });

  test("are coarser one after the other", () => {
    fc.assert(
      fc.property(sample, (text) => {
        expect(foldReading(foldCanonical(text))).toBe(foldReading(text));
        expect(foldLoose(foldReading(text))).toBe(foldLoose(text));
      }),
      { numRuns: 1000 },
    );
  });

  test.each(folds)("%s gives back Latin text as it is", (_level, fold) => {
    for (const { text } of fixtureRows<{ text: string }>("unicode-forms.jsonl")) {
      if (/^[\0-\xff]*$/.test(text)) expect(fold(text)).toBe(text);
    }
  });

  test.each([
    ["दान", "दिन"],
    ["कमल", "कमाल"],
    ["पल", "फल"],
    ["दाल", "डाल"],
    ["बली", "बलि"],
    ["और", "ओर"],
    ["हम", "हमें"],
    ["पता", "पत्ता"],
    ["बाल", "बोल"],
    ["নদী", "নদি"],
    ["বাড়ি", "বারি"],
    ["পড়া", "পড"],
    ["ਪਤਾ", "ਪੱਤਾ"],
    ["કલ", "કાલ"],
    ["ପାଣି", "ପଣି"],
    ["பல்", "பால்"],
    ["மலை", "மழை"],
    ["కల", "కళ"],
    ["ಕಲೆ", "ಕಳೆ"],
    ["വള", "വാൾ"],
    ["കലം", "കാലം"],
    ["لڑکا", "لڑکی"],
    ["لڑکے", "لڑکی"],
    ["کہا", "کھا"],
    ["بات", "بت"],
    ["दर्या", "दऱ्या"],
    ["अंश", "अंस"],
  ])("keep %s and %s apart", (left, right) => {
    for (const [, fold] of folds) expect(fold(left)).not.toBe(fold(right));
  });
});
