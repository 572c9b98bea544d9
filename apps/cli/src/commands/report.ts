import fs from "node:fs";
import path from "node:path";
import { EvalError, type Json, type JsonRecord, type MetricInfo, show } from "@eval/core";
import { type DiagnosticsSettings, jobSummary, planDiagnosis, type Report } from "@eval/report";
import { type RunFolder, readManifestOf } from "@eval/runner";
import { claimStdout } from "../claim-stdout.js";
import { discover } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { findRun } from "../history/find-run.js";
import { readReview } from "../judge-review/read-review.js";
import { diagnosisLines } from "../render/diagnosis-lines.js";
import { type ArtifactFile, type ArtifactFlags, allInto, artifactFiles } from "../report/artifact-files.js";
import { diagnoseRun } from "../report/diagnose-run.js";
import { presetSettings } from "../report/diagnosis-settings.js";
import { readCards } from "../report/read-cards.js";
import { readReport } from "../report/read-report.js";
import { reportFiles } from "../report/report-formats.js";
import { readRunLabels } from "../report/run-labels.js";
import { writePieces } from "../report/write-pieces.js";
import { createWaitingLine } from "../waiting-line.js";

interface ReportFlags extends ArtifactFlags {
  readonly output?: readonly string[];
  readonly all?: string;
  readonly primary?: string;
  readonly preset?: string;
  readonly jobSummary?: string | true;
  readonly card?: readonly string[];
  readonly excel?: boolean;
  readonly plugin?: readonly string[];
}

const BYTE_ORDER_MARK = "\ufeff";

/** `evals report RUN`: the files asked for; without any, `report.html` in the folder of the run. */
export async function report(run: string, flags: ReportFlags): Promise<number> {
  const print = claimStdout();
  const folder = await findRun(process.cwd(), run);
  const settings = presetSettings(flags.preset);
  const { targets, artifacts } = filesOf(flags, folder);
  const { reports, passing } = reportFiles(targets);
  const summaryFile = flags.jobSummary === undefined ? null : jobSummaryFile(flags.jobSummary);
  const cards = readCards(flags.card ?? []);
  const waiting = createWaitingLine(process.stderr, process.env);
  waiting.start("reading the run");
  try {
    const read = { ...(await readReport(folder, await metricInfos(flags.plugin ?? []))), cards };
    for (const target of [...targets, ...artifacts.map(({ target }) => target)]) checkTarget(target, read);
    const mark = flags.excel === true ? BYTE_ORDER_MARK : "";
    const inPassing = [...passing, ...artifacts];
    const data = await diagnosed(read, folder, {
      settings,
      primary: flags.primary ?? null,
      artifacts: inPassing,
      mark,
    });
    for (const { target, pieces } of reports) {
      waiting.say(`writing ${target}`);
      await writePieces(target, pieces(data));
    }
    if (summaryFile !== null) fs.appendFileSync(summaryFile, `${jobSummary(data)}\n`);
    waiting.end();
    const written = [...targets, ...artifacts.map(({ target }) => target)];
    print([...textsNote(data), ...diagnosisLines(data), ...written.map((target) => `written: ${target}`)].join("\n"));
  } finally {
    waiting.end();
  }
  return exitCode.done;
}

/** What is to be written. The page of the run is written where nothing else is asked for. */
function filesOf(flags: ReportFlags, folder: RunFolder): { targets: readonly string[]; artifacts: ArtifactFile[] } {
  const all = flags.all === undefined ? null : allInto(flags.all);
  const artifacts = [...artifactFiles(flags), ...(all === null ? [] : artifactFiles(all))];
  const asked = [...(flags.output ?? []), ...(all?.output ?? [])];
  const isPage = asked.length === 0 && artifacts.length === 0 && flags.jobSummary === undefined;
  const targets = isPage ? [path.join(folder.path, "report.html")] : asked;
  const names = [...targets, ...artifacts.map(({ target }) => target)].map((target) => path.resolve(target));
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled === undefined) return { targets, artifacts };
  throw new EvalError("invalid-option", `a file can be written once, got ${show(doubled)} twice`);
}

interface Diagnosing {
  readonly settings: DiagnosticsSettings;
  readonly primary: string | null;
  readonly artifacts: readonly ArtifactFile[];
  readonly mark: string;
}

async function diagnosed(read: Report, folder: RunFolder, { settings, primary, artifacts, mark }: Diagnosing) {
  const plan = planDiagnosis(read, { settings, primary });
  const manifest = await readManifestOf(folder);
  const review = readReview(folder, manifest, plan.metrics[plan.primary]?.name ?? "");
  const sample = sampleOf(folder);
  return diagnoseRun(read, { plan, artifacts, mark, sample, review, labels: readRunLabels(folder) });
}

/** How the cases were drawn, without the list of them. */
function sampleOf({ path: folder }: RunFolder): Json {
  const file = path.join(folder, "sample.json");
  if (!fs.existsSync(file)) return null;
  const { cases: _, ...drawn } = JSON.parse(fs.readFileSync(file, "utf8")) as JsonRecord;
  return drawn;
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
