import {
  BY_LANGUAGE,
  CONSONANTS,
  FINAL_VOWELS,
  SOUTHERN_CONSONANTS,
  SOUTHERN_FINALS,
  SOUTHERN_VOWELS,
  VOWELS,
} from "./roman-spelling-tables.js";

/**
 * How people spell the sounds of India in Roman letters: after each letter of Devanagari its spellings, with what each
 * costs, the negative natural logarithm of how likely it is. The costs are estimates written by hand.
 */
export interface RomanSpellings {
  /** Consonants and conjuncts that have spellings of their own. */
  readonly consonants: SpellingIndex;
  /** Vowels as in ISO 15919; those of the middle of a word and those of its end. */
  readonly vowels: SpellingIndex;
  readonly finalVowels: SpellingIndex;
  /** What leaving an inherent vowel out costs in the middle and at the end of a word. */
  readonly silent: number;
  readonly silentFinal: number;
  /** What it costs that a closing consonant has a virama. */
  readonly closed: number;
}

export interface Spelling {
  readonly native: string;
  readonly cost: number;
}

/** Spellings by their Roman letters. */
export type SpellingIndex = ReadonlyMap<string, readonly Spelling[]>;

export function romanSpellings(language: string): RomanSpellings {
  let known = cache.get(language);
  if (known === undefined) {
    known = compile(language);
    cache.set(language, known);
  }
  return known;
}

const cache = new Map<string, RomanSpellings>();

function compile(language: string): RomanSpellings {
  const isSouthern = SOUTHERN.includes(language);
  const ofLanguage = BY_LANGUAGE[language] ?? {};
  const vowels = [VOWELS, isSouthern ? SOUTHERN_VOWELS : "", ofLanguage.vowels ?? ""];
  const finals = [FINAL_VOWELS, isSouthern ? SOUTHERN_FINALS : "", ofLanguage.finals ?? ""];
  return {
    consonants: indexOf([CONSONANTS, isSouthern ? SOUTHERN_CONSONANTS : "", ofLanguage.consonants ?? ""]),
    vowels: indexOf(vowels),
    finalVowels: indexOf([...vowels, ...finals]),
    silent: isSouthern || language === "or" ? 3 : 0.7,
    silentFinal: isSouthern ? 5 : language === "or" ? 0.7 : 0.1,
    closed: isSouthern ? 0.1 : 4,
  };
}

const SOUTHERN = ["ta", "te", "kn", "ml"];

/** A letter of a later table takes the place of the same letter in an earlier one. */
function indexOf(tables: readonly string[]): SpellingIndex {
  const byNative = new Map<string, string[]>();
  for (const line of tables.flatMap((table) => table.trim().split("\n"))) {
    const [native = "", ...spellings] = line.trim().split(/\s+/);
    if (native !== "") byNative.set(native, spellings);
  }
  const index = new Map<string, Spelling[]>();
  for (const [native, spellings] of byNative) {
    for (const spelling of spellings) {
      const [roman = "", cost] = spelling.split(":");
      const known = index.get(roman) ?? [];
      index.set(roman, known);
      known.push({ native: native === "_" ? "" : native, cost: cost === undefined ? 0.1 : Number(cost) });
    }
  }
  return index;
}
