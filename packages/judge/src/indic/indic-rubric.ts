/** Languages in which there is a rubric. */
export type RubricLanguage = "en" | "hi" | "ta" | "bn";

/**
 * One rubric: the same parts in the same order in every language, so that a comparison of two compares languages and
 * nothing else. Keys and values of the reply stay English: they are a format.
 */
export interface IndicRubric {
  readonly language: RubricLanguage;
  /** Whether a speaker of the language has read it. */
  readonly isReviewed: boolean;
  readonly task: string;
  /** Asks for the judge's own knowledge, where there is no reference. */
  readonly withoutReference: string;
  /** Makes the reference the measure. */
  readonly withReference: string;
  /** What is never counted against an answer. */
  readonly tolerance: string;
  /** That the judge thinks in the language of the text, and checks words with two readings. */
  readonly reading: string;
  /** What each of the five scores means. */
  readonly levels: readonly [one: string, two: string, three: string, four: string, five: string];
  readonly confidence: string;
  readonly form: string;
  readonly closing: string;
}
