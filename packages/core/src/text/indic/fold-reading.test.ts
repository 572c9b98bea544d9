import { foldReading } from "@eval/core/text/indic";
import { describe, expect, test } from "vitest";

describe("foldReading", () => {
  test.each([
    ["हिन्दी", "हिंदी"],
    ["सम्बन्ध", "संबंध"],
    ["गङ्गा", "गंगा"],
    ["पञ्च", "पंच"],
    ["पण्डित", "पंडित"],
    ["मेँ", "में"],
    ["অংক", "অঙ্ক"],
    ["সংগীত", "সঙ্গীত"],
    ["ਲੂੰਬੜੀ", "ਲੂਂਬੜੀ"],
    ["എൻറെ", "എന്റെ"],
    ["१९४७", "1947"],
    ["رحمة", "رحمۃ"],
  ])("reads %s and %s the same", (left, right) => expect(foldReading(left)).toBe(foldReading(right)));

  test.each([
    ["जन्म", "जंम"],
    ["उन्हें", "उंहें"],
    ["अन्न", "अंन"],
    ["सौम्य", "सौंय"],
    ["हँस", "हंस"],
    ["चाँद", "चांद"],
    ["ज़मीन", "जमीन"],
    ["দণ্ড", "দংদ"],
  ])("reads %s and %s apart", (left, right) => expect(foldReading(left)).not.toBe(foldReading(right)));
});
