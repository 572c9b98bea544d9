import {
  isInsideWord,
  isWordCodeUnit,
  lazyPattern,
  pythonSplit,
  splitWords,
  stripEdgePunctuation,
} from "@eval/core/text";

/** A way to cut a text into distinct tokens, and to find one of them in a long text without cutting that. */
export interface TokenRule {
  /** The distinct tokens of a text, in order. */
  split(text: string): string[];
  /** Where `token` stands as a whole token at or after `from`; -1 where it does not. */
  find(text: string, token: string, from: number): number;
}

/** Words of any script; what carries meaning stays with its word ("c++", "-5"), an emoji alone is a token. */
export const wordTokens: TokenRule = {
  split: splitIntoWords,
  find(text, token, from) {
    const first = text.indexOf(token, from);
    for (let at = first; at !== -1; at = text.indexOf(token, at + 1)) {
      if (standsAsWord(text, token, at)) return at;
    }
    // Where no space stands between words, each of them looks like part of a longer one: 東 in 東京.
    return first !== -1 && isOneOfWords(text, token, first) ? first : -1;
  },
};

function splitIntoWords(text: string): string[] {
  const tokens: string[] = [];
  for (const piece of pythonSplit(text)) addTokens(tokens, stripEdgePunctuation(piece) || piece);
  const words = tokens.filter(hasWord);
  return words.length > 0 ? words : tokens.filter(isSymbolic);
}

/** Whether a token that stands in a text is one of its words. Only the pieces that hold it are cut into words. */
function isOneOfWords(text: string, token: string, first: number): boolean {
  // Symbols are words where there are no others.
  if (!hasWord(token)) return wordsOf(text).has(token);
  for (let at = first; at !== -1; ) {
    const end = pieceEnd(text, at);
    if (wordsOf(text.slice(pieceStart(text, at), end)).has(token)) return true;
    at = text.indexOf(token, end);
  }
  return false;
}

let lastPiece = "";
let lastWords: ReadonlySet<string> = new Set();

/** The words of a piece or text, remembered for the next token: a text without spaces is one long piece. */
function wordsOf(piece: string): ReadonlySet<string> {
  if (piece !== lastPiece) [lastPiece, lastWords] = [piece, new Set(splitIntoWords(piece))];
  return lastWords;
}

function pieceStart(text: string, at: number): number {
  while (at > 0 && !isScriptSpace(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

function pieceEnd(text: string, at: number): number {
  while (at < text.length && !isScriptSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** Pieces between white space without the ASCII punctuation around them, as the original script cuts. */
export const scriptTokens: TokenRule = {
  split(text) {
    const tokens: string[] = [];
    for (let start = 0; start < text.length; start++) {
      if (isScriptSpace(text.charCodeAt(start))) continue;
      let end = start + 1;
      while (end < text.length && !isScriptSpace(text.charCodeAt(end))) end += 1;
      add(tokens, withoutAsciiPunctuation(text, start, end));
      start = end;
    }
    return tokens;
  },
  find(text, token, from) {
    for (let at = text.indexOf(token, from); at !== -1; at = text.indexOf(token, at + 1)) {
      if (standsAsPiece(text, at, at + token.length)) return at;
    }
    return -1;
  },
};

/** Python's `strip(string.punctuation)`. */
function withoutAsciiPunctuation(text: string, start: number, end: number): string {
  while (start < end && isAsciiPunctuation(text.charCodeAt(start))) start += 1;
  while (end > start && isAsciiPunctuation(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function add(tokens: string[], token: string): void {
  if (token !== "" && !tokens.includes(token)) tokens.push(token);
}

function addTokens(tokens: string[], piece: string): void {
  if (isPlainWord(piece) || hasSignOrSuffix(piece)) add(tokens, piece);
  else {
    const words = splitWords(piece);
    if (words.length === 0) add(tokens, piece);
    for (const word of words) add(tokens, word);
  }
}

/** Letters of scripts without spaces between words are left to the word splitter. */
const SPACELESS = lazyPattern(
  "[\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]",
);
const FIRST_SPACELESS = 0x0e00;

function isPlainWord(piece: string): boolean {
  let highest = 0;
  for (let index = 0; index < piece.length; index++) {
    const unit = piece.charCodeAt(index);
    if (!isWordCodeUnit(unit)) return false;
    if (unit > highest) highest = unit;
  }
  return highest < FIRST_SPACELESS || !SPACELESS().test(piece);
}

/** "-5", "+91", "c++", "c#", "a-": a sign in front of digits, or a suffix that makes another name. */
const SIGN_OR_SUFFIX = lazyPattern("^(?:[-+][\\p{L}\\p{M}\\p{N}.,]+|[\\p{L}\\p{M}\\p{N}]+[-+#]+)$");
const LETTER_OR_NUMBER = lazyPattern("[\\p{L}\\p{N}]");
const SYMBOL = lazyPattern("\\p{S}");
const STARTS_WITH_DIGIT = lazyPattern("^\\p{Nd}");

const hasSignOrSuffix = (piece: string): boolean => SIGN_OR_SUFFIX().test(piece);
const hasWord = (token: string): boolean => LETTER_OR_NUMBER().test(token);
const isSymbolic = (token: string): boolean => SYMBOL().test(token);

const PLUS = 0x2b;
const HYPHEN = 0x2d;
const HASH = 0x23;

/** Whether the token at `at` is a whole word there, with no sign or suffix that would make it another one. */
function standsAsWord(text: string, token: string, at: number): boolean {
  const end = at + token.length;
  if (isInsideWord(text, at, end)) return false;
  return !hasSignBefore(text, token, at) && !hasSuffixAfter(text, end);
}

/** A sign in front of a number, unless something stands before the sign: "1947-48" holds the number 48. */
function hasSignBefore(text: string, token: string, at: number): boolean {
  const unit = text.charCodeAt(at - 1);
  if (unit !== HYPHEN && unit !== PLUS) return false;
  return STARTS_WITH_DIGIT().test(token) && !(at > 1 && isWordCodeUnit(text.charCodeAt(at - 2)));
}

/** "+" or "#" that ends a name ("c++", "c#"); "5+3" and "x+y" are sums. */
function hasSuffixAfter(text: string, end: number): boolean {
  const unit = text.charCodeAt(end);
  if (unit !== PLUS && unit !== HASH) return false;
  let after = end;
  while (text.charCodeAt(after) === unit) after += 1;
  return !(after < text.length && isWordCodeUnit(text.charCodeAt(after)));
}

/** Whether white space is reached on both sides over ASCII punctuation alone. */
function standsAsPiece(text: string, start: number, end: number): boolean {
  let left = start - 1;
  while (left >= 0 && isAsciiPunctuation(text.charCodeAt(left))) left -= 1;
  if (left >= 0 && !isScriptSpace(text.charCodeAt(left))) return false;
  let right = end;
  while (right < text.length && isAsciiPunctuation(text.charCodeAt(right))) right += 1;
  return right === text.length || isScriptSpace(text.charCodeAt(right));
}

function isAsciiPunctuation(unit: number): boolean {
  return (
    (unit >= 0x21 && unit <= 0x2f) ||
    (unit >= 0x3a && unit <= 0x40) ||
    (unit >= 0x5b && unit <= 0x60) ||
    (unit >= 0x7b && unit <= 0x7e)
  );
}

/** Python's white space. Units of the scripts of India lie where none is, so the splitter is asked for few. */
function isScriptSpace(unit: number): boolean {
  if (unit === 0x20) return true;
  if ((unit > 0x20 && unit < 0x80) || (unit > 0x100 && unit < 0x1680)) return false;
  return pythonSplit(String.fromCharCode(unit)).length === 0;
}
