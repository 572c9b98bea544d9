import { EvalError, show } from "@eval/core";
import type { RunComparison } from "@eval/runner";

/** What got worse beyond doubt, and by more than is tolerated: a sentence for each. */
export function regressionsOf({ comparisons }: RunComparison, tolerance: number, option: string): string[] {
  return comparisons
    .filter(({ conclusion, difference }) => conclusion === "worse" && Math.abs(difference ?? 0) > tolerance)
    .map(({ metric, slice, difference }) => {
      const where = slice === null ? "" : ` where ${slice.column} is ${show(slice.value)}`;
      return `${metric}${where} is worse by ${Math.abs(difference ?? 0).toFixed(4)} (${option})`;
    });
}

/** The largest regression that is let pass, as `--tolerance` says it. */
export function toleranceOf(text: string | undefined): number {
  const value = Number(text ?? "0");
  if (text?.trim() !== "" && value >= 0 && Number.isFinite(value)) return value;
  throw new EvalError("invalid-option", `--tolerance must be a number from 0, got ${show(text)}`);
}
