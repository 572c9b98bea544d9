import { suffixAutomaton } from "./suffix-automaton.js";
import type { SymbolIndex } from "./symbol-index.js";

/** Two equal runs: where they start and how long they are. */
export interface Match {
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

/** A part of the left sequence and a part of the right one, ends excluded. */
export interface MatchRange {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
  /** No equal run inside is longer, junk beside it aside: that of the part around it was no longer. */
  readonly atMost: number;
}

/** Two sequences to search, with the places of each symbol of the right one. */
export interface MatchSpace {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly index: SymbolIndex;
  /** 1 for symbols that start no run but lengthen one. */
  readonly isJunk: Uint8Array;
  readonly hasJunk: boolean;
  /** Working memory: how long the equal run is that ends at each place, for the left item read last. */
  readonly lengths: Int32Array;
}

/** A match, and how long its run is without the junk beside it. */
export interface LongestMatch extends Match {
  readonly run: number;
}

/**
 * The longest equal run inside two parts; of several, the one that starts first in `left`, and of those the one that
 * starts first in `right`.
 *
 * @see CPython 3.11, Lib/difflib.py, `SequenceMatcher.find_longest_match`
 */
export function longestMatch(space: MatchSpace, range: MatchRange): LongestMatch {
  const found = runByPairs(space, range) ?? runByAutomaton(space, range);
  return { ...lengthened(found, range, space), run: found.size };
}

/** Pairs of equal items read for each item, before it is quicker to build an automaton. */
const PAIRS_FOR_EACH = 16;

/**
 * The run by reading all pairs of equal items, of which texts that repeat themselves have nearly as many as the product
 * of their lengths. Null where they are too many.
 */
function runByPairs({ left, right, index, isJunk, hasJunk, lengths }: MatchSpace, range: MatchRange): Match | null {
  const items = range.leftEnd - range.leftStart + range.rightEnd - range.rightStart;
  let pairs = hasJunk ? Number.POSITIVE_INFINITY : PAIRS_FOR_EACH * items;
  let best = 0;
  let leftEnd = range.leftStart;
  let rightEnd = range.rightStart;
  for (let at = range.leftStart; at < range.leftEnd && best < range.atMost; at++) {
    const symbol = left[at]!;
    if (isJunk[symbol] === 1) continue;
    const before = at > range.leftStart && isJunk[left[at - 1]!] === 0 ? left[at - 1]! : -1;
    const first = firstFrom(index, symbol, range.rightStart);
    const end = firstFrom(index, symbol, range.rightEnd);
    pairs -= end - first;
    if (pairs < 0) return null;
    // From the last place to the first, so that the length at the place before is still that of the item before.
    for (let entry = end - 1; entry >= first; entry--) {
      const place = index.places[entry]!;
      const continues = place > range.rightStart && right[place - 1] === before;
      const size = continues ? lengths[place - 1]! + 1 : 1;
      lengths[place] = size;
      if (size > best || (size === best && leftEnd === at + 1)) {
        best = size;
        leftEnd = at + 1;
        rightEnd = place + 1;
      }
    }
  }
  return { left: leftEnd - best, right: rightEnd - best, size: best };
}

/** The same in time that grows with the lengths alone; knows no junk. */
export function runByAutomaton({ left, right }: Pick<MatchSpace, "left" | "right">, range: MatchRange): Match {
  const { follow, links, lengths, firstEnds } = suffixAutomaton(right, range.rightStart, range.rightEnd);
  let best = 0;
  let leftEnd = range.leftStart;
  let rightEnd = range.rightStart;
  let state = 0;
  let size = 0;
  for (let at = range.leftStart; at < range.leftEnd && best < range.atMost; at++) {
    let next = follow(state, left[at]!);
    for (; next === -1 && state !== 0; next = follow(state, left[at]!)) {
      state = links[state]!;
      size = lengths[state]!;
    }
    if (next === -1) continue;
    state = next;
    size += 1;
    if (size <= best) continue;
    best = size;
    leftEnd = at + 1;
    rightEnd = firstEnds[state]!;
  }
  return { left: leftEnd - best, right: rightEnd - best, size: best };
}

/** The entry of the first place of a symbol that is not before `place`. */
function firstFrom({ places, starts }: SymbolIndex, symbol: number, place: number): number {
  let low = starts[symbol]!;
  let high = starts[symbol + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (places[middle]! < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Junk beside a run belongs to it where it is equal too. */
function lengthened(match: Match, range: MatchRange, { left, right }: MatchSpace): Match {
  let { left: leftStart, right: rightStart } = match;
  while (
    leftStart > range.leftStart &&
    rightStart > range.rightStart &&
    left[leftStart - 1] === right[rightStart - 1]
  ) {
    leftStart -= 1;
    rightStart -= 1;
  }
  let leftEnd = match.left + match.size;
  let rightEnd = match.right + match.size;
  while (leftEnd < range.leftEnd && rightEnd < range.rightEnd && left[leftEnd] === right[rightEnd]) {
    leftEnd += 1;
    rightEnd += 1;
  }
  return { left: leftStart, right: rightStart, size: leftEnd - leftStart };
}
