import type { FlagCode } from "./flag-codes.js";

/** One thing about a case that a person should know before believing its verdict. */
export interface Flag {
  readonly code: FlagCode;
  /** One sentence with the numbers, without a full stop. */
  readonly reason: string;
}

/** What the diagnostics say of one case. */
export interface Diagnosis {
  /** The most important first. */
  readonly flags: readonly Flag[];
  /** The code of the first flag; null for a case that needs no look. */
  readonly priority: FlagCode | null;
  /** Place in the review queue: larger is sooner. See `urgencyOf` for the formula. */
  readonly urgency: number;
  /** What to do about it, one sentence; empty where there is nothing to do. */
  readonly action: string;
}
