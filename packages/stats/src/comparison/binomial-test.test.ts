import { describe, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { binomialTest } from "./binomial-test.js";

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
