const BITS = 32;

/**
 * The length of the longest common subsequence of two lists of words, 32 columns of the table at a time: a pair of
 * long texts then takes seconds and not minutes.
 *
 * @see Hyyrö 2004, Bit-parallel LCS-length computation revisited
 */
export function lcsLength(a: readonly string[], b: readonly string[]): number {
  const blocks = Math.ceil(b.length / BITS);
  const places = placesOf(b);
  // A bit of a column is 0 where the row's length grows.
  const open = new Uint32Array(blocks).fill(0xffffffff);
  for (const word of a) {
    const masks = places.get(word);
    if (masks === undefined) continue;
    let carry = 0;
    for (let at = 0; at < blocks; at += 1) {
      const bits = open[at] as number;
      const met = (bits & (masks.get(at) ?? 0)) >>> 0;
      const sum = bits + met + carry;
      carry = sum > 0xffffffff ? 1 : 0;
      open[at] = (sum >>> 0) | (bits & ~met);
    }
  }
  return b.reduce((length, _, at) => length + (isOpen(open, at) ? 0 : 1), 0);
}

const isOpen = (open: Uint32Array, at: number): boolean =>
  (((open[Math.floor(at / BITS)] as number) >>> (at % BITS)) & 1) === 1;

/** Where each word stands, as bits of blocks. */
function placesOf(words: readonly string[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const places = new Map<string, Map<number, number>>();
  for (const [at, word] of words.entries()) {
    const masks = places.get(word) ?? new Map<number, number>();
    places.set(word, masks);
    const block = Math.floor(at / BITS);
    masks.set(block, ((masks.get(block) ?? 0) | (1 << (at % BITS))) >>> 0);
  }
  return places;
}
