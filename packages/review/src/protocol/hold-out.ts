import { EvalError, show } from "@eval/core";
import { sample, seededRandom } from "@eval/stats";
import { derivedSeed } from "./derived-seed.js";
import type { HoldOut } from "./protocol.js";

/** Draws the share of the cases that is held out, to the nearest whole case. Both parts must have one. */
export function holdOutOf(cases: readonly number[], share: number, seed: number): HoldOut {
  const count = Math.round(cases.length * share);
  if (!(share > 0 && share < 1) || count === 0 || count === cases.length) {
    throw new EvalError(
      "invalid-option",
      `--hold-out must be a share between 0 and 1 that leaves cases on both sides of ${cases.length}, got ${show(share)}`,
    );
  }
  return { share, test: sample(cases, count, seededRandom(derivedSeed(seed, "hold-out"))) };
}
