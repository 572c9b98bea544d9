/** How a cell of the table was reached. */
export const MATCH = 0;
const SUBSTITUTION = 1;
export const DELETION = 2;
export const INSERTION = 3;

/** No path leads here. Far above any cost, with room to add to it. */
export const INFINITE = 0x3fffffff;

/** Half the width of the band around the diagonal that is looked at. */
const BEAM = 25;

/** The cells of one output word from reference word `start` on; those outside cannot be reached. */
export interface Row {
  readonly start: number;
  readonly costs: Int32Array;
  readonly steps: Uint8Array;
}

/** Rows for one reference and outputs of one length, the first one filled. */
export function emptyRows(referenceLength: number, outputLength: number): Row[] {
  const width = referenceLength + 1;
  const ratio = outputLength === 0 ? 1 : referenceLength / outputLength;
  // Where lengths differ very much, neighbouring rows of the usual width would not overlap.
  const beam = BEAM < ratio / 2 ? Math.ceil(ratio / 2 + BEAM) : BEAM;
  const rows = [{ start: 0, costs: Int32Array.from({ length: width }, (_, at) => at), steps: insertions(width) }];
  for (let index = 1; index <= outputLength; index++) {
    const diagonal = Math.floor(index * ratio);
    const start = Math.max(0, diagonal - beam);
    const end = index === outputLength ? width : Math.min(width, diagonal + beam);
    rows.push({ start, costs: new Int32Array(end - start), steps: new Uint8Array(end - start) });
  }
  return rows;
}

const insertions = (width: number): Uint8Array => new Uint8Array(width).fill(INSERTION);

/** Of steps that cost the same, a match or substitution goes before a deletion and that before an insertion. */
export function fillRow({ start, costs, steps }: Row, previous: Row, word: number, reference: readonly number[]): void {
  const above = previous.costs;
  const shift = start - previous.start;
  let corner = shift > 0 && shift <= above.length ? above[shift - 1]! : INFINITE;
  let left = INFINITE;
  for (let cell = 0; cell < costs.length; cell++) {
    const up = cell + shift < above.length ? above[cell + shift]! : INFINITE;
    const isMatch = word === reference[start + cell - 1];
    let cost = isMatch ? corner : corner + 1;
    let step = isMatch ? MATCH : SUBSTITUTION;
    if (up + 1 < cost) {
      cost = up + 1;
      step = DELETION;
    }
    if (left + 1 < cost) {
      cost = left + 1;
      step = INSERTION;
    }
    costs[cell] = cost;
    steps[cell] = step;
    corner = up;
    left = cost;
  }
}
