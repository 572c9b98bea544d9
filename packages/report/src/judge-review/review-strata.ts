import type { Stratum } from "@eval/stats";
import type { ReviewData, ReviewedCase } from "./reviewed-case.js";

/** Cases of a run that the estimate takes together, and which these are. */
export interface ReviewStratum extends Stratum {
  /** In the plural, to go on after a number: `cases without a flag that fail`. */
  readonly what: string;
  /** Chosen one by one: the rest of them can be judged as well. */
  readonly isQueue: boolean;
}

/** With fewer judged cases than this, flagged and other cases of one verdict are taken together. */
const LEAST = 2;

/**
 * The cases of a run as strata: the queue, which was seen as a whole, and beside it what the random sample stands for,
 * by verdict and by flag. Where the sample has hardly a case of a stratum, it is joined to the one of the same verdict.
 */
export function reviewStrata({ population, queue, audit }: ReviewData): ReviewStratum[] {
  const queued = new Set(queue.map(({ number }) => number));
  const sampled = audit.filter(({ number }) => !queued.has(number));
  return [true, false].flatMap((passed) => {
    const seen = queue.filter((each) => each.passed === passed);
    const verdict = passed ? "that pass" : "that fail";
    const taken = { ...stratumOf(seen.length, seen, `cases of the queue ${verdict}`), isQueue: true };
    // A queue without a single verdict says nothing: its cases are as unknown as the others.
    const isKnown = taken.n > 0;
    const rest = [true, false].map((flagged) => {
      const size = sizeOf(population, passed, flagged);
      const drawn = sampled.filter((each) => each.passed === passed && each.flagged === flagged);
      const isRest = isKnown && flagged;
      const what = isRest ? "flagged cases beyond the queue" : flagged ? "flagged cases" : "cases without a flag";
      return stratumOf(isRest ? size - seen.length : size, drawn, `${what} ${verdict}`);
    });
    return [...(isKnown ? [taken] : []), ...joined(rest, `cases ${isKnown ? "beyond the queue " : ""}${verdict}`)];
  });
}

const sizeOf = (population: ReviewData["population"], passed: boolean, flagged: boolean): number =>
  population[`${flagged ? "flagged" : "plain"}${passed ? "Passed" : "Failed"}`];

function stratumOf(size: number, cases: readonly ReviewedCase[], what: string): ReviewStratum {
  const judged = cases.filter(({ judge }) => typeof judge === "boolean");
  return {
    what,
    isQueue: false,
    size,
    n: judged.length,
    successes: judged.filter(({ judge }) => judge === true).length,
  };
}

function joined(strata: readonly ReviewStratum[], what: string): ReviewStratum[] {
  if (strata.every(({ size, n }) => n >= Math.min(size, LEAST))) return [...strata];
  const sum = (key: "size" | "n" | "successes") => strata.reduce((total, stratum) => total + stratum[key], 0);
  return [{ what, isQueue: false, size: sum("size"), n: sum("n"), successes: sum("successes") }];
}
