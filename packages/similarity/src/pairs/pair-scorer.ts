import type { CallContext } from "@eval/core";

/** An accepted answer and the answer under test. */
export interface TextPair {
  readonly expected: string;
  readonly output: string;
}

/** Anything that says how near two texts are, from -1 to 1; null where a text has nothing to compare. */
export interface PairScorer {
  readonly id: string;
  readonly revision: string;
  scorePairs(pairs: readonly TextPair[], context?: CallContext): Promise<readonly (number | null)[]>;
}
