import { show } from "@eval/core";

/** What to say behind an unknown word: the candidate it most likely meant, else all of them. */
export function hintOf(word: string, candidates: readonly string[]): string {
  const guess = nearest(word, candidates);
  return guess === null ? `known are ${candidates.join(", ") || "none"}` : `did you mean ${show(guess)}?`;
}

/** The candidate at the smallest edit distance, if at most a third of the word differs. */
function nearest(word: string, candidates: readonly string[]): string | null {
  // Nobody mistypes a hundred letters; the distance is quadratic.
  if (word.length > LONGEST_WORD) return null;
  const near = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(word.length / 3)));
  return (
    near.reduce<(typeof near)[number] | null>(
      (best, one) => (best === null || one.distance < best.distance ? one : best),
      null,
    )?.candidate ?? null
  );
}

const LONGEST_WORD = 100;

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const kept = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
