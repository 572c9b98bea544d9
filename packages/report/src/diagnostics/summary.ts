import type { FlagCode } from "./flag-codes.js";
import type { DiagnosticsSettings } from "./settings.js";

/** How many cases of a run carry which flag. */
export interface DiagnosticsSummary {
  /** The metric whose verdict is taken as the verdict of a case. */
  readonly primary: string;
  readonly settings: DiagnosticsSettings;
  readonly cases: number;
  /** Cases with at least one flag. */
  readonly flagged: number;
  /** Cases that carry each flag; a case counts for all of its flags. */
  readonly counts: Readonly<Partial<Record<FlagCode, number>>>;
  /** Cases by their most important flag: adds up to `flagged`. */
  readonly priorities: Readonly<Partial<Record<FlagCode, number>>>;
  /** What could not be looked at, in sentences without a full stop. */
  readonly notes: readonly string[];
}
