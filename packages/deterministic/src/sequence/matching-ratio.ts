import { longestMatch, type MatchRange, type MatchSpace } from "./longest-match.js";
import { numberSymbols } from "./number-symbols.js";
import { indexSymbols, type SymbolIndex } from "./symbol-index.js";

/** How much of two sequences the matching blocks hold. */
export interface Matching {
  /** Items in matching blocks. */
  readonly matches: number;
  /** Twice the matches over both lengths; 1 for two empty sequences. */
  readonly ratio: number;
}

/**
 * The ratio of Ratcliff and Obershelp as Python's difflib computes it: the longest equal run, then the longest on its
 * left and on its right, and so on. Not symmetric: where several runs are equally long, the first in `left` counts.
 *
 * With `autojunk`, items that make up more than one in a hundred of a `right` of 200 items or more start no run, so
 * that long texts that are nearly equal may get nearly nothing.
 *
 * @see CPython 3.11, Lib/difflib.py, `SequenceMatcher(None, left, right, autojunk).ratio()`
 */
export function matchingRatio(left: readonly string[], right: readonly string[], autojunk: boolean): Matching {
  const both = left.length + right.length;
  if (both === 0) return { matches: 0, ratio: 1 };
  const matches = countMatches(left, right, autojunk);
  return { matches, ratio: (2 * matches) / both };
}

function countMatches(leftItems: readonly string[], rightItems: readonly string[], autojunk: boolean): number {
  const { left, right, size } = numberSymbols(leftItems, rightItems);
  const index = indexSymbols(right, size);
  const isJunk = autojunk ? popularSymbols(index, right.length, size) : new Uint8Array(size);
  const lengths = new Int32Array(right.length);
  const space: MatchSpace = { left, right, index, isJunk, hasJunk: isJunk.includes(1), lengths };
  const open: MatchRange[] = [
    { leftStart: 0, leftEnd: left.length, rightStart: 0, rightEnd: right.length, atMost: left.length },
  ];
  let matches = 0;
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const match = longestMatch(space, range);
    if (match.size === 0) continue;
    matches += match.size;
    const [leftEnd, rightEnd] = [match.left + match.size, match.right + match.size];
    if (range.leftStart < match.left && range.rightStart < match.right) {
      open.push({ ...range, leftEnd: match.left, rightEnd: match.right, atMost: match.run });
    }
    if (leftEnd < range.leftEnd && rightEnd < range.rightEnd) {
      open.push({ ...range, leftStart: leftEnd, rightStart: rightEnd, atMost: match.run });
    }
  }
  return matches;
}

const SHORTEST_WITH_JUNK = 200;

function popularSymbols({ starts }: SymbolIndex, length: number, size: number): Uint8Array {
  const isPopular = new Uint8Array(size);
  if (length < SHORTEST_WITH_JUNK) return isPopular;
  const most = Math.floor(length / 100) + 1;
  for (let symbol = 0; symbol < size; symbol++)
    isPopular[symbol] = starts[symbol + 1]! - starts[symbol]! > most ? 1 : 0;
  return isPopular;
}
