import { EvalError, show } from "@eval/core";
import type { RunComparison } from "@eval/runner";
import { counted } from "./render/numbers.js";

/** How strict a gate of a comparison is, and the option that asked for it. */
export interface RegressionGate {
  readonly option: string;
  /** The largest regression that is let pass. */
  readonly tolerance: number;
  /** Whether A may have cases that B lacks. */
  readonly allowMissing: boolean;
}

/**
 * What the gate does not let pass, a sentence for each: what got worse beyond doubt and by more than is tolerated, and
 * cases that B lacks. A file of which the failures were left out would else be a good one.
 */
export function regressionsOf(comparison: RunComparison, gate: RegressionGate): string[] {
  return [...(gate.allowMissing ? [] : missingFrom(comparison, gate)), ...worseIn(comparison, gate)];
}

function missingFrom({ onlyA, comparisons }: RunComparison, { option }: RegressionGate): string[] {
  const wayOut = `where that is meant, --allow-missing (${option})`;
  const lost = onlyA.count === 0 ? [] : [`${counted(onlyA.count, "case")} of A cannot be found in B; ${wayOut}`];
  const unmeasured = comparisons.flatMap(({ metric, slice, dropped }) =>
    slice !== null || dropped.onlyA === 0
      ? []
      : [`${metric} measured ${counted(dropped.onlyA, "case")} in A and not in B; ${wayOut}`],
  );
  return [...lost, ...unmeasured];
}

function worseIn({ comparisons }: RunComparison, { tolerance, option }: RegressionGate): string[] {
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
