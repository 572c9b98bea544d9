import {
  findRunFolder,
  type MetricRef,
  noteGates,
  readManifestOf,
  type ScoreRequest,
  score as scoreCases,
} from "@eval/runner";
import { describedModels } from "../calls/described-models.js";
import { withEarlierParts } from "../calls/earlier-parts.js";
import { lazyCalls } from "../calls/lazy-calls.js";
import { claimStdout } from "../claim-stdout.js";
import { blameConfig } from "../config/blame-config.js";
import { loadConfig, sayConfig } from "../config/config.js";
import type { ScoreFlags } from "../config/score-flags.js";
import { type ScoreSettings, scoreSettings } from "../config/score-settings.js";
import { chooseMetrics } from "../discovery/choose-metrics.js";
import { discover, type FoundMetric } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { checkGateGroups, checkGateNames, checkGateRanges } from "../gates.js";
import { fittingMetrics } from "../init/fitting-metrics.js";
import { createProgress } from "../progress.js";
import { toleranceOf } from "../regressions.js";
import { loadedLines } from "../render/loaded-lines.js";
import { againstBaseline, kindOfScoring, readBaseline } from "../score/against-baseline.js";
import { checkMapped } from "../score/check-mapped.js";
import { checkPlannedCalls, estimateCalls, plannedCalls } from "../score/check-planned-calls.js";
import { concludeScore } from "../score/conclude-score.js";
import { defaultGrouping } from "../score/default-grouping.js";
import { dryRunScore } from "../score/dry-run-score.js";
import { machineryOf } from "../score/machinery.js";
import { openAgain, openCases, type ResumedRun } from "../score/open-cases.js";
import { listenForStop } from "../stop-signals.js";

const MILLISECONDS = 1_000;

/** `evals score`: scores answers that exist. */
export async function score(files: readonly string[], flags: ScoreFlags): Promise<number> {
  const print = claimStdout();
  const directory = process.cwd();
  const config = await loadConfig(directory, flags.config);
  sayConfig(directory, flags.config);
  const resumed = flags.resume === undefined ? null : await resumedRun(directory, flags.resume);
  const settings = scoreSettings(files, flags, config, resumed?.manifest ?? null);
  const find = (names: readonly string[]) => discover(directory, settings.plugins, names);
  const found = await find(settings.metrics.map(({ name }) => name));
  if (flags.verbose === true) for (const line of loadedLines(found)) console.error(line);
  const chosen = chooseMetrics(found, settings.metrics);
  checkGateNames(
    settings.gates,
    chosen.map(({ name }) => name),
  );
  const rangeOf = (metric: string) => found.find(({ name }) => name === metric)?.factory.info.range;
  checkGateRanges(settings.gates, rangeOf);
  const { judgeUrl } = settings.calls;
  const metrics = judgeUrl === null ? chosen : await redirected(chosen, found, judgeUrl);
  const opened = await blameConfig(directory, flags, config, () => openCases(settings, flags, resumed));
  const { source, sample, shard } = opened;
  const by = settings.by ?? defaultGrouping(source.plan);
  checkGateGroups(settings.gates, by);
  await checkMapped(source, metrics, found, () => openAgain(settings, sample, shard));
  const baseline =
    flags.baseline === undefined
      ? null
      : await readBaseline(directory, flags.baseline, {
          tolerance: toleranceOf(flags.tolerance),
          allowMissing: flags.allowMissing === true,
          isJournaled: flags.journal,
          kind: kindOfScoring(settings, sample, metrics, found),
          answers: { files: settings.files, mapping: source.plan.mapping },
          rangeOf,
          resume: resumed?.folder.id ?? null,
          by,
          clusterBy: settings.clusterBy,
        });
  const hasGates = settings.gates.length > 0 || baseline !== null;
  const stop = listenForStop();
  const dryRun = flags.dryRun === true;
  const calls = lazyCalls({ directory, plugins: settings.plugins, dryRun }, settings.calls, stop.signal);
  const progress = createProgress(process.stderr, process.env);
  const request: ScoreRequest = {
    source,
    sourceOptions: settings.source,
    sample,
    shard,
    keepErrors: flags.keepErrors === true,
    ...machineryOf(metrics, found, directory, (name) => find([name])),
    chatModel: calls.chatModel,
    encoder: calls.encoder,
    by,
    clusterBy: settings.clusterBy,
    detail: settings.detail,
    tables: settings.tables,
    journal: flags.journal,
    hasGates,
    resume: flags.resume ?? null,
    concurrency: settings.concurrency,
    timeoutMs: flags.timeout === undefined ? null : flags.timeout * MILLISECONDS,
    signal: stop.signal,
    onProgress: progress.update,
  };
  try {
    // What is wrong with a model is wrong for every case: said once, before any is scored.
    for (const descriptor of describedModels(metrics, found)) await calls.chatModel(descriptor);
    const { maxCalls } = settings.sampling;
    if (dryRun) return await dryRunScore(request, found, calls, maxCalls, print);
    if (maxCalls !== null)
      await checkCalls({ ...request, source: await openAgain(settings, sample, shard) }, found, settings);
    const outcome = await blameConfig(directory, flags, config, () => scoreCases(request));
    progress.end();
    const isWhole = baseline !== null && outcome.folder !== null && !outcome.interrupted;
    const beside = isWhole ? await againstBaseline(baseline, outcome.folder) : null;
    const { code, gates } = concludeScore(
      {
        outcome,
        settings,
        flags,
        source,
        sample,
        found,
        calls: withEarlierParts(await calls.opened(), outcome.folder),
        baseline: beside,
        fitting: settings.hasChosen || flags.json === true ? [] : await fittingMetrics(settings.files, settings.source),
      },
      stop,
      print,
    );
    if (hasGates && outcome.folder !== null && !outcome.interrupted)
      await noteGates(outcome.folder, code === exitCode.done ? "passed" : "failed", gates);
    return code;
  } finally {
    progress.end();
    stop.release();
  }
}

async function resumedRun(directory: string, run: string): Promise<ResumedRun> {
  const folder = findRunFolder(directory, run);
  return { folder, manifest: await readManifestOf(folder) };
}

/** Counts the calls of a run before the first is made. */
async function checkCalls(request: ScoreRequest, found: readonly FoundMetric[], settings: ScoreSettings) {
  const { plugins, calls, sampling } = settings;
  const counted = lazyCalls({ directory: request.directory, plugins, dryRun: true }, calls, request.signal);
  const estimate = await estimateCalls({ ...request, onProgress: () => {} }, found, counted);
  checkPlannedCalls(plannedCalls(estimate), sampling.maxCalls ?? Number.POSITIVE_INFINITY);
}

/** Loaded only where it is asked for: most runs call no model. */
async function redirected(metrics: readonly MetricRef[], found: readonly FoundMetric[], url: string) {
  const { redirectModels } = await import("../calls/redirect-models.js");
  return redirectModels(metrics, found, url);
}
