import type { JsonRecord, Metric } from "@eval/core";
import type { MetricRef } from "@eval/runner";
import { type CallFlags, type CallSettings, callSettings } from "../calls/call-settings.js";
import { describedModels } from "../calls/described-models.js";
import { configuredPlugins, loadConfig } from "../config/config.js";
import { chooseMetrics, parseMetricChoice } from "../discovery/choose-metrics.js";
import { discover, type FoundMetric } from "../discovery/discover.js";
import { presetSettings } from "../report/diagnosis-settings.js";
import type { ReviewChoice } from "./choose-review.js";

/** Options of `evals judge-review` as the command line gives them. */
export interface JudgeReviewFlags extends CallFlags {
  readonly metric: string;
  readonly maxCases?: number;
  readonly audit?: number;
  readonly seed?: number;
  readonly primary?: string;
  readonly preset?: string;
  readonly config?: string;
  readonly concurrency?: number;
  readonly timeout?: number;
  readonly plugin?: readonly string[];
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

/** What a judge review will do. */
export interface ReviewRequest {
  readonly found: readonly FoundMetric[];
  readonly ref: MetricRef;
  readonly judge: Metric;
  /** What the options of the judge describe. */
  readonly models: readonly JsonRecord[];
  readonly plugins: readonly string[];
  readonly calls: CallSettings;
  readonly choice: ReviewChoice;
}

const FEW = 50;

export async function reviewRequest(directory: string, flags: JudgeReviewFlags): Promise<ReviewRequest> {
  const config = await loadConfig(directory, flags.config);
  const plugins = [...configuredPlugins(config), ...(flags.plugin ?? [])];
  const settings = presetSettings(flags.preset);
  const calls = callSettings(flags, config);
  const found = await discover(directory, plugins);
  const chosen = chooseMetrics(found, [parseMetricChoice(flags.metric)]);
  const [ref] = calls.judgeUrl === null ? chosen : await redirected(chosen, found, calls.judgeUrl);
  const { factory } = found.find(({ name }) => name === ref?.name) as FoundMetric;
  return {
    found,
    ref: ref as MetricRef,
    judge: factory((ref as MetricRef).options),
    models: describedModels([ref as MetricRef], found),
    plugins,
    calls,
    choice: {
      primary: flags.primary ?? null,
      settings,
      maxCases: flags.maxCases ?? FEW,
      audit: flags.audit ?? FEW,
      seed: flags.seed ?? 0,
    },
  };
}

/** Loaded only where it is asked for. */
async function redirected(metrics: readonly MetricRef[], found: readonly FoundMetric[], url: string) {
  const { redirectModels } = await import("../calls/redirect-models.js");
  return redirectModels(metrics, found, url);
}
