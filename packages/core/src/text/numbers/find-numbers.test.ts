import { findNumbers } from "@eval/core/text/numbers";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

/** Each number as its exact value or readings and the text it was read from. */
const found = (text: string): string[] =>
  findNumbers(text).map((result) => {
    const value =
      result.kind === "number"
        ? result.exact
        : result.kind === "range"
          ? `${result.low.exact}..${result.high.exact}`
          : result.readings.map(({ exact }) => exact).join("|");
    return `${value} [${result.text}]`;
  });

describe("findNumbers", () => {
  test.each([
    ["", []],
    ["दिल्ली", []],
    ["In 1947 200 people and 3.5 lakh others", ["1947 [1947]", "200 [200]", "350000 [3.5 lakh]"]],
    ["पन्द्रह अगस्त उन्नीस सौ सैंतालीस", ["15 [पन्द्रह]", "1947 [उन्नीस सौ सैंतालीस]"]],
    ["एक आदमी ने दो लाख रुपये दिए", ["1 [एक]", "200000 [दो लाख रुपये]"]],
    ["chapters 1, 2 and 3.", ["1 [1]", "2 [2]", "3 [3]"]],
    ["chapters 1,2,3", ["1 [1]", "2 [2]", "3 [3]"]],
    ["1956ൽ നവംബർ 1-ന്", ["1956 [1956]", "1 [1]"]],
    ["₹45,03,097 crore in 2023-24", ["45030970000000 [₹45,03,097 crore]", "2023..2024 [2023-24]"]],
    ["from 10 to 15 km", ["10..15 [10 to 15 km]"]],
    ["1,5 or 22 Arab nations", ["1.5|15 [1,5]", "22000000000|22 [22 Arab]"]],
    ["between 10 and 15", ["10..15 [10 and 15]"]],
    ["10 और 15 लाख के बीच", ["1000000..1500000 [10 और 15 लाख]"]],
    ["10 और 15", ["10 [10]", "15 [15]"]],
    ["5 अरब लोग", ["5000000000|5 [5 अरब]"]],
    ["आबादी 5 अरब है।", ["5000000000 [5 अरब]"]],
    ["तीन अरब हैं", ["3000000000|3 [तीन अरब]"]],
    ["about 1 234 567 people in Room 12 345", ["1234567 [1 234 567]", "12 [12]", "345 [345]"]],
    ["Call 1 800 555-1234", ["1 [1]", "800 [800]", "555..1234 [555-1234]"]],
    ["$5 and $10, $5-$10", ["5 [$5]", "10 [$10]", "5..10 [$5-$10]"]],
    ["$230 मिलियन और $ 400 मिलियन", ["230000000 [$230 मिलियन]", "400000000 [$ 400 मिलियन]"]],
    ["2 * $5=$<<2*5=10>>", ["2 [2]", "5 [$5]", "2 [2]", "5 [5]", "10 [10]"]],
    ["so $x = 7$ and $\\frac{1}{2}$ of $\\$5$", ["7 [7]", "0.5 [\\frac{1}{2}]", "5 [$5]"]],
    ["12\\,\\text{km} or 18\\%", ["12 [12\\,\\text{km]", "18 [18\\%]"]],
    ["10^2.5", ["10 [10]", "2.5 [2.5]"]],
    ["9^9999", ["9 [9]", "9999 [9999]"]],
    ["2 km and 300 m", ["2 [2 km]", "300 [300 m]"]],
    ["5 feet 60 inches", ["5 [5 feet]", "60 [60 inches]"]],
    ["Rs 5 L-shaped, $5 M&M", ["5 [Rs 5]", "5 [$5]"]],
    ["24 Cr and 5 cr loans", ["240000000|24 [24 Cr]", "50000000|5 [5 cr]"]],
    ["It was 5 degrees below zero", ["-5 [5 degrees below zero]"]],
    ["तापमान शून्य से 5 डिग्री नीचे था", ["-5 [शून्य से 5 डिग्री नीचे]"]],
    ["शून्य से 5 डिग्री", ["0..5 [शून्य से 5 डिग्री]"]],
    ["5 below average", ["5 [5]"]],
    ["two hundred and six hundred", ["200 [two hundred]", "600 [six hundred]"]],
    ["five and six", ["5 [five]", "6 [six]"]],
    ["-5 to -10 degrees", ["-5 [-5]", "-10 [-10 degrees]"]],
    ["15-Aug-1947", ["15 [15]", "1947 [1947]"]],
    ["A+5", ["5 [5]"]],
    ["5.", ["5 [5]"]],
    ["価格は￥１，２００．５０ （税込）", ["1200.5 [￥１，２００．５０]"]],
    ["－５ ～ ５０％、 ５ｋｇ", ["-5 [－５]", "50 [５０％]", "5 [５ｋｇ]"]],
    ["条 1，2，3 と １，２，３", ["1 [1]", "2 [2]", "3 [3]", "1 [１]", "2 [２]", "3 [３]"]],
  ])("in %j are %j", (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    "Born 15/08/1947 or 1947-08-15 at 10:30",
    "version 1.2.3 of 5G and COVID19",
    "COVID-19, GPT-4 and Chandrayaan-3",
    "What do teen people do, no one knows",
    "thousands of people, lakhs and crores",
    "H2O, Se7en, Win32",
    "5e308 lakh",
    "２０２０／０１／０２ １２：３０ ＧＰＴ－４",
  ])("are none in %s", (text) => expect(found(text)).toEqual([]));

  test("are found in long lists of measures", () => {
    expect(findNumbers("5 km ".repeat(5000))).toHaveLength(5000);
    expect(findNumbers("एक लाख रुपये ".repeat(2000))).toHaveLength(2000);
    expect(findNumbers("1 week 1 day 1 hour ".repeat(2000))).toHaveLength(2000);
  });

  test("do not hide in longer ones", () => {
    expect(found("2012")).toEqual(["2012 [2012]"]);
    expect(found("100.5")).toEqual(["100.5 [100.5]"]);
  });

  test("say whether they are written in digits or words", () => {
    expect(findNumbers("5, पाँच, 5 लाख").map((result) => result.kind === "number" && result.written)).toEqual([
      "digits",
      "words",
      "both",
    ]);
  });

  test("stand where their span says, in order, are finite and agree with their exact value, whatever the text", () => {
    const piece = fc.constantFrom(
      ..."0123456789.,-–/:%₹$eE^×½²()".split(""),
      " ",
      " lakh",
      " सौ",
      " साढ़े",
      " and",
      "ten",
      "५",
      "k",
      "m",
      "से",
      "'",
      "\u00a0",
      "\ud800",
    );
    const text = fc.oneof(
      fc.array(piece).map((pieces) => pieces.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(text, (sample) => {
        let end = 0;
        for (const result of findNumbers(sample)) {
          expect(result.start).toBeGreaterThanOrEqual(end);
          expect(sample.slice(result.start, result.end)).toBe(result.text);
          end = result.end;
          const readings =
            result.kind === "number" ? [result] : result.kind === "range" ? [result.low, result.high] : result.readings;
          for (const { value, exact } of readings) {
            expect(Number.isFinite(value)).toBe(true);
            if (!exact.includes("/")) expect(Number(exact)).toBe(value);
          }
          if (result.kind === "range") expect(result.low.value).toBeLessThanOrEqual(result.high.value);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
