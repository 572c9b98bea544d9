import type { Interval } from "@eval/stats";

/** A rate of a card, with what it is a rate of. */
export interface CardRate {
  readonly name: string;
  readonly n: number;
  readonly rate: number | null;
  readonly interval: Interval | null;
}

/** How many scores of pairs of each kind are in each bin, from `edges[i]` to `edges[i + 1]`. */
export interface CardHistogram {
  readonly edges: readonly number[];
  readonly similar: readonly number[];
  readonly dissimilar: readonly number[];
}

/** A point of a ROC curve. */
export interface CardPoint {
  readonly falsePositiveRate: number;
  readonly truePositiveRate: number;
}

/** What a calibration found of a similarity score. */
export interface CalibrationFacts {
  readonly kind: "calibration";
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly notes: readonly string[];
  readonly threshold: number | null;
  readonly histogram: CardHistogram | null;
  readonly roc: readonly CardPoint[];
  readonly rates: readonly CardRate[];
}

/** What a test of a judge found. */
export interface JudgeFacts {
  readonly kind: "judge";
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly rates: readonly CardRate[];
}

export type Card = CalibrationFacts | JudgeFacts;
