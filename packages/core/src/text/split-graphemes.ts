import * as is from "./grapheme-break.js";

/**
 * Grapheme clusters: what a reader counts as one character, so that "क्षि" is one and "👩‍👩‍👧" is one.
 *
 * Extended grapheme clusters of UAX #29, Unicode 17, with rule GB9c (conjuncts of Devanagari, Bengali, Gujarati,
 * Odia, Telugu, Malayalam and some scripts outside India stay whole; those of Kannada, Tamil and Gurmukhi do not:
 * see `splitAksharas`). The tables are the project's own, so Node versions agree, and long texts take linear time,
 * which `Intl.Segmenter` does not. Empty text has none; a lone surrogate is one.
 *
 * @see Unicode Standard Annex #29, section 3.1.1
 * @example
 * splitGraphemes("हिन्दी"); // => ["हि", "न्दी"]
 * splitGraphemes("ಕನ್ನಡ"); // => ["ಕ", "ನ್", "ನ", "ಡ"]
 */
export function splitGraphemes(text: string): string[] {
  const graphemes: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = nextGraphemeEnd(text, start);
    graphemes.push(end === start + 1 ? text[start]! : text.slice(start, end));
    start = end;
  }
  return graphemes;
}

/** Where the grapheme cluster that starts at `start` ends. */
export function nextGraphemeEnd(text: string, start: number): number {
  let codePoint = text.codePointAt(start)!;
  let previous = is.breakClassOf(codePoint);
  let at = start + (codePoint > 0xffff ? 2 : 1);
  // Where a conjunct (GB9c), an emoji sequence (GB11) or a flag (GB12) stands.
  let hasConsonant = previous === is.CONSONANT;
  let hasLinker = false;
  let hasPictograph = previous === is.PICTOGRAPHIC;
  let isHalfFlag = previous === is.REGIONAL_INDICATOR;

  while (at < text.length) {
    codePoint = text.codePointAt(at)!;
    const next = is.breakClassOf(codePoint);
    const joins =
      joinsPrevious(previous, next) ||
      (next === is.CONSONANT && hasConsonant && hasLinker) ||
      (next === is.PICTOGRAPHIC && previous === is.ZWJ && hasPictograph) ||
      (next === is.REGIONAL_INDICATOR && isHalfFlag);
    if (!joins) break;

    hasConsonant = next === is.CONSONANT || (hasConsonant && keepsConjunct(next));
    hasLinker = hasConsonant && next !== is.CONSONANT && (hasLinker || next === is.LINKER);
    hasPictograph = next === is.PICTOGRAPHIC || (hasPictograph && (isExtend(next) || next === is.ZWJ));
    isHalfFlag = next === is.REGIONAL_INDICATOR && !isHalfFlag;
    previous = next;
    at += codePoint > 0xffff ? 2 : 1;
  }
  return at;
}

const isExtend = (breakClass: number): boolean =>
  breakClass === is.EXTEND || breakClass === is.LINKER || breakClass === is.NON_JOINER;

const keepsConjunct = (breakClass: number): boolean =>
  breakClass === is.EXTEND || breakClass === is.LINKER || breakClass === is.ZWJ;

const isControl = (breakClass: number): boolean => breakClass >= is.CR && breakClass <= is.CONTROL;

/** The rules that look at two neighbours only: GB3 to GB9b. */
function joinsPrevious(previous: number, next: number): boolean {
  if (previous === is.OTHER && next === is.OTHER) return false;
  if (isControl(previous) || isControl(next)) return previous === is.CR && next === is.LF;
  if (isExtend(next) || next === is.ZWJ || next === is.SPACING_MARK || previous === is.PREPEND) return true;
  return joinsHangul(previous, next);
}

function joinsHangul(previous: number, next: number): boolean {
  switch (previous) {
    case is.HANGUL_L:
      return next === is.HANGUL_L || next === is.HANGUL_V || next === is.HANGUL_LV || next === is.HANGUL_LVT;
    case is.HANGUL_V:
    case is.HANGUL_LV:
      return next === is.HANGUL_V || next === is.HANGUL_T;
    case is.HANGUL_T:
    case is.HANGUL_LVT:
      return next === is.HANGUL_T;
    default:
      return false;
  }
}
