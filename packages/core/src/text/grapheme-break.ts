import { GRAPHEME_BREAK_RUNS } from "./grapheme-break-data.js";

export const OTHER = 1;
export const CR = 2;
export const LF = 3;
export const CONTROL = 4;
export const EXTEND = 5;
export const ZWJ = 6;
export const REGIONAL_INDICATOR = 7;
export const PREPEND = 8;
export const SPACING_MARK = 9;
export const HANGUL_L = 10;
export const HANGUL_V = 11;
export const HANGUL_T = 12;
export const HANGUL_LV = 13;
export const HANGUL_LVT = 14;
export const PICTOGRAPHIC = 15;
/** A consonant of a script whose conjuncts rule GB9c keeps whole. */
export const CONSONANT = 16;
/** A virama that links consonants by rule GB9c; an EXTEND otherwise. */
export const LINKER = 17;
/** The zero width non-joiner: an EXTEND that breaks a conjunct. */
export const NON_JOINER = 18;

let table: Uint8Array | undefined;

/**
 * The grapheme cluster break class of a code point, with the classes of rule GB9c folded in (UAX #29 of Unicode 17,
 * tables 2 and 1c). The table is the project's own, so the answer is the same in every engine. Lone surrogates are
 * controls: they stand alone.
 */
export function breakClassOf(codePoint: number): number {
  table ??= readRuns();
  if (codePoint < PLANES) return table[codePoint]!;
  const index = codePoint - GAP;
  return index >= PLANES && index < SIZE ? table[index]! : OTHER;
}

/** The table holds the first two planes and, moved down over the gap between them, U+E0000 to U+E0FFF. */
const PLANES = 0x20000;
const GAP = 0xc0000;
const SIZE = 0x21000;

function readRuns(): Uint8Array {
  const classes = new Uint8Array(SIZE);
  const indexOf = (codePoint: number): number => (codePoint < PLANES ? codePoint : Math.max(PLANES, codePoint - GAP));
  let start = 0;
  for (const run of GRAPHEME_BREAK_RUNS.match(/[A-Z][0-9a-z]*/g) ?? []) {
    const end = start + (run.length === 1 ? 1 : Number.parseInt(run.slice(1), 36));
    classes.fill(run.charCodeAt(0) - 0x40, indexOf(start), indexOf(end));
    start = end;
  }
  return classes;
}
