import { EvalError, show } from "@eval/core";
import { foldDigits } from "@eval/core/text";
import { BRAHMIC_BLOCKS, type BrahmicScript, isBrahmicScript, scriptOfWord } from "./brahmic-scripts.js";
import { fromDevanagari } from "./from-devanagari.js";
import { readRomanScheme } from "./read-roman-scheme.js";
import { isRomanScheme, type RomanSchemeName } from "./roman-schemes.js";
import { toDevanagari } from "./to-devanagari.js";
import { nativeCandidates, romanCandidates } from "./word-candidates.js";
import { writeRomanScheme } from "./write-roman-scheme.js";

export type TransliterationScheme = "casual" | RomanSchemeName;

export interface TransliterateOptions {
  /** ISO 15924 code of the script to write: "Latn", or one of the nine Brahmic scripts of India ("Deva", "Taml" …). */
  readonly to: string;
  /** ISO 15924 code of the one script to read; without it every script is read. */
  readonly from?: string;
  /** How Roman letters are read or written. Default "casual". */
  readonly scheme?: TransliterationScheme;
  /** BCP 47 tag of the language, where the script does not tell: "mr" for Marathi in Devanagari. */
  readonly language?: string;
}

/**
 * A text written in another script: between the nine Brahmic scripts of India letter by letter, to and from Roman letters
 * in a scholarly scheme (`iso15919`, `iast`, `itrans`, `hk`, `slp1`) or as people type ("casual").
 *
 * Reading casual Roman is a guess, and this is the best one: loanwords by the table of `lookupLoanword`, other words as
 * the common word of the language that is most likely spelled so, or the likeliest spelling; every Roman word is taken
 * for a word of that language, and capital letters make no difference. `transliterationCandidates` has the other guesses.
 * Writing casual Roman leaves silent vowels out (जिसका is "jiska"). Text that is in the script already, digits,
 * punctuation, other scripts and runs of more than 64 Roman letters stay; written in Roman, native digits become ASCII and
 * dandas full stops.
 *
 * Throws an `EvalError` where `to`, `from` or `scheme` is unknown.
 *
 * @see ISO 15919:2001
 * @example
 * transliterate("Tum kaise ho", { to: "Deva" }); // => "तुम कैसे हो"
 * transliterate("भारत", { to: "Taml" }); // => "பாரத"
 * transliterate("saṁskr̥tam", { to: "Deva", scheme: "iso15919" }); // => "संस्कृतम्"
 * transliterate("मेरा naam", { to: "Deva" }); // => "मेरा नाम"
 */
export function transliterate(text: string, options: TransliterateOptions): string {
  check(options);
  const { to, from, scheme = "casual", language } = options;
  const read = to === "Latn" || (from ?? "Latn") !== "Latn" ? text : readRoman(text, to, scheme, language);
  if (from === "Latn") return read;
  if (isBrahmicScript(to)) return read.replace(lettersOf(from), (word) => rewrite(word, to));
  if (scheme !== "casual") return read.replace(lettersOf(from), (word) => writeRomanScheme(word, scheme));
  return foldDigits(read.replace(lettersOf(from), (word) => writeCasual(word, language)));
}

/**
 * The ways to write a word in another script, the likeliest first: for a casual Roman word the readings it may have
 * (`tune` is ट्यून and तूने), for a native word its casual spellings. Other schemes and pairs of scripts have one.
 *
 * @example
 * transliterationCandidates("tune", { to: "Deva" }).slice(0, 2); // => ["ट्यून", "तूने"]
 * transliterationCandidates("नाम", { to: "Latn" }); // => ["naam", "nam"]
 */
export function transliterationCandidates(word: string, options: TransliterateOptions): readonly string[] {
  check(options);
  const { to, from, scheme = "casual", language } = options;
  const script = scriptOfWord(word);
  const isCasual = scheme === "casual" && script !== to && (from ?? script ?? "Latn") === (script ?? "Latn");
  if (isCasual && script === undefined && isBrahmicScript(to)) return nativeCandidates(word, to, language);
  if (isCasual && script !== undefined && to === "Latn") return romanCandidates(word, script, language);
  return [transliterate(word, options)];
}

function check({ to, from, scheme = "casual" }: TransliterateOptions): void {
  const known = ["Latn", ...Object.keys(BRAHMIC_BLOCKS)];
  for (const [name, value] of Object.entries({ to, from: from ?? "Latn" })) {
    if (known.includes(value)) continue;
    throw new EvalError("invalid-option", `${name} must be one of ${known.join(", ")}, got ${show(value)}`);
  }
  if (scheme === "casual" || isRomanScheme(scheme)) return;
  throw new EvalError(
    "invalid-option",
    `scheme must be casual, iso15919, iast, itrans, hk or slp1, got ${show(scheme)}`,
  );
}

function readRoman(text: string, to: string, scheme: TransliterationScheme, language?: string): string {
  if (!isBrahmicScript(to) || !HAS_ROMAN.test(text)) return text;
  if (scheme === "casual") return text.replace(ROMAN_WORDS, (word) => nativeCandidates(word, to, language)[0]!);
  const letters = readRomanScheme(text, scheme);
  return to === "Deva" ? letters : fromDevanagari(letters, to);
}

const HAS_ROMAN = /[A-Za-z\u00c0-\u024f\u1e00-\u1eff]/;
const ROMAN_WORDS = /(?:[A-Za-z\u00c0-\u024f\u1e00-\u1eff][\u0300-\u036f]*)+/g;

function rewrite(word: string, to: BrahmicScript): string {
  return scriptOfWord(word) === to ? word : fromDevanagari(toDevanagari(word), to);
}

function writeCasual(word: string, language: string | undefined): string {
  const script = scriptOfWord(word);
  return script === undefined ? word.replace(/[।॥]/g, ".") : romanCandidates(word, script, language)[0]!;
}

/** The words of one script, or of all; a danda is a word of its own. */
function lettersOf(script: string | undefined): RegExp {
  if (script === undefined || !isBrahmicScript(script)) return ANY_WORDS;
  const start = BRAHMIC_BLOCKS[script];
  const [first, last] = [start, start + 0x7f].map((code) => `\\u${code.toString(16).padStart(4, "0")}`);
  return new RegExp(`(?:(?![\\u0964\\u0965])[${first}-${last}\\u200c\\u200d])+|[\\u0964\\u0965]`, "g");
}

const ANY_WORDS = /[\u0900-\u0963\u0966-\u0d7f\u200c\u200d]+|[\u0964\u0965]/g;
