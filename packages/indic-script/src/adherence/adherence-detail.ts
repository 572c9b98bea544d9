import { tagOfForm } from "./accepted-form.js";
import type { Expectation, NoExpectation } from "./expectation.js";
import type { AnswerMeasure } from "./measure-answer.js";

export interface ScriptAdherenceDetail {
  /** Tags of what was expected, any of which will do, and what said so. */
  readonly expected?: readonly string[];
  readonly expectedFrom?: Expectation["from"];
  /** Letters that count, and those as expected. */
  readonly letters?: number;
  readonly matched?: number;
  readonly scripts?: readonly { readonly script: string; readonly letters: number }[];
  /** The languages found in the scripts that were expected. */
  readonly languages?: readonly { readonly language: string; readonly probability: number }[];
  /** Where each script stands; UTF-16 offsets of the output. */
  readonly spans?: readonly { readonly script: string; readonly start: number; readonly end: number }[];
  /**
   * What was left out: language-neutral spans, and words of another script: Latin ones inside a sentence, and the form of
   * a name that stands beside the expected one, one of the two in brackets.
   */
  readonly neutral?: readonly { readonly kind: string; readonly start: number; readonly end: number }[];
  readonly borrowed?: readonly { readonly start: number; readonly end: number }[];
}

/** What explains a score: what was expected, and what was found where. */
export function detailOf(measure: AnswerMeasure, expectation: Expectation | NoExpectation): ScriptAdherenceDetail {
  const { letters, matched, profile, languages, neutral, borrowed } = measure;
  const found = {
    letters,
    matched,
    scripts: profile.scripts.map(({ script, letters: count }) => ({ script, letters: count })),
    languages: languages.map(({ language, probability }) => ({ language, probability })),
    spans: profile.spans.map(({ script, start, end }) => ({ script, start, end })),
    neutral: neutral.map(({ kind, start, end }) => ({ kind, start, end })),
    borrowed: borrowed.map(({ start, end }) => ({ start, end })),
  };
  if (typeof expectation === "string") return found;
  const { forms, from } = expectation;
  return { expected: [...new Set(forms.map(tagOfForm))], expectedFrom: from, ...found };
}
