import { C, V } from "./sounds.js";

/** What a vowel spelling may sound like: vowels, and as negative numbers the consonants heard between them. */
export type Sounds = readonly number[];

const FAINT_I = V.i | V.ii | V.a | V.none;
const FAINT_U = V.u | V.uu | V.o | V.a | V.none;
export const GLIDE: readonly Sounds[] = [[-C.y, FAINT_I]];
export const FINAL_Y: readonly Sounds[] = [[V.i | V.ii]];
/** Hyderabad, Mysore. */
export const MIDDLE_Y: readonly Sounds[] = [[V.i | V.ii | V.ai]];
/** Indore, Nellore. */
export const SILENT_E: readonly Sounds[] = [[V.e | V.ai | V.none]];
/** yeh, pehle, Ahmed; bohot, woh. */
export const E_FOR_A: readonly Sounds[] = [[V.e | V.ai | V.a]];
export const O_FOR_A: readonly Sounds[] = [[V.o | V.au | V.a]];
export const FINAL_AH: readonly Sounds[] = [[V.aa | V.a], [V.a | V.aa, -C.h]];

export const SINGLES: Readonly<Record<string, readonly Sounds[]>> = {
  a: [[V.a | V.aa]],
  A: [[V.aa]],
  i: [[V.i | V.ii]],
  I: [[V.ii]],
  u: [[V.u | V.uu]],
  U: [[V.uu]],
  Q: [[V.i | V.u | V.none]],
  e: [[V.e | V.ai]],
  o: [[V.o | V.au]],
};

export const PAIRS: Readonly<Record<string, readonly Sounds[]>> = {
  aa: [[V.aa]],
  ee: [[V.ii]],
  ii: [[V.ii]],
  oo: [[V.uu]],
  uu: [[V.uu]],
  ai: [[V.ai | V.e], [V.a | V.aa, -C.y, FAINT_I]],
  ay: [[V.ai | V.e], [V.a | V.aa, -C.y, FAINT_I]],
  // Neil is नील.
  ei: [[V.e | V.ai | V.ii], [V.e, -C.y, FAINT_I]],
  ey: [[V.e | V.ai], [V.e, -C.y, FAINT_I]],
  oi: [
    [V.o, -C.y, FAINT_I],
    [V.o, -C.v, V.i | V.ii],
  ],
  oy: [[V.o, -C.y, FAINT_I]],
  ae: [[V.e | V.ai], [V.a | V.aa, -C.y, V.e]],
  au: [[V.au], [V.a | V.aa, -C.v, FAINT_U]],
  aw: [[V.au], [V.a | V.aa, -C.v, FAINT_U]],
  ao: [[V.au], [V.a | V.aa, -C.v, FAINT_U]],
  ou: [[V.au | V.uu | V.o], [V.o, -C.v, V.u | V.uu]],
  ow: [[V.au | V.o], [V.o | V.au, -C.v, V.none]],
  ie: [[V.i | V.ii], [V.i, -C.y, V.e]],
  iu: [
    [V.i | V.ii, -C.v, FAINT_U],
    [V.i, -C.y, V.u | V.uu],
  ],
  ea: [[V.ii | V.e], [V.e | V.i, -C.y, V.a | V.aa]],
  eo: [
    [V.e, -C.v, FAINT_U],
    [V.e, -C.y, V.o],
  ],
  oa: [[V.o], [V.o, -C.v, V.a | V.aa]],
  // ढ़, or two letters as in arhar.
  rh: [[-(C.Dh | C.r)], [-C.r, -C.h]],
};

/** Consonant letters; capitals are those of scholarly schemes, see `romanLetters`. */
export const LETTERS: Readonly<Record<string, number>> = {
  k: C.k,
  q: C.k,
  x: C.k,
  c: C.k | C.c | C.s,
  g: C.g,
  j: C.j,
  z: C.j,
  t: C.t | C.T,
  T: C.T,
  d: C.d | C.D,
  D: C.D,
  n: C.n,
  p: C.p,
  f: C.ph,
  b: C.b,
  m: C.m,
  y: C.y,
  r: C.r,
  R: C.D | C.r,
  l: C.l,
  v: C.v,
  w: C.v,
  s: C.s | C.S,
  h: C.h,
};

export const DIGRAPHS: Readonly<Record<string, number>> = {
  kh: C.kh,
  gh: C.gh,
  ch: C.c | C.ch,
  jh: C.jh,
  th: C.th | C.Th,
  Th: C.Th,
  dh: C.dh | C.Dh,
  Dh: C.Dh,
  Rh: C.Dh | C.r,
  ph: C.ph,
  bh: C.bh,
  sh: C.S,
  zh: C.l | C.jh,
  ck: C.k,
};
