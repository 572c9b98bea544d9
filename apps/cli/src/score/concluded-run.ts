import type { Sample, ScoreOutcome, Source } from "@eval/runner";
import type { Calls } from "../calls/open-calls.js";
import type { ScoreFlags } from "../config/score-flags.js";
import type { ScoreSettings } from "../config/score-settings.js";
import type { FoundMetric } from "../discovery/discover.js";
import type { BaselineOutcome } from "./against-baseline.js";

/** A run that is over, with all that it was started with. */
export interface ConcludedRun {
  readonly outcome: ScoreOutcome;
  readonly source: Source;
  /** Null where all cases were scored. */
  readonly sample: Sample | null;
  readonly settings: ScoreSettings;
  readonly flags: ScoreFlags;
  readonly found: readonly FoundMetric[];
  /** Null where no model was asked. */
  readonly calls: Calls | null;
  /** Null without a baseline, and where the run was interrupted. */
  readonly baseline: BaselineOutcome | null;
  /** Metrics that fit the files, and that the run lacks since none were chosen; empty where they were. */
  readonly fitting: readonly string[];
}
