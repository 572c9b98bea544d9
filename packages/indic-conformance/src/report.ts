import type { Outcome } from "./judge-score.js";
import type { ConformanceVector } from "./vectors.js";

/** A pair on which a scorer does not conform. */
export interface Deviation extends ConformanceVector {
  readonly outcome: Exclude<Outcome, "conforms">;
  /** What the scorer gave: a number, null, or in words whatever else it was. */
  readonly score: number | null | string;
}

/** How many pairs of a category there are, how many conform, and what the others are. */
export interface CategoryReport {
  readonly category: string;
  readonly total: number;
  readonly conforming: number;
  readonly falseDifferences: number;
  readonly falseMatches: number;
  readonly declined: number;
  readonly unmeasured: number;
}

export interface ConformanceReport {
  /** The score from which the scorer was taken to say "the same". */
  readonly threshold: number;
  readonly total: number;
  readonly conforming: number;
  /** Pairs by what is asked for. A scorer that always says 0 has all that differ and none that are the same. */
  readonly verdicts: readonly { readonly verdict: string; readonly total: number; readonly conforming: number }[];
  readonly categories: readonly CategoryReport[];
  readonly deviations: readonly Deviation[];
}

/** One pair with what came of it. */
export interface Judged {
  readonly vector: ConformanceVector;
  readonly outcome: Outcome;
  readonly score: number | null | string;
}

/** Counts by category, in the order in which categories come up. */
export function reportOf(judged: readonly Judged[], threshold: number): ConformanceReport {
  const groups = (key: "category" | "verdict") => [...new Set(judged.map(({ vector }) => vector[key]))];
  const conforming = (some: readonly Judged[]) => some.filter(({ outcome }) => outcome === "conforms").length;
  return {
    threshold,
    total: judged.length,
    conforming: conforming(judged),
    verdicts: groups("verdict").map((verdict) => {
      const some = judged.filter(({ vector }) => vector.verdict === verdict);
      return { verdict, total: some.length, conforming: conforming(some) };
    }),
    categories: groups("category").map((category) =>
      categoryReport(
        category,
        judged.filter(({ vector }) => vector.category === category),
      ),
    ),
    deviations: judged.flatMap(({ vector, outcome, score }) =>
      outcome === "conforms" ? [] : [{ ...vector, outcome, score }],
    ),
  };
}

function categoryReport(category: string, judged: readonly Judged[]): CategoryReport {
  const count = (wanted: Outcome) => judged.filter(({ outcome }) => outcome === wanted).length;
  return {
    category,
    total: judged.length,
    conforming: count("conforms"),
    falseDifferences: count("false-difference"),
    falseMatches: count("false-match"),
    declined: count("declined"),
    unmeasured: count("unmeasured"),
  };
}
