import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { mcnemarChiSquared } from "./mcnemar-chi-squared.js";
import { mcnemarExact } from "./mcnemar-exact.js";
import { mcnemarMidP } from "./mcnemar-mid-p.js";

type Counts = [[both: number, onlyA: number], [onlyB: number, neither: number]];
const tableOf = ([[both, onlyA], [onlyB, neither]]: Counts) => ({ both, onlyA, onlyB, neither });

describe("McNemar", () => {
  test("agrees with statsmodels", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "mcnemar")) {
      const table = tableOf(input.table);
      expectNear(mcnemarExact(table).p, expected.exact.p, tolerance);
      for (const [key, corrected] of [
        ["chi2", false],
        ["chi2_corrected", true],
      ] as const) {
        const { statistic, p } = mcnemarChiSquared(table, { corrected });
        expectNear([statistic, p], [expected[key].statistic, expected[key].p], tolerance);
      }
    }
  });

  // scipy.stats.binomtest 1.17.1, and for mid-p that less scipy.stats.binom.pmf of the result.
  test.each([
    [18, 7, 0.043285, 0.028959],
    [10, 2, 0.038574, 0.022461],
    [25, 10, 0.016674, 0.011331],
    [5, 5, 1, 0.753906],
    [1, 1, 1, 0.5],
    [40, 40, 1, 0.911072],
    [0, 9, 0.003906, 0.001953],
    [1, 0, 1, 0.5],
    [3, 1, 0.625, 0.375],
  ])("%i against %i: exact p %f, mid-p %f", (onlyA, onlyB, exact, midP) => {
    expectNear([mcnemarExact({ onlyA, onlyB }).p, mcnemarMidP({ onlyA, onlyB }).p], [exact, midP], 5e-7);
  });

  test("is no evidence without discordant pairs, which R's contingencytables gives mid-p 0.5 for", () => {
    const none = { onlyA: 0, onlyB: 0 };
    expect([mcnemarExact(none).p, mcnemarMidP(none).p]).toEqual([1, 1]);
  });

  test("finds the position bias of 256 against 70 flips", () => {
    expect(mcnemarExact({ onlyA: 256, onlyB: 70 }).p).toBeLessThan(6e-26);
  });
});
