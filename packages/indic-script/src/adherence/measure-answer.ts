import type { NeutralSpan } from "../script/neutral-span.js";
import { neutralSpans } from "../script/neutral-spans.js";
import { profileOf, type ScriptProfile } from "../script/script-profile.js";
import type { AcceptedForm } from "./accepted-form.js";
import { glossWords } from "./gloss-words.js";
import { maskText } from "./mask-text.js";
import { type LanguageMeasure, measureLanguage } from "./measure-language.js";
import { borrowedWords, type ScriptWord, scriptWords } from "./script-words.js";

/** How an answer stands to what was expected of it, in letters. */
export interface AnswerMeasure {
  /** Letters that count: all but those of neutral spans and borrowed words. */
  readonly letters: number;
  /** Of those, letters in a script that was accepted, and letters in an accepted script and language. */
  readonly inScript: number;
  readonly matched: number;
  readonly profile: ScriptProfile;
  /** The share of the letters that are in another script than the leading one, borrowed words apart. */
  readonly secondShare: number;
  readonly neutral: readonly NeutralSpan[];
  readonly borrowed: readonly ScriptWord[];
  /** The language found in each accepted script that the answer uses, where not any will do. */
  readonly languages: readonly LanguageMeasure[];
}

/** Measures an answer, from which reasoning is masked, against the forms that it may have. */
export function measureAnswer(
  text: string,
  forms: readonly AcceptedForm[],
  compare: "language" | "script",
): AnswerMeasure {
  const neutral = neutralSpans(text);
  const accepted = acceptedScripts(forms);
  const whole = profileOf(text, neutral, neutral);
  const words = whole.scripts.length > 1 ? scriptWords(text, neutral) : [];
  const glosses = glossWords(text, words, accepted);
  const lent = mayBorrow(whole) ? together(glosses, borrowedWords(text, words, accepted)) : glosses;
  const apart = lent.length === 0 ? whole : profileOf(text, neutral, merge(neutral, lent));
  // Where Latin letters are as good as others, words in them are no loan to be left out; only the mix is seen without.
  const takesLatin = accepted === null || accepted.includes("Latn");
  const borrowed = takesLatin ? glosses : lent;
  const profile = borrowed.length === lent.length ? apart : profileOf(text, neutral, merge(neutral, borrowed));
  const isIn = (script: string) => accepted === null || accepted.includes(script);
  const own = profile.scripts.filter(({ script }) => isIn(script));
  const inScript = own.reduce((sum, { letters }) => sum + letters, 0);
  const languages = compare === "script" ? [] : own.flatMap(({ script }) => languageIn(script, text, forms, neutral));
  const refused = languages.reduce((sum, language) => sum + language.refused, 0);
  return {
    letters: profile.letters,
    inScript,
    matched: inScript - refused,
    profile,
    secondShare: apart.scripts[1]?.share ?? 0,
    neutral,
    borrowed,
    languages,
  };
}

/** Whether a text has Latin letters among others at all. */
const mayBorrow = ({ scripts }: ScriptProfile): boolean =>
  scripts.length > 1 && scripts.some(({ script }) => script === "Latn");

/** The scripts that any of the forms accepts; null for all. */
function acceptedScripts(forms: readonly AcceptedForm[]): readonly string[] | null {
  if (forms.some(({ scripts }) => scripts === null)) return null;
  return [...new Set(forms.flatMap(({ scripts }) => scripts as readonly string[]))];
}

/** Nothing where any language will do in the script. */
function languageIn(
  script: string,
  text: string,
  forms: readonly AcceptedForm[],
  neutral: readonly NeutralSpan[],
): LanguageMeasure[] {
  const accepted = forms.flatMap(({ language, scripts }) =>
    scripts === null || scripts.includes(script) ? [language] : [],
  );
  return accepted.includes(null) ? [] : [measureLanguage(maskText(text, [script], neutral), script, accepted)];
}

/** The words of two lists, each once and in order. */
const together = (some: readonly ScriptWord[], others: readonly ScriptWord[]): ScriptWord[] =>
  [...new Set([...some, ...others])].sort((a, b) => a.start - b.start);

function merge(neutral: readonly NeutralSpan[], borrowed: readonly ScriptWord[]): { start: number; end: number }[] {
  return [...neutral, ...borrowed].map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
}
