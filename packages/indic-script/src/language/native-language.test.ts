import { identifyLanguage } from "@eval/indic-script";
import { wilsonInterval } from "@eval/stats";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../fixtures/read-fixture.js";

// Every third article of the declaration of human rights, which the models were built without.
const rows = readFixture<{ id: string; lang: string; text: string }>("udhr-held-out.jsonl");
const languages = [...new Set(rows.map(({ lang }) => lang))];

describe("identifyLanguage on articles that it has not seen", () => {
  // Bhojpuri stands so close to Hindi that one article in ten may be taken for it.
  test.each(languages)("knows %s in at least nine articles of ten", (language) => {
    const own = rows.filter(({ lang }) => lang === language);
    const right = own.filter(({ text }) => identifyLanguage(text).language === language).length;
    expect(right).toBeGreaterThanOrEqual(0.9 * own.length);
  });

  test("is right on all languages together with the interval of Wilson above 0.97", () => {
    const right = rows.filter(({ lang, text }) => identifyLanguage(text).language === lang).length;
    expect(wilsonInterval(right, rows.length).low).toBeGreaterThan(0.97);
  });

  test("decides on no first word alone against the language of the article with near certainty", () => {
    const wrong = rows.filter(({ lang, text }) => {
      const { language, probability } = identifyLanguage(text.split(" ").slice(0, 1).join(" "));
      return language !== lang && language !== "und" && probability > 0.99;
    });
    expect(wrong.length / rows.length).toBeLessThan(0.02);
  });
});
