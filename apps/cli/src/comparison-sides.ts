import fs from "node:fs";
import { EvalError, show } from "@eval/core";
import {
  type CompareOptions,
  findRunFolder,
  neededColumns,
  openSource,
  type RunFolder,
  readScoredFile,
  readScoredRun,
  type ScoreChoice,
  type SourceOptions,
  score,
} from "@eval/runner";
import { commandModels } from "./calls/command-models.js";
import type { ReadSide } from "./comparison/compared-cases.js";
import { keyValues } from "./config/key-value.js";
import { passFrom } from "./config/pass-from.js";
import { type ReadingFlags, sourceOptions } from "./config/source-options.js";
import { chooseMetrics, parseMetricChoice } from "./discovery/choose-metrics.js";
import { discover } from "./discovery/discover.js";
import { machineryOf } from "./score/machinery.js";
import { unscoredComplaint } from "./score/score-exit.js";

/** Options of `evals compare` that say what the two sides are. */
export interface SideFlags extends ReadingFlags {
  readonly metric?: readonly string[];
  readonly score?: readonly string[];
  readonly lowerIsBetter?: readonly string[];
  readonly passFrom?: readonly string[];
  readonly mapA?: readonly string[];
  readonly mapB?: readonly string[];
}

export type Side = "a" | "b";

/** What a comparison needs of where it is run. */
export interface SideContext {
  readonly directory: string;
  readonly signal: AbortSignal;
  readonly onProgress: (cases: number, share: number | null) => void;
}

/** Reads one side: a run, a file that carries scores, or a file of answers that is scored first. */
export async function readSide(
  name: string,
  side: Side,
  flags: SideFlags,
  options: CompareOptions,
  context: SideContext,
): Promise<ReadSide> {
  const columns = neededColumns(options);
  const isFile = name === "-" || (fs.existsSync(name) && fs.statSync(name).isFile());
  if (!isFile) {
    const folder = runFolder(context.directory, name);
    return { scored: await readScoredRun(folder, columns), origin: { folder } };
  }
  if (name === "-") {
    throw new EvalError(
      "invalid-input",
      "a comparison must be of files or runs, got standard input, which has one side",
    );
  }
  const map = keyValues(`--map-${side}`, side === "a" ? flags.mapA : flags.mapB);
  const common = sourceOptions(flags, {});
  const source = { ...common, map: { ...common.map, ...map } };
  if (flags.metric !== undefined) return scoredAnswers(name, source, flags, columns, context);
  const request = {
    path: name,
    source,
    scores: scoreChoices(flags, side),
    lowerIsBetter: flags.lowerIsBetter ?? [],
    passFrom: passFrom(flags.passFrom),
  };
  return { scored: await readScoredFile(request, columns), origin: { path: name, source } };
}

function runFolder(directory: string, name: string): RunFolder {
  // ascii: endings of files
  if (!fs.existsSync(name) && /\.(?:csv|tsv|jsonl?|ndjson|parquet|gz)$/i.test(name)) {
    throw new EvalError("invalid-input", `a file to compare must exist, got ${show(name)}`);
  }
  return findRunFolder(directory, name);
}

/** `COLUMN`, or `COLUMN_OF_A=COLUMN_OF_B`; both sides know it by the whole text. */
function scoreChoices({ score: texts = [], lowerIsBetter = [] }: SideFlags, side: Side): ScoreChoice[] {
  const doubled = texts.find((text, index) => texts.indexOf(text) !== index);
  if (doubled !== undefined)
    throw new EvalError("invalid-option", `--score must name a column once, got ${show(doubled)}`);
  const unknown = lowerIsBetter.find((name) => texts.length > 0 && !texts.includes(name));
  if (unknown !== undefined) {
    throw new EvalError("invalid-option", `--lower-is-better must name one of --score, got ${show(unknown)}`);
  }
  return texts.map((name) => {
    const equals = name.indexOf("=");
    const column = equals === -1 ? name : side === "a" ? name.slice(0, equals) : name.slice(equals + 1);
    return { name, column, higherIsBetter: !lowerIsBetter.includes(name) };
  });
}

/** Scores a file of answers as `evals score` does, and keeps the run: it may be compared again. */
async function scoredAnswers(
  file: string,
  options: SourceOptions,
  flags: SideFlags,
  columns: readonly string[],
  { directory, signal, onProgress }: SideContext,
): Promise<ReadSide> {
  const plugins = flags.plugin ?? [];
  const found = await discover(directory, plugins);
  const metrics = chooseMetrics(found, (flags.metric ?? []).map(parseMetricChoice));
  const source = await openSource([file], options);
  const { summary, folder, interrupted } = await score({
    source,
    sourceOptions: options,
    ...machineryOf(metrics, found, directory),
    ...commandModels(directory, signal),
    by: [],
    clusterBy: null,
    detail: "failed",
    tables: [],
    journal: true,
    resume: null,
    concurrency: null,
    timeoutMs: null,
    signal,
    onProgress,
  });
  if (interrupted || folder === null) throw new EvalError("aborted", `${file} must be scored whole to be compared`);
  const complaint = unscoredComplaint(summary, source, found);
  if (complaint !== null) throw new EvalError("invalid-input", `${file}: ${complaint}`);
  const scored = await readScoredRun(folder, columns);
  return { scored: { ...scored, id: `${file} (run ${folder.id})` }, origin: { folder } };
}
