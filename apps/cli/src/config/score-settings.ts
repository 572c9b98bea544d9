import { EvalError, type JsonRecord, show } from "@eval/core";
import { type Detail, detailLevels, type Manifest, type SourceOptions, type TableTarget } from "@eval/runner";
import { type CallSettings, callSettings } from "../calls/call-settings.js";
import { type MetricChoice, parseMetricChoice } from "../discovery/choose-metrics.js";
import { type Gate, parseGates } from "../gates.js";
import { ownManifest } from "../own-manifest.js";
import { type Config, configuredPlugins } from "./config.js";
import { keyValues } from "./key-value.js";
import { type SamplingSettings, samplingSettings } from "./sampling-settings.js";
import type { ScoreFlags } from "./score-flags.js";
import { sourceOptions } from "./source-options.js";

/** What `evals score` will do: command line over configuration over defaults, or what a resumed run did. */
export interface ScoreSettings {
  readonly files: readonly string[];
  readonly source: SourceOptions;
  readonly sampling: SamplingSettings;
  readonly metrics: readonly MetricChoice[];
  /** Whether somebody chose them; else they are those of any file. */
  readonly hasChosen: boolean;
  readonly plugins: readonly string[];
  /** Null groups by `Domain`, or else by the language, where there is such a column. */
  readonly by: readonly string[] | null;
  readonly clusterBy: string | null;
  readonly detail: Detail;
  readonly tables: readonly TableTarget[];
  readonly concurrency: number | null;
  readonly gates: readonly Gate[];
  readonly allowedErrors: number;
  readonly calls: CallSettings;
}

export function scoreSettings(
  files: readonly string[],
  flags: ScoreFlags,
  config: Config,
  resumed: Manifest | null,
): ScoreSettings {
  const given = [...files, ...(flags.responses ?? [])];
  const sampling = samplingSettings(flags, config);
  const source = {
    ...sourceOptions(flags, config),
    filter: { ...config.filter, ...keyValues("--filter", flags.filter) },
    ...(sampling.limit !== null && { limit: sampling.limit }),
  };
  const choices = flags.metric?.map(parseMetricChoice) ?? config.metrics?.map(configuredMetric);
  const settings = {
    files: given.length > 0 ? given : (config.files ?? []),
    source,
    sampling,
    metrics: choices ?? ownManifest().evals.defaultMetrics.map((name) => ({ name, options: {} })),
    hasChosen: choices !== undefined || resumed !== null,
    plugins: [...configuredPlugins(config), ...(flags.plugin ?? [])],
    by: flags.by ?? config.by ?? null,
    clusterBy: flags.clusterBy ?? config.clusterBy ?? null,
    detail: detailOf(flags.detail ?? config.detail ?? "failed"),
    tables: tableTargets([...(flags.output ?? config.output ?? []), ...(flags.out ?? [])], flags.excel === true),
    concurrency: flags.concurrency ?? config.concurrency ?? null,
    gates: gatesOf(flags, config),
    calls: callSettings(flags, config),
    allowedErrors: allowedErrors(flags.failOnError ?? String(config.failOnError ?? 0)),
  };
  if (resumed !== null)
    return { ...settings, ...takenUp(settings, given.length > 0, choices !== undefined, flags, resumed) };
  if (settings.files.length === 0) {
    throw new EvalError("invalid-input", "a file of answers must be given, as in: evals score answers.csv");
  }
  return settings;
}

/** A resumed run does what it was started with; what the command line says as well is compared with that. */
function takenUp(
  settings: ScoreSettings,
  hasFiles: boolean,
  hasMetrics: boolean,
  flags: ScoreFlags,
  { files, source, metrics, by, clusterBy, detail }: Manifest,
): Partial<ScoreSettings> {
  return {
    ...(!hasFiles && { files: files.map(({ path }) => path), source: source as SourceOptions }),
    ...(!hasMetrics && { metrics: metrics.map(({ name, options }) => ({ name, options: options as JsonRecord })) }),
    by: flags.by ?? by,
    clusterBy: flags.clusterBy ?? clusterBy,
    detail: flags.detail === undefined ? (detail as Detail) : settings.detail,
  };
}

export function configuredMetric(choice: NonNullable<Config["metrics"]>[number]): MetricChoice {
  if (typeof choice === "string") return parseMetricChoice(choice);
  return { name: choice.name, options: (choice.options ?? {}) as JsonRecord };
}

function detailOf(text: string): Detail {
  const level = detailLevels.find((candidate) => candidate === text);
  if (level === undefined)
    throw new EvalError("invalid-option", `--detail must be ${detailLevels.join(", ")}, got ${show(text)}`);
  return level;
}

const FORMATS: Readonly<Record<string, TableTarget["format"]>> = {
  csv: "csv",
  tsv: "tsv",
  jsonl: "jsonl",
  ndjson: "jsonl",
  json: "json",
};

export function tableTargets(targets: readonly string[], excel: boolean): TableTarget[] {
  const doubled = targets.find((target, index) => targets.indexOf(target) !== index);
  if (doubled !== undefined)
    throw new EvalError("invalid-option", `--output must name a file once, got ${show(doubled)} twice`);
  return targets.map((target) => {
    const format = target === "-" ? "csv" : FORMATS[target.slice(target.lastIndexOf(".") + 1).toLowerCase()];
    if (format === undefined) {
      throw new EvalError("invalid-option", `--output must end in .csv, .tsv, .jsonl or .json, got ${show(target)}`);
    }
    return { target, format, excel: excel && format === "csv" };
  });
}

function gatesOf(flags: ScoreFlags, config: Config): Gate[] {
  return [
    ...parseGates("--min-pass-rate", "passRate", "min", flags.minPassRate ?? config.minPassRate ?? []),
    ...parseGates("--min-score", "score", "min", flags.minScore ?? config.minScore ?? []),
    ...parseGates("--max-score", "score", "max", flags.maxScore ?? config.maxScore ?? []),
  ];
}

function allowedErrors(text: string): number {
  const allowed = Number(text);
  if (text.trim() !== "" && allowed >= 0 && (allowed < 1 || Number.isInteger(allowed))) return allowed;
  throw new EvalError(
    "invalid-option",
    `--fail-on-error must be a number of errors, or a share below 1, got ${show(text)}`,
  );
}
