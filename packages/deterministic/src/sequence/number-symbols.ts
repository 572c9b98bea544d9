/** Two sequences with their items numbered from 0, equal items alike. */
export interface NumberedPair {
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** How many different items there are. */
  readonly size: number;
}

/** Numbers the items of two sequences, so that comparing two of them is comparing integers. */
export function numberSymbols(left: readonly string[], right: readonly string[]): NumberedPair {
  const numbers: Numbers = { ofUnits: unitTable(), ofOthers: new Map(), units: [], size: 0 };
  const pair = { left: numbered(left, numbers), right: numbered(right, numbers), size: numbers.size };
  for (const unit of numbers.units) numbers.ofUnits[unit] = 0;
  return pair;
}

interface Numbers {
  /** By code unit, one more than the number of the item that is this unit alone: nearly all items are. */
  readonly ofUnits: Int32Array;
  readonly ofOthers: Map<string, number>;
  /** The code units that have a number. */
  readonly units: number[];
  size: number;
}

/** All zero between two calls. */
let table: Int32Array | undefined;

function unitTable(): Int32Array {
  table ??= new Int32Array(0x10000);
  return table;
}

function numbered(items: readonly string[], numbers: Numbers): Int32Array {
  const sequence = new Int32Array(items.length);
  for (let index = 0; index < items.length; index++) sequence[index] = numberOf(items[index]!, numbers);
  return sequence;
}

function numberOf(item: string, numbers: Numbers): number {
  if (item.length !== 1) {
    const known = numbers.ofOthers.get(item);
    if (known !== undefined) return known;
    numbers.ofOthers.set(item, numbers.size);
    return numbers.size++;
  }
  const unit = item.charCodeAt(0);
  const known = numbers.ofUnits[unit]!;
  if (known > 0) return known - 1;
  numbers.units.push(unit);
  numbers.size += 1;
  numbers.ofUnits[unit] = numbers.size;
  return numbers.size - 1;
}
