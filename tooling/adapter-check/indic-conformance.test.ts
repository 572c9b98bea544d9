import { indicConformance } from "@eval/indic-conformance";
import { ExactMatch, Levenshtein, NumericDiff } from "autoevals";
import { describe, expect, test } from "vitest";

const categoryOf = (report: Awaited<ReturnType<typeof indicConformance>>, name: string) =>
  report.categories.find(({ category }) => category === name);

/** The pairs of a table of 29 November 2026, made by hand: two forms of a letter, danda, digits and a byte order mark score less than 1. */
describe("the Indic conformance suite on scorers of autoevals 0.3.0", () => {
  test.each([
    ["ExactMatch", ExactMatch],
    ["Levenshtein", Levenshtein],
  ])("finds that %s takes two forms of a text for two texts", async (_, scorer) => {
    const report = await indicConformance(scorer);
    for (const name of ["normal-form", "digits", "punctuation"]) {
      expect(categoryOf(report, name)?.falseDifferences, name).toBeGreaterThan(20);
    }
    expect(categoryOf(report, "vowel-sign")).toMatchObject({ conforming: 47, falseMatches: 0 });
    expect(categoryOf(report, "identity")).toMatchObject({ conforming: 17 });
  });

  test("finds that NumericDiff gives NaN for digits of another script", async () => {
    const scorer = ({ output, expected }: { output: string; expected: string }) =>
      NumericDiff({ output: Number(output), expected: Number(expected) });
    const report = await indicConformance(scorer);
    expect(categoryOf(report, "digits")?.unmeasured).toBe(74);
  });
});
