import type { EmptyExpected, JsonRecord } from "@eval/core";
import type { GoldShape } from "./calibration/calibration-card.js";

export interface CalibratedSimilarityOptions {
  /**
   * Who encodes, as a descriptor: `{ backend: "lexical" }`, `{ backend: "two-document-tfidf" }`, or any backend that is
   * installed.
   */
  readonly encoder: JsonRecord;
  /** A calibration card, as `evals calibrate` writes it; null takes the shipped ones. */
  readonly card: JsonRecord | null;
  /** Decides without a card. */
  readonly threshold: number | null;
  /** Of the answers; null takes that of each case. */
  readonly language: string | null;
  /** What the accepted answers look like; null sees for itself. */
  readonly goldShape: GoldShape | null;
  /** The smallest AUC of a card that may decide; 0 takes any. */
  readonly minAuc: number;
  /** Whether numbers, units, negation and opposites that differ are flagged, cap the verdict, or are not looked for. */
  readonly guards: "flag" | "cap" | "off";
  /** Takes MuRIL in spite of `MURIL_WARNING`. */
  readonly allowMuril: boolean;
  readonly emptyExpected: Exclude<EmptyExpected, "correct">;
}
