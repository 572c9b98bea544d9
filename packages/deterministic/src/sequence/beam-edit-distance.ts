/** How a cell of the table was reached. */
const MATCH = 0;
const SUBSTITUTION = 1;
const DELETION = 2;
const INSERTION = 3;

/** No path leads here. */
const INFINITE = 0x3fffffff;

/** Half the width of the band around the diagonal that is looked at. */
const BEAM = 25;

/** The cells of one output word from reference word `start` on; those outside cannot be reached. */
interface Row {
  readonly start: number;
  readonly costs: Int32Array;
  readonly steps: Uint8Array;
}

/** Where each reference word stands in the output, and which words of either take part in an edit. */
export interface Alignment {
  /** For each reference word the index of the output word at or before it; -1 before the first. */
  readonly positions: Int32Array;
  readonly outputErrors: Uint8Array;
  readonly referenceErrors: Uint8Array;
}

export interface EditTable {
  /** The edits from these words to the reference; they become the base of `costOf` and `alignment`. */
  setBase(words: readonly number[]): number;
  /** The edits from words that equal those of the base before `firstChange` and from `lastChange` on. */
  costOf(words: readonly number[], firstChange: number, lastChange: number): number;
  alignment(): Alignment;
}

/**
 * Word edit distance along a band around the diagonal, as the reference computes it, for one reference and outputs of
 * one length. Words are numbers. Rows of the base are used again where a shifted output starts like it.
 *
 * @see sacrebleu 2.6.0, lib_ter.py, BeamEditDistance
 */
export function editTable(reference: readonly number[], outputLength: number): EditTable {
  const base = emptyRows(reference.length, outputLength);
  const trial = emptyRows(reference.length, outputLength);
  return {
    setBase: (words) => fill(base, words, reference),
    costOf: (words, firstChange, lastChange) => trialCost(base, trial, words, reference, firstChange, lastChange),
    alignment: () => alignmentOf(base, reference.length),
  };
}

function emptyRows(referenceLength: number, outputLength: number): Row[] {
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

/** Fills all rows after the first and gives the cost of the last cell. */
function fill(rows: readonly Row[], words: readonly number[], reference: readonly number[]): number {
  for (let index = 1; index <= words.length; index++) {
    fillRow(rows[index]!, rows[index - 1]!, words[index - 1]!, reference);
  }
  return lastCost(rows);
}

/**
 * The cost for words that differ from those of `base` in one stretch. After it, once a row differs from that of the
 * base by the same amount all along, so do the rows that follow, and they need not be filled.
 */
function trialCost(
  base: readonly Row[],
  trial: readonly Row[],
  words: readonly number[],
  reference: readonly number[],
  firstChange: number,
  lastChange: number,
): number {
  let previous = base[firstChange]!;
  for (let index = firstChange + 1; index <= words.length; index++) {
    const row = trial[index]!;
    fillRow(row, previous, words[index - 1]!, reference);
    previous = row;
    const offset = index >= lastChange ? offsetOf(row, base[index]!) : null;
    if (offset !== null) return lastCost(base) + offset;
  }
  return lastCost(trial);
}

const lastCost = (rows: readonly Row[]): number => rows.at(-1)!.costs.at(-1)!;

/** Of steps that cost the same, a match or substitution goes before a deletion and that before an insertion. */
function fillRow({ start, costs, steps }: Row, previous: Row, word: number, reference: readonly number[]): void {
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
    // Where nothing leads, the cost stays infinite: it must not grow, or row would differ from row.
    costs[cell] = Math.min(cost, INFINITE);
    steps[cell] = step;
    corner = up;
    left = costs[cell]!;
  }
}

/** What all costs of a row differ by from those of another; null where they differ by different amounts. */
function offsetOf({ costs }: Row, { costs: others }: Row): number | null {
  const offset = costs[0]! - others[0]!;
  for (let cell = 1; cell < costs.length; cell++) if (costs[cell]! - others[cell]! !== offset) return null;
  return offset;
}

function alignmentOf(rows: readonly Row[], referenceLength: number): Alignment {
  let output = rows.length - 1;
  let column = referenceLength;
  const positions = new Int32Array(referenceLength);
  const outputErrors = new Uint8Array(output);
  const referenceErrors = new Uint8Array(referenceLength);
  while (output > 0 || column > 0) {
    const { start, steps } = rows[output]!;
    const step = steps[column - start]!;
    if (step !== DELETION) {
      column -= 1;
      positions[column] = output - 1;
      referenceErrors[column] = step === MATCH ? 0 : 1;
    }
    if (step !== INSERTION) {
      output -= 1;
      outputErrors[output] = step === MATCH ? 0 : 1;
    }
  }
  return { positions, outputErrors, referenceErrors };
}
