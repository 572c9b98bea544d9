import type { Choice, JsonRecord } from "@eval/core";

/** A question of a source, its texts exactly as the source has them. */
export interface SourceItem {
  /** Name that the source gives it; null where it gives none. */
  readonly id: string | null;
  readonly input: string;
  /** Accepted answers; for multiple choice the label of the right option. */
  readonly expected: readonly string[];
  readonly incorrect?: readonly string[];
  readonly choices?: readonly Choice[];
  readonly context?: readonly string[];
  readonly language?: string | null;
  readonly category?: string | null;
  readonly subcategory?: string | null;
  /** Scoring profile that the source itself names; without one it goes by what the item holds. */
  readonly profile?: string | null;
  /** What else is known of it, for its metadata. */
  readonly metadata: JsonRecord;
}

/** A question that cannot be taken, and why. */
export interface SkippedItem {
  readonly id: string | null;
  readonly skipped: string;
}

export const isSkipped = (item: SourceItem | SkippedItem): item is SkippedItem => "skipped" in item;
