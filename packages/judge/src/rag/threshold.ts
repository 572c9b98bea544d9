import { EvalError, show } from "@eval/core";

/** Throws EvalError unless a threshold is a share. */
export function checkShare(name: string, threshold: number): void {
  if (threshold >= 0 && threshold <= 1) return;
  throw new EvalError("invalid-option", `threshold of ${name} must be from 0 to 1, got ${show(threshold)}`);
}
