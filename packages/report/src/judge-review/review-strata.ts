import type { Stratum } from "@eval/stats";
import type { ReviewData, ReviewedCase } from "./reviewed-case.js";

/** With fewer judged cases than this, flagged and other cases of one verdict are taken together. */
const LEAST = 2;

/**
 * The cases of a run as strata: the queue, which was seen as a whole, and beside it what the random sample stands for,
 * by verdict and by flag. Where the sample has hardly a case of a stratum, it is joined to the one of the same verdict.
 */
export function reviewStrata({ population, queue, audit }: ReviewData): Stratum[] {
  const queued = new Set(queue.map(({ number }) => number));
  const sampled = audit.filter(({ number }) => !queued.has(number));
  return [true, false].flatMap((passed) => {
    const seen = queue.filter((each) => each.passed === passed);
    const taken = stratumOf(seen.length, seen);
    // A queue without a single verdict says nothing: its cases are as unknown as the others.
    const isKnown = taken.n > 0;
    const rest = [true, false].map((flagged) => {
      const size = sizeOf(population, passed, flagged);
      const drawn = sampled.filter((each) => each.passed === passed && each.flagged === flagged);
      return stratumOf(isKnown && flagged ? size - seen.length : size, drawn);
    });
    return [...(isKnown ? [taken] : []), ...joined(rest)];
  });
}

const sizeOf = (population: ReviewData["population"], passed: boolean, flagged: boolean): number =>
  population[`${flagged ? "flagged" : "plain"}${passed ? "Passed" : "Failed"}`];

function stratumOf(size: number, cases: readonly ReviewedCase[]): Stratum {
  const judged = cases.filter(({ judge }) => typeof judge === "boolean");
  return { size, n: judged.length, successes: judged.filter(({ judge }) => judge === true).length };
}

function joined(strata: readonly Stratum[]): Stratum[] {
  if (strata.every(({ size, n }) => n >= Math.min(size, LEAST))) return [...strata];
  const sum = (key: keyof Stratum) => strata.reduce((total, stratum) => total + stratum[key], 0);
  return [{ size: sum("size"), n: sum("n"), successes: sum("successes") }];
}
