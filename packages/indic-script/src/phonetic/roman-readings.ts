import { lazyPattern } from "@eval/core/text";
import { romanLetters } from "./roman-letters.js";
import {
  DIGRAPHS,
  E_FOR_A,
  FINAL_AH,
  FINAL_Y,
  GLIDE,
  LETTERS,
  MIDDLE_Y,
  O_FOR_A,
  PAIRS,
  SILENT_E,
  SINGLES,
  type Sounds,
} from "./roman-sounds.js";
import { addConsonant, addLiteral, addVowel, C, DOUBLE, finish, LABIAL, type Reading, SINGLE, V } from "./sounds.js";

/** Spellings with many readings are cut off here. */
const MOST_READINGS = 8;
/** No word is longer; a text without spaces is read in one way. */
const LONGEST = 64;

/** The readings of a word in Roman letters, as people type it or in a scholarly scheme. */
export function romanReadings(word: string, language: string | undefined): Reading[] {
  const letters = romanLetters(word).replace(OTHERS(), "");
  const readings: Reading[] = [];
  const isSouthern = language !== undefined && SOUTHERN.has(language);
  readFrom(letters, 0, [0], isSouthern, readings);
  return readings;
}

const OTHERS = lazyPattern("[^\\p{L}\\p{N}]+", "gu");

const SOUTHERN: ReadonlySet<string> = new Set(["ta", "te", "kn", "ml"]);

function readFrom(letters: string, at: number, slots: number[], isSouthern: boolean, readings: Reading[]): void {
  while (at < letters.length) {
    const vowels = vowelsAt(letters, at);
    if (vowels !== undefined) {
      const alternatives = letters.length > LONGEST ? vowels.alternatives.slice(0, 1) : vowels.alternatives;
      for (const sounds of alternatives) {
        if (readings.length >= MOST_READINGS) return;
        const fork = alternatives.length === 1 ? slots : [...slots];
        addSounds(fork, sounds);
        if (fork !== slots) readFrom(letters, at + vowels.length, fork, isSouthern, readings);
      }
      if (alternatives.length > 1) return;
      at += vowels.length;
      continue;
    }
    at += readConsonant(letters, at, slots, isSouthern);
  }
  readings.push(finish(slots));
}

function addSounds(slots: number[], sounds: Sounds): void {
  for (const sound of sounds) {
    if (sound < 0) addHeard(slots, -sound);
    else addVowel(slots, sound);
  }
}

interface Vowels {
  readonly length: number;
  readonly alternatives: readonly Sounds[];
}

function vowelsAt(letters: string, at: number): Vowels | undefined {
  const pair = letters.slice(at, at + 2);
  const beyond = letters[at + 2] ?? "";
  const isGlide = (pair[1] === "y" || pair[1] === "w") && isVowel(beyond);
  const asPair = isGlide ? undefined : PAIRS[pair];
  if (asPair !== undefined) return { length: 2, alternatives: asPair };
  // A y that no vowel follows is one itself.
  if (pair[0] === "y" && at > 0 && !isVowel(pair[1] ?? "")) {
    const isBehindVowel = isVowel(letters[at - 1]!);
    return { length: 1, alternatives: isBehindVowel ? GLIDE : pair.length === 1 ? FINAL_Y : MIDDLE_Y };
  }
  // The h that closes a word in -ah is often only there to lengthen the vowel.
  if (pair === "ah" && beyond === "") return { length: 2, alternatives: FINAL_AH };
  if (beyond === "" && pair === "e" && letters[at - 2] === "o") return { length: 1, alternatives: SILENT_E };
  if (pair === "ed" && beyond === "") return { length: 1, alternatives: E_FOR_A };
  if (pair[1] === "h" && pair[0] === "e") return { length: 1, alternatives: E_FOR_A };
  if (pair[1] === "h" && pair[0] === "o") return { length: 1, alternatives: O_FOR_A };
  const single = SINGLES[pair[0]!];
  return single && { length: 1, alternatives: single };
}

const isVowel = (letter: string): boolean => letter !== "" && "aeiouAIUQ".includes(letter);

/** Reads one consonant and answers how many letters it took. */
function readConsonant(letters: string, at: number, slots: number[], isSouthern: boolean): number {
  const letter = letters[at]!;
  if (letter === "M") {
    addConsonant(slots, C.n | C.m, SINGLE);
    return 1;
  }
  const digraph = letters.startsWith("chh", at) ? C.ch : DIGRAPHS[letters.slice(at, at + 2)];
  const sounds = digraph ?? LETTERS[letter];
  if (sounds === undefined) {
    addLiteral(slots, letter);
    return 1;
  }
  addHeard(slots, isSouthern ? southern(sounds) : sounds);
  if (letter === "x") addHeard(slots, C.S | C.s);
  if (digraph === undefined) return 1;
  return letters.startsWith("chh", at) ? 3 : 2;
}

/** Doubled letters make a double consonant; between two others a vowel may be left out, but not at the start. */
function addHeard(slots: number[], sounds: number): void {
  const before = slots.at(-3);
  const isClustered = slots.at(-1) === 0 && slots.length > 1;
  if (isClustered && before! > 0 && isSameOrAspirate(before!, sounds)) {
    slots[slots.length - 3] = sounds;
    // ss often only tells s from z: Hussain.
    slots[slots.length - 2] = (sounds & C.s) !== 0 ? SINGLE | DOUBLE : DOUBLE;
    return;
  }
  if (isClustered && (sounds & LABIAL) !== 0 && (before! & (C.n | C.m)) !== 0) slots[slots.length - 3] = C.n | C.m;
  const isFirst = slots.length === 4 && slots[0] === V.none;
  addConsonant(slots, sounds, SINGLE | DOUBLE, isClustered && !isFirst ? V.none | V.a : V.none);
}

function isSameOrAspirate(before: number, sounds: number): boolean {
  return before === sounds || ((before << 1) & sounds & ASPIRATES) !== 0;
}

const ASPIRATES = C.kh | C.gh | C.ch | C.jh | C.Th | C.Dh | C.th | C.dh | C.ph | C.bh;

/** In the south "th" and "dh" are what the north writes "t" and "d". */
function southern(sounds: number): number {
  if ((sounds & C.th) !== 0) return sounds | C.t;
  return (sounds & C.dh) !== 0 ? sounds | C.d : sounds;
}
