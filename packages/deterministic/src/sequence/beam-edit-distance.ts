import { DELETION, emptyRows, fillRow, INFINITE, INSERTION, MATCH, type Row } from "./edit-row.js";
import { fillRest } from "./rest-costs.js";

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
  /** The edits where `stretch` stands in place of as many words of the base from index `from` on. */
  costOf(stretch: readonly number[], from: number): number;
  alignment(): Alignment;
}

/**
 * Word edit distance along a band around the diagonal, as the reference computes it, for one reference and outputs of
 * one length. Words are numbers. The cost of a changed stretch takes the rows of that stretch alone: before it they
 * are those of the base, and after it the way from each cell to the end is.
 *
 * @see sacrebleu 2.6.0, lib_ter.py, BeamEditDistance
 */
export function editTable(reference: readonly number[], outputLength: number): EditTable {
  const base = emptyRows(reference.length, outputLength);
  const trial = emptyRows(reference.length, outputLength);
  const rest = base.map(({ costs }) => new Int32Array(costs.length));
  let isRestKnown = false;
  let baseWords: readonly number[] = [];
  return {
    setBase(words) {
      baseWords = words;
      isRestKnown = false;
      return fill(base, words, reference);
    },
    costOf(stretch, from) {
      if (!isRestKnown) fillRest(rest, base, baseWords, reference);
      isRestKnown = true;
      return trialCost(base, trial, rest, stretch, from, reference);
    },
    alignment: () => alignmentOf(base, reference.length),
  };
}

/** Fills all rows after the first and gives the cost of the last cell. */
function fill(rows: readonly Row[], words: readonly number[], reference: readonly number[]): number {
  for (let index = 1; index <= words.length; index++) {
    fillRow(rows[index]!, rows[index - 1]!, words[index - 1]!, reference);
  }
  return lastCost(rows);
}

/** Forward along the changed words, then the cheapest way on from any cell of their last row. */
function trialCost(
  base: readonly Row[],
  trial: readonly Row[],
  rest: readonly Int32Array[],
  stretch: readonly number[],
  from: number,
  reference: readonly number[],
): number {
  let last = base[from]!;
  for (const [index, word] of stretch.entries()) {
    const row = trial[from + index + 1]!;
    fillRow(row, last, word, reference);
    last = row;
  }
  const onward = rest[from + stretch.length]!;
  let least = INFINITE;
  for (let cell = 0; cell < onward.length; cell++) least = Math.min(least, last.costs[cell]! + onward[cell]!);
  return least;
}

const lastCost = (rows: readonly Row[]): number => rows.at(-1)!.costs.at(-1)!;

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
