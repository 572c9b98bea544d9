import { describe, expect, test } from "vitest";
import { glossWords } from "./gloss-words.js";
import { scriptWords } from "./script-words.js";

const glosses = (text: string, accepted: readonly string[] | null): string[] =>
  glossWords(text, scriptWords(text, []), accepted).map(({ start, end }) => text.slice(start, end));

describe("glossWords", () => {
  test.each([
    ["Ganga (गंगा नदी)", ["Ganga"]],
    ["गंगा नदी (Ganga)", ["Ganga"]],
    ["यह State Bank of India (भारतीय स्टेट बैंक) है", ["State", "Bank", "of", "India"]],
    ["जल चक्र [water cycle], संघनन（condensation）", ["water", "cycle", "condensation"]],
    ["It is Delhi (दिल्ली)", []],
    ["दिल्ली (it is big)", []],
    ["Delhi, (दिल्ली)", []],
    ["(दिल्ली) Delhi", []],
    ["Delhi (தில்லி)", []],
    ["Delhi (दिल्ली", []],
  ])("finds the Latin form of a name beside its own in Devanagari: %s", (text, wanted) => {
    expect(glosses(text, ["Deva"])).toEqual(wanted);
  });

  test("finds the form in the script that is not expected, and none where both are, or any", () => {
    expect(glosses("Ganga (गंगा नदी)", ["Latn"])).toEqual(["गंगा", "नदी"]);
    expect(glosses("Ganga (गंगा नदी)", ["Latn", "Deva"])).toEqual([]);
    expect(glosses("Ganga (गंगा नदी)", null)).toEqual([]);
  });

  test("reads a long text of brackets in little time", () => {
    const text = "Ganga (गंगा) ".repeat(20_000);
    const words = scriptWords(text, []);
    const start = performance.now();
    expect(glossWords(text, words, ["Deva"])).toHaveLength(20_000);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
