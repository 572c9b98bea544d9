import type { CallContext } from "./call-context.js";
import type { OpenChatModel } from "./chat-model-backend.js";
import type { OpenEncoder } from "./encoder-backend.js";
import type { CaseField, EvalCase } from "./eval-case.js";
import type { Json, JsonRecord } from "./json.js";

/** What each result says, whatever its status. */
interface ResultFace<Detail> {
  /** The metric's name. */
  readonly name: string;
  /** One of few distinct values: `matched`, `missing`, `blank`, `script_mismatch`. */
  readonly label: string;
  /** One sentence that a person can act on. */
  readonly reason: string;
  /** What explains the score: counts, spans, parts. Plain JSON. */
  readonly metadata: Detail;
}

/** A measured case. `passed` is null where the metric has no threshold. */
export interface Scored<Detail = JsonRecord> extends ResultFace<Detail> {
  readonly status: "scored";
  readonly score: number;
  readonly passed: boolean | null;
}

/** The data cannot be scored: an empty gold answer, no context, a needed field missing. Outside every mean. */
export interface Unscored<Detail = JsonRecord> extends ResultFace<Detail> {
  readonly status: "unscored";
  readonly score: null;
  readonly passed: null;
}

/** Measuring failed: a timeout, a refusal of the judge, a defect of the metric. Outside every mean, counted. */
export interface Failed<Detail = JsonRecord> extends ResultFace<Detail> {
  readonly status: "error";
  readonly score: null;
  readonly passed: null;
}

/** What a metric says of one case. Tell the three kinds apart by `status`. */
export type MetricResult<Detail = JsonRecord> = Scored<Detail> | Unscored<Detail> | Failed<Detail>;

/** What surrounds one scoring. */
export interface ScoreContext extends CallContext {
  /** Makes the model that a metric's options describe, from the backends of all packages that the host knows. */
  readonly chatModel?: OpenChatModel;
  /** Makes the encoder that a metric's options describe, from the backends of all packages that the host knows. */
  readonly encoder?: OpenEncoder;
  /** Makes another metric by its name, among all that the host knows; throws where there is none of that name. */
  readonly metric?: OpenMetric;
}

export type OpenMetric = (name: string, options?: JsonRecord) => Promise<Metric>;

/** The definition of a metric, as data. */
export interface MetricInfo {
  readonly package: string;
  readonly name: string;
  /** Version of the definition: grows when a score changes. */
  readonly version: number;
  /** One sentence. */
  readonly summary: string;
  /** Paper, specification or reference implementation. */
  readonly source: string;
  /** Fields without which a case is unscored; an inner array means any of them. */
  readonly needs: readonly (CaseField | readonly CaseField[])[];
  /**
   * True where a metric looks at no field but those it needs: a host need not read the others of a file. A promise that
   * `contractViolations` of `@eval/core/testing` checks.
   */
  readonly onlyNeeds?: boolean;
  /** Smallest and largest score; null is no bound. */
  readonly range: readonly [min: number | null, max: number | null];
  readonly higherIsBetter: boolean;
  /** Names of metadata values that are true for cases a person should look at; a summary counts them. */
  readonly flags?: readonly string[];
  /** What the number does not say, in one sentence, for reports. */
  readonly caveat?: string;
  /** What it usually means when this metric passes a case and another one fails it. */
  readonly passesAlone?: string;
}

/**
 * A score of the whole corpus that is not the mean of its cases (BLEU, chrF, word error rate).
 *
 * `merge` is associative and commutative, so that shards scored apart give the score of the whole.
 */
export interface CorpusScore {
  stats(result: MetricResult): JsonRecord;
  merge(a: JsonRecord, b: JsonRecord): JsonRecord;
  finish(stats: JsonRecord): number | null;
}

/** What every metric carries beside being callable. */
export interface MetricFace<Options = JsonRecord> {
  readonly info: MetricInfo;
  /** As resolved, presets and defaults included. Part of every report. */
  readonly options: Readonly<Options>;
  readonly corpus?: CorpusScore;
  /** Columns for a table of results: column name to the metadata value it shows. */
  readonly columns?: Readonly<Record<string, string>>;
  /** True where calling gives a promise. */
  readonly async: boolean;
  /**
   * Makes the other metrics that this one asks: what these measure, it measures. A host calls it before the first case
   * and keeps their versions. Throws `EvalError` where one cannot be made. Absent where it asks none.
   */
  readonly parts?: (context: ScoreContext) => Promise<readonly Metric[]>;
}

export interface SyncMetric<Options = JsonRecord, Detail = JsonRecord> extends MetricFace<Options> {
  (evalCase: EvalCase, context?: ScoreContext): MetricResult<Detail>;
}

export interface AsyncMetric<Options = JsonRecord, Detail = JsonRecord> extends MetricFace<Options> {
  (evalCase: EvalCase, context?: ScoreContext): Promise<MetricResult<Detail>>;
}

/** A metric with its options chosen: call it with a case. */
export type Metric<Options = JsonRecord, Detail = JsonRecord> =
  | SyncMetric<Options, Detail>
  | AsyncMetric<Options, Detail>;

/** What a metric package exports: call it with options to get a metric. */
export interface MetricFactory<Options = JsonRecord, M = Metric<Options>> {
  (options?: Partial<Options>): M;
  /** The version of this contract. */
  readonly evalMetric: 1;
  readonly info: MetricInfo;
  /** Every option with its default; null means "not set". */
  readonly defaults: Readonly<Options>;
  /** Options that take one of few values. */
  readonly choices?: Readonly<Partial<Record<string, readonly Json[]>>>;
}

/**
 * Whether an export is a metric factory. Structural, so that packages built apart, against different copies of
 * this one, work together.
 */
export function isMetricFactory(value: unknown): value is MetricFactory {
  if (typeof value !== "function") return false;
  const { evalMetric, info } = value as { evalMetric?: unknown; info?: { name?: unknown } };
  return evalMetric === 1 && typeof info?.name === "string";
}
