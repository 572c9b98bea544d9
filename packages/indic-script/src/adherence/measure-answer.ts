import type { NeutralSpan } from "../script/neutral-span.js";
import type { ScriptReading } from "../script/read-scripts.js";
import { profileOf, profileOfRuns, type ScriptProfile } from "../script/script-profile.js";
import type { Acceptance } from "./acceptance.js";
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

/** Measures an answer against what would be accepted. */
export function measureAnswer(
  { text, neutral, run }: ScriptReading,
  acceptance: Acceptance,
  compare: "language" | "script",
): AnswerMeasure {
  const whole = run === null ? profileOf(text, neutral, neutral) : profileOfRuns([run], neutral);
  const { profile, apart, borrowed } = withoutLoans(text, neutral, whole, acceptance);
  const languages: LanguageMeasure[] = [];
  let inScript = 0;
  let refused = 0;
  for (const { script, letters } of profile.scripts) {
    if (acceptance.scripts !== null && !acceptance.scripts.includes(script)) continue;
    inScript += letters;
    const accepted = acceptance.languagesIn(script);
    // Nothing is measured where any language will do in the script.
    if (compare === "script" || accepted.takesAny) continue;
    const isAll = neutral.length === 0 && whole.scripts.length === 1;
    const language = measureLanguage(isAll ? text : maskText(text, [script], neutral), accepted);
    refused += language.refused;
    languages.push(language);
  }
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

interface Loans {
  /** The profile of what counts, and that without all words that are borrowed, be they as good as others or not. */
  readonly profile: ScriptProfile;
  readonly apart: ScriptProfile;
  readonly borrowed: readonly ScriptWord[];
}

const NO_WORDS: readonly ScriptWord[] = [];

function withoutLoans(
  text: string,
  neutral: readonly NeutralSpan[],
  whole: ScriptProfile,
  { scripts: accepted, languagesIn }: Acceptance,
): Loans {
  if (whole.scripts.length < 2) return { profile: whole, apart: whole, borrowed: NO_WORDS };
  const words = scriptWords(text, neutral);
  const glosses = glossWords(text, words, accepted);
  const hasLatin = whole.scripts.some(({ script }) => script === "Latn");
  const lent = hasLatin ? together(glosses, borrowedWords(text, words, accepted)) : glosses;
  const apart = lent.length === 0 ? whole : profileOf(text, neutral, merge(neutral, lent));
  // Where English is as good as others, its words are no loan to be left out; only the mix is seen without. Where Hindi is
  // expected in either script, they are one: they speak against no Hindi.
  const takesEnglish = accepted === null || (accepted.includes("Latn") && languagesIn("Latn").accepts("en"));
  const borrowed = takesEnglish ? glosses : lent;
  const profile = borrowed.length === lent.length ? apart : profileOf(text, neutral, merge(neutral, borrowed));
  return { profile, apart, borrowed };
}

/** The words of two lists, each once and in order. */
const together = (some: readonly ScriptWord[], others: readonly ScriptWord[]): ScriptWord[] =>
  [...new Set([...some, ...others])].sort((a, b) => a.start - b.start);

function merge(neutral: readonly NeutralSpan[], borrowed: readonly ScriptWord[]): { start: number; end: number }[] {
  return [...neutral, ...borrowed].map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
}
