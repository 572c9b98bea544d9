import { loanwordTerms, lookupLoanword } from "../loanwords/lookup-loanword.js";
import { type BrahmicScript, LANGUAGE_OF_SCRIPT, scriptOfLanguage } from "./brahmic-scripts.js";
import { decodeRoman } from "./decode-roman.js";
import { fromDevanagari } from "./from-devanagari.js";
import { readRomanScheme } from "./read-roman-scheme.js";
import { longSpelling, romanizeWord } from "./romanize.js";
import { writeSilence } from "./write-silence.js";

const MOST_CANDIDATES = 6;
const MOST_KEPT = 5000;
/** No word is longer; a run of Roman letters that is stays. */
const LONGEST = 64;
const cache = new Map<string, readonly string[]>();

/** The native words that a Roman one may be: as a loanword, its homographs, then by how it is spelled. */
export function nativeCandidates(word: string, to: BrahmicScript, tag: string | undefined): readonly string[] {
  const language = languageFor(to, tag);
  const id = `${to} ${language} ${word}`;
  let known = cache.get(id);
  if (known === undefined) {
    known = [...new Set([...fromLoanword(word, to), ...fromSpelling(word, to, language)])].slice(0, MOST_CANDIDATES);
    if (cache.size >= MOST_KEPT) cache.clear();
    cache.set(id, known);
  }
  return known;
}

/** The language of the tag where it is written in the script, else the main language of the script. */
function languageFor(script: BrahmicScript, tag: string | undefined): string {
  const language = tag?.toLowerCase().split("-", 1)[0];
  return language !== undefined && scriptOfLanguage(language) === script ? language : LANGUAGE_OF_SCRIPT[script];
}

function fromLoanword(word: string, to: BrahmicScript): readonly string[] {
  const loanword = lookupLoanword(word);
  if (loanword === undefined) return [];
  const { Deva = [] } = loanword.spellings;
  const spellings = loanword.spellings[to] ?? Deva.slice(0, 1).map((native) => moved(native, to));
  return [...spellings.slice(0, 1), ...loanword.homographs.map((native) => moved(native, to)), ...spellings.slice(1)];
}

function moved(native: string, to: BrahmicScript): string {
  return SOUTHERN.has(to) ? fromDevanagari(writeSilence(native), to) : fromDevanagari(native, to);
}

const SOUTHERN: ReadonlySet<BrahmicScript> = new Set<BrahmicScript>(["Taml", "Telu", "Knda", "Mlym"]);

function fromSpelling(word: string, to: BrahmicScript, language: string): string[] {
  if (SCHOLARLY.test(word.normalize("NFD"))) {
    const scheme = IAST_VOWEL.test(word.normalize("NFC")) ? "iast" : "iso15919";
    return [fromDevanagari(readRomanScheme(word, scheme), to)];
  }
  const decoded = word.length > LONGEST ? [] : decodeRoman(word, language, MOST_CANDIDATES);
  return decoded.length === 0 ? [word] : decoded.map((native) => fromDevanagari(native, to));
}

/** Macrons, dots and rings of the scholarly schemes. */
const SCHOLARLY = /[\u0304\u0307\u0310\u0323\u0325\u0331]|[sS]\u0301/;
/** A dotted r before a consonant is the vowel of IAST. */
const IAST_VOWEL = /[ṛṝ](?![aāiīuūeēoōh])/iu;

/** The casual spellings of a native word, the likeliest first. */
export function romanCandidates(word: string, script: BrahmicScript, tag: string | undefined): readonly string[] {
  const language = languageFor(script, tag);
  const spellings = [romanizeWord(word, script, language), longSpelling(word, script, language)];
  const loanwords = loanwordTerms(word);
  const ordered = NATIVE_AS_WELL.has(word) ? [...spellings, ...loanwords] : [...loanwords, ...spellings];
  return [...new Set(ordered)];
}

/** Spellings of loanwords that are more often a native word: बस (enough), मिल (meet), पास (near). */
const NATIVE_AS_WELL: ReadonlySet<string> = new Set("बस मिल बार पास बीच गोल पाल कप तार".split(" "));
