import type { MakeContract } from "../verdict/contract.js";
import { levelConflict } from "../verdict/stated-verdict.js";

/** A verdict on a scale of five described levels, reasons first. */
export interface Levelled {
  readonly critique: string;
  readonly level: 1 | 2 | 3 | 4 | 5;
}

export const levelledContract: MakeContract<Levelled> = (z) => ({
  schema: z.strictObject({ critique: z.string().max(4_000), level: z.literal([1, 2, 3, 4, 5]) }),
  inconsistency: ({ critique, level }) => levelConflict(critique, level),
});

/** What instructions say of the form of such a reply. */
export const LEVEL_FORM =
  'Reply with one JSON object and nothing else: {"critique": "one or two sentences that say why", "level": 1, 2, 3, 4 or 5}';

/** The mean of levels as a score from 0 to 1. */
export const levelScore = (levels: readonly number[]): number =>
  levels.reduce((sum, level) => sum + (level - 1) / 4, 0) / levels.length;
