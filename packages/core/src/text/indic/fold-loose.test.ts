import { foldLoose } from "@eval/core/text/indic";
import { describe, expect, test } from "vitest";

describe("foldLoose", () => {
  test.each([
    ["ज़मीन", "जमीन"],
    ["\u095bमीन", "जमीन"],
    ["चाँद", "चांद"],
    ["दु:ख", "दुःख"],
    ["क्\u200dष", "क्ष"],
    ["دِلّی", "دلی"],
    ["رحمٰن", "رحمن"],
    ["يه", "یہ"],
    ["کتاب\u200cخانہ", "کتابخانہ"],
    ["கௌரி", "கெளரி"],
    ["ஔவை", "ஒளவை"],
    ["ਜ਼ਮੀਨ", "ਜਮੀਨ"],
    ["ಫ಼ೋನ್", "ಫೋನ್"],
    ["म\u093c्ब", "ंब"],
  ])("takes %s and %s for one", (left, right) => expect(foldLoose(left)).toBe(foldLoose(right)));

  test.each([
    ["বড়", "বড"],
    ["হয়", "হয"],
    ["ଓଡ଼ିଆ", "ଓଡିଆ"],
    ["नाम: सीता", "नामः सीता"],
    ["12:30", "12ः30"],
    ["আমাৰ", "আমার"],
    ["👩\u200d👧ा", "👩👧ा"],
  ])("takes %s and %s for two", (left, right) => expect(foldLoose(left)).not.toBe(foldLoose(right)));

  test("leaves the letter lla with a vowel of its own", () => {
    expect(foldLoose("நெளிவு")).toBe("நெளிவு");
    expect(foldLoose("ஒளி")).toBe("ஒளி");
    expect(foldLoose("ஒள்ளிய")).toBe("ஒள்ளிய");
  });

  test("takes the two letters ra for one in Assamese only", () => {
    expect(foldLoose("আমাৰ", "as")).toBe(foldLoose("আমার", "as"));
    expect(foldLoose("আমাৰ", "as-IN")).toBe("আমার");
    expect(foldLoose("আমাৰ", "bn")).toBe("আমাৰ");
  });
});
