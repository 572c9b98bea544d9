import fs from "node:fs";
import path from "node:path";
import { EvalError, type MetricInfo, show } from "@eval/core";
import { jobSummary, type Report } from "@eval/report";
import { findRunFolder } from "@eval/runner";
import { claimStdout } from "../claim-stdout.js";
import { discover } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { readReport } from "../report/read-report.js";
import { reportFormat } from "../report/report-formats.js";
import { writePieces } from "../report/write-pieces.js";
import { createWaitingLine } from "../waiting-line.js";

interface ReportFlags {
  readonly output?: readonly string[];
  readonly jobSummary?: string | true;
  readonly excel?: boolean;
  readonly plugin?: readonly string[];
}

const BYTE_ORDER_MARK = "\ufeff";

/** `evals report RUN`: the files asked for; without any, `report.html` in the folder of the run. */
export async function report(run: string, flags: ReportFlags): Promise<number> {
  const print = claimStdout();
  const folder = findRunFolder(process.cwd(), run);
  const isForCi = flags.jobSummary !== undefined;
  const targets = flags.output ?? (isForCi ? [] : [path.join(folder.path, "report.html")]);
  const writers = targets.map((target) => ({ target, format: reportFormat(target) }));
  const summaryFile = flags.jobSummary === undefined ? null : jobSummaryFile(flags.jobSummary);
  const waiting = createWaitingLine(process.stderr, process.env);
  waiting.start("reading the run");
  try {
    const data = await readReport(folder, await metricInfos(flags.plugin ?? []));
    for (const target of targets) checkTarget(target, data);
    for (const { target, format } of writers) {
      waiting.say(`writing ${target}`);
      await writePieces(target, withMark(format(data), flags.excel === true && target.endsWith(".csv")));
    }
    if (summaryFile !== null) fs.appendFileSync(summaryFile, `${jobSummary(data)}\n`);
    waiting.end();
    print([...textsNote(data), ...targets.map((target) => `written: ${target}`)].join("\n"));
  } finally {
    waiting.end();
  }
  return exitCode.done;
}

/** A report must not take the place of the data it is about. */
function checkTarget(target: string, { run }: Report): void {
  const taken = run.files.find((file) => path.resolve(file.path) === path.resolve(target));
  if (taken === undefined) return;
  throw new EvalError("invalid-option", `--output must be another file than those of the run, got ${show(target)}`);
}

async function metricInfos(plugins: readonly string[]): Promise<ReadonlyMap<string, MetricInfo>> {
  const found = await discover(process.cwd(), plugins);
  return new Map(found.map(({ name, factory }) => [name, factory.info]));
}

function jobSummaryFile(asked: string | true): string {
  const file = asked === true ? process.env["GITHUB_STEP_SUMMARY"] : asked;
  if (file !== undefined && file !== "") return file;
  throw new EvalError(
    "invalid-option",
    "--job-summary must name a file where GITHUB_STEP_SUMMARY is not set, got none",
  );
}

const textsNote = ({ textsMissing }: Report): string[] =>
  textsMissing === null ? [] : [`without the texts of the cases: ${textsMissing}`];

async function* withMark(pieces: Iterable<string> | AsyncIterable<string>, isMarked: boolean): AsyncGenerator<string> {
  if (isMarked) yield BYTE_ORDER_MARK;
  yield* pieces;
}
