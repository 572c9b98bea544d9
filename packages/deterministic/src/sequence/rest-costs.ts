import { INFINITE, type Row } from "./edit-row.js";

/** The cost from each cell to the last one, over the words that follow its row. */
export function fillRest(
  rest: readonly Int32Array[],
  rows: readonly Row[],
  words: readonly number[],
  reference: readonly number[],
): void {
  const last = rest.at(-1)!;
  for (let cell = 0; cell < last.length; cell++) last[cell] = last.length - 1 - cell;
  for (let index = words.length - 1; index >= 0; index--) {
    const shift = rows[index + 1]!.start - rows[index]!.start;
    fillRestRow(rest[index]!, rest[index + 1]!, shift, words[index]!, reference, rows[index]!.start);
  }
}

function fillRestRow(
  costs: Int32Array,
  below: Int32Array,
  shift: number,
  word: number,
  reference: readonly number[],
  start: number,
): void {
  let right = INFINITE;
  let corner = costs.length - shift < below.length ? below[costs.length - shift]! : INFINITE;
  for (let cell = costs.length - 1; cell >= 0; cell--) {
    const under = cell - shift;
    const down = under >= 0 && under < below.length ? below[under]! : INFINITE;
    let cost = word === reference[start + cell] ? corner : corner + 1;
    if (down + 1 < cost) cost = down + 1;
    if (right + 1 < cost) cost = right + 1;
    right = cost;
    costs[cell] = right;
    corner = down;
  }
}
