import { EvalError, show } from "@eval/core";

/** Throws where an n-gram order is not a whole number from `least` to 100. */
export function checkOrder(metric: string, option: string, value: number, least: 0 | 1): void {
  if (Number.isInteger(value) && value >= least && value <= 100) return;
  throw new EvalError(
    "invalid-option",
    `${option} of ${metric} must be a whole number from ${least} to 100, got ${show(value)}`,
  );
}
