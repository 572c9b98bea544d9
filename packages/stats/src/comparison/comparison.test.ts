import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { agrestiCaffoInterval } from "../intervals/agresti-caffo-interval.js";
import { clusteredInterval } from "../intervals/clustered-interval.js";
import { clusteredStandardError } from "../intervals/clustered-standard-error.js";
import { newcombeInterval } from "../intervals/newcombe-interval.js";
import { waldDifferenceInterval } from "../intervals/wald-difference-interval.js";
import { tQuantile } from "../numeric/student-t.js";
import { ranks } from "../ranking/ranks.js";
import { benjaminiHochberg, benjaminiYekutieli, bonferroni, holm } from "./adjust-p-values.js";
import { binomialTest } from "./binomial-test.js";
import { bonettPriceInterval } from "./bonett-price-interval.js";
import { mannWhitneyTest } from "./mann-whitney-test.js";
import { mcnemarChiSquared, mcnemarExact, mcnemarMidP } from "./mcnemar-test.js";
import { pairedPermutationTest } from "./paired-permutation-test.js";
import { pairedTTest } from "./paired-t-test.js";
import { pairedTable } from "./paired-table.js";
import { permutationTest } from "./permutation-test.js";
import { signTest } from "./sign-test.js";
import { twoProportionTest } from "./two-proportion-test.js";
import { welchTTest } from "./welch-t-test.js";
import { wilcoxonTest } from "./wilcoxon-test.js";

const bounds = ({ low, high }: { low: number | null; high: number | null }) => [low, high];
type Counts = [[both: number, onlyA: number], [onlyB: number, neither: number]];
const tableOf = ([[both, onlyA], [onlyB, neither]]: Counts) => ({ both, onlyA, onlyB, neither });

describe("two independent rates", () => {
  test("intervals and z test agree with statsmodels", () => {
    for (const { input, params, expected, tolerance } of vectors("stats-intervals", "two_proportions")) {
      const a = { successes: input.x1, n: input.n1 };
      const b = { successes: input.x2, n: input.n2 };
      expectNear(bounds(newcombeInterval(a, b, params.level)), expected.newcomb, tolerance);
      expectNear(bounds(waldDifferenceInterval(a, b, params.level)), expected.wald, tolerance);
      expectNear(bounds(agrestiCaffoInterval(a, b, params.level)), expected["agresti-caffo"], tolerance);
      const { z, p } = twoProportionTest(a, b);
      expectNear([z, p], [expected.z_test.z, expected.z_test.p], tolerance);
    }
  });

  test("no trials on one side leave nothing to say", () => {
    const [some, none] = [
      { successes: 1, n: 2 },
      { successes: 0, n: 0 },
    ];
    for (const interval of [newcombeInterval, waldDifferenceInterval, agrestiCaffoInterval]) {
      expect(interval(some, none)).toMatchObject({ low: null, reason: "there are no trials" });
    }
    expect(twoProportionTest(none, some)).toMatchObject({ p: null, reason: "there are no trials" });
    expect(twoProportionTest(some, { successes: 2, n: 2 }).p).toBeCloseTo(0.2482, 4);
    expect(twoProportionTest(none, none).p).toBeNull();
  });
});

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

  // scipy 1.17.1.
  test.each([
    [18, 7, 0.043285, 0.028959],
    [10, 2, 0.038574, 0.022461],
    [25, 10, 0.016674, 0.011331],
    [5, 5, 1, 0.753906],
    [1, 0, 1, 0.5],
    [3, 1, 0.625, 0.375],
  ])("%i against %i: exact p %f, mid-p %f", (onlyA, onlyB, exact, midP) => {
    expectNear([mcnemarExact({ onlyA, onlyB }).p, mcnemarMidP({ onlyA, onlyB }).p], [exact, midP], 5e-7);
  });

  test("finds the position bias of 256 against 70 flips", () => {
    expect(mcnemarExact({ onlyA: 256, onlyB: 70 }).p).toBeLessThan(6e-26);
  });
});

describe("bonettPriceInterval", () => {
  test("gives .0046 to .1043 for 18 against 7 of 200", () => {
    const interval = bonettPriceInterval({ both: 150, onlyA: 18, onlyB: 7, neither: 25 });
    expectNear(bounds(interval), [0.0046, 0.1043], 5e-5);
  });

  test("no difference can be beyond 1", () => {
    expect(bonettPriceInterval({ both: 0, onlyA: 1, onlyB: 0, neither: 0 }).high).toBe(1);
  });

  test("no pairs have no interval", () => {
    expect(bonettPriceInterval({ both: 0, onlyA: 0, onlyB: 0, neither: 0 }).low).toBeNull();
  });
});

describe("pairedTable", () => {
  test("reproduces the length gap of one judge", () => {
    for (const { input, expected, tolerance } of vectors("stats-seed004", "length_padding_gap")) {
      const { both, onlyA, onlyB } = pairedTable(input.padded.map(Boolean), input.plain.map(Boolean));
      const n = input.plain.length;
      const [plain, padded] = [(both + onlyB) / n, (both + onlyA) / n];
      const gap = (onlyA - onlyB) / n;
      expectNear([plain, padded, gap], [expected.plain, expected.padded, expected.gap], tolerance);
    }
  });

  test("lists of two lengths throw", () => {
    expect(() => pairedTable([true], [])).toThrow("paired lists must have the same length, got [1,0]");
  });
});

describe("pairedPermutationTest", () => {
  test("agrees with scipy where all arrangements are looked at", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "paired_permutation_exact")) {
      for (const alternative of ["two-sided", "greater", "less"] as const) {
        const options = { alternative, tieTolerance: 1e-14 };
        const { p, difference } = pairedPermutationTest(input.a, input.b, options);
        expectNear([p, difference], [expected[alternative], expected.statistic], tolerance);
      }
    }
  });

  test("agrees with scipy within Monte Carlo error", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "paired_permutation_mc")) {
      const { p, difference, permutations } = pairedPermutationTest(input.a, input.b, { seed: 1 });
      expectNear(p, expected.p, tolerance);
      expectNear(difference, expected.statistic, 1e-12);
      expect(permutations).toBe(10000);
    }
  });

  test("sums that are equal but for rounding are ties", () => {
    // In hundredths: -74 + 36 + 38 = 0, so turning those three round gives the same sum of 2 once more.
    const decimals = [-0.74, 0.36, 0.07, 0.38, -0.05];
    const whole = [-74, 36, 7, 38, -5];
    for (const alternative of ["greater", "less"] as const) {
      const { p } = pairedPermutationTest(decimals, Array(5).fill(0), { alternative });
      expect(p).toBe(pairedPermutationTest(whole, Array(5).fill(0), { alternative }).p);
    }
  });

  test("random arrangements agree with all of them", () => {
    const a = Array.from({ length: 17 }, (_, i) => Math.sin(i) + 0.2);
    const b = a.map((value, i) => value - 0.1 - 0.3 * Math.cos(3 * i));
    const all = pairedPermutationTest(a.slice(0, 16), b.slice(0, 16));
    // A pair that differs by next to nothing makes 17, too many for all arrangements, and changes p by next to nothing.
    const some = pairedPermutationTest([...a.slice(0, 16), 1e-9], [...b.slice(0, 16), 0], { resamples: 40000 });
    expect([all.method, some.method]).toEqual(["paired-permutation-exact", "paired-permutation-monte-carlo"]);
    expect(Math.abs(all.p! - some.p!)).toBeLessThan(0.01);
  });

  test("pairs of one cluster change sides together", () => {
    const clusters = ["a", "a", "b", "b"];
    expect(pairedPermutationTest([1, 1, 1, 1], [0, 0, 0, 0]).p).toBe(2 / 16);
    expect(pairedPermutationTest([1, 1, 1, 1], [0, 0, 0, 0], { clusters }).p).toBe(2 / 4);
  });

  test("no differences are no evidence", () => {
    expect(pairedPermutationTest([1, 2], [1, 2]).p).toBe(1);
  });
});

describe("permutationTest", () => {
  test("agrees with scipy where all arrangements are looked at", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "independent_permutation_exact")) {
      for (const alternative of ["two-sided", "greater", "less"] as const) {
        expectNear(permutationTest(input.a, input.b, { alternative }).p, expected[alternative], tolerance);
      }
    }
  });

  test("random arrangements come near Welch's test for many values", () => {
    const a = Array.from({ length: 40 }, (_, i) => Math.sin(7 * i));
    const b = Array.from({ length: 50 }, (_, i) => Math.sin(5 * i + 1) + 0.25);
    const { p, method } = permutationTest(a, b);
    expect(method).toBe("permutation-monte-carlo");
    expect(p).toBeCloseTo(welchTTest(a, b).p!, 1);
  });

  test("a sample without values has no p", () => {
    expect(permutationTest([], [1])).toMatchObject({ p: null, reason: "a sample has no values" });
  });
});

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

describe("clusteredStandardError", () => {
  const data = [[1, 1, 1], [0, 0], [1, 0, 1], [0], [1, 1], [0, 0, 0, 1]];
  const clusters = data.flatMap((values, cluster) => values.map(() => cluster));
  const values = data.flat();

  test("is .174322 where the naive one is .133333 and Miller's without C/(C-1) .159133", () => {
    const { value } = clusteredStandardError(values, clusters);
    expectNear(value, 0.174322, 5e-7);
    expectNear(value! * Math.sqrt(5 / 6), 0.159133, 5e-7);
    expectNear(clusteredStandardError(values, [...values.keys()]).value, 0.133333, 5e-7);
  });

  test("the interval takes t with one degree of freedom less than clusters", () => {
    expectNear(tQuantile(0.975, 5), 2.570582, 5e-7);
    const { low, high } = clusteredInterval(values, clusters);
    expectNear((high! - low!) / 2, 0.174322 * 2.570582, 2e-6);
  });

  test("a paired test with clusters uses it", () => {
    const zeros = values.map(() => 0);
    expectNear(pairedTTest(values, zeros, { clusters }).t, 8 / 15 / 0.174322, 1e-4);
  });

  test.each([
    [[], [], "there are no values"],
    [[1, 0], ["a", "a"], "one cluster has no spread"],
    [[1, 0, 1, 0], ["a", "a", "b", "b"], "all clusters have the same mean, so their spread says nothing about it"],
  ])("of %j in %j there is no interval", (list, labels, reason) => {
    expect(clusteredInterval(list, labels)).toMatchObject({ low: null, high: null, reason });
  });
});

describe("binomialTest", () => {
  test("agrees with scipy", () => {
    for (const { input, expected, tolerance } of vectors("stats-misc", "binom_test")) {
      const { k, n, p } = input;
      expectNear(binomialTest(k, n, p).p, expected.two_sided_p, tolerance);
      expectNear(binomialTest(k, n, p, "less").p, expected.cdf, tolerance);
      expectNear(binomialTest(k, n, p, "greater").p, 1 - expected.cdf + expected.pmf, tolerance);
    }
  });

  test("two-sided adds up every count that is no more probable", () => {
    const rate = 0.37;
    const n = 23;
    const pmf = (k: number) =>
      binomialTest(k, n, rate, "less").p! - (k > 0 ? binomialTest(k - 1, n, rate, "less").p! : 0);
    for (let k = 0; k <= n; k += 1) {
      let sum = 0;
      for (let other = 0; other <= n; other += 1) if (pmf(other) <= pmf(k) * (1 + 1e-7)) sum += pmf(other);
      expectNear(binomialTest(k, n, rate).p, sum, 1e-10);
    }
  });
});

describe("adjusted p values", () => {
  test("agree with statsmodels", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "multiple_comparisons")) {
      expectNear(bonferroni(input.p), expected.bonferroni, tolerance);
      expectNear(holm(input.p), expected.holm, tolerance);
      expectNear(benjaminiHochberg(input.p), expected.benjamini_hochberg, tolerance);
      expectNear(benjaminiYekutieli(input.p), expected.benjamini_yekutieli, tolerance);
    }
  });

  test("of nothing are nothing", () => {
    for (const adjust of [bonferroni, holm, benjaminiHochberg, benjaminiYekutieli]) expect(adjust([])).toEqual([]);
  });

  test("what is not a probability throws", () => {
    expect(() => holm([0.5, 2])).toThrow("p[1] must be between 0 and 1, got 2");
  });
});

describe("ranks", () => {
  test("agree with scipy for every rule of ties", () => {
    for (const { input, expected, tolerance } of vectors("stats-correlation", "rankdata")) {
      for (const ties of ["average", "min", "max", "dense", "ordinal"] as const) {
        expectNear(ranks(input.x, ties), expected[ties], tolerance);
      }
    }
  });
});
