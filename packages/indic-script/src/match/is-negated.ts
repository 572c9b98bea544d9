import { findNegation } from "@eval/core/text/negation";
import type { Gold } from "./gold.js";
import type { Occurrence } from "./occurrence.js";
import { CLAUSE, type SplitAnswer } from "./split-answer.js";

/** A letter of no language that has words of negation. */
const UNREADABLE = "\u0416";

const blocking = new WeakMap<Gold, boolean>();

/** Whether a mention is denied; where the answer holds a word that reads as a denial itself (मत, बिना), it is hidden. */
export function isNegated(gold: Gold, found: Occurrence, answer: SplitAnswer): boolean {
  const { text } = answer;
  const start = answer.starts[found.first]!;
  const end = closedEnd(answer, found.next);
  if (findNegation(text, start, end) !== null) return true;
  if (gold.split.words[0]?.script === "Latn" || !isBlocking(gold)) return false;
  return findNegation(`${text.slice(0, start)}${UNREADABLE}${text.slice(end)}`, start, start + 1) !== null;
}

function isBlocking(gold: Gold): boolean {
  let known = blocking.get(gold);
  if (known === undefined) {
    known = findNegation(`${gold.text} नहीं`, 0, gold.text.length) === null;
    blocking.set(gold, known);
  }
  return known;
}

/** The end of a mention with the bracket, quotation mark or abbreviation point behind it, which end no clause. */
function closedEnd({ text, ends, gaps }: SplitAnswer, next: number): number {
  const end = ends[next - 1]!;
  if (next >= gaps.length || gaps[next]! > CLAUSE) return end;
  const closing = CLOSING.exec(text.slice(end, end + 4));
  return closing === null ? end : end + closing[0].length;
}

const CLOSING = /^(?:[)\]}"'”’*_]+|\.)/;
