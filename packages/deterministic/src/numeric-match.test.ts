import { contractViolations } from "@eval/core/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFixture } from "../fixtures/read-fixture.js";
import { type NumericMatchOptions, numericMatch } from "./numeric-match.js";

const labelOf = (output: string, expected: string | string[], options: Partial<NumericMatchOptions> = {}) =>
  numericMatch(options)({ output, expected }).label;

interface Parsed {
  readonly lenient: string | null;
  readonly strict: string | null;
}

const parseRows = readFixture<{ text: string }, Parsed>("numbers-babel.jsonl").filter(
  ({ metric }) => metric === "parse_decimal",
);
const formatRows = readFixture<{ value: number }, { text: string }>("numbers-babel.jsonl").filter(
  ({ metric }) => metric === "format_decimal",
);

describe("numericMatch against babel 2.18.0", () => {
  test("matches two texts of a locale exactly where babel reads the same number in them", () => {
    const strict = parseRows.filter(({ expected }) => expected.strict !== null);
    let pairs = 0;
    for (const left of strict) {
      const locale = String(left.params["locale"]);
      const metric = numericMatch({ locale });
      for (const right of strict.filter(({ params }) => params["locale"] === locale)) {
        const isSame = Number(left.expected.strict) === Number(right.expected.strict);
        const { label } = metric({ output: left.input.text, expected: right.input.text });
        expect([left.input.text, right.input.text, label]).toEqual([
          left.input.text,
          right.input.text,
          isSame ? "matched" : "different",
        ]);
        pairs += 1;
      }
    }
    expect(pairs).toBeGreaterThan(300);
  });

  test("never takes what babel reads only leniently for another number", () => {
    for (const { input, expected, params } of parseRows) {
      if (expected.lenient === null || expected.strict !== null) continue;
      const result = numericMatch({ locale: String(params["locale"]) })({ output: input.text, expected: "987654" });
      // A text that is a number under one convention only is no number, or a list of two, under another.
      expect(["different", "no_number"]).toContain(result.label);
    }
  });

  test.each(formatRows)("matches $input.value in the writing of $params.locale", ({ input, expected, params }) => {
    const locale = String(params["locale"]);
    const plain = locale === "de_DE" ? String(input.value).replace(".", ",") : String(input.value);
    expect(labelOf(expected.text, plain, { locale })).toBe("matched");
    expect(labelOf(plain, expected.text, { locale })).toBe("matched");
    expect(labelOf(expected.text, `${plain}1`, { locale })).toBe("different");
  });
});

describe("numericMatch", () => {
  // The free-form cases of the grading ladder: normalising alone fails the third.
  test.each([
    ["30 days.", "30 days"],
    ["14 days", "14 days"],
    ["1200", "$1,200"],
  ])("matches %j with %j", (output, expected) => expect(labelOf(output, expected)).toBe("matched"));

  // Public bug reports: microsoft/Recognizers-Text#1851 and #2112, ShailChoksi/text2digits#44, scrapinghub/number-parser#38.
  test.each([
    ["डेढ़ लाख", "1,50,000"],
    ["डेढ़ लाख".normalize("NFC"), "डेढ़ लाख".normalize("NFD")],
    ["पौने दो", "1.75"],
    ["साढ़े तीन", "3.5"],
    ["सवा दो सौ", "225"],
    ["ढाई हज़ार", "2500"],
    ["2.5 करोड़", "2,50,00,000"],
    ["25 लाख", "2.5 million"],
    ["௧௦", "10"],
    ["१२५०", "1250"],
    ["इक्कीस", "twenty-one"],
    ["₹45 lakh crore", "45,00,000 करोड़"],
    ["6.02 × 10^23", "6.02e23"],
    ["½", "0.5"],
    ["3/4", "75%"],
    ["10 to 15", "10-15"],
    ["−5", "-5"],
    ["do", "2"],
    ["20,310\u00a0ft", "20310 feet"],
    ["5\u200b0", "50"],
    ["👍🏽 उत्तर: ४२ है।", "42"],
    ["The capital has about 3.2 crore people.", "32 million"],
    ["₹5,00,000 (five lakh)", "500000"],
    ["one of the 5", "5"],
    ["nineteen forty-seven", "1947"],
    ["￥１，２００．５０", "1200.50 yen"],
    ["－１２％", "-12%"],
  ])("matches %j with %j", (output, expected) => expect(labelOf(output, expected)).toBe("matched"));

  test.each([
    ["2012", "12", "different"],
    ["12", "2012", "different"],
    ["1005", "100.5", "different"],
    ["-5", "5", "different"],
    ["3.14", "3.15", "different"],
    ["1/3", "0.33", "different"],
    ["10-15", "12", "different"],
    ["12", "10-15", "different"],
    ["10-16", "10-15", "different"],
    ["many", "12", "no_number"],
    ["15/08/1947", "1947", "no_number"],
    ["COVID19", "19", "no_number"],
    [" ", "12", "blank"],
  ])("calls %j against %j %s", (output, expected, label) => {
    expect(numericMatch()({ output, expected })).toMatchObject({ label, score: 0, passed: false });
  });

  test("gives an expected answer without a number no verdict", () => {
    expect(numericMatch()({ output: "12", expected: "many" })).toMatchObject({
      status: "unscored",
      label: "no_expected_number",
    });
    expect(labelOf("12", "")).toBe("empty_expected");
    expect(labelOf("", "", { emptyExpected: "no-answer" })).toBe("no_answer");
    expect(labelOf("12", "9am to 5pm")).toBe("no_expected_number");
  });

  test("gives an expected answer with several numbers no verdict", () => {
    expect(labelOf("1783", "between 3 July 1783 and 4 May 1784")).toBe("ambiguous_expected");
  });

  test("scores against several expected answers, and only fails where all of them are numbers", () => {
    const result = numericMatch()({ output: "20310 ft", expected: ["Denali", "19,685 feet", "20,310 ft"] });
    expect(result).toMatchObject({ label: "matched", metadata: { expectedIndex: 2 } });
    expect(labelOf("Denali", ["Denali", "20,310 ft"])).toBe("no_expected_number");
    expect(labelOf("7", ["5", "6"])).toBe("different");
    expect(labelOf("5 or 6", ["5", "6"])).toBe("matched");
  });

  test("names the readings of an ambiguous number where they decide, and only there", () => {
    const result = numericMatch()({ output: "1,5", expected: "15" });
    expect(result).toMatchObject({ status: "unscored", score: null, label: "ambiguous" });
    expect(result.reason).toContain("1.5 (with a decimal comma) or 15");
    expect(labelOf("1,5", "1.5")).toBe("ambiguous");
    expect(labelOf("1,5", "7")).toBe("different");
    expect(labelOf("1,5", "1,5")).toBe("matched");
    expect(labelOf("1,5", "1,5", { locale: "de" })).toBe("matched");
    expect(labelOf("1,5", "15", { locale: "de" })).toBe("different");
    expect(labelOf("5m", "5 million")).toBe("ambiguous");
    expect(labelOf("(500)", "500")).toBe("ambiguous");
    expect(labelOf("15", "1,5")).toBe("ambiguous");
  });

  test("leaves several different numbers open where the number must stand alone, right or wrong", () => {
    const alone = (output: string, expected: string) => labelOf(output, expected, { select: "alone" });
    expect(alone("3 + 4 = 7", "7")).toBe("ambiguous");
    expect(alone("3 + 4 = 7", "8")).toBe("ambiguous");
    expect(alone("₹5,00,000 (five lakh)", "500000")).toBe("matched");
    expect(alone("₹5,00,000 (five lakh)", "600000")).toBe("different");
    expect(alone("in 2 days, 5 km", "5 km")).toBe("matched");
    expect(alone("in 2 days, 6 km", "5 km")).toBe("different");
  });

  test("leaves open which of several numbers is the answer, unless select decides or none is right", () => {
    const sum = { output: "3 + 4 = 7", expected: "7" };
    const result = numericMatch()(sum);
    expect(result).toMatchObject({ status: "unscored", label: "ambiguous" });
    expect(result.reason).toContain("3 or 4 or 7");
    expect(numericMatch({ select: "last" })(sum).label).toBe("matched");
    expect(numericMatch({ select: "any" })(sum).label).toBe("matched");
    expect(labelOf("7 = 3 + 4", "7", { select: "last" })).toBe("different");
    expect(labelOf("3 + 4 = 8", "7")).toBe("different");
    expect(labelOf("7, as 7.0 says", "7")).toBe("matched");
    expect(labelOf("one or 2", "1")).toBe("ambiguous");
  });

  test.each([
    ["The answer is not 5.", "no_number"],
    ["5 नहीं", "no_number"],
    ["5 is wrong", "no_number"],
    ["not 6 but 5", "matched"],
    ["It isn't 6; it is 5.", "matched"],
    ["6 नहीं, 5", "matched"],
    ["I am not 100% sure, 5", "matched"],
    ["5 students did not attend", "matched"],
    ["5 लोग नहीं आए", "matched"],
    ["not only 5", "matched"],
  ])("leaves out a number that is only denied: %j is %s", (output, label) => {
    expect(labelOf(output, "5")).toBe(label);
  });

  test("takes an expected answer that denies a number for itself", () => {
    expect(labelOf("not 5", "not 5")).toBe("matched");
  });

  test("compares units where both sides have one, and picks the numbers of the unit asked for", () => {
    expect(labelOf("5 kg", "5 km")).toBe("unit_mismatch");
    expect(labelOf("7 kg", "5 km")).toBe("different");
    expect(labelOf("₹500", "$500")).toBe("unit_mismatch");
    expect(labelOf("5 km²", "5 km")).toBe("unit_mismatch");
    expect(labelOf("5 km/h", "5 km")).toBe("unit_mismatch");
    expect(labelOf("36 km/h", "10 m/s")).toBe("matched");
    expect(labelOf("1 sq km", "100 hectares")).toBe("matched");
    expect(labelOf("50 paise", "₹0.50")).toBe("matched");
    expect(labelOf("5 feet 6 inches", "66 inches")).toBe("matched");
    expect(labelOf("5 feet 6 inches", "5 feet")).toBe("different");
    expect(labelOf("5", "5 km")).toBe("matched");
    expect(labelOf("5 किमी", "5 km")).toBe("matched");
    expect(labelOf("5000 m", "5 km")).toBe("matched");
    expect(labelOf("3 feet", "1 m")).toBe("different");
    expect(labelOf("20 degrees", "20°C")).toBe("matched");
    expect(labelOf("20°F", "20°C")).toBe("unit_mismatch");
    expect(labelOf("5 km in 2 hours", "5 km")).toBe("matched");
    expect(labelOf("5", "5 km", { units: "required" })).toBe("unit_mismatch");
    expect(labelOf("5 kg", "5 km", { units: "ignored" })).toBe("matched");
  });

  test("takes a percentage for its figure or for the share", () => {
    expect(labelOf("18", "18%")).toBe("matched");
    expect(labelOf("0.18", "18%")).toBe("matched");
    expect(labelOf("18%", "0.18")).toBe("matched");
    expect(labelOf("1.8", "18%")).toBe("different");
    expect(labelOf("18", "18%", { units: "required" })).toBe("different");
    expect(labelOf("18 km", "18%")).toBe("unit_mismatch");
  });

  test("allows a distance by amount or by share, exactly", () => {
    expect(labelOf("1.1", "1", { absoluteTolerance: 0.1 })).toBe("matched");
    expect(labelOf("1.1000001", "1", { absoluteTolerance: 0.1 })).toBe("different");
    expect(labelOf("101", "100", { relativeTolerance: 0.01 })).toBe("matched");
    expect(labelOf("101.1", "100", { relativeTolerance: 0.01 })).toBe("different");
    expect(labelOf("0.33", "1/3", { relativeTolerance: 0.01 })).toBe("matched");
    expect(labelOf("5.1 km", "5 km", { absoluteTolerance: 0.1 })).toBe("matched");
    expect(labelOf("5100 m", "5 km", { absoluteTolerance: 0.1 })).toBe("matched");
    expect(labelOf("0.9", "5%", { absoluteTolerance: 1 })).toBe("different");
    expect(labelOf("0.0000001", "0", { absoluteTolerance: 1e-7 })).toBe("matched");
  });

  test("takes a number inside an expected range when asked", () => {
    expect(labelOf("12", "10-15", { insideRange: true })).toBe("matched");
    expect(labelOf("15", "10-15", { insideRange: true })).toBe("matched");
    expect(labelOf("16", "10-15", { insideRange: true })).toBe("different");
    expect(labelOf("10-15", "12", { insideRange: true })).toBe("different");
  });

  test("refuses tolerances below zero and locales that are no text", () => {
    expect(() => numericMatch({ absoluteTolerance: -1 })).toThrow(/absoluteTolerance .* must be 0 or more, got -1/);
    expect(() => numericMatch({ relativeTolerance: -0.1 })).toThrow(/relativeTolerance/);
    expect(() => numericMatch({ locale: 5 as never })).toThrow(/locale of numeric-match must be/);
  });

  test("matches every number with itself and with no other one, in Indian groups and Devanagari", () => {
    const format = new Intl.NumberFormat("hi-IN-u-nu-deva", { maximumFractionDigits: 3 });
    const thousandths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(thousandths, thousandths, (left, right) => {
        const [output, expected] = [format.format(left / 1000), String(right / 1000)];
        expect(labelOf(output, String(left / 1000))).toBe("matched");
        expect(labelOf(output, expected)).toBe(left === right ? "matched" : "different");
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "₹1,200 है", expected: "1200" },
      { output: "1,5", expected: ["15", "abc"] },
      { output: "10-15 km", expected: "10 to 15 किमी" },
    ];
    expect(await contractViolations(numericMatch(), cases)).toEqual([]);
    expect(await contractViolations(numericMatch({ select: "any", units: "ignored" }), cases)).toEqual([]);
  });
});
