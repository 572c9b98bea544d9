import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tagOfForm } from "./accepted-form.js";
import { namedForm } from "./named-form.js";

const read = (value: string): string => {
  const form = namedForm(value);
  return typeof form === "string" ? form : tagOfForm(form);
};

describe("namedForm", () => {
  test.each([
    [
      "hi-Latn",
      "hi-en hi_en en-hi en_hi HI-EN hi-EN hi/en hin-eng hinglish Hinglish hing hi_Latn hin_Latn hi-mixed hi-cm",
    ],
    ["ta-Latn", "ta-en en_ta tanglish Tanglish"],
    ["bn-Latn", "bn-en en-bn banglish benglish"],
    ["gu-Latn", "en-gu gu_en gujlish"],
    ["en", "en-GU en-KN en-IN en-in en_US English eng"],
    ["hi", "hi HI hi-IN hi_IN hin hin_Deva Hindi hindi हिंदी"],
    ["th", "th Thai thai"],
    ["sv", "sv sv-SE Swedish swe"],
    ["hne", "hne"],
    ["und-Deva", "und-Deva Deva deva Devanagari"],
    ["unstated", "code-mixed code_mixed mixed NA n/a none None NaN null unknown und - mul"],
    [
      "unknown",
      "xx mix xyz Hindee klingon tlh python hi-mr hi_ta xx-Latn xx-en hi-Xxxx script constructor __proto__ ?",
    ],
  ])("reads as %s: %s", (wanted, values) => {
    for (const value of values.split(" ")) expect(`${value} is ${read(value)}`).toBe(`${value} is ${wanted}`);
  });

  test.each([
    ["Roman Hindi", "hi-Latn"],
    ["Hindi (Roman)", "hi-Latn"],
    ["Hindi-English", "hi-Latn"],
    ["Hindi code-mixed", "hi-Latn"],
    [" Tamil ", "ta"],
    ["Tamil script", "und-Taml"],
    ["Punjabi (Shahmukhi)", "pa-Arab"],
    ["English (US)", "en"],
    ["Code Mixed", "unstated"],
    ["  ", "unstated"],
    ["Hindi or Marathi", "unknown"],
  ])("reads %j as %s", (value, wanted) => {
    expect(read(value)).toBe(wanted);
  });

  test("reads any text, and an underscore as a hyphen", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[A-Za-z_ ()-]{0,12}$/));
    fc.assert(fc.property(text, (value) => read(value.replaceAll("_", "-")) === read(value)));
  });
});
