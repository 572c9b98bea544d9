/** From which number on a value passes: in every column, or in single ones. */
export interface PassFrom {
  readonly all: number | null;
  readonly columns: Readonly<Record<string, number>>;
}

/** What the values of a column mean, beside the usual words. */
export interface VerdictWords {
  readonly passFrom: PassFrom;
  readonly passValues: readonly string[];
  readonly failValues: readonly string[];
  /** Words that say there is no verdict, such as "unsure". */
  readonly skipValues: readonly string[];
}

/** How to correct the judge's pass rate on rows without a label. */
export type Correction = "post-stratified" | "rogan-gladen" | "ppi";

export const corrections: readonly Correction[] = ["post-stratified", "rogan-gladen", "ppi"];

/** What to find out about verdicts. Columns left null are looked for by their names. */
export interface AgreeOptions extends VerdictWords {
  /** The verdicts of a person, which count as the truth. */
  readonly label: string | null;
  /** The verdicts of a second person on the same rows. */
  readonly secondLabel: string | null;
  /** The verdicts to be judged. */
  readonly verdicts: readonly string[];
  /** Tells rows that a judge was tuned on from rows held out. */
  readonly split: string | null;
  /** Which value of the split means held out; null reads it from the words in use. */
  readonly holdout: string | null;
  /** Columns whose values make slices; null takes the language where there is such a column. */
  readonly by: readonly string[] | null;
  /** Rows with one value of this column belong together. */
  readonly clusterBy: string | null;
  /** Half the width that an interval of a rate shall have: .1 for ± 10 points. */
  readonly width: number;
  readonly correction: Correction;
}
