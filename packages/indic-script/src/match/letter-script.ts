/** The script of a word's first letter: Latin, one of the scripts of India, another one, or none at all. */
export type LetterScript =
  | "Latn"
  | "Deva"
  | "Beng"
  | "Guru"
  | "Gujr"
  | "Orya"
  | "Taml"
  | "Telu"
  | "Knda"
  | "Mlym"
  | "Arab"
  | "Zzzz"
  | "none";

const INDIC: readonly LetterScript[] = ["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym"];

/** Groups of sounds that scripts and spellings confuse at the beginning of a word. */
const VOWEL = 1;
const K = 2;
const S = 4;
const T = 8;
const P = 16;
const B = 32;
const N = 64;
const M = 128;
const R = 256;
const L = 512;
const H = 1024;
const Y = 2048;
const ANY = 4095;

const LATIN: Readonly<Record<string, number>> = {
  a: VOWEL,
  b: B,
  c: K | S,
  d: T,
  e: VOWEL | Y,
  f: P,
  g: K | S | N,
  h: H | VOWEL,
  i: VOWEL | Y,
  j: S | Y,
  k: K | N,
  l: L,
  m: M,
  n: N,
  o: VOWEL | B,
  p: P | S,
  q: K,
  r: R,
  s: S,
  t: T | S,
  u: VOWEL | Y | B,
  v: B,
  w: B | VOWEL | R,
  x: K | S,
  y: Y | VOWEL | S,
  z: S | L,
};

/** By offset from the start of a block of Indic letters: 0x15 is ka, 0x39 is ha. */
const CONSONANTS: readonly number[] = [
  ...[K | S, K | S, K, K, K | N],
  ...[S, S, S, S, S | N],
  ...[T, T, T, T, N],
  ...[T, T, T, T, N, N],
  ...[P | B, P | B, B, B, M],
  ...[Y | S, R, R, L, L | R, L | S, B, S, S | K, S, H],
];

export function scriptOfWord(fold: string): { readonly script: LetterScript; readonly onset: number } {
  for (let at = 0; at < fold.length; at += 1) {
    const unit = fold.charCodeAt(at);
    if (unit >= 0x61 && unit <= 0x7a) return { script: "Latn", onset: LATIN[fold.charAt(at)]! };
    if (unit < 0xaa) continue;
    if (unit < 0x250) return { script: "Latn", onset: ANY };
    if (unit >= 0x900 && unit < 0xd80)
      return { script: INDIC[(unit - 0x900) >> 7]!, onset: indicOnset(unit) | addedVowelOnset(fold, at) };
    if ((unit >= 0x600 && unit < 0x780) || (unit >= 0xfb50 && unit < 0xff00)) return { script: "Arab", onset: ANY };
    return { script: "Zzzz", onset: ANY };
  }
  return { script: "none", onset: ANY };
}

/** Tamil may put a vowel before the r or l of a name: இராமன், ராமன். */
function addedVowelOnset(fold: string, at: number): number {
  const unit = fold.charCodeAt(at);
  if (unit !== 0x0b87 && unit !== 0x0b89) return 0;
  const next = fold.charCodeAt(at + 1);
  return next === 0x0bb0 || next === 0x0bb2 ? R | L : 0;
}

function indicOnset(unit: number): number {
  const offset = unit & 0x7f;
  if (offset >= 0x15 && offset <= 0x39) return CONSONANTS[offset - 0x15]!;
  // The vocalic r is read ri or ru.
  if (offset === 0x0b) return R;
  return offset >= 0x05 && offset <= 0x14 ? VOWEL | Y | H | B : ANY;
}
