import { identifyLanguage } from "../language/identify-language.js";
import { type CodeMixing, codeMixing, hasLanguage, languageWithoutScript } from "../mixing/code-mixing.js";
import type { NeutralSpan } from "../script/neutral-span.js";
import { type ScriptShare, type ScriptSpan, scriptProfile } from "../script/script-profile.js";

/** A stretch of words of one language. */
export interface LanguageRun {
  readonly language: string;
  /** UTF-16 offset of the first unit in the original text. */
  readonly start: number;
  /** UTF-16 offset after the last unit. */
  readonly end: number;
}

/** What `evals detect` shows of a text. */
export interface Detection {
  readonly letters: number;
  readonly scripts: readonly ScriptShare[];
  readonly scriptSpans: readonly ScriptSpan[];
  readonly language: string;
  readonly probability: number;
  readonly alternatives: readonly { readonly language: string; readonly probability: number }[];
  readonly languageRuns: readonly LanguageRun[];
  readonly mixing: CodeMixing;
  readonly neutral: readonly NeutralSpan[];
}

/** Scripts, language, mix and neutral spans of a text. */
export function detect(text: string): Detection {
  const { letters, scripts, spans, neutral } = scriptProfile(text);
  const { language, probability, alternatives, tokens } = identifyLanguage(text);
  return {
    letters,
    scripts,
    scriptSpans: spans,
    language,
    probability,
    alternatives,
    languageRuns: runsOf(tokens),
    mixing: codeMixing(tokens.map((token) => languageWithoutScript(token.language))),
    neutral,
  };
}

function runsOf(tokens: readonly LanguageRun[]): LanguageRun[] {
  const runs: LanguageRun[] = [];
  for (const { language, start, end } of tokens) {
    if (!hasLanguage(language)) continue;
    const last = runs.at(-1);
    if (last?.language === language) runs[runs.length - 1] = { ...last, end };
    else runs.push({ language, start, end });
  }
  return runs;
}
