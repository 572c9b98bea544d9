import { lazyPattern } from "@eval/core/text";
import { type BrahmicScript, LANGUAGE_OF_SCRIPT } from "../transliterate/brahmic-scripts.js";
import { type Akshara, isAkshara, parseAksharas, type TextPart } from "../transliterate/parse-aksharas.js";
import { toDevanagari } from "../transliterate/to-devanagari.js";
import { doubles, soundsOf } from "./native-consonants.js";
import { addConsonant, addLiteral, addVowel, C, DOUBLE, finish, LABIAL, type Reading, SINGLE, V } from "./sounds.js";
import { spokenSpellings } from "./spoken-spellings.js";

/** The readings of a word in a script of India. The language decides only where it is written in that script. */
export function nativeReadings(word: string, script: BrahmicScript, language: string | undefined): Reading[] {
  const spoken = language ?? LANGUAGE_OF_SCRIPT[script];
  const written = toDevanagari(word);
  const spellings = new Set([written, ...spokenSpellings(written, spoken)]);
  const readings: Reading[] = [];
  for (const spelling of spellings) {
    const parts = parseAksharas(spelling).filter((part) => isAkshara(part) || LETTER_OR_DIGIT().test(part));
    readings.push(read(parts, spoken, true));
    if (parts.some((part, at) => hasFaintSound(part, parts[at + 1], spoken))) readings.push(read(parts, spoken, false));
  }
  return readings;
}

/** Sounds that many leave out in Roman letters: a nasal vowel, visarga. */
function hasFaintSound(part: TextPart, next: TextPart | undefined, language: string): boolean {
  return isAkshara(part) && (part.hasVisarga || (part.nasal !== "" && isFaint(part, next, language)));
}

function isFaint({ nasal }: Akshara, next: TextPart | undefined, language: string): boolean {
  if (nasal === "candrabindu") return true;
  // Before what is no stop an anusvara is a nasal vowel.
  return !SOUTHERN.has(language) && !(isAkshara(next) && STOPS.includes(next.consonant.charAt(0) || " "));
}

const STOPS = "कखगघचछजझटठडढतथदधपफबभम";

const SOUTHERN: ReadonlySet<string> = new Set(["ta", "te", "kn", "ml", "sa"]);

function read(parts: readonly TextPart[], language: string, isFull: boolean): Reading {
  const slots = [0];
  let isDoubled = false;
  parts.forEach((part, at) => {
    if (!isAkshara(part)) {
      addLiteral(slots, part);
      return;
    }
    const next = parts[at + 1];
    if (part.vowel === "" && isAkshara(next) && doubles(part.consonant, next.consonant)) {
      isDoubled = true;
      return;
    }
    const bridge = language === "ta" ? bridging(parts[at - 1], part, next) : 0;
    readAkshara(slots, part, next, language, isDoubled, bridge);
    isDoubled = false;
    if (part.nasal !== "" && (isFull || !isFaint(part, next, language))) addConsonant(slots, C.n | C.m, SINGLE);
    if (part.hasVisarga && isFull) addConsonant(slots, C.h, SINGLE);
  });
  return finish(slots);
}

const LETTER_OR_DIGIT = lazyPattern("[\\p{L}\\p{N}]");

function readAkshara(
  slots: number[],
  part: Akshara,
  next: TextPart | undefined,
  language: string,
  isDoubled: boolean,
  bridge: number,
): void {
  const { consonant, vowel } = part;
  if (consonant !== "") {
    // Roman writes ழ single or double: விழுப்புரம், Viluppuram, Villupuram.
    const length = isDoubled ? DOUBLE : language === "ta" && consonant === "ऴ" ? SINGLE | DOUBLE : SINGLE;
    addConsonant(slots, consonantSounds(part, next, language, isDoubled, slots), length);
  }
  if (vowel === "") {
    // The half u that closes Malayalam words: കോഴിക്കോട് is Kozhikode, Kozhikkodu.
    if (language === "ml" && next === undefined && (soundsOf(consonant, language, false) & SONORANT) === 0)
      addVowel(slots, V.none | V.u | V.e);
    return;
  }
  if (vowel.startsWith("r̥")) {
    addConsonant(slots, C.r, SINGLE);
    addVowel(slots, V.i | V.u | V.none);
  } else if (vowel.startsWith("l̥")) {
    addConsonant(slots, C.l, SINGLE);
    addVowel(slots, V.i | V.u | V.none);
  } else {
    addVowel(slots, vowelSounds(part, next === undefined, language) | bridge);
  }
}

const SONORANT = C.n | C.m | C.r | C.l | C.y | C.v;

/** The consonant that a nasal, or the first half of ज्ञ, stands before gives it more sounds. */
function consonantSounds(
  { consonant, vowel }: Akshara,
  next: TextPart | undefined,
  language: string,
  isDoubled: boolean,
  slots: readonly number[],
): number {
  const sounds = soundsOf(consonant, language, isDoubled);
  const follower = vowel === "" && isAkshara(next) ? next.consonant : "";
  if (follower === "ञ" && consonant === "ज") return C.j | C.g;
  if (consonant === "ञ" && (slots.at(-3) ?? 0) === (C.j | C.g) && slots.at(-1) === 0) return C.n | C.y;
  const isNasal = (sounds & (C.n | C.m)) !== 0;
  return isNasal && follower !== "" && (soundsOf(follower, language, false) & LABIAL) !== 0 ? C.n | C.m : sounds;
}

/**
 * Tamil parts consonants from a y behind them with an i (கன்னியா is kanyā, வித்தியா vidyā), and where three would meet, the last
 * one with an i or u: சந்திர is candra, லட்சுமி lakṣmī.
 */
function bridging(before: TextPart | undefined, { consonant, vowel }: Akshara, next: TextPart | undefined): number {
  if (consonant === "" || (vowel !== "i" && vowel !== "u") || !isAkshara(next)) return 0;
  const isYa = vowel === "i" && next.consonant === "य";
  const isThird = isAkshara(before) && before.vowel === "" && SONORANTS.includes(next.consonant || " ");
  return isYa || isThird ? V.none : 0;
}

const SONORANTS = "रलम";

function vowelSounds({ vowel, isInherent }: Akshara, isFinal: boolean, language: string): number {
  const isEastern = language === "bn" || language === "as" || language === "or";
  if (vowel === "a") {
    const sound = isEastern ? V.a | V.o : V.a;
    // Gurmukhi leaves the virama out; a last inherent vowel is silent in most languages and optional in the others.
    return isInherent && (isFinal || language === "pa") ? sound | V.none : sound;
  }
  // Bengali and Assamese spell the length of i and u without saying it.
  if (language === "bn" || language === "as") {
    if (vowel === "i" || vowel === "ī") return V.i | V.ii;
    if (vowel === "u" || vowel === "ū") return V.u | V.uu;
  }
  // Words in -ā of Sanskrit end in -ai in Tamil: கங்கை, சீதை.
  if (language === "ta" && vowel === "ai" && isFinal) return V.ai | V.aa | V.a;
  return VOWEL_SOUNDS[vowel]!;
}

const VOWEL_SOUNDS: Readonly<Record<string, number>> = {
  ā: V.aa,
  i: V.i,
  ī: V.ii,
  u: V.u,
  ū: V.uu,
  ê: V.e | V.ai | V.aa,
  e: V.e,
  ē: V.e,
  ai: V.ai,
  ô: V.o | V.aa | V.a | V.au,
  o: V.o,
  ō: V.o,
  au: V.au,
};
