/** The n-grams of one sequence, ready to be looked for in others. */
export interface NgramIndex {
  /** How often each n-gram occurs in the indexed sequence: a list for each order from 1, in the order first seen. */
  readonly own: readonly (readonly number[])[];
  /** How often each of the same n-grams occurs in another sequence, in the same places. */
  countIn(items: readonly string[]): number[][];
}

/**
 * Indexes the n-grams of all orders up to `maxOrder`.
 *
 * An n-gram is known by the number of its first n-1 items and that of its last one, never by joined text, so
 * ["a b", "c"] and ["a", "b c"] stay different and a long sequence costs no substrings.
 */
export function indexNgrams(items: readonly string[], maxOrder: number): NgramIndex {
  const numbers = new Map<string, number>();
  const longer = Array.from({ length: maxOrder - 1 }, () => new Map<number, number>());
  const count = (sequence: readonly string[], grows: boolean): number[][] => {
    const singles = sequence.map((item) => numberOf(numbers, item, grows));
    const counts = [tally(singles, numbers.size)];
    let grams = singles;
    longer.forEach((table, index) => {
      grams = extend(grams, singles, index + 2, table, grows);
      counts.push(tally(grams, table.size));
    });
    return counts;
  };
  return { own: count(items, true), countIn: (others) => count(others, false) };
}

/** How many n-grams two lists of counts share, each as often as both hold it. */
export function sharedCount(left: readonly number[], right: readonly number[]): number {
  let shared = 0;
  for (let index = 0; index < left.length; index++) shared += Math.min(left[index]!, right[index]!);
  return shared;
}

/** How many n-grams of order `n` a sequence of `length` items has. */
export const ngramTotal = (length: number, n: number): number => Math.max(0, length - n + 1);

const UNKNOWN = -1;

/** Above the number of items that a text can have, and low enough for keys to stay exact. */
const KEY_WIDTH = 2 ** 26;

function numberOf<Key>(table: Map<Key, number>, key: Key, grows: boolean): number {
  const known = table.get(key);
  if (known !== undefined) return known;
  if (!grows) return UNKNOWN;
  table.set(key, table.size);
  return table.size - 1;
}

/** The n-grams at each position, from those of n-1 items and the single items. */
function extend(
  shorter: readonly number[],
  singles: readonly number[],
  n: number,
  table: Map<number, number>,
  grows: boolean,
): number[] {
  const grams: number[] = [];
  for (let end = n - 1; end < singles.length; end++) {
    const prefix = shorter[end - n + 1]!;
    const last = singles[end]!;
    const isKnown = prefix !== UNKNOWN && last !== UNKNOWN;
    grams.push(isKnown ? numberOf(table, prefix * KEY_WIDTH + last, grows) : UNKNOWN);
  }
  return grams;
}

function tally(grams: readonly number[], size: number): number[] {
  const counts = new Array<number>(size).fill(0);
  for (const gram of grams) if (gram !== UNKNOWN) counts[gram]! += 1;
  return counts;
}
