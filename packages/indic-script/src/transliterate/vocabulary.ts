import { decodeWords, type EncodedWords } from "./encoded-words.js";
import { type LetterModel, trainLetterModel } from "./letter-model.js";
import { BENGALI_WORDS } from "./lexicon/bn.js";
import { GUJARATI_WORDS } from "./lexicon/gu.js";
import { HINDI_WORDS } from "./lexicon/hi.js";
import { KANNADA_WORDS } from "./lexicon/kn.js";
import { MALAYALAM_WORDS } from "./lexicon/ml.js";
import { MARATHI_WORDS } from "./lexicon/mr.js";
import { ODIA_WORDS } from "./lexicon/or.js";
import { PUNJABI_WORDS } from "./lexicon/pa.js";
import { TAMIL_WORDS } from "./lexicon/ta.js";
import { TELUGU_WORDS } from "./lexicon/te.js";
import { toDevanagari } from "./to-devanagari.js";

/** The words of a language, in the letters of Devanagari. */
export interface Vocabulary {
  readonly model: LetterModel;
  /** What a word costs: the negative natural logarithm of how often it is used; undefined for words not listed. */
  readonly cost: (word: string) => number | undefined;
  /** Whether a listed word begins so. */
  readonly hasPrefix: (text: string) => boolean;
}

const WORDS: Readonly<Record<string, EncodedWords>> = {
  hi: HINDI_WORDS,
  mr: MARATHI_WORDS,
  bn: BENGALI_WORDS,
  pa: PUNJABI_WORDS,
  gu: GUJARATI_WORDS,
  or: ODIA_WORDS,
  ta: TAMIL_WORDS,
  te: TELUGU_WORDS,
  kn: KANNADA_WORDS,
  ml: MALAYALAM_WORDS,
};

const compiled = new Map<string, Vocabulary>();

/** The vocabulary of a language; that of its nearest relative where there is no list of its own. */
export function vocabularyOf(language: string): Vocabulary {
  let known = compiled.get(language);
  if (known === undefined) {
    const own = WORDS[RELATIVES[language] ?? language] ?? HINDI_WORDS;
    known = compile(SHARES_WITH_HINDI.has(own) ? [own, HINDI_WORDS] : [own]);
    compiled.set(language, known);
  }
  return known;
}

/** Marathi and Gujarati spell names, and much else, as Hindi does, whose list has more of them. */
const SHARES_WITH_HINDI: ReadonlySet<EncodedWords> = new Set([MARATHI_WORDS, GUJARATI_WORDS]);

const RELATIVES: Readonly<Record<string, string>> = { as: "bn", kok: "mr" };

function compile(lists: readonly EncodedWords[]): Vocabulary {
  const words = lists.flatMap(decodeWords).map(toDevanagari);
  const ranks = new Map<string, number>();
  for (const word of words) if (!ranks.has(word)) ranks.set(word, ranks.size);
  const sorted = [...ranks.keys()].sort();
  // Zipf: the use of a word falls with its rank.
  const total = Math.log(1 + ranks.size / FLAT);
  return {
    model: trainLetterModel(ranks.keys()),
    cost: (word) => {
      const rank = ranks.get(word);
      return rank === undefined ? undefined : Math.log((rank + FLAT) * total);
    },
    hasPrefix: (text) => sorted[lowerBound(sorted, text)]?.startsWith(text) ?? false,
  };
}

/** The first words are used about equally. */
const FLAT = 20;

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
