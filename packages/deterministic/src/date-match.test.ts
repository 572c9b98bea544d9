import { contractViolations } from "@eval/core/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DateMatchOptions, dateMatch } from "./date-match.js";

const labelOf = (output: string, expected: string | string[], options: Partial<DateMatchOptions> = {}) =>
  dateMatch(options)({ output, expected }).label;

describe("dateMatch", () => {
  // 15 August 1947 and 26 January 1950 in the writings that Intl of Node 20 (CLDR 48) and newspapers give them.
  test.each([
    ["1947-08-15", "15 August 1947"],
    ["1947-08-15T10:30:00Z", "15 August 1947"],
    ["1947/8/15", "15 August 1947"],
    ["19470815", "15 August 1947"],
    ["15/08/1947", "15 August 1947"],
    ["08/15/1947", "15 August 1947"],
    ["15.08.1947", "15 August 1947"],
    ["15 - 08 - 1947", "15 August 1947"],
    ["15-Aug-1947", "15 August 1947"],
    ["15th of August, 1947", "15 August 1947"],
    ["august 15 , 1947", "15 August 1947"],
    ["Aug. 15th 1947", "15 August 1947"],
    ["AUGUST 15, 1947", "15 August 1947"],
    ["1947 August 15", "15 August 1947"],
    ["Friday, 15 August 1947 at midnight", "15 August 1947"],
    ["15 अगस्त 1947", "15 August 1947"],
    ["१५ अगस्त १९४७", "15 August 1947"],
    ["15 अगस्त, सन् 1947 ई.", "15 August 1947"],
    ["15 अग॰ 1947", "15 August 1947"],
    ["15 अग. 1947", "15 August 1947"],
    ["अगस्त 15, 1947", "15 August 1947"],
    ["1947 के अगस्त", "August 1947"],
    ["1947-08", "August 1947"],
    ["08/1947", "August 1947"],
    ["Aug 1947", "अगस्त 1947"],
    ["August", "अगस्त।"],
    ["15 August", "August 15"],
    ["১৫ আগস্ট, ১৯৪৭", "1947-08-15"],
    ["௧௫ ஆகஸ்ட், ௧௯௪௭", "1947-08-15"],
    ["15 اگست، 1947", "1947-08-15"],
    ["२६ जनवरी १९५० को", "1950-01-26"],
    ["26 जनवरी 1950".normalize("NFD"), "26 Jan 1950"],
    ["5 फ़रवरी 2020".normalize("NFD"), "5 फरवरी 2020"],
    ["1947ൽ", "1947"],
    ["1947-ൽ", "1947"],
    ["🎆 15 August 1947 🎆", "1947-08-15"],
    ["44 BC", "44 ई.पू."],
    ["15 March 44 BC", "44 BCE"],
    ["AD 79", "79 CE"],
    ["ईसा पूर्व 500", "500 BC"],
    ["सन् 79 में", "79 ई."],
    ["15 agast 1947", "15 August 1947"],
    ["26 janvari, 1950 ko", "1950-01-26"],
    ["2 aktubar 1869", "2 October 1869"],
    ["mai 1947 mein", "May 1947"],
    ["1975 की 25 जून", "25 June 1975"],
    ["25 June in the year 1975", "25 June 1975"],
    ["১৫ই আগস্ট ১৯৪৭", "15 August 1947"],
    ["১৯৪৭ সালের ১৫ আগস্ট", "15 August 1947"],
    ["2024年5月3日", "3 May 2024"],
    ["ई.पू. 326", "326 BC"],
    ["29 February 2024", "2024-02-29"],
    ["05/05/2020", "2020-05-05"],
  ])("matches %j with %j", (output, expected) => expect(labelOf(output, expected)).toBe("matched"));

  test.each([
    ["15 August 1948", "15 August 1947", "different"],
    ["16 अगस्त 1947", "15 August 1947", "different"],
    ["44 AD", "44 BC", "different"],
    ["जून 1947", "जुलाई 1947", "different"],
    ["1947-08-15", "August 1948", "different"],
    ["midnight", "15 August 1947", "no_date"],
    ["in the 1990s", "1990", "no_date"],
    ["1947-48", "1947", "no_date"],
    ["1,947 people", "1947", "no_date"],
    ["₹1947", "1947", "no_date"],
    ["1947.5", "1947", "no_date"],
    ["१०००वीं बार", "1000", "no_date"],
    ["शक 1947", "1947", "no_date"],
    ["विक्रम संवत 2004", "2004", "no_date"],
    ["1445 AH", "1445", "no_date"],
    ["version 1.2.2003.4", "2003", "no_date"],
    ["2024-02-30", "2024-02-29", "impossible_date"],
    ["31 अप्रैल 2024", "2024-04-30", "impossible_date"],
    ["2023-02-29", "2023", "impossible_date"],
    ["13/13/2024", "2024", "impossible_date"],
    ["", "1947", "blank"],
  ])("calls %j against %j %s", (output, expected, label) => {
    expect(dateMatch()({ output, expected })).toMatchObject({ label, score: 0, passed: false });
  });

  test.each([
    ["the fifteenth of August 1947", "matched"],
    ["August fifteenth, 1947", "matched"],
    ["August the fifteenth, 1947", "matched"],
    ["पंद्रह अगस्त 1947", "matched"],
    ["pandrah agast 1947", "matched"],
    ["पन्द्रह अगस्त, 1947", "matched"],
    ["the twenty-fifth of August 1947", "different"],
    ["in all of August 1947", "less_precise"],
    ["forty August 1947", "less_precise"],
    ["the first may be in 1947", "less_precise"],
  ])("reads the day in words beside its month and year: %j is %s", (output, label) => {
    expect(labelOf(output, "1947-08-15")).toBe(label);
  });

  test.each([
    ["It was not 15 August 1947.", "no_date"],
    ["15 अगस्त 1947 नहीं", "no_date"],
    ["15 August 1947 is wrong", "no_date"],
    ["15 August 1947, not 14 August 1947", "matched"],
    ["14 अगस्त 1947 नहीं, 15 अगस्त 1947", "matched"],
    ["It was not 14 August but 15 August 1947", "matched"],
    ["She did not come on 15 August 1947", "matched"],
  ])("leaves out a date that is only denied: %j is %s", (output, label) => {
    expect(labelOf(output, "1947-08-15")).toBe(label);
  });

  test("takes an expected answer that denies a date for itself", () => {
    expect(labelOf("not 1947", "not 1947")).toBe("matched");
  });

  test("compares at the precision that the expected answer states", () => {
    expect(labelOf("15 August 1947", "1947")).toBe("matched");
    expect(labelOf("15 August 1947", "August 1947")).toBe("matched");
    expect(labelOf("15 August 1947", "15 August")).toBe("matched");
    expect(labelOf("August 1947", "15 August 1947")).toBe("less_precise");
    expect(labelOf("1947", "August 1947")).toBe("less_precise");
    expect(labelOf("1948", "August 1947")).toBe("different");
  });

  test("reports day and month in either order as ambiguous, unless one order is impossible or the option decides", () => {
    const result = dateMatch()({ output: "03/04/2024", expected: "2024-04-03" });
    expect(result).toMatchObject({ status: "unscored", score: null, label: "ambiguous" });
    expect(result.reason).toContain("2024-04-03 or 2024-03-04");
    expect(labelOf("03/04/2024", "2024-04-03", { order: "dmy" })).toBe("matched");
    expect(labelOf("03/04/2024", "2024-04-03", { order: "mdy" })).toBe("different");
    expect(labelOf("03/04/2024", "2024-03-04", { order: "mdy" })).toBe("matched");
    expect(labelOf("3 April 2024", "03/04/2024")).toBe("ambiguous");
    expect(labelOf("3 April 2024", "03/04/2024", { order: "dmy" })).toBe("matched");
    expect(labelOf("13/04/2024", "2024-04-13", { order: "mdy" })).toBe("matched");
    expect(labelOf("03/04/2024", "2024")).toBe("matched");
    expect(labelOf("03/04/2024", "2023-04-03")).toBe("different");
    expect(labelOf("03-04-2024", "03/04/2024")).toBe("matched");
    expect(labelOf("04/03/2024", "03/04/2024")).toBe("ambiguous");
  });

  test("does not guess the century of two digits", () => {
    expect(labelOf("15/08/47", "1947-08-15")).toBe("ambiguous");
    expect(labelOf("15-Aug-47", "1947-08-15")).toBe("ambiguous");
    expect(labelOf("Aug 15, '47", "1947-08-15")).toBe("ambiguous");
    expect(labelOf("15/08/47", "1948-08-15")).toBe("different");
    expect(labelOf("15/08/47", "15 August")).toBe("matched");
  });

  test("does not guess the century of a month either", () => {
    expect(labelOf("Aug '47", "August 1947")).toBe("ambiguous");
    expect(labelOf("Aug '47", "August 1950")).toBe("different");
  });

  test("does not guess whether a month or the last year of a range stands behind a year", () => {
    const result = dateMatch()({ output: "2001-02", expected: "February 2001" });
    expect(result.label).toBe("ambiguous");
    expect(result.reason).toContain("2001-02 or a range of years");
    expect(labelOf("2001-03", "March 2001")).toBe("matched");
    expect(labelOf("2001-02", "2001-02")).toBe("matched");
    expect(labelOf("02/2001", "February 2001")).toBe("matched");
  });

  test("leaves open which of several dates is the answer, unless select decides or none is right", () => {
    const both = { output: "between 1946 and 1947", expected: "1947" };
    expect(dateMatch()(both)).toMatchObject({ status: "unscored", label: "ambiguous" });
    expect(dateMatch({ select: "last" })(both).label).toBe("matched");
    expect(dateMatch({ select: "any" })(both).label).toBe("matched");
    expect(labelOf("1947, then 1946", "1947", { select: "last" })).toBe("different");
    expect(labelOf("between 1946 and 1947", "1950")).toBe("different");
    expect(labelOf("In 1947, on 15 August 1947", "15 August 1947")).toBe("matched");
    expect(labelOf("15 August 1947, in 1947", "15 August 1947", { select: "last" })).toBe("matched");
  });

  test("leaves several different dates open where the date must stand alone, right or wrong", () => {
    const alone = (output: string, expected: string) => labelOf(output, expected, { select: "alone" });
    expect(alone("between 1946 and 1947", "1947")).toBe("ambiguous");
    expect(alone("between 1946 and 1947", "1950")).toBe("ambiguous");
    expect(alone("In 1947, on 15 August 1947", "15 August 1947")).toBe("matched");
    expect(alone("In 1947, on 15 August 1947", "16 August 1947")).toBe("different");
  });

  test("gives an expected answer without one possible date no verdict", () => {
    expect(dateMatch()({ output: "1947", expected: "soon" })).toMatchObject({
      status: "unscored",
      label: "no_expected_date",
    });
    expect(labelOf("2024-02-29", "2024-02-30")).toBe("no_expected_date");
    expect(labelOf("1783", "From July 1783 to October 1784")).toBe("ambiguous_expected");
    expect(labelOf("1947-08-15", "In 1947: 15 August 1947")).toBe("matched");
    expect(labelOf("1947", "")).toBe("empty_expected");
  });

  test("scores against several expected answers, and only fails where all of them are dates", () => {
    expect(dateMatch()({ output: "2003", expected: ["the Super Bowl", "1998", "2003"] })).toMatchObject({
      label: "matched",
      metadata: { expectedIndex: 2 },
    });
    expect(labelOf("2004", ["1998", "2003"])).toBe("different");
    expect(labelOf("2004", ["the Super Bowl", "2003"])).toBe("no_expected_date");
  });

  test("does not read a word for a month where it is none", () => {
    expect(labelOf("5 मे से 3", "5 May")).toBe("no_date");
    expect(labelOf("5 जन और 3 नव", "5 January")).toBe("no_date");
    expect(labelOf("Mayor 5", "5 May")).toBe("no_date");
    expect(labelOf("mai 5 log laya", "5 May")).toBe("no_date");
  });

  const locales = ["en-IN", "en-US", "hi", "mr", "bn", "ta", "te", "kn", "ml", "gu", "pa", "ur"];
  test.each(locales)("reads every day as Intl writes it in %s", (locale) => {
    const styles =
      locale.startsWith("en") || locale === "hi" ? (["long", "medium", "full"] as const) : (["long"] as const);
    const days = fc.integer({ min: -40_000, max: 40_000 });
    fc.assert(
      fc.property(days, fc.constantFrom(...styles), (day, dateStyle) => {
        const date = new Date(day * 86_400_000);
        const output = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" }).format(date);
        expect([output, labelOf(output, date.toISOString().slice(0, 10))]).toEqual([output, "matched"]);
        const next = new Date(date.getTime() + 86_400_000).toISOString().slice(0, 10);
        expect([output, labelOf(output, next)]).toEqual([output, "different"]);
      }),
      { numRuns: 60 },
    );
  });

  test("takes for a date exactly the days that the calendar has", () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, "0"));
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2999 }), part(13), part(32), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const date = new Date(`${text}T00:00:00Z`);
        const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect([text, labelOf(text, String(year))]).toEqual([text, isReal ? "matched" : "impossible_date"]);
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "१५ अगस्त १९४७", expected: "1947-08-15" },
      { output: "03/04/2024", expected: ["2024-04-03", "soon"] },
    ];
    expect(await contractViolations(dateMatch(), cases)).toEqual([]);
    expect(await contractViolations(dateMatch({ order: "dmy", select: "any" }), cases)).toEqual([]);
  });
});
