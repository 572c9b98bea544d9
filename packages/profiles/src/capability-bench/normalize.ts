import { lazyPattern, pythonSplit } from "@eval/core/text";

/**
 * The words of a text as the framework normalises it: lower case, each character that is neither of Python's `\w` nor
 * white space becomes a space, the words "a", "an" and "the" go. Python's `\w` holds no combining marks, so that दान and
 * दिन are both "द न"; that is the defect which the default profiles are for.
 */
export function benchWords(text: string): string[] {
  return pythonSplit(text.toLowerCase().replace(NOT_A_WORD(), " ")).filter((word) => !ARTICLES.has(word));
}

/** Runs of Python's `\w` in lower case: the tokens of its TF-IDF, articles included. */
export const wordRuns = (text: string): string[] => text.toLowerCase().match(WORD_RUN()) ?? [];

const ARTICLES = new Set(["a", "an", "the"]);
// White space of Python that JavaScript does not know (U+001C to U+001F, U+0085) becomes a space and splits all the same.
const NOT_A_WORD = lazyPattern("[^\\p{L}\\p{N}_]", "gu");
const WORD_RUN = lazyPattern("[\\p{L}\\p{N}_]+", "gu");
