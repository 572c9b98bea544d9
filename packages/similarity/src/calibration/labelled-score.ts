/** A score with a person's word on it. */
export interface LabelledScore {
  readonly score: number;
  /** Whether the two texts say the same, as labelled. */
  readonly similar: boolean;
  /** Scores that stand or fall together, such as those of one question: they are held out together. */
  readonly cluster?: string;
  /** A part of the data that is reported on its own. */
  readonly slice?: string;
}

/** Two texts with a person's word on them. */
export interface LabelledPair {
  readonly expected: string;
  readonly output: string;
  readonly similar: boolean;
  readonly cluster?: string;
  readonly slice?: string;
}
