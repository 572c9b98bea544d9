import { foldLoose } from "@eval/core/text/indic";
import { addConsonant, addVowel, C, finish, type Reading, SINGLE, V } from "./sounds.js";

/** و and ی are each a consonant or one of several vowels: words with many are cut off here. */
const MOST_READINGS = 16;
/** No word is longer; a text without spaces is read in one way. */
const LONGEST = 64;

/**
 * The readings of a word in Arabic script as Urdu writes it. Short vowels are not written, so that any may stand between
 * consonants; the marks for them are not read where they are.
 */
export function urduReadings(word: string): Reading[] {
  const letters = foldLoose(word, "ur").replace(/[^\u0621-\u06d3]/g, "");
  const readings: Reading[] = [];
  readFrom(letters, 0, [0], readings);
  return readings;
}

const UNWRITTEN = V.none | V.a | V.i | V.u;

function readFrom(letters: string, start: number, slots: number[], readings: Reading[]): void {
  for (let at = start; at < letters.length; at += 1) {
    const letter = letters[at]!;
    const choices = choicesAt(letters, at)?.slice(0, letters.length > LONGEST ? 1 : undefined);
    if (choices === undefined) {
      if (letter === "ھ") aspirate(slots);
      else if (letter !== "ں" && CONSONANTS[letter] !== undefined) hear(slots, CONSONANTS[letter], at);
      continue;
    }
    for (const choice of choices) {
      if (readings.length >= MOST_READINGS) return;
      const fork = choices.length === 1 ? slots : [...slots];
      if (choice < 0) hear(fork, -choice, at);
      else if (choice > 0) addVowel(fork, choice);
      if (fork !== slots) readFrom(letters, at + 1, fork, readings);
    }
    if (choices.length > 1) return;
  }
  readings.push(finish(slots));
}

function hear(slots: number[], consonant: number, at: number): void {
  addConsonant(slots, consonant, SINGLE | 2, at === 0 ? V.none : UNWRITTEN);
}

/** What a letter may be that is not one consonant: vowels, consonants as negative numbers, 0 for nothing. */
function choicesAt(letters: string, at: number): readonly number[] | undefined {
  const letter = letters[at]!;
  const isFirst = at === 0;
  const isLast = at === letters.length - 1;
  const isNasal = letters[at + 1] === "ں" && at + 2 === letters.length;
  if (letter === "ا") {
    if (!isFirst) return [V.aa];
    return "وی".includes(letters[1] ?? " ") ? [0] : [V.a | V.i | V.u];
  }
  if (letter === "ں" && !isLast) return [-C.n];
  if (letter === "ں") return [-C.n, 0];
  if (letter === "و") return isFirst ? [-C.v] : [V.u | V.uu | V.o | V.au, -C.v];
  if (letter === "ی") return isFirst ? [-C.y] : [V.ii | V.e | V.ai | V.i, ...(isLast || isNasal ? [] : [-C.y])];
  if (letter === "ہ" && isLast && !isFirst) return [V.aa | V.a, -C.h];
  if (letter === "ع") return isFirst ? [V.a | V.i | V.u] : [0, V.a | V.aa];
  return VOWELS[letter] === undefined ? undefined : [VOWELS[letter]];
}

const VOWELS: Readonly<Record<string, number>> = { آ: V.aa, ے: V.e | V.ai, ئ: 0, ء: 0, ؤ: V.o | V.u, أ: V.a };

const ASPIRATES: Readonly<Record<number, number>> = {
  [C.k]: C.kh,
  [C.g]: C.gh,
  [C.c]: C.ch,
  [C.j]: C.jh,
  [C.T]: C.Th,
  [C.D]: C.Dh,
  [C.t]: C.th,
  [C.d]: C.dh,
  [C.p]: C.ph,
  [C.b]: C.bh,
  [C.D | C.r]: C.Dh | C.r,
};

/** Do-chashmi he makes the consonant before it an aspirate. */
function aspirate(slots: number[]): void {
  const at = slots.length - 3;
  if (at > 0) slots[at] = ASPIRATES[slots[at]!] ?? slots[at]!;
}

const CONSONANTS: Readonly<Record<string, number>> = {
  ب: C.b,
  پ: C.p,
  ت: C.t,
  ط: C.t,
  ٹ: C.T,
  ث: C.s,
  س: C.s,
  ص: C.s,
  ج: C.j,
  چ: C.c,
  ح: C.h,
  خ: C.kh,
  د: C.d,
  ڈ: C.D,
  ذ: C.j,
  ز: C.j,
  ض: C.j,
  ظ: C.j,
  ژ: C.j,
  ر: C.r,
  ڑ: C.D | C.r,
  ش: C.S,
  غ: C.g | C.gh,
  ف: C.ph,
  ق: C.k,
  ک: C.k,
  گ: C.g,
  ل: C.l,
  م: C.m,
  ن: C.n,
  ہ: C.h,
};
