import { abbreviationKind } from "./abbreviations.js";
import { classAt, classBefore, DIGIT, JOINER, LETTER, MARK, NUMBER, SPACE } from "./char-class.js";
import { lazyPattern } from "./lazy-pattern.js";

/**
 * The sentences of a text, each with the mark that ends it and without white space around it.
 *
 * Danda, double danda, Urdu and ideographic full stops, question and exclamation marks and line breaks end a sentence
 * in every script; verse numbers stay with their dandas ("॥१॥"). A full stop ends one unless it belongs to a number
 * ("3.14", "२.१."), a list number at the start, an initial, a known abbreviation ("डॉ.", "प्रा. लि.", "Dr.") or is
 * followed by a lower-case letter. Between words of caseless scripts it ends one even where the space is missing
 * ("आया.सीता"). It is a rule of thumb, not a parser: a sentence that ends in an abbreviation joins the next one.
 *
 * Empty text has none.
 *
 * @see Unicode Standard Annex #29, section 5, from which the rules for cased scripts are taken
 * @example
 * splitSentences("डॉ. राम आए। सीता गई।"); // => ["डॉ. राम आए।", "सीता गई।"]
 * splitSentences("It costs Rs. 3.50. Buy it!"); // => ["It costs Rs. 3.50.", "Buy it!"]
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const kind = markKind(text.charCodeAt(at));
    if (kind === NONE) continue;
    const end = kind === LINE ? at + 1 : endOfMarks(text, at + 1);
    if (kind === POINT && !endsAtPoint(text, start, at, end)) continue;
    if (kind === MARKED && staysOpen(text, at, end)) continue;
    push(sentences, text.slice(start, end));
    start = end;
    at = end - 1;
  }
  push(sentences, text.slice(start));
  return sentences;
}

const NONE = 0;
const LINE = 1;
/** A danda and its like: ends a sentence whatever follows. */
const STOP = 2;
/** Question and exclamation marks. */
const MARKED = 3;
/** Full stop and ellipsis, which have other uses. */
const POINT = 4;

function markKind(unit: number): number {
  if (unit < 0x80) {
    if (unit === 0x2e) return POINT;
    if (unit === 0x21 || unit === 0x3f) return MARKED;
    return unit >= 0x0a && unit <= 0x0d ? LINE : NONE;
  }
  // Letters of Indian scripts are most of what comes here.
  if ((unit >= 0x900 && unit < 0x964) || (unit >= 0x966 && unit < 0xdf4)) return NONE;
  return OTHER_MARKS.get(unit) ?? NONE;
}

const OTHER_MARKS = new Map<number, number>([
  ...[0x85, 0x2028, 0x2029].map((unit) => [unit, LINE] as const),
  ...[0x2026, 0xff0e].map((unit) => [unit, POINT] as const),
  ...[0x61f, 0x203c, 0x203d, 0x2047, 0x2048, 0x2049, 0xaaf1, 0xff01, 0xff1f].map((unit) => [unit, MARKED] as const),
  ...[
    0x6d4, 0x964, 0x965, 0xdf4, 0x104b, 0x1362, 0x17d4, 0x17d5, 0x1c7e, 0x1c7f, 0x3002, 0xa8ce, 0xa8cf, 0xaaf0, 0xabeb,
    0xff61,
  ].map((unit) => [unit, STOP] as const),
]);

function push(sentences: string[], sentence: string): void {
  const trimmed = sentence.trim();
  if (trimmed !== "") sentences.push(trimmed);
}

const CLOSERS = lazyPattern("[\\p{Pe}\\p{Pf}\"'*_\\u2019\\u201d]*", "uy");
const VERSE_NUMBER = lazyPattern("[ \\u00a0]*\\p{Nd}+[ \\u00a0]*[\\u0964\\u0965]+", "uy");

/** Where a run of marks ends: further marks, closing quotes and brackets, a verse number between dandas. */
function endOfMarks(text: string, at: number): number {
  while (at < text.length) {
    const kind = markKind(text.charCodeAt(at));
    if (kind === NONE || kind === LINE) break;
    at += 1;
  }
  at = matchEnd(CLOSERS(), text, at);
  const last = text.charCodeAt(at - 1);
  return last === 0x964 || last === 0x965 ? matchEnd(VERSE_NUMBER(), text, at) : at;
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** A question mark inside a quotation ("What?" he said), a name ("Yahoo!Mail") or before a comma ends nothing. */
function staysOpen(text: string, at: number, end: number): boolean {
  if (end >= text.length) return false;
  const follows = text[end]!;
  if (follows === "," || follows === ";") return true;
  if ((classAt(text, end) & (LETTER | DIGIT)) !== 0) return isCased(text, end);
  return end > at + 1 && startsLower(text, end);
}

function endsAtPoint(text: string, sentenceStart: number, at: number, end: number): boolean {
  if (end >= text.length) return true;
  if ((classAt(text, end) & SPACE) === 0) return isMissingSpace(text, at, end);
  if (startsLower(text, end)) return false;
  // An ellipsis of two or more points, or a point inside a bracket, abbreviates nothing.
  if (end > at + 1) return true;
  const word = wordBefore(text, at);
  if (word === "") return text.slice(sentenceStart, at).trim() !== "";
  if ((classBefore(text, at) & DIGIT) !== 0) return !isSectionNumber(text, sentenceStart, at, word);
  return !isAbbreviation(text, word, end);
}

/** Longer than any abbreviation or section number. */
const LONGEST_WORD = 40;

function wordBefore(text: string, at: number): string {
  let start = at;
  while (start > 0 && at - start < LONGEST_WORD) {
    const isPoint = text[start - 1] === ".";
    if (!isPoint && (classBefore(text, start) & (LETTER | MARK | DIGIT | NUMBER | JOINER)) === 0) break;
    start -= 1;
    if (start > 0 && text.codePointAt(start - 1)! > 0xffff) start -= 1;
  }
  return text.slice(start, at);
}

/** "२.१." and "4.2.1." refer to a section; "1." at the start of a sentence counts items; "3.14." ends a sentence. */
function isSectionNumber(text: string, sentenceStart: number, at: number, word: string): boolean {
  if (!word.includes(".")) return text.slice(sentenceStart, at).trim() === word && ONLY_DIGITS().test(word);
  return SECTION().test(word) && !startsUpper(text, at + 1);
}

const ONLY_DIGITS = lazyPattern("^\\p{Nd}+$");
const SECTION = lazyPattern("^\\p{Nd}{1,2}(?:\\.\\p{Nd}|(?:\\.\\p{Nd}{1,2}){2,})$");

function isAbbreviation(text: string, word: string, end: number): boolean {
  const kind = abbreviationKind(word);
  if (kind === "opening") return true;
  if (kind === "closing") return !startsUpper(text, end);
  if (kind === "before-number") return startsWithDigit(text, end);
  return INITIALS().test(word);
}

/** One letter without a vowel sign, or several parts with points between them: "A", "क", "ए.पी.जे", "U.S". */
const INITIALS = lazyPattern("^(?:[\\p{Lu}\\p{Lo}]|[\\p{L}\\p{M}]{1,4}(?:\\.[\\p{L}\\p{M}]{1,4})+)$");

/** Whether a full stop without a space after it stands between two whole words of a script without case. */
function isMissingSpace(text: string, at: number, end: number): boolean {
  if (end > at + 1 || (classAt(text, end) & LETTER) === 0 || isCased(text, end)) return false;
  const word = wordBefore(text, at);
  const next = NEXT_WORD().exec(text.slice(end, end + 40))?.[0] ?? "";
  return isWholeWord(word) && isWholeWord(next) && abbreviationKind(word) === undefined;
}

const NEXT_WORD = lazyPattern("^[\\p{L}\\p{M}\\u200c\\u200d]+");
const CASELESS_WORD = lazyPattern("^[\\p{Lo}\\p{M}\\u200c\\u200d]{3,}$");
const isWholeWord = (word: string): boolean => CASELESS_WORD().test(word);

const CASED = lazyPattern("^\\p{Cased}");
const LOWER = lazyPattern("^\\s*\\p{Ll}");
const UPPER = lazyPattern("^\\s*\\p{Lu}");
const NUMERAL = lazyPattern("^\\s*\\p{Nd}");
/** Enough for the white space between two sentences and the letter behind it. */
const AHEAD = 20;

const isCased = (text: string, at: number): boolean => CASED().test(text.slice(at, at + 2));
const startsLower = (text: string, at: number): boolean => LOWER().test(text.slice(at, at + AHEAD));
const startsUpper = (text: string, at: number): boolean => UPPER().test(text.slice(at, at + AHEAD));
const startsWithDigit = (text: string, at: number): boolean => NUMERAL().test(text.slice(at, at + AHEAD));
