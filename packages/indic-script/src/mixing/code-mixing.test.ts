import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeMixing } from "./code-mixing.js";
import { codeMixingIndex } from "./code-mixing-index.js";
import { iIndex } from "./i-index.js";
import { mIndex } from "./m-index.js";
import { switchPoints } from "./switch-points.js";

describe("codeMixing", () => {
  // Expected values: the formulas of Gambäck and Das (2014), Barnett et al. (2000) and Guzmán et al. (2017) by hand.
  test.each([
    [["ta", "ta", "ta"], 0, 0, 0, 0],
    [["en", "en", "hi", "hi", "univ", "univ", "hi", "hi", "en", "en"], 50, 1, 2 / 7, 2],
    [["univ", "univ"], 0, 0, 0, 0],
    [["hi", "en", "hi", "en"], 50, 1, 1, 3],
    // p = 3/4, 1/4: Σp² = 10/16, M = (6/16) / (10/16).
    [["hi", "hi", "en", "hi"], 25, 0.6, 2 / 3, 2],
    // Three languages: Σp² = 1/3, M = (2/3) / (2/3).
    [["hi", "en", "ta"], 100 * (2 / 3), 1, 1, 2],
    [["hi"], 0, 0, 0, 0],
    [[], 0, 0, 0, 0],
  ])("measures %j as the papers define", (tags, cmi, m, i, switches) => {
    const mix = codeMixing(tags);
    expect(mix.codeMixingIndex).toBeCloseTo(cmi, 10);
    expect(mix.mIndex).toBeCloseTo(m, 10);
    expect(mix.iIndex).toBeCloseTo(i, 10);
    expect(mix.switchPoints).toBe(switches);
  });

  test("counts languages that do not occur where it is told of them", () => {
    // Σp² = 1/2 and k = 3: (1/2) / (2 · 1/2).
    expect(codeMixing(["hi", "en"], { languages: 3 }).mIndex).toBeCloseTo(0.5, 10);
  });

  test("takes no fewer than two languages", () => {
    expect(() => codeMixing(["hi"], { languages: 1 })).toThrow(
      "languages of codeMixing must be an integer of at least 2, got 1",
    );
  });

  test("stays inside its ranges, and does not see words of no language", () => {
    const tag = fc.constantFrom("hi", "en", "ta", "und", "univ");
    fc.assert(
      fc.property(fc.array(tag), (tags) => {
        const mix = codeMixing(tags);
        expect(mix.codeMixingIndex).toBeGreaterThanOrEqual(0);
        expect(mix.codeMixingIndex).toBeLessThan(100);
        expect(mix.mIndex).toBeGreaterThanOrEqual(0);
        expect(mix.mIndex).toBeLessThanOrEqual(1);
        const known = codeMixing(tags.filter((language) => language !== "und" && language !== "univ"));
        expect([known.mIndex, known.iIndex]).toEqual([mix.mIndex, mix.iIndex]);
      }),
    );
  });
});

describe("the metrics of code mixing", () => {
  const metrics = [codeMixingIndex(), mIndex(), iIndex(), switchPoints()];

  test.each(metrics.map((metric) => [metric.info.name, metric] as const))(
    "%s finds nothing to measure in a number",
    (_name, metric) => {
      expect(metric({ output: "१९४७" })).toMatchObject({ status: "unscored", label: "no_language" });
    },
  );

  test.each(metrics.map((metric) => [metric.info.name, metric] as const))(
    "%s keeps the promises of every metric",
    async (_name, metric) => {
      const cases = [
        { output: "kal office me meeting hai, please come on time" },
        { output: "आज मौसम अच्छा है।" },
        { output: "👍" },
      ];
      expect(await contractViolations(metric, cases)).toEqual([]);
    },
  );
});

test("the M-index of evenly mixed languages is 1 to the last bit, and of no mix above it", () => {
  const counts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(counts, (words) => {
      const tags = (lengths: readonly number[]) =>
        lengths.flatMap((length, index) => Array<string>(length).fill(`l${"abcdefghi"[index]}`));
      const options = { languages: words.length };
      expect(codeMixing(tags(words.map(() => words[0] ?? 1)), options).mIndex).toBe(1);
      expect(codeMixing(tags(words), options).mIndex).toBeLessThanOrEqual(1);
    }),
  );
});
