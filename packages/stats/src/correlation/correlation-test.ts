import { tTwoSided } from "../numeric/t-two-sided.js";
import type { Estimate } from "../result.js";
import type { TestResult } from "../test-result.js";

/** The t test of a correlation against 0. */
export function correlationTest(r: Estimate, n: number, method: string): TestResult {
  const face = { method, alternative: "two-sided" } as const;
  if (r.value === null) return { ...face, p: null, reason: r.reason };
  if (n === 2) return { ...face, p: 1 };
  return { ...face, p: tTwoSided(r.value * Math.sqrt((n - 2) / ((1 - r.value) * (1 + r.value))), n - 2) };
}
