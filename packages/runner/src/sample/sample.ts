/** How a sample is drawn; `auto` is `stratified` where cases name a source or a category, else `random`. */
export type SampleStrategy = "auto" | "stratified" | "random";

export const sampleStrategies: readonly SampleStrategy[] = ["auto", "stratified", "random"];

/** How many cases there are of one kind, and how many of these are in the sample. */
export interface Share {
  readonly capacity: number;
  readonly drawn: number;
}

/** What a source gives to a sample, in all and by category. */
export interface SourceShare extends Share {
  /** Null where cases name none. */
  readonly source: string | null;
  readonly categories: readonly (Share & { readonly category: string | null })[];
}

/** A list names cases by ids or by the numbers of rows. */
export type ListReading = "ids" | "row numbers";

/** `sample.json`: which cases of which files a run is about, and how they came to be chosen. */
export interface Sample {
  readonly format: "eval-sample";
  readonly version: 1;
  readonly strategy: "stratified" | "random" | "list";
  /** Null for a list, in which no chance is involved. */
  readonly seed: number | null;
  /** Cases asked for; all there are where these are fewer. Null for a list. */
  readonly requested: number | null;
  /** Name of the run mode that asked for so many; null where the number was given. */
  readonly mode: string | null;
  /** As what the names of a list were read; null where there was none, and in files from before this was noted. */
  readonly listedBy: ListReading | null;
  /** What was drawn from. */
  readonly frame: {
    readonly cases: number;
    /** Cases left out since they say `exclude_from_score`. */
    readonly excluded: number;
    /** Rows that could not be read and were skipped. */
    readonly skipped: number;
    readonly filter: Readonly<Record<string, string>>;
  };
  readonly allocation: readonly SourceShare[];
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
  /** Numbers are those of the rows of the files, from 1, in the order of the files. */
  readonly cases: readonly { readonly case: number; readonly id: string | null }[];
}

/** What of a sample decides results, for `run.json`: short, and the same for the same cases chosen the same way. */
export interface SampleFingerprint extends Pick<Sample, "strategy" | "seed" | "requested"> {
  readonly cases: number;
  /** Of the case numbers. */
  readonly sha256: string;
}
