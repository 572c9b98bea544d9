import type { OpenChatModel, OpenEncoder, OpenMetric } from "@eval/core";
import type { TableFormat } from "./output/scored-rows.js";
import type { RowProblem } from "./rows/row-problem.js";
import type { Source, SourceOptions } from "./rows/source.js";
import type { Detail } from "./run/detail.js";
import type { MetricRef } from "./run/metric-ref.js";
import type { Manifest } from "./run/read-manifest.js";
import type { RunFolder } from "./run/run-folder.js";
import type { RunShard } from "./run/run-shard.js";
import type { Sample } from "./sample/sample.js";
import type { Summary } from "./summary/summary.js";

/** A table of results to write: a file, or `-` for standard output. */
export interface TableTarget {
  readonly target: string;
  readonly format: TableFormat;
  /** Starts the file with a byte order mark, without which Excel reads Indic text as Latin. */
  readonly excel?: boolean;
}

/** What to score and where the results go. */
export interface ScoreRequest {
  readonly source: Source;
  readonly sourceOptions: SourceOptions;
  /** How the cases of the source were chosen; absent where they are all there are. */
  readonly sample?: Sample | null;
  /** Which part of the run the cases are; absent where they are the whole. */
  readonly shard?: RunShard | null;
  /** Takes errors of the run that is gone on with as they are, instead of trying again. */
  readonly keepErrors?: boolean;
  readonly metrics: readonly MetricRef[];
  readonly by: readonly string[];
  /** Column whose values say which cases belong together; null takes cases as independent. */
  readonly clusterBy: string | null;
  readonly detail: Detail;
  readonly tables: readonly TableTarget[];
  /** Runs are kept in `.evals/runs` under this directory. */
  readonly directory: string;
  readonly journal: boolean;
  /** What the run is for, kept in its manifest; a run of its own where absent. */
  readonly purpose?: Manifest["purpose"];
  /** Whether the run will be held against gates: it is not one that passed before `noteGates` says so. */
  readonly hasGates?: boolean;
  /** Id or folder of a run to go on with. */
  readonly resume: string | null;
  /** Threads for metrics that answer at once, the calling one among them; cases at a time for metrics that wait; null chooses. */
  readonly concurrency: number | null;
  /** Scores off the calling thread, so that a metric that never answers cannot keep signals from being heard. */
  readonly isolate?: boolean;
  /** Milliseconds after which a waiting metric should give up. */
  readonly timeoutMs: number | null;
  /** Opens the models that options of metrics describe. */
  readonly chatModel?: OpenChatModel;
  /** Opens the encoders that they describe. */
  readonly encoder?: OpenEncoder;
  /** Makes the metrics that others ask for by name. */
  readonly metric?: OpenMetric;
  readonly versions: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onProgress: (cases: number, share: number | null) => void;
}

/** What came of it. */
export interface ScoreOutcome {
  readonly summary: Summary;
  /** Null without a journal. */
  readonly folder: RunFolder | null;
  readonly interrupted: boolean;
  /** Cases that an earlier part of the run had scored already. */
  readonly resumedCases: number;
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
}
