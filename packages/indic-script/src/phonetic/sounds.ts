/**
 * What a word may sound like: a vowel slot, then for each consonant three: the consonant, its length and the vowel after
 * it. A slot is a set of bits, one a sound that the spelling allows there, so that two words can be one where all their
 * slots meet. Negative slots are characters that stand for themselves.
 */
export type Reading = readonly number[];

export const V = {
  none: 1,
  a: 2,
  aa: 4,
  i: 8,
  ii: 16,
  u: 32,
  uu: 64,
  e: 128,
  o: 256,
  ai: 512,
  au: 1024,
} as const;

export const C = {
  k: 1,
  kh: 1 << 1,
  g: 1 << 2,
  gh: 1 << 3,
  c: 1 << 4,
  ch: 1 << 5,
  j: 1 << 6,
  jh: 1 << 7,
  T: 1 << 8,
  Th: 1 << 9,
  D: 1 << 10,
  Dh: 1 << 11,
  t: 1 << 12,
  th: 1 << 13,
  d: 1 << 14,
  dh: 1 << 15,
  n: 1 << 16,
  p: 1 << 17,
  ph: 1 << 18,
  b: 1 << 19,
  bh: 1 << 20,
  m: 1 << 21,
  y: 1 << 22,
  r: 1 << 23,
  l: 1 << 24,
  v: 1 << 25,
  S: 1 << 26,
  s: 1 << 27,
  h: 1 << 28,
} as const;

export const LABIAL = C.p | C.ph | C.b | C.bh | C.m;
export const SINGLE = 1;
export const DOUBLE = 2;
const BACK_VOWEL = V.u | V.uu | V.o | V.au;

/** Where a consonant follows without a vowel between, `gap` is what may stand there unwritten. */
export function addConsonant(slots: number[], consonant: number, length: number, gap: number = V.none): void {
  const last = slots.length - 1;
  if (slots[last] === 0) slots[last] = gap;
  slots.push(consonant, length, 0);
}

/** Adds a vowel; behind another one, the glide between them is heard: India is Indiya, hua is huva. */
export function addVowel(slots: number[], vowel: number): void {
  const last = slots.length - 1;
  if (slots[last] === 0) slots[last] = vowel;
  else slots.push((slots[last]! & BACK_VOWEL) !== 0 ? C.v : C.y, SINGLE, vowel);
}

/** Adds a character that only itself can match. */
export function addLiteral(slots: number[], character: string): void {
  addConsonant(slots, -character.codePointAt(0)!, SINGLE);
}

export function finish(slots: number[]): Reading {
  const last = slots.length - 1;
  if (slots[last] === 0) slots[last] = V.none;
  return slots;
}

export function readingsMeet(left: Reading, right: Reading): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at += 1) {
    const a = left[at]!;
    const b = right[at]!;
    if (a < 0 || b < 0 ? a !== b : (a & b) === 0) return false;
  }
  return true;
}
