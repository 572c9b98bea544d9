/**
 * The candidate that a mistyped word most likely meant, or null where none is near: at most a third of it differs. Of two as
 * near it is the one that begins alike for longer, `limit` for `limt` and not `list`.
 */
export function nearest(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let bestDistance = Math.floor(word.length / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate);
    const isBetter =
      distance < bestDistance ||
      (best !== null && distance === bestDistance && sharedStart(word, candidate) > sharedStart(word, best));
    if (isBetter) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function sharedStart(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 0; i < left.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < right.length; j++) {
      const changed = (row[j] as number) + (left[i] === right[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    }
    row = next;
  }
  return row[right.length] as number;
}
