import type { TextStep } from "@eval/core/text";

/** [start, end) in UTF-16 offsets. */
export type Span = readonly [start: number, end: number];

const GUESSES = 6;
const MARKS_ADDED = 4;

/**
 * Where in `original` the part of its folded form is that stands at `span` there: a part that folds to the same text.
 * Null where no part does, as when nothing was looked for, or a fold joins what stands on both sides of an edge.
 */
export function originalSpan(original: string, folded: string, span: Span, fold: TextStep): Span | null {
  const [from, to] = span;
  if (from === to) return null;
  if (original === folded) return span;
  const part = folded.slice(from, to);
  // Case and digits change no lengths, and most outputs change in nothing else before the part.
  if (original.startsWith(part, from) || fold(original.slice(from, to)) === part) return span;
  const start = offsetBefore(original, from, fold);
  const first = offsetBefore(original, to, fold);
  for (let end = first; end <= first + MARKS_ADDED; end++) {
    if (fold(original.slice(start, end)) === part) return tightened([start, end], (at) => fold(original.slice(...at)));
  }
  return null;
}

/** Without white space and invisible characters on the edges, which a fold may drop. */
function tightened([start, end]: Span, foldOf: (span: Span) => string): Span {
  const part = foldOf([start, end]);
  let [from, to] = [start, end];
  while (foldOf([from + 1, to]) === part) from += 1;
  while (foldOf([from, to - 1]) === part) to -= 1;
  return [from, to];
}

/** How much of `original` it takes for `length` of its folded form. */
function offsetBefore(original: string, length: number, fold: TextStep): number {
  let offset = length;
  for (let guess = 0; guess < GUESSES; guess++) {
    // The letter keeps white space before it from being trimmed.
    const missing = length + 1 - fold(`${original.slice(0, offset)}x`).length;
    if (missing === 0) break;
    offset += missing;
  }
  return offset;
}
