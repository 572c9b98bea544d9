import { EvalError, show } from "@eval/core";
import type { RunShard } from "@eval/runner";

/** Reads `i/n`, the i-th of n parts, from 1. */
export function shardFlag(text: string): RunShard {
  // ascii: options of a command line
  const [, index = 0, of = 0] = (/^([1-9][0-9]{0,8})\/([1-9][0-9]{0,8})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of) return { index, of };
  throw new EvalError("invalid-option", `--shard must be i/n with i from 1 to n, as in 2/8, got ${show(text)}`);
}
