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
  const { letters, matched, profile } = measure;
  const scripts = copies(profile.scripts, ({ script, letters: count }) => ({ script, letters: count }));
  const languages = copies(measure.languages, ({ language, probability }) => ({ language, probability }));
  const spans = copies(profile.spans, ({ script, start, end }) => ({ script, start, end }));
  const neutral = copies(measure.neutral, ({ kind, start, end }) => ({ kind, start, end }));
  const borrowed = copies(measure.borrowed, ({ start, end }) => ({ start, end }));
  if (typeof expectation === "string") return { letters, matched, scripts, languages, spans, neutral, borrowed };
  const { tags: expected, from: expectedFrom } = expectation;
  return { expected, expectedFrom, letters, matched, scripts, languages, spans, neutral, borrowed };
}

const NOTHING: readonly never[] = Object.freeze([]);

/** Most lists of most answers are empty. */
const copies = <Item, Copy>(items: readonly Item[], copy: (item: Item) => Copy): readonly Copy[] =>
  items.length === 0 ? NOTHING : items.map(copy);
