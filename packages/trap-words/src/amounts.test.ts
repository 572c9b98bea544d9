import { describe, expect, test } from "vitest";
import { amountsOf, isSameAmount, isSameKind } from "./amounts.js";

const valuesOf = (text: string) => amountsOf(text).map(({ value }) => value);
const first = (text: string) => amountsOf(text)[0]!;

describe("amountsOf", () => {
  test.each([
    ["ஒன்றரை மணி நேரம்", 1.5, "h"],
    ["రెండున్నర గంటల ప్రయాణం", 2.5, "h"],
    ["আড়াই ঘণ্টায়", 2.5, "h"],
    ["दीड तासात", 1.5, "h"],
    ["90 நிமிடங்கள்", 90, "min"],
    ["3 கிலோமீட்டர்", 3, "km"],
    ["রওনা ২ কিলোমিটার", 2, "km"],
    ["2 కిలోలు", 2, "kg"],
  ])("knows the unit of %j", (text, value, unit) => {
    expect(first(text)).toMatchObject({ value, unit });
    expect(first(text).isClock).toBeUndefined();
  });

  test.each(["ஐந்து மணிக்கு", "5 గంటలకు", "৫টায়", "दोन वाजता"])("takes %j for an hour of the day", (text) =>
    expect(first(text).isClock).toBe(true),
  );

  test.each([
    ["a quarter past two", [2.25]],
    ["quarter to two", [1.75]],
    ["half past four, or 4:30", [4.5, 4.5]],
    ["10 to 15 lakh", [1_000_000, 1_500_000]],
    ["डेढ़ घंटा", [1.5]],
    ["15 minutes to three", [2.75]],
    ["7 बजकर 15 मिनट", [7.25]],
    ["आठ बजने में 15 मिनट", [7.75]],
    ["2.15 pm", [2.25]],
    ["2:15 pm", [2.25]],
    ["ten o'clock", [10]],
    ["half an hour", [0.5]],
    ["three quarters of an hour", [0.75]],
    ["an hour and a half", [1.5]],
    ["two and a half hours", [2.5]],
    ["two-and-a-half hours", [2.5]],
    ["2 hours and 30 minutes", [2.5]],
    ["एक किलो 250 ग्राम", [1.25]],
    ["2 hours, of which 30 minutes", [2, 30]],
    ["half a million", [500_000]],
    ["no number", []],
    ["", []],
  ])("reads %j as %j", (text, values) => expect(valuesOf(text)).toEqual(values));

  test("gives offsets into the text", () => {
    const text = "at a quarter past two";
    expect(text.slice(first(text).start, first(text).end)).toBe("a quarter past two");
  });
});

describe("isSameAmount", () => {
  test.each([
    ["90 minutes", "1.5 hours", true],
    ["75 minutes", "1.5 hours", false],
    ["1,250 grams", "1.25 kg", true],
    ["1500 ml", "डेढ़ लीटर", true],
    ["1.5", "1.5 kg", true],
    ["1.5 km", "1.5 kg", false],
    ["one million", "दस लाख", true],
  ])("says of %s and %s: %s", (left, right, same) => {
    expect(isSameAmount(first(left), first(right))).toBe(same);
  });
});

describe("isSameAmount", () => {
  test("knows hours of the day by the half day", () => {
    expect(isSameAmount(first("15:30"), first("3:30"))).toBe(true);
    expect(isSameAmount(first("15:30"), first("3:15"))).toBe(false);
  });
});

describe("isSameKind", () => {
  test.each([
    ["90 minutes", "1.5 hours", true],
    ["90 minutes", "90 kg", false],
    ["7:15", "सात बजे", true],
    ["7:15", "7 hours", false],
    ["7", "7", false],
  ])("of %j and %j is %j", (left, right, same) => expect(isSameKind(first(left), first(right))).toBe(same));
});
