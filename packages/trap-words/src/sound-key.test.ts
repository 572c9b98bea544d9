import { describe, expect, test } from "vitest";
import { soundKey } from "./sound-key.js";

describe("soundKey", () => {
  // Spellings that people use for one word.
  test.each([
    ["जाएगा", "jaaega", "jayega"],
    ["गया", "gaya", "gayaa"],
    ["में", "mein", "me"],
    ["समुद्र", "samudra", "samudr"],
    ["करना", "karna", "karnaa"],
    ["धर्म", "dharma", "dharm"],
    ["संबंध", "sambandh", "sanbandh"],
    ["ज्ञान", "gyan", "gyaan"],
    ["चाहिए", "chahiye", "chahie"],
    ["मौसम", "mausam", "mosam"],
    ["फूल", "phool", "ful"],
    ["क्षेत्र", "kshetra", "kshetr"],
  ])("is one for %s and its Latin spellings", (native, ...spellings) => {
    expect(spellings.map(soundKey)).toEqual(spellings.map(() => soundKey(native)));
  });

  test.each([
    ["घर", "कर"],
    ["दिन", "दान"],
    ["खाना", "खान"],
    ["सोना", "सुना"],
  ])("tells %s from %s", (left, right) => {
    expect(soundKey(left)).not.toBe(soundKey(right));
  });
});
