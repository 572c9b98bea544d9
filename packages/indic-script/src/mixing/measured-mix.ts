import type { Outcome } from "@eval/core";
import { identifyLanguage } from "../language/identify-language.js";
import { type CodeMixing, codeMixing, hasLanguage, languageWithoutScript } from "./code-mixing.js";

export interface MixingDetail {
  readonly languageWords: number;
  readonly languages: Readonly<Record<string, number>>;
  /** The word before which the language changes, by its UTF-16 offset in the output; the first hundred. */
  readonly switches: readonly { readonly at: number; readonly from: string; readonly to: string }[];
  /** Percent, as in its paper. */
  readonly codeMixingIndex: number;
  readonly mIndex: number;
  readonly iIndex: number;
}

export interface MixingOptions {
  /** The only languages to choose between, as BCP 47 tags ("hi-Latn", "en"); null for all that are known. */
  readonly candidates: readonly string[] | null;
}

export const mixingDefaults: MixingOptions = { candidates: null };

const SHOWN = 100;

/** What one of the metrics of code mixing scores of an output; unscored where no word has a language. */
export function measuredMix(
  { candidates }: MixingOptions,
  output: string,
  scoreOf: (mix: CodeMixing) => number,
): Outcome<MixingDetail> {
  const { tokens } = identifyLanguage(output, candidates === null ? {} : { candidates });
  const mix = codeMixing(tokens.map(({ language }) => languageWithoutScript(language)));
  if (mix.languageWords === 0) {
    return { score: null, label: "no_language", reason: "no word of the output tells its language" };
  }
  const known = tokens.filter(({ language }) => hasLanguage(language));
  const switches = known.flatMap(({ start, language }, index) => {
    const [from, to] = [languageWithoutScript(known[index - 1]?.language ?? language), languageWithoutScript(language)];
    return from === to ? [] : [{ at: start, from, to }];
  });
  const { languageWords, codeMixingIndex, mIndex, iIndex } = mix;
  return {
    score: scoreOf(mix),
    passed: null,
    label: mix.languages.length > 1 ? "mixed" : "one_language",
    reason: mix.languages
      .map(({ language, words }) => `${words} ${words === 1 ? "word" : "words"} ${language}`)
      .join(", "),
    metadata: {
      languageWords,
      languages: Object.fromEntries(mix.languages.map(({ language, words }) => [language, words])),
      switches: switches.slice(0, SHOWN),
      codeMixingIndex,
      mIndex,
      iIndex,
    },
  };
}
