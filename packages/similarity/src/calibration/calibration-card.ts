import type { DecisionCounts, ThresholdCriterion } from "@eval/stats";

/** What an accepted answer looks like beside the output: a threshold for one kind says little of another. */
export type GoldShape = "short" | "sentence" | "other-language";

/** What a card allows. */
export type CalibrationVerdict =
  /** Ranks, on enough labels, with the interval above `minAuc`. */
  | "certified"
  /** Ranks, as far as these labels can tell. */
  | "provisional"
  /** Ranks no better than `minAuc`. */
  | "low_discrimination"
  /** Dissimilar pairs score above similar ones. */
  | "inverted"
  /** Every pair scores the same. */
  | "constant"
  /** Fewer than five labels on a side. */
  | "too_few";

/** What a reader should know beside the verdict, by a name that programs may test. */
export interface CalibrationFinding {
  readonly code:
    | "interval_reaches_chance"
    | "below_chance"
    | "narrow_band"
    | "outside_cosine_range"
    | "no_better_than_baseline"
    | "rejects_everything"
    | "in_sample_only"
    | "summary_only"
    | "labels_corrected"
    | "clusters_few";
  readonly message: string;
}

/** An interval in plain JSON; both ends null with a reason where there is none. */
export interface CardInterval {
  readonly level: number;
  readonly method: string;
  readonly low: number | null;
  readonly high: number | null;
  readonly reason?: string;
}

/** Accuracy on pairs that had no part in choosing the threshold. */
export interface HeldOutAccuracy {
  readonly accuracy: number | null;
  /** Mean of the shares of similar and dissimilar pairs that were decided right. */
  readonly balancedAccuracy: number | null;
  readonly interval: CardInterval;
  readonly decisions: DecisionCounts;
  /** `10 folds of questions`, `30 % held out`. */
  readonly how: string;
  readonly reason?: string;
}

/** How one part of the data does. */
export interface CardSlice {
  readonly name: string;
  readonly pairs: number;
  readonly similar: number;
  readonly auc: number | null;
  readonly aucInterval: CardInterval;
  /** At the card's threshold, which these pairs helped to choose. */
  readonly accuracyInSample: number | null;
}

/** What a calibration found, as plain JSON: enough to decide with, to distrust, and to draw. */
export interface CalibrationCard {
  readonly kind: "calibration-card";
  readonly version: 1;
  readonly encoder: string;
  /** Of the weights; null where it was not recorded. */
  readonly revision: string | null;
  readonly language: string | null;
  readonly goldShape: GoldShape | null;
  /** What data, labelled by whom. */
  readonly source: string;
  readonly verdict: CalibrationVerdict;
  readonly findings: readonly CalibrationFinding[];
  readonly sample: {
    readonly pairs: number;
    readonly similar: number;
    readonly dissimilar: number;
    readonly clusters: number | null;
  };
  readonly auc: number | null;
  readonly aucInterval: CardInterval;
  readonly criterion: ThresholdCriterion;
  readonly choice: ThresholdChoice;
  /** Scores from here on are called similar, this one included; null calls none similar, or was not published. */
  readonly threshold: number | null;
  /** The thresholds that do as well by the criterion, the chosen one among them; null where that is not known. */
  readonly tiedThresholds: TiedThresholds | null;
  /** On the pairs that chose the threshold: flattering. */
  readonly accuracyInSample: number | null;
  /** At 0.5, which no pair chose. */
  readonly accuracyAtHalf: number | null;
  /** Of always saying what is more frequent. */
  readonly baseline: number | null;
  readonly crossValidated: HeldOutAccuracy | null;
  readonly heldOut: HeldOutAccuracy | null;
  readonly slices: readonly CardSlice[];
  /** How many more labels of each kind until a card like this could be certified. */
  readonly moreLabels: { readonly similar: number; readonly dissimilar: number };
  readonly certification: { readonly perSide: number; readonly clusters: number; readonly minAuc: number };
  readonly histogram: Histogram | null;
  readonly roc: readonly RocPoint[];
}

/** Observed scores that do equally well as a threshold, and calling nothing similar, where that does as well. */
export interface TiedThresholds {
  readonly count: number;
  /** Null where the only one is to call nothing similar. */
  readonly lowest: number | null;
  /** Null where calling nothing similar is one of them. */
  readonly highest: number | null;
}

/**
 * Which of several thresholds that do equally well. `highest`: the strictest, that is to call nothing similar where that
 * does as well. `lowest-observed`: the most lenient of the scores that were seen, as the reference does it.
 */
export type ThresholdChoice = "highest" | "lowest-observed";

/** How many scores of each kind are in each bin; bin i reaches from `edges[i]` to `edges[i + 1]`, the last includes its end. */
export interface Histogram {
  readonly edges: readonly number[];
  readonly similar: readonly number[];
  readonly dissimilar: readonly number[];
}

export interface RocPoint {
  readonly threshold: number | null;
  readonly truePositiveRate: number;
  readonly falsePositiveRate: number;
}
