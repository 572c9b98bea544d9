import { type FlagCode, flagCodes } from "./flag-codes.js";

/** Where the diagnostics draw their lines. Plain JSON: part of every report. */
export interface DiagnosticsSettings {
  readonly preset: string;
  /** A failing case whose score is below this is plainly wrong rather than doubtful. */
  readonly veryLow: number;
  /** How far from its threshold a graded score is still near it: one that fails, and one that passes. */
  readonly near: { readonly failing: number; readonly passing: number };
  /** Scores of one case that lie so far apart disagree. */
  readonly spread: number;
  /** `graded` leaves out scores that only repeat a verdict; `all` takes them for scores like any other. */
  readonly spreadOf: "graded" | "all";
  /** Parts and metrics whose scores are compared; null takes all that compare with the accepted answer. */
  readonly spreadAmong: readonly string[] | null;
  /** Whether two metrics of one case that give opposed verdicts disagree. */
  readonly opposedVerdicts: boolean;
  /** An accepted answer of more English words than this, or as much in another language, is a passage. */
  readonly passageWords: number;
  /** What makes a case urgent. The weights are of terms from 0 to 1 and should add up to 1. */
  readonly urgency: {
    readonly closeness: number;
    readonly disagreement: number;
    readonly slice: number;
    readonly lowScore: number;
  };
  /** Whether the queue of a run of bare verdicts takes plain failures and passes in turns; see `reviewQueue`. */
  readonly interleave: boolean;
  /** Decides which of them come first. */
  readonly seed: number;
  /** Which flag counts most where a case has several. A code that is not in it is not looked for. */
  readonly order: readonly FlagCode[];
}

const ours: DiagnosticsSettings = {
  preset: "default",
  veryLow: 0.4,
  near: { failing: 0.05, passing: 0.05 },
  spread: 0.5,
  spreadOf: "graded",
  spreadAmong: null,
  opposedVerdicts: true,
  passageWords: 12,
  urgency: { closeness: 0.5, disagreement: 0.4, slice: 0.1, lowScore: 0 },
  interleave: true,
  seed: 1,
  order: flagCodes,
};

/**
 * The lines of genai_capability_bench 8aa833c: one flag is enough for a row, "near" is all of 0.40 up to the threshold,
 * and the queue starts at the lowest score. The passage is measured here, where that program believes the data set.
 */
const capabilityBench: DiagnosticsSettings = {
  ...ours,
  preset: "capability-bench",
  near: { failing: 1, passing: 0 },
  spreadOf: "all",
  spreadAmong: ["exactMatch", "tokenF1", "similarity", "rougeL"],
  opposedVerdicts: false,
  urgency: { closeness: 0, disagreement: 0, slice: 0, lowScore: 1 },
  interleave: false,
  order: ["very_low_score", "near_threshold", "reference_shape", "contains_only", "metric_disagreement"],
};

/** Settings by name. */
export const diagnosticsPresets: Readonly<Record<string, DiagnosticsSettings>> = {
  default: ours,
  "capability-bench": capabilityBench,
};
