import { EvalError, show } from "@eval/core";
import type { Limits } from "./run-candidate.js";

/** The limits as people give them. */
export interface LimitOptions {
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly outputLimitKb: number;
}

/** The smallest values that make sense: Python alone takes 30 MiB. */
const SMALLEST: LimitOptions = { timeLimitMs: 1, memoryLimitMb: 64, outputLimitKb: 1 };

/** The limits in the units of the sandbox; throws on one that is too small or no number. */
export function limitsOf(options: LimitOptions): Limits {
  for (const name of ["timeLimitMs", "memoryLimitMb", "outputLimitKb"] as const) {
    if (options[name] >= SMALLEST[name]) continue;
    throw new EvalError("invalid-option", `${name} must be at least ${SMALLEST[name]}, got ${show(options[name])}`);
  }
  const { timeLimitMs, memoryLimitMb, outputLimitKb } = options;
  return { timeLimitMs, memoryLimitBytes: memoryLimitMb * 1_048_576, outputLimitBytes: outputLimitKb * 1_024 };
}
