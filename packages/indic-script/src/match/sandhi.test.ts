import { describe, expect, test } from "vitest";
import { sandhi } from "./sandhi.js";

describe("sandhi", () => {
  test.each([
    ["மீனாட்சி", "அம்மன்", "மீனாட்சியம்மன்"],
    ["பழனி", "ஆண்டவர்", "பழனியாண்டவர்"],
    ["நெல்லை", "அப்பர்", "நெல்லையப்பர்"],
    ["பூ", "இதழ்", "பூவிதழ்"],
    ["தமிழ்", "அகம்", "தமிழகம்"],
    ["మీనాక్షి", "అమ్మ", "మీనాక్షియమ్మ"],
  ])("writes %j and %j as %j", (left, right, whole) => {
    expect(sandhi(left, right)).toBe(whole);
  });

  test.each([
    ["தஞ்சை", "கோயில்"],
    ["शिव", "आलय"],
    ["Raja", "அரசன்"],
    ["", "அம்மன்"],
    ["அம்மன்", ""],
  ])("leaves %j and %j apart", (left, right) => {
    expect(sandhi(left, right)).toBeNull();
  });
});
