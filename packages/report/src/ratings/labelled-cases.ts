import type { JudgeLabels } from "@eval/stats";

/** What people said of cases of a run, by their verdict and that of a metric. */
export interface LabelledCases {
  readonly counts: JudgeLabels;
  /** Whether the cases were drawn at random: only then do the labels say something of the others. */
  readonly isRandom: boolean;
}
