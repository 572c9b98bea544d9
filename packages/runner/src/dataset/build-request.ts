import type { SourceOptions } from "../rows/source.js";
import type { QualityFlag } from "./dataset-row.js";
import type { SourceSpec } from "./source-spec.js";

/** What to build, and from what. */
export interface BuildRequest {
  readonly sources: readonly SourceSpec[];
  /** File to write: .jsonl, .json or .csv; the manifest goes beside it. */
  readonly target: string;
  readonly source: SourceOptions;
  /** Lets sets in whose questions are about passages. */
  readonly allowContext: boolean;
  /** BCP 47 tag of the answers, by source name; "" is for all the others. */
  readonly languages: Readonly<Record<string, string>>;
  /** Rows with one of these flags are kept out of scores. */
  readonly exclude: readonly QualityFlag[];
}
