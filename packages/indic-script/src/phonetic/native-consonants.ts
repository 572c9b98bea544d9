import { C } from "./sounds.js";

/** What each consonant of Devanagari may stand for in Roman letters, whatever the language. */
const COMMON: Readonly<Record<string, number>> = {
  क: C.k,
  ख: C.kh,
  ग: C.g,
  घ: C.gh,
  ङ: C.n,
  च: C.c,
  छ: C.ch,
  ज: C.j,
  झ: C.jh,
  ञ: C.n,
  ट: C.T,
  ठ: C.Th,
  ड: C.D,
  ढ: C.Dh,
  ण: C.n,
  त: C.t,
  थ: C.th,
  द: C.d,
  ध: C.dh,
  न: C.n,
  ऩ: C.n,
  प: C.p,
  फ: C.ph,
  ब: C.b,
  भ: C.bh,
  म: C.m,
  य: C.y,
  र: C.r,
  ऱ: C.r,
  ल: C.l,
  ळ: C.l,
  ऴ: C.l,
  व: C.v,
  श: C.S,
  ष: C.S,
  स: C.s,
  ह: C.h,
  "ड\u093c": C.D | C.r,
  "ढ\u093c": C.Dh | C.r,
};

/** In the south, "th" and "dh" are the dentals and plain "t" and "d" the retroflexes. */
const SOUTHERN = { त: C.t | C.th, थ: C.th | C.t, द: C.d | C.dh, ध: C.dh | C.d } as const;

const EASTERN = { ब: C.b | C.v, य: C.j | C.y, श: C.S | C.s, ष: C.S | C.s, स: C.s | C.S } as const;

const ASSAMESE_S = C.s | C.S | C.h | C.kh;

/** Where a language reads a letter in more ways than the others do. */
const BY_LANGUAGE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // One letter a place of articulation; `tamilStop` has what a doubled one may be.
  ta: {
    क: C.k | C.kh | C.g | C.gh | C.h,
    च: C.c | C.ch | C.s | C.S | C.j,
    ट: C.T | C.Th | C.D | C.Dh,
    त: C.t | C.th | C.d | C.dh,
    प: C.p | C.ph | C.b | C.bh,
    ष: C.S | C.s,
    श: C.S | C.s,
    ज: C.j | C.jh,
  },
  te: SOUTHERN,
  kn: SOUTHERN,
  ml: { ...SOUTHERN, ट: C.T | C.D },
  bn: EASTERN,
  as: { ...EASTERN, श: ASSAMESE_S, ष: ASSAMESE_S, स: ASSAMESE_S, च: C.c | C.s, छ: C.ch | C.s },
  or: { ब: C.b | C.v, य: C.j | C.y, व: C.v | C.b, श: C.S | C.s, ष: C.S | C.s },
};

const TAMIL_DOUBLED: Readonly<Record<string, number>> = {
  क: C.k | C.kh,
  च: C.c | C.ch,
  ट: C.T | C.Th,
  त: C.t | C.th,
  प: C.p | C.ph,
};

/** The sounds of a consonant letter; the dot of क़, ख़, ग़, ज़, फ़ changes nothing, since few people type it. */
export function soundsOf(letter: string, language: string, isDoubled: boolean): number {
  const base = letter.length > 1 && COMMON[letter] === undefined ? letter[0]! : letter;
  if (isDoubled && language === "ta" && TAMIL_DOUBLED[base] !== undefined) return TAMIL_DOUBLED[base];
  // Bengali and Odia tell the glide, य with a dot, from their ja.
  if (letter === "य\u093c") return C.y;
  return BY_LANGUAGE[language]?.[base] ?? COMMON[base]!;
}

/** Whether the second of two letters is the first again, or its aspirate: what is written as a double consonant. */
export function doubles(first: string, second: string): boolean {
  return first === second || ASPIRATE_OF[first] === second;
}

const ASPIRATE_OF: Readonly<Record<string, string>> = {
  क: "ख",
  ग: "घ",
  च: "छ",
  ज: "झ",
  ट: "ठ",
  ड: "ढ",
  त: "थ",
  द: "ध",
  प: "फ",
  ब: "भ",
};
