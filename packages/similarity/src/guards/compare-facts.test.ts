import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareFacts } from "./compare-facts.js";

const flags = (expected: string, output: string) =>
  Object.keys(compareFacts(expected, output)).filter((name) => name !== "differences");

describe("compareFacts", () => {
  test.each([
    ["India gained independence in 1947.", "India gained independence in 1950.", "differingNumber"],
    ["भारत 1947 में स्वतंत्र हुआ", "भारत १९५० में स्वतंत्र हुआ", "differingNumber"],
    ["दो लाख रुपये", "दो करोड़ रुपये", "differingNumber"],
    ["The rod is 5 kg", "The rod is 5 m", "differingUnit"],
    ["18 %", "18 km", "differingUnit"],
    ["1 km away", "900 m away", "differingNumber"],
    ["between 10 and 15 km", "between 10 and 20 km", "differingNumber"],
    ["2 hectares", "4 acres", "differingNumber"],
    ["The answer is correct", "The answer is not correct", "differingNegation"],
    ["राजधानी दिल्ली है", "राजधानी दिल्ली नहीं है", "differingNegation"],
    ["rajdhani Dilli hai", "rajdhani Dilli nahi hai", "differingNegation"],
    ["The sun rises in the east.", "The sun rises in the west.", "antonym"],
    ["सूर्य पूर्व दिशा में उगता है", "सूर्य पश्चिम दिशा में उगता है", "antonym"],
    ["Suraj purab mein ugta hai", "Suraj paschim mein ugta hai", "antonym"],
  ])("flags what differs between %j and %j", (expected, output, flag) => {
    expect(flags(expected, output)).toEqual([flag]);
  });

  test.each([
    ["There are eight planets", "हमारे सौर मंडल में 8 ग्रह हैं, 2006 में प्लूटो हटा"],
    ["1 km", "1000 m"],
    ["10 to 15 km", "10000 to 15000 m"],
    ["1.5 MW", "1500 kW"],
    ["2.5 करोड़", "2,50,00,000"],
    ["1947", "It was on 15/08/1947, after 200 years"],
    ["A leap year has 366 days.", "366"],
    ["December 31, 1907", "since 1907"],
    ["between 10 and 20 km", "about 20 km"],
    ["366", "It has one more day than usual"],
    ["Mumbai", "It is Mumbai, not Pune."],
    ["Mumbai", "No doubt Mumbai"],
    ["the east", "It rises in the east and sets in the west"],
    ["", ""],
    ["👩\u200D👩\u200D👧", "👩👩👧"],
  ])("flags nothing between %j and %j", (expected, output) => {
    expect(compareFacts(expected, output)).toEqual({});
  });

  test("finds no difference between a text and itself, whatever it is", () => {
    const word = fc.constantFrom(
      ..."not नहीं nahi 12 १२ 5kg 5 kg east west पूर्व पश्चिम two लाख . , no answer उत्तर % ₹5 10-20 👩‍👧 \uD800".split(" "),
    );
    const text = fc.oneof(
      fc.array(word, { maxLength: 12 }).map((words) => words.join(" ")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(text, (same) => {
        expect(compareFacts(same, same)).toEqual({});
      }),
    );
  });

  test("never fails on two texts", () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(compareFacts(a, b)).toBeDefined();
      }),
    );
  });

  test("reads texts of 100,000 characters", () => {
    const long = "उत्तर दिल्ली है और 1947 में नहीं बदला ".repeat(2_600);
    const start = performance.now();
    expect(compareFacts("दिल्ली 1947", long)).toBeDefined();
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
