import { editTable } from "./beam-edit-distance.js";
import { bestShift } from "./ter-shifts.js";

/** Moves tried for one text before the search ends. */
const MOVES_TRIED = 1000;

export interface TerEdits {
  /** Insertions, deletions, substitutions and moves together. */
  readonly edits: number;
  /** The moves among them. */
  readonly shifts: number;
}

/**
 * The edits that make an output into a reference: greedily the move that saves most, as long as one saves any, then
 * word edits.
 */
export function terEdits(output: readonly string[], reference: readonly string[]): TerEdits {
  if (reference.length === 0) return { edits: output.length, shifts: 0 };
  const numbers = new Map<string, number>();
  const target = numbered(reference, numbers);
  let words: readonly number[] = numbered(output, numbers);
  const table = editTable(target, words.length);
  let budget = MOVES_TRIED;
  for (let shifts = 0; ; shifts++) {
    const cost = table.setBase(words);
    const { shift, tried } = bestShift(words, target, table, cost, budget);
    budget -= tried;
    // As in the reference, the move on which the budget runs out is not made.
    if (shift === null || shift.gain <= 0 || budget <= 0) return { edits: shifts + cost, shifts };
    words = shift.words;
  }
}

function numbered(words: readonly string[], numbers: Map<string, number>): number[] {
  return words.map((word) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  });
}
