/** Two sequences with their items numbered from 0, equal items alike. */
export interface NumberedPair {
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** How many different items there are. */
  readonly size: number;
}

/** Numbers the items of two sequences, so that comparing two of them is comparing integers. */
export function numberSymbols(left: readonly string[], right: readonly string[]): NumberedPair {
  const numbers = new Map<string, number>();
  const numbered = (items: readonly string[]) => {
    const sequence = new Int32Array(items.length);
    for (let index = 0; index < items.length; index++) {
      const item = items[index]!;
      let number = numbers.get(item);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(item, number);
      }
      sequence[index] = number;
    }
    return sequence;
  };
  return { left: numbered(left), right: numbered(right), size: numbers.size };
}
