import { foldLoose } from "../indic/fold-loose.js";
import { englishWords } from "./english-words.js";
import { hindiWords } from "./hindi-words.js";
import { hinglishWords } from "./hinglish-words.js";
import { indianHalves } from "./indian-halves.js";
import { indianWords } from "./indian-words.js";
import { joinedIndianWords } from "./joined-indian-words.js";
import { moreIndianWords } from "./more-indian-words.js";
import { gluedRanges, rangeWords } from "./range-words.js";
import { unitFormBlocks, unitForms } from "./unit-forms.js";
import { unitWords } from "./unit-words.js";
import type { WordMeaning } from "./word-meaning.js";

interface Lexicon {
  readonly meanings: Map<string, WordMeaning>;
  /** By code unit: whether any word begins with it. */
  readonly firstUnits: Uint8Array;
  /** By block of 128 code units: whether `addForms` is still to be called. */
  readonly pending: Uint8Array;
}

const BLOCKS = 0x10000 >> 7;

let lexicon: Lexicon | undefined;
/** Answers for words as they are written, since folding one takes longer than all else; null for none. */
const known = new Map<string, WordMeaning | null>();
const MOST_KNOWN = 10_000;

/**
 * What a word means for numbers, or undefined. Spellings that differ in nukta, nasal or visarga only are one word, so
 * that "पन्द्रह" and "पंद्रह", "हज़ार" and "हजार" need one entry.
 */
export function meaningOf(word: string): WordMeaning | undefined {
  lexicon ??= collect();
  const block = word.charCodeAt(0) >> 7;
  if (lexicon.pending[block] === 1) addForms(lexicon, block);
  if (lexicon.firstUnits[word.charCodeAt(0)] === 0 || word.length > LONGEST) return undefined;
  const cached = known.get(word);
  if (cached !== undefined) return cached ?? undefined;
  const key = keyOf(word);
  const meaning = lexicon.meanings.get(key) ?? (SANDHI.test(key) ? lexicon.meanings.get(key.slice(0, -2)) : undefined);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, meaning ?? null);
  return meaning;
}

/** தொண்ணூற்றொன்பதாயிரத்துக், 99,000 before more. */
const LONGEST = 28;

/** Tamil doubles the consonant that follows at the end of the word before it: ஆயிரத்துத் தொள்ளாயிரம். */
const SANDHI = /[\u0bbf\u0bc1\u0bc8][கசதப]\u0bcd$/;

const keyOf = (word: string): string => foldLoose(word.toLowerCase());

function collect(): Lexicon {
  const meanings = new Map<string, WordMeaning>();
  const firstUnits = new Uint8Array(0x10000);
  // The first meaning of a word stays: English before Roman Hindi, numbers before units.
  for (const words of [
    englishWords(),
    hindiWords(),
    indianWords(),
    indianHalves(),
    moreIndianWords(),
    joinedIndianWords(),
    hinglishWords(),
    rangeWords(),
    unitWords(),
  ]) {
    for (const [word, meaning] of words) {
      const key = keyOf(word);
      for (const spelling of [word, word.toUpperCase(), key]) firstUnits[spelling.charCodeAt(0)] = 1;
      if (!meanings.has(key)) meanings.set(key, meaning);
    }
  }
  // Letters with a nukta of their own, which NFC takes apart.
  for (let unit = 0x958; unit <= 0x95f; unit += 1) firstUnits[unit] = 1;
  const pending = new Uint8Array(BLOCKS);
  for (const block of unitFormBlocks()) pending[block] = 1;
  return { meanings, firstUnits, pending };
}

/** Puts in the forms of numbers and units of the languages whose words begin with code units of a block. */
function addForms({ meanings, firstUnits, pending }: Lexicon, block: number): void {
  pending[block] = 0;
  for (const [form, meaning] of [...gluedRanges(block), ...unitForms(block)]) {
    firstUnits[form.charCodeAt(0)] = 1;
    if (!meanings.has(form)) meanings.set(form, meaning);
  }
}
