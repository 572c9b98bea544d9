import { checkLevel } from "../checks/check-level.js";
import { invalidInput } from "../checks/invalid-input.js";
import { criticalValue } from "../numeric/critical-value.js";
import { normalQuantile } from "../numeric/normal-quantile.js";

/** How sure a comparison shall be. */
export interface Power {
  /** Confidence of the two-sided test: 0.95 where not given. */
  readonly level?: number;
  /** The chance to see a difference of the size planned for: 0.8 where not given. */
  readonly power?: number;
}

/** The two critical values of a plan: for the test, and for the power. */
export function planningValues({ level = 0.95, power = 0.8 }: Power): { test: number; power: number } {
  checkLevel(level);
  if (!(power >= 0.5 && power < 1)) throw invalidInput("power must be at least 0.5 and below 1", power);
  return { test: criticalValue(level), power: normalQuantile(power) };
}

/** Throws unless a difference of rates to plan for is above 0 and at most 1. */
export function checkGap(gap: number): void {
  if (!(gap > 0 && gap <= 1)) throw invalidInput("gap must be above 0 and at most 1, such as 0.05", gap);
}
