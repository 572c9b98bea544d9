import { describe, expect, test } from "vitest";
import { hasAddedA, vowelsAgree } from "./vowels-agree.js";

describe("vowelsAgree", () => {
  // Pairs of Hindi words that differ in one vowel sign, with the Roman spelling of one of them.
  test.each([
    ["कमाल", "kamaal"],
    ["पानी", "pani"],
    ["दीन", "deen"],
    ["दिन", "din"],
    ["भूत", "bhoot"],
    ["सीता", "Sita"],
    ["रवि", "Ravi"],
    ["गुरु", "guru"],
    ["ಕನ್ನಡ", "Kannada"],
    ["கமல்", "Kamal"],
    ["দীন", "दीन"],
  ])("lets %s be %s", (native, other) => expect(vowelsAgree(native, other.toLowerCase())).toBe(true));

  test.each([
    ["कमल", "kamaal"],
    ["कमला", "kamal"],
    ["दिन", "deen"],
    ["बहुत", "bahoot"],
    ["सीता", "sit"],
    ["रव", "ravi"],
    ["गुर", "guru"],
    ["দিন", "दीन"],
  ])("does not let %s be %s", (native, other) => expect(vowelsAgree(native, other)).toBe(false));
});

describe("hasAddedA", () => {
  test.each([
    ["अशोक", "ashoka", true],
    ["राम", "rama", true],
    ["महाराष्ट्र", "maharashtra", false],
    ["ಕನ್ನಡ", "kannada", false],
    ["सीता", "sita", false],
    ["राम", "ram", false],
  ])("of %s in %s is %s", (native, latin, isAdded) => expect(hasAddedA(native, latin)).toBe(isAdded));
});
