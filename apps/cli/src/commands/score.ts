import { findRunFolder, openSource, readManifestOf, type Source, score as scoreCases } from "@eval/runner";
import { claimStdout } from "../claim-stdout.js";
import { loadConfig } from "../config/config.js";
import type { ScoreFlags } from "../config/score-flags.js";
import { type ScoreSettings, scoreSettings } from "../config/score-settings.js";
import { chooseMetrics } from "../discovery/choose-metrics.js";
import { discover } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { createProgress } from "../progress.js";
import { loadedLines } from "../render/loaded-lines.js";
import { runLines } from "../render/run-lines.js";
import { concludeScore } from "../score/conclude-score.js";
import { machineryOf } from "../score/machinery.js";
import { listenForStop } from "../stop-signals.js";

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
      ...machineryOf(metrics, found, directory, settings.plugins),
      by: settings.by ?? defaultGrouping(source),
      clusterBy: settings.clusterBy,
      detail: settings.detail,
      tables: settings.tables,
      journal: flags.journal,
      resume: flags.resume ?? null,
      concurrency: settings.concurrency,
      timeoutMs: flags.timeout === undefined ? null : flags.timeout * MILLISECONDS,
      signal: stop.signal,
      onProgress: progress.update,
    });
    progress.end();
    return concludeScore({ outcome, settings, flags, source, found }, stop, print);
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
