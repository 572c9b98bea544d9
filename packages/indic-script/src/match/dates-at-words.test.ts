import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const run = (expected: string, output: string) => indicMatch()({ output, expected });

describe("dates with the month in words", () => {
  test.each([
    ["2-10-1869", "1869 அக்டோபர் 2"],
    ["2-10-1869", "1869ஆம் ஆண்டு அக்டோபர் 2ஆம் தேதி"],
    ["15-8-1947", "15 ஆகஸ்டு 1947"],
    ["2-10-1869", "दो अक्टूबर 1869"],
    ["23-3-1931", "1931 के मार्च की 23 तारीख"],
    ["16-12-1971", "১৯৭১ সালের ১৬ই ডিসেম্বর"],
    ["7-5-1861", "১৮৬১ সালের ৭ মে"],
    ["1-5-1960", "१ मे १९६०"],
    ["12-1-1863", "१८६३ जानेवारी १२"],
    ["1-11-1956", "1956 నవంబరు 1"],
    ["2-6-2014", "2014 జూన్ 2న"],
    ["2-10-1869", "October 2nd, 1869"],
    ["2-10-1869", "2 Oct. 1869"],
    ["2.10.1869", "2 October 1869"],
    ["10-25-1869", "25 October 1869"],
  ])("takes %j and %j for one day", (left, right) => {
    expect(run(left, right)).toMatchObject({ passed: true, metadata: { level: "number" } });
    expect(run(right, left).passed).toBe(true);
  });

  test.each([
    ["2-10-1869", "1869 நவம்பர் 2"],
    ["2-10-1869", "10 February 1869"],
    ["2-10-1869", "10/2/1869"],
    ["2/10/1869", "2 October 1869"],
    ["2-10-1869", "October 2"],
    ["1-5-1960", "१ मार्च १९६०"],
    ["16-12-1971", "১৯৭১ সালের ১৫ই ডিসেম্বর"],
  ])("takes %j and %j for two days, or cannot tell", (left, right) => expect(run(left, right).passed).toBe(false));
});
