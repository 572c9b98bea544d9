import { cosine } from "./cosine.js";

/** How well the tokens of two texts match. */
export interface TokenMatch {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/**
 * Matches every token of each side with the closest of the other. Null where a side has no token with a direction.
 *
 * @example
 * matchTokens([Float32Array.of(1, 0)], [Float32Array.of(1, 0), Float32Array.of(0, 1)]);
 * // => { precision: 0.5, recall: 1, f1: 0.6666666666666666 }
 */
export function matchTokens(reference: readonly Float32Array[], candidate: readonly Float32Array[]): TokenMatch | null {
  const [ofReference, ofCandidate] = [reference.filter(hasDirection), candidate.filter(hasDirection)];
  if (ofReference.length === 0 || ofCandidate.length === 0) return null;
  const bestOfReference = ofReference.map(() => -1);
  let sum = 0;
  for (const token of ofCandidate) {
    let best = -1;
    for (const [at, other] of ofReference.entries()) {
      const value = cosine(token, other)!;
      best = Math.max(best, value);
      bestOfReference[at] = Math.max(bestOfReference[at]!, value);
    }
    sum += best;
  }
  const precision = sum / ofCandidate.length;
  const recall = bestOfReference.reduce((total, value) => total + value, 0) / ofReference.length;
  const f1 = precision > 0 && recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  return { precision, recall, f1 };
}

const hasDirection = (vector: Float32Array): boolean => vector.some((component) => component !== 0);
