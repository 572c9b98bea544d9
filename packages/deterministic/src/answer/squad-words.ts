import { asciiPunctuation, lazyPattern, pythonSplit } from "@eval/core/text";

/**
 * The words of a text as SQuAD's `normalize_answer` leaves them: lower case, the 32 ASCII punctuation characters
 * deleted ("1,200" is "1200", "C++" is "c"), articles out, white space splits.
 *
 * Python's `\b` takes combining marks for the end of a word, so "a" with a mark of its own loses its letter.
 */
export function squadWords(text: string, articles: readonly string[]): string[] {
  const bare = text.toLowerCase().replace(ASCII_PUNCTUATION(), "");
  return pythonSplit(articles.length === 0 ? bare : bare.replace(articlePattern(articles), " "));
}

const ASCII_PUNCTUATION = lazyPattern(`[${asciiPunctuation.replace(/[\\\]^-]/g, "\\$&")}]`, "g");

const patterns = new Map<readonly string[], RegExp>();

function articlePattern(articles: readonly string[]): RegExp {
  let pattern = patterns.get(articles);
  if (pattern === undefined) {
    pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${articles.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
    patterns.set(articles, pattern);
  }
  return pattern;
}
