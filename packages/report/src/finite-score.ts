import { EvalError } from "@eval/core";

/**
 * A score as a writer may take it. JSON has no NaN and no infinity and would write null, which says that nothing was
 * measured: so they stop the writer, as do a score that is not there and one too many.
 */
export function finiteScore(score: number | null, status: string): number | null {
  if (score === null ? status !== "scored" : status === "scored" && Number.isFinite(score)) return score;
  const wanted = status === "scored" ? "a finite number" : "null";
  throw new EvalError("invalid-result", `score of a result that is ${status} must be ${wanted}, got ${String(score)}`);
}
