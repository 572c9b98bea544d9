import { EvalError, show } from "@eval/core";
import {
  type CompareOptions,
  neededColumns,
  openSource,
  readScoredFile,
  readScoredRun,
  type ScoreChoice,
  type Source,
  type SourceOptions,
  score,
} from "@eval/runner";
import { callSettings } from "./calls/call-settings.js";
import { lazyCalls } from "./calls/lazy-calls.js";
import type { ReadSide } from "./comparison/compared-cases.js";
import { ofSide } from "./comparison/of-side.js";
import type { SideFlags } from "./comparison/side-flags.js";
import type { PlannedSide } from "./comparison/side-kinds.js";
import { type Config, configuredPlugins } from "./config/config.js";
import { passFrom } from "./config/pass-from.js";
import { chooseMetrics, type MetricChoice } from "./discovery/choose-metrics.js";
import type { FoundMetric } from "./discovery/discover.js";
import { checkMapped } from "./score/check-mapped.js";
import { machineryOf } from "./score/machinery.js";
import { noCase, unscoredComplaint } from "./score/score-exit.js";

export type Side = "a" | "b";

/** What a comparison needs of where it is run. */
export interface SideContext {
  readonly directory: string;
  readonly config: Config;
  /** What files of answers are scored with, among the metrics that were found. */
  readonly metrics: readonly MetricChoice[];
  readonly discovered: () => Promise<readonly FoundMetric[]>;
  readonly signal: AbortSignal;
  readonly onProgress: (cases: number, share: number | null) => void;
}

/** Reads one side: a run, a file that carries scores, or a file of answers that is scored first. */
export async function readSide(
  planned: PlannedSide,
  side: Side,
  flags: SideFlags,
  options: CompareOptions,
  context: SideContext,
): Promise<ReadSide> {
  const columns = neededColumns(options);
  if (planned.kind === "run") {
    const { folder } = planned;
    return { scored: await readScoredRun(folder, columns), origin: { folder } };
  }
  const { path, source } = planned;
  if (planned.kind === "answers") return scoredAnswers(path, source, flags, options, context);
  const request = {
    path,
    source,
    scores: scoreChoices(flags, side),
    lowerIsBetter: flags.lowerIsBetter ?? [],
    passFrom: passFrom(flags.passFrom),
  };
  return { scored: await ofSide(path, () => readScoredFile(request, columns)), origin: { path, source } };
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
  compared: CompareOptions,
  { directory, config, metrics: choices, discovered, signal, onProgress }: SideContext,
): Promise<ReadSide> {
  const found = await discovered();
  const settings = callSettings({}, config);
  const chosen = chooseMetrics(found, choices);
  const { judgeUrl } = settings;
  const metrics =
    judgeUrl === null ? chosen : (await import("./calls/redirect-models.js")).redirectModels(chosen, found, judgeUrl);
  const { chatModel, encoder } = lazyCalls(
    { directory, plugins: pluginsOf(flags, config), dryRun: false },
    settings,
    signal,
  );
  const source = await ofSide(file, () => openSource([file], options));
  await checkMapped(source, metrics, found, () => openSource([file], options));
  const { summary, folder, interrupted } = await score({
    source,
    sourceOptions: options,
    ...machineryOf(metrics, found, directory),
    chatModel,
    encoder,
    by: compared.by.filter((column) => hasColumn(source, column)),
    clusterBy: null,
    detail: "failed",
    tables: [],
    journal: true,
    purpose: "compare",
    resume: null,
    concurrency: null,
    timeoutMs: null,
    signal,
    onProgress,
  });
  if (summary.cases === 0) throw new EvalError("invalid-input", `${file}: ${noCase(source)}`);
  if (interrupted || folder === null) throw new EvalError("aborted", `${file} must be scored whole to be compared`);
  const complaint = unscoredComplaint(summary, source, found);
  if (complaint !== null) throw new EvalError("invalid-input", `${file}: ${complaint}`);
  const scored = await readScoredRun(folder, neededColumns(compared));
  return { scored: { ...scored, id: `${file} (run ${folder.id})` }, origin: { folder } };
}

/** A column that the other side alone has groups nothing here. A dot reaches into objects, whose keys are not columns. */
const hasColumn = ({ plan }: Source, column: string): boolean =>
  column.includes(".") || plan.files.some(({ columns }) => columns.includes(column));

/** Plugins of the configuration and of the command line. */
export const pluginsOf = ({ plugin = [] }: SideFlags, config: Config): string[] => [
  ...configuredPlugins(config),
  ...plugin,
];
