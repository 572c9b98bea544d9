import type { EvalCase, JsonRecord } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { isExcluded } from "../sample/is-excluded.js";
import { collidingOptions } from "./colliding-options.js";
import { type DatasetRow, NORMALIZATION_VERSION, type QualityFlag } from "./dataset-row.js";
import { goldDoubt } from "./gold-doubt.js";
import { integrityHash } from "./integrity-hash.js";
import { isTimeSensitive } from "./is-time-sensitive.js";
import { mmluGroup } from "./mmlu-subjects.js";
import type { SourceItem } from "./source-item.js";
import { usualProfile } from "./usual-profile.js";

/** Where an item was found. */
export interface ItemOrigin {
  readonly source: string;
  readonly shape: string;
  /** Name of the file, without its folder. */
  readonly file: string;
  readonly sha256: string;
  /** Row of the file, from 1. */
  readonly row: number;
  readonly taskId: string;
  readonly language: string | null;
}

/** Metadata that says where a row comes from: what the source itself has under such a name goes to `source_fields`. */
const RESERVED = [
  "source_dataset",
  "source_task_id",
  "source_file",
  "source_row",
  "source_sha256",
  "source_category",
  "source_subcategory",
  "category",
  "scoring_profile",
  "normalization_version",
  "integrity_hash",
  "duplicate_id",
  "csv_guarded",
];

/** An item as a row: its texts as they are, and around them origin, category, profile and flags. */
export function finishRow(item: SourceItem, id: string, origin: ItemOrigin, flags: FlagSettings): DatasetRow {
  const language = item.language ?? origin.language;
  const texts = {
    id,
    input: item.input,
    expected: item.expected.length === 1 ? item.expected[0]! : item.expected.length === 0 ? "" : item.expected,
    ...(item.incorrect !== undefined && { incorrect: item.incorrect }),
    ...(item.choices !== undefined && { choices: item.choices }),
    ...(item.context !== undefined && { context: item.context }),
    ...(language !== null && { language }),
  };
  return {
    ...texts,
    metadata: { ...provenance(item, origin, texts), integrity_hash: integrityHash(texts), ...quality(item, flags) },
  };
}

function provenance({ category = null, subcategory = null, profile }: SourceItem, origin: ItemOrigin, texts: EvalCase) {
  const broad = category === null ? null : ((origin.shape === "mmlu" ? mmluGroup(category) : null) ?? category);
  return {
    source_dataset: origin.source,
    source_task_id: origin.taskId,
    source_file: origin.file,
    source_row: origin.row,
    source_sha256: origin.sha256,
    source_category: category,
    source_subcategory: subcategory,
    category: broad,
    scoring_profile: profile ?? usualProfile(texts),
    normalization_version: NORMALIZATION_VERSION,
  };
}

/** Which flags to raise beside what shows in the row, and which to keep out of scores. */
export interface FlagSettings {
  readonly isDuplicate: boolean;
  readonly exclude: readonly QualityFlag[];
}

function quality({ input, expected, choices = [], metadata }: SourceItem, { isDuplicate, exclude }: FlagSettings) {
  const colliding = collidingOptions(choices);
  const doubt = goldDoubt(expected, choices, metadata)?.flag;
  const [own, reserved] = split(metadata);
  const flags = {
    // Said of every row, so that rows can be grouped by it.
    time_sensitive: isTimeSensitive(input),
    exclude_from_score: false,
    ...(colliding.length > 0 && { colliding_options: colliding }),
    ...(isDuplicate && { duplicate_id: true }),
    ...(expected.every(isBlank) && { empty_gold: true }),
  };
  const all = { ...flags, ...own, ...(doubt && { [doubt]: true }), ...(isBlank(input) && { no_question: true }) };
  return {
    ...all,
    ...exclusion(all, own, exclude),
    ...(Object.keys(reserved).length > 0 && { source_fields: reserved }),
  };
}

/**
 * No number can be had of these rows, whatever their source says: a metric might still find a meaning for a key in
 * doubt, and would be wrong.
 */
const UNSCORABLE: readonly QualityFlag[] = ["no_question", "gold_not_among_options", "ambiguous_gold"];

function exclusion(all: JsonRecord, own: JsonRecord, exclude: readonly QualityFlag[]): JsonRecord {
  const isRaised = (flag: QualityFlag) => Object.hasOwn(all, flag) && all[flag] !== false;
  const isSettled = own["exclude_from_score"] !== undefined;
  if (isSettled && isExcluded({ metadata: own })) return {};
  const reason = UNSCORABLE.find(isRaised) ?? (isSettled ? undefined : exclude.find(isRaised));
  return reason === undefined ? {} : { exclude_from_score: true, exclude_reason: reason };
}

function split(metadata: SourceItem["metadata"]) {
  const entries = Object.entries(metadata);
  const isReserved = ([key]: (typeof entries)[number]) => RESERVED.includes(key);
  return [
    Object.fromEntries(entries.filter((entry) => !isReserved(entry))),
    Object.fromEntries(entries.filter(isReserved)),
  ] as const;
}
