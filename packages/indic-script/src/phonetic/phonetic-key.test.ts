import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";
import { phoneticKey } from "./phonetic-key.js";
import { soundsAlike } from "./sounds-alike.js";

function sharesKey(left: string, right: string): boolean {
  const keys = new Set(phoneticKey(left));
  return phoneticKey(right).some((key) => keys.has(key));
}

/** Words of people and places in the scripts they are written in, with spellings found on maps and in newspapers. */
const ALIKE: readonly (readonly [left: string, right: string])[] = [
  ["dhanyavaad", "dhanyavad"],
  ["dhanyavaad", "dhanyawad"],
  ["dhanyavad", "धन्यवाद"],
  ["DHANYAVAD", "ধন্যবাদ"],
  ["Ganga", "गंगा"],
  ["Ganga", "গঙ্গা"],
  ["Ganga", "கங்கை"],
  ["गंगा", "গঙ্গা"],
  ["गंगा", "ಗಂಗಾ"],
  ["गंगा", "گنگا"],
  ["accha", "अच्छा"],
  ["acha", "अच्छा"],
  ["achha", "अच्छा"],
  ["achchha", "अच्छा"],
  ["theek", "ठीक"],
  ["thik", "ठीक"],
  ["main", "मैं"],
  ["mein", "में"],
  ["nahin", "नहीं"],
  ["nahi", "नहीं"],
  ["hoon", "हूँ"],
  ["yeh", "यह"],
  ["pehle", "पहले"],
  ["Krishna", "कृष्ण"],
  ["Chandra", "சந்திர"],
  ["Indra", "இந்திர"],
  ["Lakshmi", "லட்சுமி"],
  ["Subbulakshmi", "சுப்புலட்சுமி"],
  ["Subbaiah", "சுப்பையா"],
  ["Krushna", "कृष्ण"],
  ["kṛṣṇa", "कृष्ण"],
  ["saṃskṛta", "संस्कृत"],
  ["Lakshmi", "लक्ष्मी"],
  ["Laxmi", "लक्ष्मी"],
  ["gyan", "ज्ञान"],
  ["Singh", "सिंह"],
  ["gaon", "गाँव"],
  ["Raigarh", "रायगढ़"],
  ["ghoda", "घोड़ा"],
  ["ghora", "घोड़ा"],
  ["kamla", "कमला"],
  ["kamal", "कमाल"],
  ["Narmada", "नर्मदा"],
  ["Mumbai", "मुंबई"],
  ["Mumbai", "मुम्बई"],
  ["chai", "चाय"],
  ["gaye", "गए"],
  ["gaye", "गये"],
  ["India", "इंडिया"],
  ["Goa", "गोवा"],
  ["Rao", "राव"],
  ["Rao", "రావు"],
  ["Shiva", "शिव"],
  ["Siva", "शिव"],
  ["Kolkata", "কলকাতা"],
  ["Bangla", "বাংলা"],
  ["Biswas", "বিশ্বাস"],
  ["bidya", "বিদ্যা"],
  ["Chennai", "சென்னை"],
  ["Madurai", "மதுரை"],
  ["nandri", "நன்றி"],
  ["Gandhi", "காந்தி"],
  ["Gandhi", "ગાંધી"],
  ["Kottayam", "കോട്ടയം"],
  ["Kozhikode", "കോഴിക്കോട്"],
  ["Sikh", "ਸਿੱਖ"],
  ["Amritsar", "ਅੰਮ੍ਰਿਤਸਰ"],
  ["कमला", "ਕਮਲਾ"],
  ["Jagannath", "ଜଗନ୍ନାଥ"],
  ["Dilli", "دلی"],
  ["Pakistan", "پاکستان"],
];

/** Pairs that differ by a matra or consonant, as far as Roman tells. */
const APART: readonly (readonly [left: string, right: string])[] = [
  ["Varma", "வருமா"],
  ["Chandira", "சந்தர"],
  ["कमल", "kamaal"],
  ["कमल", "कमाल"],
  ["कमल", "ಕಮಾಲ"],
  ["पल", "phal"],
  ["सात", "saath"],
  ["दिन", "deen"],
  ["राम", "रमा"],
  ["सीता", "गीता"],
  ["बल", "বাল"],
  ["मीना", "मैना"],
  ["हाँ", "nahi"],
  ["Gang", "Ganga"],
  ["Kamal", "Kamala"],
  ["Ravi", "Rava"],
  ["Sita", "Sati"],
  ["Delhi", "Dilli"],
  ["बुद्ध", "बुध"],
  ["2", "3"],
  ["Москва", "Msk"],
];

describe("soundsAlike", () => {
  it.each(ALIKE)("takes %s and %s for one", (left, right) => {
    expect(soundsAlike(left, right)).toBe(true);
    expect(soundsAlike(right, left)).toBe(true);
  });

  it.each(APART)("takes %s and %s for two", (left, right) => expect(soundsAlike(left, right)).toBe(false));

  it("tells a double consonant and a retroflex where both words do", () => {
    expect(soundsAlike("पता", "patta")).toBe(false);
    expect(soundsAlike("पत्ता", "pata")).toBe(true);
    expect(soundsAlike("दाल", "ডাল")).toBe(false);
    expect(soundsAlike("dal", "डाल")).toBe(true);
  });

  it("knows how a language spells", () => {
    expect(soundsAlike("Lata", "Latha")).toBe(false);
    expect(soundsAlike("Lata", "Latha", { language: "ta" })).toBe(true);
    expect(soundsAlike("dnyan", "ज्ञान", { language: "mr" })).toBe(true);
  });

  const matches = readFixture<{ id: string; area: string; input: { a: string; b: string }; expected: boolean }>(
    "spelling-cases.jsonl",
  ).filter(({ area }) => area === "xmatch");

  // English loanwords are spelled by eye; see lookupLoanword.
  it.each(matches.filter(({ input }) => input.b !== "doctor"))("$id: $input.a and $input.b", ({ input, expected }) => {
    expect(soundsAlike(input.a, input.b)).toBe(expected);
  });
});

describe("phoneticKey", () => {
  it.each(ALIKE)("has a key that %s and %s share", (left, right) => expect(sharesKey(left, right)).toBe(true));

  it.each(APART.filter(([left]) => left !== "बुद्ध"))("has none that %s and %s share", (left, right) => {
    expect(sharesKey(left, right)).toBe(false);
  });

  it("does not depend on the form of normalisation, case, or marks between letters", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALIKE.flat()), (word) => {
        expect(phoneticKey(word.normalize("NFD"))).toEqual(phoneticKey(word.normalize("NFC")));
        expect(phoneticKey(word.toUpperCase())).toEqual(phoneticKey(word));
        expect(phoneticKey(`${word}!`)).toEqual(phoneticKey(word));
      }),
    );
  });

  it("is shared wherever two words sound alike", () => {
    const word = fc.constantFrom(...ALIKE.flat(), ...APART.flat());
    fc.assert(
      fc.property(word, word, (a, b) => soundsAlike(a, b) === false || sharesKey(a, b)),
      { numRuns: 2000 },
    );
  });

  it("takes any string, with few keys", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        expect(phoneticKey(text).length).toBeLessThanOrEqual(512 * 8);
      }),
      { numRuns: 300 },
    );
  });

  it("does not take long over text without spaces", () => {
    for (const text of ["ai".repeat(20_000), "वी".repeat(20_000), "وی".repeat(20_000)]) {
      expect(soundsAlike(text, text + text.slice(0, 2))).toBe(false);
      expect(phoneticKey(text).length).toBeGreaterThan(0);
    }
  });

  it("of text without letters or digits is empty text", () => {
    expect(phoneticKey("")).toEqual([""]);
    expect(phoneticKey("—!")).toEqual([""]);
  });
});
