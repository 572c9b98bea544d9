import { EvalError, show } from "@eval/core";

/** How mixed a text is, out of the languages of its words. */
export interface CodeMixing {
  /** Words that have a language, and all words. */
  readonly languageWords: number;
  readonly words: number;
  /** CMI in percent, as its authors give it: 0 to 100 (1 - 1/k). */
  readonly codeMixingIndex: number;
  /** M-index, 0 for one language to 1 for all equally used. */
  readonly mIndex: number;
  /** I-index, the switches per place where one was possible, 0 to 1. */
  readonly iIndex: number;
  /** How often the language changes from one word that has one to the next. */
  readonly switchPoints: number;
  /** Words of each language, most first. */
  readonly languages: readonly { readonly language: string; readonly words: number }[];
}

/** Tags of words that belong to no language: of ISO 639 ("und", "zxx", "mul") and of code-mixing corpora ("univ"). */
const INDEPENDENT = new Set(["", "und", "zxx", "mul", "univ"]);

export const hasLanguage = (tag: string): boolean => !INDEPENDENT.has(tag);

/** The language of a tag: Hindi in Devanagari and romanised Hindi are one language in two scripts. */
export const languageWithoutScript = (tag: string): string => tag.replace(/-[A-Z][a-z]{3}$/, "");

/**
 * The measures of code mixing over the languages of the words of a text, one tag a word, in order:
 *
 * - CMI: 100 (1 - max w / (n - u)), with w the words of each language, n all words, u those of no language;
 * - M-index: (1 - Σp²) / ((k - 1) Σp²), with p the share of each language and k their number: two, unless `languages`
 *   says more or more occur, since a text of one language is no mix of one;
 * - I-index: switches over (n - u - 1);
 * - switch points: words of a language that differ from the one before, words of no language left out of both.
 *
 * Words tagged "univ", "und", "zxx", "mul" or "" belong to no language. Without any that does, all measures are 0, as
 * CMI is defined. Throws `EvalError` where `languages` is below 2.
 *
 * @see B. Gambäck and A. Das, On Measuring the Complexity of Code-Mixing (2014), for CMI; R. Barnett et al., The LIDES
 *   Coding Manual (2000), for M; G. Guzmán et al., Metrics for Modeling Code-Switching Across Corpora (2017), for I
 * @example
 * const tags = ["en", "en", "hi", "hi", "univ", "univ", "hi", "hi", "en", "en"];
 * codeMixing(tags).codeMixingIndex; // => 50
 * codeMixing(tags).mIndex; // => 1
 * codeMixing(tags).iIndex; // => 2 / 7
 * codeMixing(["ta", "ta", "ta"]).mIndex; // => 0
 */
export function codeMixing(
  tags: readonly string[],
  { languages: given = 2 }: { readonly languages?: number } = {},
): CodeMixing {
  if (!(Number.isInteger(given) && given >= 2)) {
    throw new EvalError(
      "invalid-option",
      `languages of codeMixing must be an integer of at least 2, got ${show(given)}`,
    );
  }
  const known = tags.filter(hasLanguage);
  const counts = new Map<string, number>();
  for (const tag of known) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const languages = [...counts].map(([language, words]) => ({ language, words })).sort((a, b) => b.words - a.words);
  const switchPoints = known.filter((tag, index) => index > 0 && tag !== known[index - 1]).length;
  return {
    languageWords: known.length,
    words: tags.length,
    codeMixingIndex: known.length === 0 ? 0 : 100 * (1 - (languages[0]?.words as number) / known.length),
    mIndex: mIndexOf(
      languages.map(({ words }) => words),
      Math.max(given, languages.length),
    ),
    iIndex: known.length < 2 ? 0 : switchPoints / (known.length - 1),
    switchPoints,
    languages,
  };
}

/** In whole numbers, which are exact: of shares, those that are equal would miss 1 by the last bit. */
function mIndexOf(counts: readonly number[], languages: number): number {
  if (counts.length < 2) return 0;
  const words = counts.reduce((sum, count) => sum + count, 0);
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  return (words * words - squares) / ((languages - 1) * squares);
}
