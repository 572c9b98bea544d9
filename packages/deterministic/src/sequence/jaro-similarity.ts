import { numberSymbols } from "./number-symbols.js";
import { indexSymbols } from "./symbol-index.js";

/** What of two sequences the Jaro similarity sees. */
export interface JaroSimilarity {
  readonly similarity: number;
  /** Items that both hold no farther apart than half the longer length. */
  readonly matches: number;
  /** Pairs of matches that stand in another order. */
  readonly transpositions: number;
}

/**
 * Jaro similarity: the mean of the shares of both sequences that match and of the matches that are in order. Two
 * empty sequences have 1.
 *
 * @see Jaro 1989, https://doi.org/10.1080/01621459.1989.10478785; equal to rapidfuzz 3.14.6, `distance.Jaro`
 */
export function jaroSimilarity(leftItems: readonly string[], rightItems: readonly string[]): JaroSimilarity {
  if (leftItems.length === 0 && rightItems.length === 0) return { similarity: 1, matches: 0, transpositions: 0 };
  const { left, right, size } = numberSymbols(leftItems, rightItems);
  const { leftMatches, rightMatches } = matchWithin(left, right, size);
  const matches = rightMatches.length;
  if (matches === 0) return { similarity: 0, matches, transpositions: 0 };

  let moved = 0;
  for (let index = 0; index < matches; index++) if (leftMatches[index] !== rightMatches[index]) moved += 1;
  const transpositions = Math.floor(moved / 2);
  const similarity = (matches / left.length + matches / right.length + (matches - transpositions) / matches) / 3;
  return { similarity, matches, transpositions };
}

/** The symbols that match, in the order of either side: each right item takes the first free equal one in reach. */
function matchWithin(left: Int32Array, right: Int32Array, size: number) {
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1);
  const { places, starts } = indexSymbols(left, size);
  // The window only moves on, so a place passed by once is passed by for good.
  const next = starts.slice(0, size);
  const isMatched = new Uint8Array(left.length);
  const rightMatches: number[] = [];
  for (let at = 0; at < right.length; at++) {
    const symbol = right[at]!;
    const end = starts[symbol + 1]!;
    let entry = next[symbol]!;
    while (entry < end && places[entry]! < at - reach) entry += 1;
    if (entry < end && places[entry]! <= at + reach) {
      isMatched[places[entry]!] = 1;
      rightMatches.push(symbol);
      entry += 1;
    }
    next[symbol] = entry;
  }
  return { leftMatches: left.filter((_, at) => isMatched[at] === 1), rightMatches };
}
