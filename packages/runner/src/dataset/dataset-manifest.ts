import type { JsonRecord } from "@eval/core";
import { type DatasetRow, NORMALIZATION_VERSION, qualityFlags } from "./dataset-row.js";

type Counts = Readonly<Record<string, number>>;

/** A file that a set was built from. */
export interface ManifestSource {
  readonly name: string;
  readonly file: string;
  readonly shape: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Rows of the file, questions in them, and what became of these. */
  readonly rows: number;
  readonly kept: number;
  readonly skipped: number;
}

/** A file that was left out as a whole. */
export interface SkippedSource {
  readonly name: string;
  readonly file: string;
  readonly shape: string;
  readonly reason: string;
  /** Where it is to be measured. */
  readonly belongs: string;
}

/** A question that was left out. */
export interface SkippedRow {
  readonly source: string;
  readonly file: string;
  readonly row: number;
  readonly id: string | null;
  readonly reason: string;
}

/** What stands beside a curated set: what it holds, where it came from, and what was left out. */
export interface DatasetManifest {
  readonly format: "eval-dataset-manifest";
  readonly version: 1;
  readonly normalizationVersion: string;
  readonly dataset: { readonly file: string; readonly rows: number; readonly bytes: number; readonly sha256: string };
  readonly counts: Readonly<Record<(typeof COUNTED)[number][0] | "byLanguage", Counts>>;
  readonly flags: Counts;
  readonly policy: Readonly<Record<string, string>>;
  readonly sources: readonly ManifestSource[];
  readonly skippedSources: readonly SkippedSource[];
  readonly skippedRows: readonly SkippedRow[];
}

/** Rules that hold for every set; those that the user chose are added. */
export const POLICY: Readonly<Record<string, string>> = {
  integrity: "question, answers, options and passages are the bytes of the source; integrity_hash is over them",
  selection: "every row of every source, save those in skippedRows; sources of another kind are in skippedSources",
  taxonomy:
    "category is the source's own, for MMLU the group of the subject in Hendrycks et al. 2021; a subject that is not there keeps its name",
  flags: "flags describe a row and change no text; exclude_from_score keeps a row out of all numbers",
};

const COUNTED = [
  ["bySource", "source_dataset"],
  ["byCategory", "category"],
  ["bySourceCategory", "source_category"],
  ["bySubcategory", "source_subcategory"],
  ["byProfile", "scoring_profile"],
] as const;

/** Counts rows as they are written. */
export class DatasetCounts {
  readonly #counts = new Map<string, Map<string, number>>();
  rows = 0;

  add({ language, metadata }: DatasetRow): void {
    this.rows += 1;
    for (const [name, key] of COUNTED) this.#count(name, metadata[key]);
    this.#count("byLanguage", language);
    for (const flag of [...qualityFlags, "exclude_from_score"]) {
      if (flag in metadata && metadata[flag] !== false) this.#count("flags", flag);
    }
  }

  #count(name: string, value: unknown): void {
    const counts = this.#counts.get(name) ?? new Map<string, number>();
    const key = typeof value === "string" ? value : "(none)";
    counts.set(key, (counts.get(key) ?? 0) + 1);
    this.#counts.set(name, counts);
  }

  of(name: string): Counts {
    const counts = [...(this.#counts.get(name) ?? [])];
    return Object.fromEntries(counts.sort(([left, a], [right, b]) => b - a || (left < right ? -1 : 1)));
  }

  /** By source, category, subcategory, profile and language. */
  all(): JsonRecord {
    return Object.fromEntries([...COUNTED.map(([name]) => name), "byLanguage"].map((name) => [name, this.of(name)]));
  }
}

export const manifestStart = {
  format: "eval-dataset-manifest",
  version: 1,
  normalizationVersion: NORMALIZATION_VERSION,
} as const;
