import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textProblems } from "./text-problems.js";
import { wellFormedText } from "./well-formed-text.js";

const kinds = (text: string) => textProblems(text).map(({ kind }) => kind);
/** What a reader of windows-1252 makes of UTF-8. */
const misread = (text: string) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));

describe("textProblems", () => {
  // Expected values: the code charts and chapter 12 of the Unicode Standard 17.0.
  test.each([
    ["a replacement character", "दि\uFFFDली", ["replacement_character"]],
    ["half a surrogate pair", "ok \uD83D", ["lone_surrogate"]],
    ["a control character", "नमस्ते\u0007", ["control_character"]],
    ["a letter of a legacy font", "\uF041", ["private_use"]],
    ["a vowel sign without a letter", "ि", ["orphan_mark"]],
    ["a vowel sign after a space", "क िक", ["orphan_mark"]],
    ["a virama on a digit", "२्", ["orphan_mark"]],
    ["a Devanagari sign on a Tamil letter", "கि", ["foreign_mark"]],
    ["a Devanagari sign on a Latin letter", "aि", ["foreign_mark"]],
    ["two vowel signs", "काा", ["broken_cluster"]],
    ["two different vowel signs", "किी", ["broken_cluster"]],
    ["a virama before a vowel sign", "क्ि", ["broken_cluster"]],
    ["a virama after a vowel sign", "का्", ["broken_cluster"]],
    ["two viramas", "क््ष", ["broken_cluster"]],
    ["anusvara twice", "મોટુંં", ["broken_cluster"]],
    ["a nukta after its vowel", "जा़", ["broken_cluster"]],
    ["a Bengali vowel typed in the wrong order", "কাে", ["broken_cluster"]],
    ["digits of two scripts in one number", "1२3", ["mixed_digits"]],
    ["Bengali digits in a Devanagari number", "१২", ["mixed_digits"]],
    ["a Cyrillic letter in a Latin word", "pаypal", ["look_alike"]],
    ["a Cyrillic letter in a Latin word of two", "I аm fine", ["look_alike"]],
    ["a vowel letter put together of two", "अाज অাজ", ["broken_cluster", "broken_cluster"]],
    ["a Greek letter in a Latin word", "gοogle", ["look_alike"]],
    ["a Telugu letter in a Kannada word", "ಕనಡ", ["look_alike"]],
  ])("finds %s", (_what, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test.each([
    "हिंदी हिन्दी मां माँ ज़रूर जरूर गयी",
    "क्ष क्‌ष क्‍ष श्री कृष्ण र्‍य ऱ्य",
    "को॑ऽपि अ॒ग्निमी॑ळे",
    "বাংলা কো কৌ র‍্যাম অ্যাপ উৎসব দুঃখ",
    "தமிழ் க்ஷ ஸ்ரீ கொ கோ கௌ ஃபோன்",
    "తెలుగు ఏకై దుఃఖం",
    "ಕನ್ನಡ ಕೋ ಕೈ ದುಃಖ",
    "മലയാളം അവൻ അവന്‍ എന്റെ കോ അത് അതു് ദുഃഖം",
    "ਪੰਜਾਬੀ ਸਿੱਖ ਪੜ੍ਹ",
    "ଓଡ଼ିଆ କୋ କୌ",
    "ગુજરાતી શ્રી",
    "اُردُو ہے السَّلامُ",
    "ᱥᱟᱱᱛᱟᱲᱤ ꯃꯩꯇꯩ සිංහල ඛ්‍ය",
    "👩‍👩‍👧 👍🏽 ☺️ 1️⃣ 🇮🇳",
    "café naïve Đặng Văn «voilà…» É» 20 °C µm kΩ ΔG",
    "laptopको UPIसे 5वीं १ला",
    "2019 २०१९ १२३४५ 1,23,456",
    "Москва Καλημέρα 今天 こんにちは 안녕",
    "◌ि \u00a0ि",
  ])("finds nothing wrong with %j", (text) => {
    expect(textProblems(text)).toEqual([]);
    expect(textProblems(text.normalize("NFC"))).toEqual([]);
    expect(textProblems(text.normalize("NFD"))).toEqual([]);
  });

  test.each(["मुंबई महाराष्ट्र में है", "தமிழ்நாடு", "It’s “fine” – café", "₹500 😀", "Москва"])(
    "finds %j where it was read in the wrong encoding",
    (text) => {
      expect(kinds(misread(text))).toContain("mojibake");
    },
  );

  test("gives places inside the text, in order, for any text", () => {
    const text = fc.string({ unit: fc.constantFrom(..."कखािी़्ंஅிaа১1२ \uFFFD\uD83D\u0007à¤") });
    fc.assert(
      fc.property(text, (given) => {
        let last = 0;
        for (const { start, end } of textProblems(given)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeLessThanOrEqual(given.length);
          last = start;
        }
      }),
    );
  });
});

describe("wellFormedText", () => {
  test("scores the share of undamaged words and passes only where nothing is broken", () => {
    expect(wellFormedText()({ output: "यह काा है और" })).toMatchObject({
      score: 3 / 4,
      passed: false,
      label: "ill_formed",
    });
    expect(wellFormedText()({ output: "यह का है और" })).toMatchObject({ score: 1, passed: true, label: "well_formed" });
  });

  test("says what is broken and how often", () => {
    expect(wellFormedText()({ output: "1२ और काा और किी" }).reason).toBe(
      "the output has 1 mixed digits, 2 broken cluster",
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [{ output: "नई दिल्ली" }, { output: "काा 1२" }, { output: "👍" }];
    expect(await contractViolations(wellFormedText(), cases)).toEqual([]);
  });
});
