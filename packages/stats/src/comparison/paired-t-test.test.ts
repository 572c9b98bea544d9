import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { mannWhitneyTest } from "./mann-whitney-test.js";
import { pairedTTest } from "./paired-t-test.js";
import { signTest } from "./sign-test.js";
import { welchTTest } from "./welch-t-test.js";
import { wilcoxonTest } from "./wilcoxon-test.js";

describe("paired and independent tests", () => {
  test("agree with scipy", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "paired_tests")) {
      const { a, b } = input;
      const { t, p, df } = pairedTTest(a, b);
      expectNear([t, p, df], [expected.t_rel.t, expected.t_rel.p, expected.t_rel.df], tolerance);
      const welch = welchTTest(a, b);
      expectNear([welch.t, welch.p, welch.df], [expected.welch.t, expected.welch.p, expected.welch.df], tolerance);
      const { statistic, p: pWilcoxon } = wilcoxonTest(a, b);
      const wilcoxon = expected.wilcoxon_asymptotic;
      expectNear([statistic, pWilcoxon], [wilcoxon.statistic, wilcoxon.p], tolerance);
      const { u, p: pMannWhitney } = mannWhitneyTest(a, b);
      const mannWhitney = expected.mannwhitney_asymptotic;
      expectNear([u, pMannWhitney], [mannWhitney.u, mannWhitney.p], tolerance);
      expectNear(signTest(a, b).p, expected.sign_test_p, tolerance);
    }
  });

  test("pairs that differ alike have no t", () => {
    expect(pairedTTest([1, 2], [0, 1])).toMatchObject({ p: null, difference: 1, reason: "all pairs differ alike" });
    expect(pairedTTest([1], [0])).toMatchObject({ p: null, reason: "one pair has no spread" });
    expect(pairedTTest([], [])).toMatchObject({ p: null, reason: "there are no pairs" });
  });

  // scipy.stats.ttest_rel 1.17.1 gives p = 1.1e-93 here, beside a warning of catastrophic cancellation.
  test("pairs that differ alike but for the rounding of decimals have no t, in clusters and without", () => {
    const b = [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8];
    const a = [0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9];
    const clusters = ["पटना", "पटना", "சென்னை", "சென்னை", "agra", "agra", "agra"];
    expect(pairedTTest(a, b)).toMatchObject({ p: null, reason: "all pairs differ alike" });
    expect(pairedTTest(a, b, { clusters })).toMatchObject({ p: null, reason: "all clusters differ alike" });
    expect(pairedTTest(b, b).p).toBeNull();
  });

  test("pairs that differ by little, but by more than rounding, have a t as scipy has it", () => {
    const b = [1e6, 1e6 + 1, 1e6 + 2];
    const { t, p } = pairedTTest([1e6 + 2 ** -10, 1e6 + 1 + 2 ** -9, 1e6 + 2 + 2 ** -10], b);
    expectNear([t, p], [4, 0.057190958417936644], 1e-12);
  });

  test("Welch says which sample lacks what", () => {
    expect(welchTTest([1], [1, 2]).p).toBeNull();
    expect(welchTTest([1, 1], [2, 2])).toMatchObject({ p: null, reason: "neither sample has any spread" });
  });
});

describe("pairedTTest of Miller 2024", () => {
  const a = [1, 1, 0, 1, 0, 1, 1, 0, 1, 1];
  const b = [1, 0, 0, 1, 0, 0, 1, 0, 1, 0];

  test("pairing shrinks the standard error from .223607 to .152753", () => {
    const { difference, t } = pairedTTest(a, b);
    expectNear([difference, difference! / t!], [0.3, 0.152753], 5e-7);
  });
});
