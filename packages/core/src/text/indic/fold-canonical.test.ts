import { foldCanonical } from "@eval/core/text/indic";
import { describe, expect, test } from "vitest";

describe("foldCanonical", () => {
  // Rows of one look: Unicode Standard 17, tables 12-1, 12-11, 12-16, 12-20, 12-22, 12-26, 12-30, 12-32, 12-34, 12-42,
  // 13-2, and google-research/nisaba, visual_rewrite.
  test.each([
    ["अ\u093e", "आ"],
    ["अ\u093e\u0945", "ऑ"],
    ["अ\u0949\u0902", "आँ"],
    ["\u0947\u093e", "ो"],
    ["ग्ा", "ग"],
    ["क्ष्\u200dा", "क्ष"],
    ["र्\u200dय", "ऱ्य"],
    ["त\u09be", "त\u09be"],
    ["ত্\u200d", "ৎ"],
    ["ক\u09be\u09c7", "কো"],
    ["અ\u0abe\u0ac7", "ઓ"],
    ["\u0a73\u0a4b", "ਓ"],
    ["ଓ୍ବ", "ୱ"],
    ["க\u0bbe\u0bc6", "கொ"],
    ["ஸ்ரீ", "ஶ்ரீ"],
    ["\u0c12\u0c55", "ఓ"],
    ["\u0c89\u0cbe", "ಊ"],
    ["ന്റ", "ൻ്റ"],
    ["ക്\u200d", "ൿ"],
    ["\u0d91\u0dd9", "ඓ"],
    ["كتاب", "کتاب"],
    ["علي", "علی"],
    ["على", "علی"],
    ["جلوهٔ", "جلوۂ"],
    ["ﻻ", "لا"],
    ["مدؕھ", "مڈھ"],
  ])("folds %j to %j", (text, expected) => expect(foldCanonical(text)).toBe(expected));

  test.each([
    ["दिल्\u200cली", "दिल्\u200cली"],
    ["अर्थात्\u200c", "अर्थात्"],
    ["अर्थात्\u200c है", "अर्थात् है"],
    ["क\u200dमल", "कमल"],
    ["क्\u200dष", "क्\u200dष"],
    ["র\u200d্য", "র\u200d্য"],
    ["र\u200c्य", "र\u200c्य"],
    ["New\u200dDelhi दिल्ली", "NewDelhi दिल्ली"],
    ["कार\u200c\u200dकार", "कारकार"],
    ["آب\u200cرو", "آب\u200cرو"],
    ["کار\u200cگر", "کارگر"],
    ["آ\u200dپ", "آپ"],
    ["ᱥᱟ\u200cᱱ", "ᱥᱟᱱ"],
    ["ꯃꯤ\u200dꯇꯩ", "ꯃꯤꯇꯩ"],
    ["ꯛ꯭\u200dꯇ", "ꯛ꯭\u200dꯇ"],
    ["👩\u200d👧 हाँ", "👩\u200d👧 हाँ"],
    ["❤\ufe0f\u200d🔥 हाँ", "❤\ufe0f\u200d🔥 हाँ"],
  ])("keeps or drops the joiners of %j", (text, expected) => expect(foldCanonical(text)).toBe(expected));

  test.each(["", "Delhi", "दिल्ली", "ﷺ", "हिन्दी", "| क |", "दु:ख", "ज़मीन"])("leaves %j as it is", (text) => {
    expect(foldCanonical(text)).toBe(text);
  });

  test("ends on long runs of signs that build on one another", () => {
    const text = "अ\u093e\u0945\u0902".repeat(20_000);
    expect(foldCanonical(text)).toBe("आँ".repeat(20_000));
  });
});
