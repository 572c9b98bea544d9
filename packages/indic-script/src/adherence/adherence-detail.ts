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
  const scripts = copies(profile.scripts, copyOfScript);
  const languages = copies(measure.languages, copyOfLanguage);
  const spans = copies(profile.spans, copyOfSpan);
  const neutral = copies(measure.neutral, copyOfNeutral);
  const borrowed = copies(measure.borrowed, copyOfWord);
  if (typeof expectation === "string") return { letters, matched, scripts, languages, spans, neutral, borrowed };
  const { tags: expected, from: expectedFrom } = expectation;
  return { expected, expectedFrom, letters, matched, scripts, languages, spans, neutral, borrowed };
}

type Items<Key extends keyof ScriptAdherenceDetail> = Extract<ScriptAdherenceDetail[Key], readonly object[]>[number];

const copyOfScript = ({ script, letters }: Items<"scripts">) => ({ script, letters });
const copyOfLanguage = ({ language, probability }: Items<"languages">) => ({ language, probability });
const copyOfSpan = ({ script, start, end }: Items<"spans">) => ({ script, start, end });
const copyOfNeutral = ({ kind, start, end }: Items<"neutral">) => ({ kind, start, end });
const copyOfWord = ({ start, end }: Items<"borrowed">) => ({ start, end });

const NOTHING: readonly never[] = Object.freeze([]);

/** Most lists of most answers are empty or have one item. */
function copies<Item, Copy>(items: readonly Item[], copy: (item: Item) => Copy): readonly Copy[] {
  if (items.length === 0) return NOTHING;
  return items.length === 1 ? [copy(items[0] as Item)] : items.map(copy);
}
