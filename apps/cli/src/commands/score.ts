import type { MetricInfo } from "@eval/core";
import {
  findRunFolder,
  type MetricRef,
  openSource,
  readManifestOf,
  type ScoreOutcome,
  type Source,
  score as scoreCases,
} from "@eval/runner";
import { claimStdout } from "../claim-stdout.js";
import { loadConfig } from "../config/config.js";
import type { ScoreFlags } from "../config/score-flags.js";
import { type ScoreSettings, scoreSettings } from "../config/score-settings.js";
import { chooseMetrics } from "../discovery/choose-metrics.js";
import { discover, type FoundMetric } from "../discovery/discover.js";
import { chatModelOpener } from "../discovery/discover-models.js";
import { exitCode } from "../exit-code.js";
import { failedGates, type GateFailure, hasTooManyErrors } from "../gates.js";
import { ownManifest } from "../own-manifest.js";
import { createProgress } from "../progress.js";
import { loadedLines } from "../render/loaded-lines.js";
import { runLines } from "../render/run-lines.js";
import { scoreReport } from "../render/score-report.js";
import { styleOf } from "../render/style.js";
import { listenForStop, type StopSignals } from "../stop-signals.js";

const MILLISECONDS = 1_000;

/** `evals score`: scores answers that exist. */
export async function score(files: readonly string[], flags: ScoreFlags): Promise<number> {
  const print = claimStdout();
  const directory = process.cwd();
  const config = await loadConfig(directory, flags.config);
  const resumed = flags.resume === undefined ? null : await readManifestOf(findRunFolder(directory, flags.resume));
  const settings = scoreSettings(files, flags, config, resumed);
  const found = await discover(directory, settings.plugins);
  if (flags.verbose === true) for (const line of loadedLines(found)) console.error(line);
  const metrics = chooseMetrics(found, settings.metrics);
  const source = await openSource(settings.files, settings.source);
  if (flags.dryRun === true) return dryRun(source, settings, print);

  const stop = listenForStop();
  const progress = createProgress(process.stderr, process.env);
  try {
    const outcome = await scoreCases({
      source,
      sourceOptions: settings.source,
      metrics,
      by: settings.by ?? defaultGrouping(source),
      detail: settings.detail,
      tables: settings.tables,
      directory,
      journal: flags.journal,
      resume: flags.resume ?? null,
      concurrency: settings.concurrency,
      isolate: isForeign(metrics, found),
      timeoutMs: flags.timeout === undefined ? null : flags.timeout * MILLISECONDS,
      chatModel: chatModelOpener(directory, settings.plugins),
      versions: versionsOf(metrics, found),
      signal: stop.signal,
      onProgress: progress.update,
    });
    progress.end();
    return conclude(outcome, settings, flags, source, found, stop, print);
  } finally {
    progress.end();
    stop.release();
  }
}

/** The scripts print a line for each Domain, so a file that has the column is grouped by it. */
function defaultGrouping({ plan }: Source): string[] {
  const domain = plan.files[0]?.columns.find((column) => column.toLowerCase() === "domain");
  return domain === undefined ? [] : [domain];
}

/** Code of others may not come back; ours is bounded and saves itself the thread. */
function isForeign(metrics: readonly MetricRef[], found: readonly FoundMetric[]): boolean {
  const foreign = new Set(found.filter(({ from }) => from !== "bundled").map(({ module }) => module));
  return metrics.some(({ module }) => foreign.has(module));
}

function versionsOf(metrics: readonly MetricRef[], found: readonly FoundMetric[]): Record<string, string> {
  const packages = found.filter(({ module }) => metrics.some((metric) => metric.module === module));
  return {
    node: process.versions.node,
    unicode: process.versions["unicode"] ?? "",
    "@eval/cli": ownManifest().version,
    ...Object.fromEntries(packages.map((metric) => [metric.package, metric.version])),
  };
}

function dryRun(source: Source, settings: ScoreSettings, print: (text: string) => void): number {
  const choices = settings.metrics.map(({ name, options }) => `${name} ${JSON.stringify(options)}`);
  print(
    [
      ...runLines(source, null),
      ...choices.map((choice) => `  metric ${choice}`),
      "  nothing was scored (--dry-run)",
    ].join("\n"),
  );
  return exitCode.done;
}

/** Prints what came of a run, and finds its exit code. */
function conclude(
  outcome: ScoreOutcome,
  settings: ScoreSettings,
  flags: ScoreFlags,
  source: Source,
  found: readonly FoundMetric[],
  stop: StopSignals,
  printOut: (text: string) => void,
): number {
  const { summary, folder, interrupted } = outcome;
  const tableOnStdout = settings.tables.some(({ target }) => target === "-");
  const print = tableOnStdout ? console.error : printOut;
  const failures = failedGates(settings.gates, summary);
  if (flags.json === true) print(JSON.stringify(jsonReport(outcome, source, found), null, 2));
  else {
    const style = styleOf(tableOnStdout ? process.stderr : process.stdout, process.env);
    const infos = new Map<string, MetricInfo>(found.map(({ name, factory }) => [name, factory.info]));
    print([...runLines(source, outcome), ...scoreReport(summary, infos, style)].join("\n"));
    const saved = folder === null ? [] : [`saved: ${folder.path}`];
    const files = interrupted ? [] : settings.tables.filter(({ target }) => target !== "-");
    const written = files.map(({ target }) => `written: ${target}`);
    if (saved.length + written.length > 0) print(["", ...saved, ...written].join("\n"));
  }
  for (const { message } of failures) console.error(`gate failed: ${message}`);
  if (interrupted) {
    const again = folder === null ? "" : `; go on with: ${resumeCommand(folder.id, settings)}`;
    console.error(`interrupted after ${summary.cases} cases${again}`);
    return stop.code() ?? exitCode.interrupted;
  }
  return codeOf(outcome, settings, failures, source, found);
}

/** A table that did not get whole was not kept, so it has to be asked for again. */
function resumeCommand(id: string, { tables }: ScoreSettings): string {
  return ["evals score --resume", id, ...tables.map(({ target }) => `-o ${target}`)].join(" ");
}

function jsonReport({ summary, folder, problemCount }: ScoreOutcome, source: Source, found: readonly FoundMetric[]) {
  const { cases, files, mapping, ...rest } = summary;
  const names = summary.metrics.map((metric) => metric.package);
  const used = found.filter((metric) => names.includes(metric.package));
  const versions = Object.fromEntries(used.map((metric) => [metric.package, metric.version]));
  const id = folder?.id ?? null;
  return {
    run: {
      id,
      folder: folder?.path ?? null,
      cases,
      skippedRows: problemCount,
      files,
      formats: source.plan.files,
      mapping,
      seed: null,
      versions,
    },
    ...rest,
  };
}

/** Where a whole field is missing, the column that holds it was not recognised. */
function mapHint(
  { plan }: Source,
  found: readonly FoundMetric[],
  metrics: readonly { name: string; scored: number }[],
): string {
  const needs = metrics
    .filter(({ scored }) => scored === 0)
    .flatMap(({ name }) => found.find((metric) => metric.name === name)?.factory.info.needs ?? []);
  const fields = [...new Set(needs.flat())].filter((field) => !(field in plan.mapping));
  if (fields.length === 0) return "";
  const options = fields.map((field) => `--map ${field}=COLUMN`).join(" ");
  const columns = [...new Set(plan.files.flatMap((file) => file.columns))].join(", ");
  return `\n  say which column holds ${fields.join(" and ")}: ${options} (columns: ${columns})`;
}

function codeOf(
  { summary, folder }: ScoreOutcome,
  settings: ScoreSettings,
  failures: readonly GateFailure[],
  source: Source,
  found: readonly FoundMetric[],
): number {
  if (summary.cases === 0) {
    console.error("evals: no case was found, so nothing was scored");
    return exitCode.incomplete;
  }
  if (hasTooManyErrors(summary, settings.allowedErrors)) {
    const errors = summary.metrics
      .filter((metric) => metric.errors > 0)
      .map(({ name, errors: count }) => `${name} ${count}`);
    const reasons = folder === null ? "" : `; their reasons are in ${folder.path}/results.jsonl`;
    console.error(`evals: more errors than --fail-on-error allows: ${errors.join(", ")}${reasons}`);
    return exitCode.incomplete;
  }
  if (summary.metrics.some(({ scored }) => scored === 0)) {
    const empty = summary.metrics
      .filter(({ scored }) => scored === 0)
      .map(({ name, labels }) => `${name} (${Object.keys(labels).join(", ")})`);
    console.error(`evals: nothing was scored by ${empty.join(", ")}${mapHint(source, found, summary.metrics)}`);
    return exitCode.incomplete;
  }
  return failures.length > 0 ? exitCode.gateFailed : exitCode.done;
}
