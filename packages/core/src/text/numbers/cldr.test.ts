import { parseNumber } from "@eval/core/text/numbers";
import { describe, expect, test } from "vitest";
import { conventionOf } from "./convention.js";

// Oracle: the locale data of the engine, CLDR 48 in ICU 78 with Node 20.20.

describe("conventionOf", () => {
  test.each(
    "en en-IN hi bn ta te mr gu kn ml pa or ur de de-CH de-AT fr fr-CH es es-MX it it-CH pt pt-PT nl sv nb da fi pl cs sk hu ro bg ru uk el tr id vi hr sl sr lt lv et ca eu gl".split(
      " ",
    ),
  )("has the separators that CLDR has for %s", (locale) => {
    const parts = new Intl.NumberFormat(`${locale}-u-nu-latn`).formatToParts(1234567.5);
    const { decimal, groups } = conventionOf(locale);
    expect(decimal).toBe(parts.find(({ type }) => type === "decimal")!.value);
    expect(groups).toContain(parts.find(({ type }) => type === "group")!.value);
  });
});

describe("parseNumber", () => {
  const languages = "en-IN hi bn mr gu pa or ta te kn ml ur".split(" ");
  const scales = [1_000, 100_000, 10_000_000, 150_000, 25_000_000];

  test.each(languages.flatMap((language) => scales.map((value) => [language, value] as const)))(
    "reads what CLDR writes in %s for %d, long",
    (language, value) => {
      const format = new Intl.NumberFormat(language, {
        notation: "compact",
        compactDisplay: "long",
        maximumFractionDigits: 1,
      });
      const text = format.format(value);
      expect([text, parseNumber(text)]).toMatchObject([text, { kind: "number", value }]);
    },
  );

  const units = {
    kilometer: "km",
    meter: "m",
    centimeter: "cm",
    kilogram: "kg",
    gram: "g",
    liter: "l",
    hour: "h",
    minute: "min",
    day: "day",
    week: "week",
    month: "month",
    year: "year",
  };

  test.each(
    ["en", "hi"].flatMap((language) =>
      Object.entries(units).map(([unit, symbol]) => [language, unit, symbol] as const),
    ),
  )("reads what CLDR writes in %s for five of a %s", (language, unit, symbol) => {
    for (const unitDisplay of ["long", "short"] as const) {
      const text = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(5);
      expect([text, parseNumber(text)]).toMatchObject([text, { kind: "number", value: 5, unit: symbol }]);
    }
  });

  /** Written as two words, the first of which is another unit by itself: کلو میٹر; and Tamil "1 ம.", short for an hour. */
  const unread = new Set("ur:kilometer ur:centimeter ur:kilogram ur:milliliter ta:hour".split(" "));
  const more = { ...units, milliliter: "ml", second: "s", hectare: "ha" };

  test.each(
    "bn mr gu pa or ta te kn ml ur as ne"
      .split(" ")
      .flatMap((language) => Object.entries(more).map(([unit, symbol]) => [language, unit, symbol] as const))
      .filter(([language, unit]) => !unread.has(`${language}:${unit}`)),
  )("reads what CLDR writes in %s for five of a %s, long", (language, unit, symbol) => {
    const text = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(5);
    expect([text, parseNumber(text)]).toMatchObject([text, { kind: "number", value: 5, unit: symbol }]);
  });
});
