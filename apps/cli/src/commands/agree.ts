import { EvalError, show } from "@eval/core";
import { type AgreeOptions, agreeLabels, agreeRun, type Correction, corrections, openSource } from "@eval/runner";
import { type LabelledRun, labelledRun } from "../agree/labelled-run.js";
import { personLabels } from "../agree/person-labels.js";
import { passFrom } from "../config/pass-from.js";
import { type ReadingFlags, sourceOptions } from "../config/source-options.js";
import { exitCode } from "../exit-code.js";
import { runAgreementParts } from "../render/agreement-people.js";
import { agreementParts } from "../render/agreement-report.js";
import { markdownOf, textOf } from "../render/report-part.js";
import { styleOf } from "../render/style.js";
import { writeReports } from "../write-reports.js";

interface AgreeFlags extends ReadingFlags {
  readonly run?: string;
  readonly part?: string;
  readonly label?: string;
  readonly secondLabel?: string;
  readonly verdict?: readonly string[];
  readonly passFrom?: readonly string[];
  readonly passValue?: readonly string[];
  readonly failValue?: readonly string[];
  readonly skipValue?: readonly string[];
  readonly split?: string;
  readonly holdout?: string;
  readonly by?: readonly string[];
  readonly clusterBy?: string;
  readonly width?: string;
  readonly correction?: string;
  readonly disclosure?: readonly string[];
  readonly output?: readonly string[];
  readonly json?: boolean;
}

/** `evals agree FILE`, or `RUN`: how well verdicts agree with human labels. */
export async function agree(files: readonly string[], flags: AgreeFlags): Promise<number> {
  const options = agreeOptions(flags);
  const run = await labelledRun(process.cwd(), files, flags.run);
  const { report, parts } = run === null ? await ofFiles(files, flags, options) : await ofRun(run, flags, options);
  writeReports(flags.output ?? [], { json: report, markdown: () => markdownOf(parts) });
  if (flags.json === true) console.log(JSON.stringify(report, null, 2));
  else console.log(textOf(parts, styleOf(process.stdout, process.env)));
  if (report.labelled > 0) return exitCode.done;
  console.error(`evals: no row has a label in column ${show(report.columns.label)}, so nothing was measured`);
  return exitCode.incomplete;
}

async function ofFiles(files: readonly string[], flags: AgreeFlags, options: AgreeOptions) {
  const source = await openSource(files, { ...sourceOptions(flags, {}), inDoubt: "unmapped" });
  const measured = await agreeLabels(source, options);
  const report = { ...measured, disclosures: [...measured.disclosures, ...(flags.disclosure ?? [])] };
  return { report, parts: agreementParts(report) };
}

async function ofRun(run: LabelledRun, flags: AgreeFlags, options: AgreeOptions) {
  if (options.secondLabel !== null) {
    throw new EvalError("invalid-option", "--second-label must be left out with a run: all who labelled are compared");
  }
  const { labels, disclosures, isRandom } = personLabels(run, partOf(flags.part));
  const measured = await agreeRun(run.folder, labels, { ...options, isRandom });
  const report = { ...measured, disclosures: [...disclosures, ...(flags.disclosure ?? [])] };
  return { report, parts: runAgreementParts(report) };
}

function partOf(text: string | undefined): "tuning" | "test" | null {
  if (text === undefined) return null;
  if (text === "tuning" || text === "test") return text;
  throw new EvalError("invalid-option", `--part must be tuning or test, got ${show(text)}`);
}

const WIDTH = "0.1";

function agreeOptions(flags: AgreeFlags): AgreeOptions {
  return {
    label: flags.label ?? null,
    secondLabel: flags.secondLabel ?? null,
    verdicts: flags.verdict ?? [],
    passFrom: passFrom(flags.passFrom),
    passValues: flags.passValue ?? [],
    failValues: flags.failValue ?? [],
    skipValues: flags.skipValue ?? [],
    split: flags.split ?? null,
    holdout: flags.holdout ?? null,
    by: flags.by ?? null,
    clusterBy: flags.clusterBy ?? null,
    width: widthOf(flags.width ?? WIDTH),
    correction: correctionOf(flags.correction ?? "post-stratified"),
  };
}

function widthOf(text: string): number {
  const width = Number(text);
  if (text.trim() !== "" && width > 0 && width < 1) return width;
  throw new EvalError("invalid-option", `--width must be a share between 0 and 1, such as 0.1, got ${show(text)}`);
}

function correctionOf(text: string): Correction {
  const correction = corrections.find((name) => name === text);
  if (correction !== undefined) return correction;
  throw new EvalError("invalid-option", `--correction must be ${corrections.join(", ")}, got ${show(text)}`);
}
