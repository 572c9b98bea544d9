import fs from "node:fs";
import { EvalError, type JsonRecord } from "@eval/core";
import {
  type CompareOptions,
  carriesScores,
  openSource,
  type RunFolder,
  readManifestOf,
  type SourceOptions,
} from "@eval/runner";
import type { Config } from "../config/config.js";
import { keyValues } from "../config/key-value.js";
import { configuredMetric } from "../config/score-settings.js";
import { sourceOptions } from "../config/source-options.js";
import { type MetricChoice, parseMetricChoice } from "../discovery/choose-metrics.js";
import type { FoundMetric } from "../discovery/discover.js";
import { LATEST } from "../history/latest-word.js";
import { defaultSlices } from "./default-slices.js";
import { type LatestSetup, latestBeside, namedRun } from "./latest-beside.js";
import { ofSide } from "./of-side.js";
import { refuseIdle } from "./refuse-idle.js";
import type { SideFlags } from "./side-flags.js";
import type { NamedSide, PlannedSide } from "./side-kinds.js";

/** A comparison before anything of it is scored. */
export interface PlannedComparison {
  readonly sides: readonly [a: PlannedSide, b: PlannedSide];
  /** What files of answers are scored with. */
  readonly metrics: readonly MetricChoice[];
  /** The run whose metrics these are; null where they were asked for. */
  readonly metricsOf: RunFolder | null;
  readonly options: CompareOptions;
}

/**
 * Finds out what the two sides are. A configuration counts for files that are scored, as it does for `evals score`: a run
 * and a file of scores have been measured already.
 */
export async function planSides(
  [a, b]: readonly [string, string],
  flags: SideFlags & { readonly by?: readonly string[]; readonly clusterBy?: string },
  config: Config,
  { directory, discovered }: { readonly directory: string; readonly discovered: () => Promise<readonly FoundMetric[]> },
): Promise<PlannedComparison> {
  const metrics = flags.metric?.map(parseMetricChoice) ?? config.metrics?.map(configuredMetric) ?? [];
  const isBesideRun = isFile(a) !== isFile(b);
  const lookAt = (name: string, side: "a" | "b") => look(name, side, flags, { config, isBesideRun });
  const [left, right] = [await lookAt(a, "a"), await lookAt(b, "b")];
  refuseIdle(flags, [left, right]);
  const areScored = left.kind === "answers" && right.kind === "answers";
  const { by, clusterBy } = areScored ? config : {};
  const asked = flags.by ?? by;
  const setup = { directory, metrics, discovered };
  const sides = [await settle(left, right, true, setup), await settle(right, left, false, setup)] as const;
  const metricsOf = flags.metric === undefined && isBesideRun ? runBesideAnswers(sides) : null;
  return {
    sides,
    metrics: metricsOf === null ? metrics : await metricsOfRun(metricsOf),
    metricsOf,
    options: {
      by: asked ?? (await defaultSlices(sides)),
      clusterBy: flags.clusterBy ?? clusterBy ?? null,
      isUnasked: asked === undefined && flags.clusterBy === undefined,
    },
  };
}

/** The run that a file of answers is to be scored like. */
function runBesideAnswers(sides: readonly PlannedSide[]): RunFolder | null {
  const run = sides.find((side) => side.kind === "run");
  return run !== undefined && sides.some(({ kind }) => kind === "answers") ? run.folder : null;
}

async function metricsOfRun(folder: RunFolder): Promise<MetricChoice[]> {
  const { metrics } = await readManifestOf(folder);
  return metrics.map(({ name, options }) => ({ name, options: options as JsonRecord }));
}

const isFile = (name: string): boolean => fs.existsSync(name) && fs.statSync(name).isFile();

interface Setting {
  readonly config: Config;
  /** The other side is a run, which says what a file of answers is scored with. */
  readonly isBesideRun: boolean;
}

async function look(name: string, side: "a" | "b", flags: SideFlags, setting: Setting): Promise<NamedSide> {
  if (name === "-") {
    throw new EvalError(
      "invalid-input",
      "a comparison must be of files or runs, got standard input, which has one side",
    );
  }
  if (!isFile(name)) return { kind: "run", name };
  const map = keyValues(`--map-${side}`, side === "a" ? flags.mapA : flags.mapB);
  const sourceWith = (of: Config): SourceOptions => {
    const common = sourceOptions(flags, of);
    return { ...common, map: { ...common.map, ...map }, ...(of.filter !== undefined && { filter: of.filter }) };
  };
  const plain = { kind: "scores", path: name, source: sourceWith({}) } as const;
  if (!(await isToBeScored(plain, flags, setting))) return plain;
  return { kind: "answers", path: name, source: sourceWith(setting.config) };
}

/**
 * A metric on the command line is meant for every file; those of the run beside it, or of the configuration, for one that
 * no one has scored.
 */
async function isToBeScored(
  { path, source }: { readonly path: string; readonly source: SourceOptions },
  flags: SideFlags,
  { config, isBesideRun }: Setting,
): Promise<boolean> {
  if (flags.metric !== undefined) return true;
  if (flags.score !== undefined || (config.metrics === undefined && !isBesideRun)) return false;
  const opened = await ofSide(path, () => openSource([path], { ...source, inDoubt: "unmapped" }));
  return !carriesScores(opened.plan);
}

/** `latest` depends on what the other side is. */
async function settle(
  side: NamedSide,
  other: NamedSide,
  isBaseline: boolean,
  setup: LatestSetup,
): Promise<PlannedSide> {
  if (side.kind !== "run") return side;
  const folder =
    side.name === LATEST ? await latestBeside(other, isBaseline, setup) : namedRun(setup.directory, side.name);
  return { kind: "run", folder };
}
