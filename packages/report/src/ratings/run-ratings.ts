/** One rating of a run, with why it is what it is. */
export interface RunRating {
  readonly level: string;
  /** Sentences with the numbers, without a full stop. */
  readonly reasons: readonly string[];
}

/** What a reader without time should take away. Three questions that must not be mixed. */
export interface RunRatings {
  readonly preset: string;
  /** How well the model did. */
  readonly capability: RunRating;
  /** How far the measurement can be believed. */
  readonly reliability: RunRating;
  /** How much of it people should look at. */
  readonly posture: RunRating;
}
