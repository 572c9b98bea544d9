import { findNegation } from "@eval/core/text/negation";
import { type WordSpan, wordSpans } from "./word-spans.js";

/** Occurrences of a word that are looked at: a text that says it a thousand times is not read whole. */
const MOST_OCCURRENCES = 8;

/**
 * The word of negation that stands beside a shared word on one side only: "not" for "is correct" and "is not correct".
 * A word that is free of it anywhere in its text is not negated there. Null where the sides agree.
 */
export function differingNegation(expected: string, output: string): string | null {
  const wanted = byWord(wordSpans(expected));
  const found = byWord(wordSpans(output));
  for (const [word, places] of wanted) {
    const others = found.get(word);
    if (others === undefined) continue;
    const cue = negationOf(expected, places);
    const otherCue = negationOf(output, others);
    if ((cue === null) !== (otherCue === null)) return cue ?? otherCue;
  }
  return null;
}

function byWord(spans: readonly WordSpan[]): Map<string, WordSpan[]> {
  const places = new Map<string, WordSpan[]>();
  for (const span of spans) {
    const known = places.get(span.word);
    if (known === undefined) places.set(span.word, [span]);
    else if (known.length < MOST_OCCURRENCES) known.push(span);
  }
  return places;
}

/** The cue beside the first occurrence, where every occurrence has one. */
function negationOf(text: string, places: readonly WordSpan[]): string | null {
  let first: string | null = null;
  for (const { start, end } of places) {
    const cue = findNegation(text, start, end)?.cue ?? null;
    if (cue === null) return null;
    first ??= cue;
  }
  return first;
}
