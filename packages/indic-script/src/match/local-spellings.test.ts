import { describe, expect, test } from "vitest";
import { matchRows } from "../../test/match-rows.js";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();
const labelOf = (expected: string, output: string) => metric({ output, expected }).label;

describe("spellings of a script that stand beside one another", () => {
  test.each([
    ["ऑस्ट्रेलिया", "आस्ट्रेलिया"],
    ["वॉशिंगटन", "वाशिंगटन"],
    ["न्यूयॉर्क", "न्यूयार्क"],
    ["नील आर्मस्ट्रॉन्ग", "नील आर्मस्ट्रांग"],
    ["हॉलैंड", "हालैंड"],
    ["इंग्लैंड", "इंग्लैन्ड"],
    ["हांगकांग", "हॉन्ग कॉन्ग"],
    ["হুগলি", "হুগলী"],
    ["পথের পাঁচালী", "পথের পাঁচালি"],
    ["কাজী নজরুল ইসলাম", "কাজি নজরুল ইসলাম"],
    ["সত্যজিৎ রায়", "সত্যজিত রায়"],
    ["জগৎ", "জগত"],
    ["ইদ", "ঈদ"],
    ["ब्रह्मपुत्र", "ब्रम्हपुत्र"],
    ["विक्रम साराभाई", "विक्रम साराभाइ"],
    ["ધીરુભાઈ", "ધીરુભાઇ"],
    ["കമ്പ്യൂട്ടർ", "കംപ്യൂട്ടർ"],
    ["ராமன்", "இராமன்"],
    ["ராஜராஜ சோழன்", "இராசராச சோழன்"],
    ["ரயில்", "இரயில்"],
    ["ருத்திரன்", "உருத்திரன்"],
  ])("are one: %s, %s", (left, right) => {
    expect(labelOf(left, right)).toBe("matched");
    expect(labelOf(right, left)).toBe("matched");
  });

  test.each([
    ["হুগলী", "হুগলির তীরে"],
    ["সত্যজিৎ", "সত্যজিতের ছবি"],
    ["ராமநாதன்", "இராமநாதனின்"],
  ])("are one with an ending: %s, %s", (gold, output) => expect(labelOf(gold, output)).toBe("matched"));

  test.each([
    ["कॉफ़ी", "काफ़ी"],
    ["बॉल", "बाल"],
    ["सॉस", "सास"],
    ["लॉकर", "लाकर"],
    ["দিন", "দীন"],
    ["কালী", "কালি"],
    ["কাশী", "কাশি"],
    ["পুরী", "পুরি"],
    ["உலோகம்", "லோகம்"],
    ["ராஜி", "ராசி"],
    ["இலை", "கலை"],
  ])("tell words apart elsewhere: %s, %s", (left, right) => {
    expect(labelOf(left, right)).toBe("missing");
    expect(labelOf(right, left)).toBe("missing");
  });
});

describe("right answers in other spellings, scripts and forms", () => {
  const rows = matchRows<{ id: string; language: string; gold: string; response: string }>("right-spellings.jsonl");

  // Written by one author before they were tried; 88 were accepted at the first run.
  test("are accepted in four of five cases, and in every language in half of them", () => {
    const languages = [...new Set(rows.map(({ language }) => language))];
    for (const own of [rows, ...languages.map((name) => rows.filter(({ language }) => language === name))]) {
      const accepted = own.filter(({ gold, response }) => labelOf(gold, response) === "matched").length;
      expect(accepted / own.length).toBeGreaterThanOrEqual(own === rows ? 0.8 : 0.5);
    }
  });
});

describe("names in Latin letters and in a script of India", () => {
  test.each([
    ["Washington", "वाशिंगटन"],
    ["New York", "न्यूयार्क"],
    ["New York", "न्यू यॉर्क"],
    ["Australia", "आस्ट्रेलिया"],
    ["Armstrong", "आर्मस्ट्रांग"],
    ["Hong Kong", "हांगकांग"],
    ["Calcutta", "ক্যালকাটা"],
    ["Hooghly", "হুগলী"],
    ["Satyajit Ray", "সত্যজিত রায়"],
    ["A R Rahman", "ஏ. ஆர். ரகுமான்"],
    ["M.S. Subbulakshmi", "எம். எஸ். சுப்புலட்சுமி"],
    ["Subhas Chandra Bose", "சுபாஷ் சந்திர போஸ்"],
    ["Rajaraja Chola", "இராஜராஜ சோழன்"],
    ["Lakshmi", "இலக்குமி"],
  ])("are one: %s, %s", (left, right) => {
    expect(labelOf(left, right)).toBe("matched");
    expect(labelOf(right, left)).toBe("matched");
  });

  test.each([
    ["Roman", "रामन"],
    ["mosque", "मास्क"],
    ["former", "फ़ार्मर"],
    ["Varma", "வருமா"],
  ])("are others: %s, %s", (left, right) => expect(labelOf(left, right)).toBe("missing"));
});
