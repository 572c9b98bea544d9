import type { ReadingFlags } from "../config/source-options.js";

/** Options of `evals compare` that say what the two sides are. */
export interface SideFlags extends ReadingFlags {
  readonly metric?: readonly string[];
  readonly config?: string;
  readonly score?: readonly string[];
  readonly lowerIsBetter?: readonly string[];
  readonly passFrom?: readonly string[];
  readonly mapA?: readonly string[];
  readonly mapB?: readonly string[];
}
