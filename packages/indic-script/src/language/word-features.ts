/** Character n-grams are hashed into this many buckets; the models keep the rows of the few thousand that matter. */
export const GRAM_BUCKETS = 0x10000;

const LONGEST_GRAM = 4;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Visits the buckets of the character n-grams (one to four UTF-16 units) of a word between the marks of its start and end.
 * Builder and reader of the models both call this, so that they agree.
 */
export function eachGramBucket(word: string, visit: (bucket: number) => void): void {
  const marked = `^${word}$`;
  for (let start = 0; start < marked.length; start += 1) {
    const isEdge = start === 0 || start === marked.length - 1;
    let hash = FNV_OFFSET;
    const last = Math.min(LONGEST_GRAM, marked.length - start);
    for (let size = 1; size <= last; size += 1) {
      hash = Math.imul(hash ^ marked.charCodeAt(start + size - 1), FNV_PRIME);
      // The mark of the start or the end alone says nothing.
      if (size > 1 || !isEdge) visit((hash ^ (hash >>> 15)) & (GRAM_BUCKETS - 1));
    }
  }
}
