import { type BrahmicScript, LANGUAGE_OF_SCRIPT } from "./brahmic-scripts.js";
import {
  CONSONANTS,
  CONSONANTS_BY_LANGUAGE,
  RESPELLINGS,
  SHORT_VOWELS,
  TAMIL_STOPS,
  VOWELS,
} from "./casual-letters.js";
import { deleteSchwas } from "./delete-schwas.js";
import { type Akshara, isAkshara, parseAksharas, type TextPart } from "./parse-aksharas.js";
import { toDevanagari } from "./to-devanagari.js";

/**
 * A word in a script of India as people type it in Roman letters. Long vowels are doubled only where a word has one
 * syllable to tell apart (naam, theek), as most people do; `longSpelling` doubles them all.
 */
export function romanizeWord(word: string, script: BrahmicScript, language = LANGUAGE_OF_SCRIPT[script]): string {
  const parts = saidParts(word, language);
  const syllables = parts.filter((part) => isAkshara(part) && part.vowel !== "").length;
  return spell(parts, language, syllables > 1);
}

/** A word as those type it who double every long vowel but the last. */
export function longSpelling(word: string, script: BrahmicScript, language = LANGUAGE_OF_SCRIPT[script]): string {
  const parts = saidParts(word, language);
  const syllables = parts.filter((part) => isAkshara(part) && part.vowel !== "").length;
  return spell(parts, language, syllables === 1);
}

function saidParts(word: string, language: string): readonly TextPart[] {
  return deleteSchwas(parseAksharas(respell(toDevanagari(word), language)), language);
}

function spell(parts: readonly TextPart[], language: string, isShort: boolean): string {
  let roman = "";
  parts.forEach((part, at) => {
    roman += isAkshara(part) ? romanOf(part, parts[at - 1], parts[at + 1], language, isShort) : part;
  });
  return roman;
}

function respell(word: string, language: string): string {
  const rules = RESPELLINGS[language] ?? [];
  return rules.reduce((text, [from, to]) => text.replace(from, to), word);
}

function romanOf(
  part: Akshara,
  before: TextPart | undefined,
  next: TextPart | undefined,
  language: string,
  isShort: boolean,
): string {
  const isDoubling = part.vowel === "" && isAkshara(next) && isPairOf(part.consonant, next.consonant);
  // A double consonant is one letter twice: kk, but cch, tth.
  const consonant = romanConsonant(part, before, next, language);
  if (isDoubling) return consonant.length > 1 && consonant.endsWith("h") ? consonant.slice(0, -1) : consonant;
  return consonant + romanVowel(part, next === undefined || isShort, language) + romanNasal(part, next, language);
}

function isPairOf(first: string, second: string): boolean {
  if (first === second) return true;
  const at = STOPS.indexOf(first);
  return at >= 0 && at % 2 === 0 && STOPS[at + 1] === second;
}

const STOPS = "कखगघचछजझटठडढतथदधपफबभ";

function romanConsonant(
  part: Akshara,
  before: TextPart | undefined,
  next: TextPart | undefined,
  language: string,
): string {
  const { consonant } = part;
  if (consonant === "") return "";
  if (language === "ta") {
    const tamil = tamilStop(part, before, next);
    if (tamil !== undefined) return tamil;
  }
  return CONSONANTS_BY_LANGUAGE[language]?.[consonant] ?? CONSONANTS[consonant] ?? CONSONANTS[consonant[0]!]!;
}

/** A stop of Tamil is voiced behind a vowel or nasal, voiceless at the start and doubled. */
function tamilStop(part: Akshara, before: TextPart | undefined, next: TextPart | undefined): string | undefined {
  const ways = TAMIL_STOPS[part.consonant];
  if (ways === undefined) return undefined;
  const [first, doubled, behindNasal, between] = ways;
  const isCluster = isAkshara(before) && before.vowel === "" && before.consonant !== "";
  if (isCluster && before.consonant === part.consonant) return doubled;
  if (part.vowel === "" && isAkshara(next) && next.consonant === part.consonant) return doubled;
  if (isCluster && "ङञणनऩम".includes(before.consonant)) return behindNasal;
  if (part.vowel === "" && next !== undefined) return doubled;
  return before === undefined || isCluster ? first : between;
}

function romanVowel({ vowel, isInherent }: Akshara, isShort: boolean, language: string): string {
  if (vowel === "a" && language === "bn") return "o";
  if (isShort && !isInherent) return SHORT_VOWELS[vowel] ?? VOWELS[vowel] ?? vowel;
  return VOWELS[vowel] ?? vowel;
}

function romanNasal({ nasal, hasVisarga }: Akshara, next: TextPart | undefined, language: string): string {
  const breath = hasVisarga ? (next === undefined ? "h" : "") : "";
  if (nasal === "") return breath;
  if (language === "bn" && nasal === "anusvara")
    return isAkshara(next) && "कखगघ".includes(next.consonant[0] ?? " ") ? "n" : "ng";
  if (nasal === "candrabindu" && language === "bn") return "";
  const isLabial = isAkshara(next) && next.consonant !== "" && "पफबभम".includes(next.consonant[0]!);
  return isLabial || (next === undefined && FINAL_M.has(language)) ? "m" : "n";
}

const FINAL_M: ReadonlySet<string> = new Set(["ta", "te", "kn", "ml", "sa"]);
