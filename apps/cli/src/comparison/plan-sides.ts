import fs from "node:fs";
import { EvalError } from "@eval/core";
import { type CompareOptions, carriesScores, openSource, type SourceOptions } from "@eval/runner";
import type { Config } from "../config/config.js";
import { keyValues } from "../config/key-value.js";
import { configuredMetric } from "../config/score-settings.js";
import { sourceOptions } from "../config/source-options.js";
import { type MetricChoice, parseMetricChoice } from "../discovery/choose-metrics.js";
import type { FoundMetric } from "../discovery/discover.js";
import { LATEST } from "../history/latest-word.js";
import { type LatestSetup, latestBeside, namedRun } from "./latest-beside.js";
import { ofSide } from "./of-side.js";
import type { SideFlags } from "./side-flags.js";
import type { NamedSide, PlannedSide } from "./side-kinds.js";

/** A comparison before anything of it is scored. */
export interface PlannedComparison {
  readonly sides: readonly [a: PlannedSide, b: PlannedSide];
  /** What files of answers are scored with. */
  readonly metrics: readonly MetricChoice[];
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
  const [left, right] = [await look(a, "a", flags, config), await look(b, "b", flags, config)];
  const areScored = left.kind === "answers" && right.kind === "answers";
  const { by, clusterBy } = areScored ? config : {};
  const setup = { directory, metrics, discovered };
  return {
    sides: [await settle(left, right, setup), await settle(right, left, setup)],
    metrics,
    options: { by: flags.by ?? by ?? [], clusterBy: flags.clusterBy ?? clusterBy ?? null },
  };
}

async function look(name: string, side: "a" | "b", flags: SideFlags, config: Config): Promise<NamedSide> {
  if (name === "-") {
    throw new EvalError(
      "invalid-input",
      "a comparison must be of files or runs, got standard input, which has one side",
    );
  }
  if (!fs.existsSync(name) || !fs.statSync(name).isFile()) return { kind: "run", name };
  const map = keyValues(`--map-${side}`, side === "a" ? flags.mapA : flags.mapB);
  const sourceWith = (of: Config): SourceOptions => {
    const common = sourceOptions(flags, of);
    return { ...common, map: { ...common.map, ...map }, ...(of.filter !== undefined && { filter: of.filter }) };
  };
  const plain = { kind: "scores", path: name, source: sourceWith({}) } as const;
  if (!(await isToBeScored(plain, flags, config))) return plain;
  return { kind: "answers", path: name, source: sourceWith(config) };
}

/** A metric on the command line is meant for every file; one of the configuration for those that no one has scored. */
async function isToBeScored(
  { path, source }: { readonly path: string; readonly source: SourceOptions },
  flags: SideFlags,
  config: Config,
): Promise<boolean> {
  if (flags.metric !== undefined) return true;
  if (flags.score !== undefined || config.metrics === undefined) return false;
  const opened = await ofSide(path, () => openSource([path], { ...source, inDoubt: "unmapped" }));
  return !carriesScores(opened.plan);
}

/** `latest` depends on what the other side is. */
async function settle(side: NamedSide, other: NamedSide, setup: LatestSetup): Promise<PlannedSide> {
  if (side.kind !== "run") return side;
  const folder = side.name === LATEST ? await latestBeside(other, setup) : namedRun(setup.directory, side.name);
  return { kind: "run", folder };
}
