import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();

describe("a number before अरब", () => {
  test.each([
    ["140 करोड़", "लगभग 1.4 अरब लोग"],
    ["140 करोड़", "1.4 अरब"],
    ["1 अरब", "एक अरब"],
    ["100 करोड़", "1 अरब"],
    ["2 billion", "2 arab log"],
    ["2 ارب", "دو ارب"],
    ["2 billion", "دو ارب"],
    // and where it counts Arabs, or is their name
    ["22", "22 अरब देश"],
    ["22 अरब देश", "22 अरब देश"],
    ["22 Arab states", "22 Arab states"],
    ["अरब सागर", "अरब सागर"],
  ])("finds %j in %j", (expected, output) => expect(metric({ output, expected }).passed).toBe(true));

  test.each([
    ["140 करोड़", "1.3 अरब"],
    ["2 अरब", "2 खरब"],
    ["22 अरब देश", "22 देश"],
    ["22 अरब", "22 अरब देश"],
  ])("does not find %j in %j", (expected, output) => expect(metric({ output, expected }).passed).toBe(false));
});
