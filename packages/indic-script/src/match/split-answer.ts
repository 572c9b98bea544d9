import { isWordCodeUnit, lazyPattern } from "@eval/core/text";
import { type AnswerWord, isPointed } from "./answer-word.js";
import { isLetterName } from "./letter-names.js";
import { HONORIFIC } from "./word-roles.js";
import { answerWordAt } from "./word-table.js";

/** What stands between a word and the one before it. */
export const SPACE = 0;
/** Quotation marks, a closing bracket, a slash: the clause goes on. */
export const MARK = 1;
export const HYPHEN = 2;
export const COMMA = 3;
/** A colon, semicolon, dash or opening bracket. */
export const CLAUSE = 4;
export const SENTENCE = 5;

/** A text as words, with where they stand (UTF-16 offsets) and what separates them. */
export interface SplitAnswer {
  readonly text: string;
  readonly words: readonly AnswerWord[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** What stands before each word. */
  readonly gaps: readonly number[];
  /** In which sentence each word is. */
  readonly sentences: readonly number[];
  /** Sentences that end with a question mark. */
  readonly questions: ReadonlySet<number>;
  /** The roles of all words together: what no word does need not be looked for. */
  readonly roles: number;
  /** The widest gap between two words. */
  readonly widestGap: number;
}

/**
 * The words of an answer. Letters carry their marks; initials ("A.P.J."), decimals, times, dates and fractions stay in
 * one piece; a minus sign belongs to its number; "+" and "#" to the name before them (C++, C#).
 */
export function splitAnswer(text: string): SplitAnswer {
  let count = 0;
  let questions: Set<number> | undefined;
  let sentence = 0;
  let roles = 0;
  let widestGap = SPACE;
  let gap = SENTENCE;
  const units = unitsOf(text);
  for (let at = 0; at < text.length; ) {
    const unit = units[at]!;
    if (unit === 0x20) {
      at += 1;
      continue;
    }
    if (!wordStartsAt(text, at, unit) && !isSign(text, at, unit)) {
      const found = gapOf(text, at, unit, count === 0 ? undefined : scratch.words[count - 1]);
      if (found === SENTENCE && count > 0) {
        if (isQuestionMark(unit)) questions = (questions ?? new Set()).add(sentence);
        if (gap !== SENTENCE) sentence += 1;
      }
      if (found > gap) gap = found;
      at += 1;
      continue;
    }
    const end = wordEnd(text, units, at + 1);
    const word = answerWordAt(text, units, at, end);
    roles |= word.roles;
    if (gap > widestGap && count > 0) widestGap = gap;
    scratch.words[count] = word;
    scratch.starts[count] = at;
    scratch.ends[count] = end;
    scratch.gaps[count] = gap;
    scratch.sentences[count] = sentence;
    count += 1;
    gap = SPACE;
    at = end;
  }
  return {
    text,
    words: scratch.words.slice(0, count),
    starts: scratch.starts.slice(0, count),
    ends: scratch.ends.slice(0, count),
    gaps: scratch.gaps.slice(0, count),
    sentences: scratch.sentences.slice(0, count),
    questions: questions ?? NONE,
    roles,
    widestGap,
  };
}

/** Where a text is taken apart, before what was found is copied at its final length: lists that grow cost a third more. */
const scratch: { words: AnswerWord[]; starts: number[]; ends: number[]; gaps: number[]; sentences: number[] } = {
  words: [],
  starts: [],
  ends: [],
  gaps: [],
  sentences: [],
};

const KEPT = 0x10000;
const kept = new Uint16Array(KEPT);

/** The code units of a text, to be read before the next text is: they are looked at several times. */
function unitsOf(text: string): Uint16Array {
  const units = text.length <= KEPT ? kept : new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}

const NONE: ReadonlySet<number> = new Set();
const isDigitUnit = (unit: number): boolean =>
  (unit >= 0x30 && unit <= 0x39) || (unit >= 0x660 && DIGIT().test(String.fromCharCode(unit)));
const DIGIT = lazyPattern("^\\p{Nd}$");
const ASTRAL_WORD = lazyPattern("^[\\p{L}\\p{M}\\p{N}]");

function wordStartsAt(text: string, at: number, unit: number): boolean {
  if (unit < 0x80)
    return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);
  // Joiners, and the selectors behind an emoji.
  if (unit === 0x200c || unit === 0x200d || unit === 0xfe0e || unit === 0xfe0f) return false;
  if (!isWordCodeUnit(unit)) return false;
  return unit < 0xd800 || unit > 0xdfff || ASTRAL_WORD().test(text.slice(at, at + 2));
}

/** A minus sign directly before a digit, with no word directly before it. */
function isSign(text: string, at: number, unit: number): boolean {
  if (unit !== 0x2d && unit !== 0x2212 && unit !== 0x2013) return false;
  if (at + 1 >= text.length || !isDigitUnit(text.charCodeAt(at + 1))) return false;
  return at === 0 || !isWordCodeUnit(text.charCodeAt(at - 1));
}

function wordEnd(text: string, units: Uint16Array, from: number): number {
  const { length } = text;
  let at = from;
  while (at < length) {
    const unit = units[at]!;
    if (unit === 0x20) return at;
    if (unit >= 0x61 && unit <= 0x7a) {
      at += 1;
      continue;
    }
    if (unit >= 0xd800 && unit <= 0xdfff) {
      if (unit >= 0xdc00) {
        at += 1;
        continue;
      }
      if (!ASTRAL_WORD().test(text.slice(at, at + 2))) return at;
      at += 2;
      continue;
    }
    if (isWordCodeUnit(unit) || joins(text, at, unit)) at += 1;
    else return at;
  }
  return at;
}

const SOFT_HYPHEN = 0xad;

/** Whether a mark joins what stands on its two sides to one word. */
function joins(text: string, at: number, unit: number): boolean {
  const next = text.charCodeAt(at + 1);
  // "C++", "C#": the sign ends the word.
  if (unit === 0x2b || unit === 0x23)
    return isLatinLetter(text.charCodeAt(at - 1)) || (unit === 0x2b && text.charCodeAt(at - 1) === 0x2b);
  if (at + 1 >= text.length) return false;
  if (unit === 0x27 || unit === 0x2019) return isLatinLetter(text.charCodeAt(at - 1)) && isLatinLetter(next);
  if (unit === SOFT_HYPHEN) return isWordCodeUnit(next);
  if (unit !== 0x2e && unit !== 0x2c && unit !== 0x3a && unit !== 0x2f) return false;
  if (isDigitUnit(next) && isDigitUnit(text.charCodeAt(at - 1))) return true;
  if (unit === 0x3a) return isTypedVisarga(text, at, next);
  return unit === 0x2e && isInitial(text, at - 1) && isLatinLetter(next) && !isLatinLetter(text.charCodeAt(at + 2));
}

const isDevanagari = (unit: number): boolean => unit >= 0x904 && unit <= 0x94c;

/** First parts of words with a visarga inside: दुःख, निःशुल्क, अंतःकरण, पुनःस्थापना, प्रातःकाल. */
const BEFORE_VISARGA = /(?:^|[^\u0900-\u0963])(?:दु|नि|अंत|अन्त|पुन|प्रात|अध|मन|तप|अत|यश|रज|वय|छंद)$/;

/** "दु:ख": a colon typed for the visarga. "उत्तर:दिल्ली" is two words. */
const isTypedVisarga = (text: string, at: number, next: number): boolean =>
  isDevanagari(next) && BEFORE_VISARGA.test(text.slice(Math.max(0, at - 6), at));

const isLatinLetter = (unit: number): boolean =>
  (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0xc0 && unit < 0x250);

/** A letter with no letter before it: the "A" of "A.P.J.". */
const isInitial = (text: string, at: number): boolean =>
  isLatinLetter(text.charCodeAt(at)) && (at === 0 || !isLatinLetter(text.charCodeAt(at - 1)));

const isQuestionMark = (unit: number): boolean => unit === 0x3f || unit === 0x61f;

function gapOf(text: string, at: number, unit: number, before: AnswerWord | undefined): number {
  switch (unit) {
    case 0x2e:
      return endsSentence(text, at, before) ? SENTENCE : MARK;
    case 0x0a:
    case 0x0d:
    case 0x21:
    case 0x3f:
    case 0x61f:
    case 0x964:
    case 0x965:
    case 0x6d4:
    case 0x3002:
      return SENTENCE;
    case 0x2c:
    case 0x60c:
    case 0x3001:
      return COMMA;
    case 0x3a:
    case 0x3b:
    case 0x28:
    case 0x5b:
    case 0x2014:
    case 0x61b:
      return CLAUSE;
    case 0x2d:
    case 0x2010:
    case 0x2011:
    case 0x2013:
      return text.charCodeAt(at - 1) === 0x20 || text.charCodeAt(at + 1) === 0x20 ? CLAUSE : HYPHEN;
    default:
      return unit === 0x09 || unit === 0xa0 || unit === 0x200b || unit === 0xfeff ? SPACE : MARK;
  }
}

/** Short forms that end with a full stop, beside titles and initials. */
const ABBREVIATIONS = new Set("पू ई सं मी लि रु क्र वि जि".split(" "));

/** Short forms of "rupees" and "number", behind which a point ends nothing before a digit: "Rs. 49", ரூ. 49. */
const BEFORE_DIGITS = new Set("rs re inr no रु रू रुपये টা রু রূ রুপি ரூ రూ రు ರೂ ರು രൂ રૂ રુ ਰੁ ਰੂ ଟ ଟଙ୍କା".split(" "));

/** A full stop behind an initial or a title ("Dr.", "पं.") ends nothing. */
function endsSentence(text: string, at: number, before: AnswerWord | undefined): boolean {
  if (before === undefined || at + 1 >= text.length) return true;
  if ((before.roles & HONORIFIC) !== 0 && before.fold.length <= 4) return false;
  if (before.script === "Latn" && before.isCapital && (before.fold.length === 1 || isPointed(before.surface)))
    return false;
  if (
    before.script !== "Latn" &&
    before.fold.length <= 7 &&
    (ABBREVIATIONS.has(before.fold) || isLetterName(before.fold))
  )
    return false;
  const next = text.charCodeAt(at + 1);
  const digit = next === 0x20 ? text.charCodeAt(at + 2) : next;
  if (isDigitUnit(digit) && BEFORE_DIGITS.has(before.fold)) return false;
  if (next >= 0x80 && isWordCodeUnit(next)) return before.fold.length > 3;
  return !isLatinLetter(next);
}
