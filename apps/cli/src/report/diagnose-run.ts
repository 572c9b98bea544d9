import type { Json } from "@eval/core";
import {
  countDiagnoses,
  type DiagnosisPlan,
  diagnose,
  diagnosisNotes,
  manifestRecords,
  type Report,
  type ReportRow,
  rateRun,
  ratingFacts,
  tallyDatasets,
} from "@eval/report";
import type { ReadReview } from "../judge-review/read-review.js";
import type { ArtifactFile } from "./artifact-files.js";
import { artifactWriter, writeRecords } from "./artifact-writer.js";
import type { CaseWriter } from "./case-writer.js";
import { checkJournal } from "./check-journal.js";
import { type RunLabels, tallyLabels } from "./run-labels.js";

export interface DiagnoseRequest {
  readonly plan: DiagnosisPlan;
  readonly artifacts: readonly ArtifactFile[];
  /** What CSV files begin with. */
  readonly mark: string;
  /** How the cases of the run were drawn, where they were. */
  readonly sample: Json;
  readonly review: ReadReview;
  /** What people said of its cases. */
  readonly labels: RunLabels;
}

/**
 * Diagnoses all cases in one pass and writes the files of cases on the way. Gives the report with its counts and ratings, whose
 * rows carry their diagnosis whenever they are read again.
 */
export async function diagnoseRun(report: Report, request: DiagnoseRequest): Promise<Report> {
  const { plan, artifacts, mark, review, labels } = request;
  const setting = { report, plan, mark };
  const counter = countDiagnoses(plan, [
    ...diagnosisNotes(report, plan),
    ...[review.note, labels.note].filter((note) => note !== null),
  ]);
  const journal = checkJournal(report);
  const labelTally = tallyLabels(labels, plan.primary);
  const datasets = tallyDatasets(plan);
  const writers: CaseWriter[] = [];
  try {
    for (const file of artifacts) {
      const writer = artifactWriter(file, setting);
      if (writer !== null) writers.push(writer);
    }
    for await (const row of diagnosedRows(report, plan, { texts: report.textsMissing === null })) {
      journal.add(row);
      labelTally.add(row);
      counter.add(row.diagnosis);
      datasets.add(row, row.diagnosis);
      for (const writer of writers) writer.add(row);
    }
    journal.finish();
    for (const writer of writers) writer.finish();
  } finally {
    for (const writer of writers) writer.discard();
  }
  const labelled = labelTally.labelled();
  const known = labelled === undefined ? report : { ...report, labelled };
  const diagnosed = withDiagnosis(known, request, counter.summary());
  for (const { kind, target } of artifacts) {
    if (kind === "datasetSummary") writeRecords(target, datasets.records(), datasets.columns, mark);
    if (kind !== "manifest") continue;
    const records = manifestRecords(diagnosed, request.sample);
    writeRecords(target, records, Object.keys(records[0] ?? {}), mark);
  }
  return diagnosed;
}

function withDiagnosis(
  report: Report,
  { plan, review }: DiagnoseRequest,
  diagnostics: NonNullable<Report["diagnostics"]>,
): Report {
  const metric = report.metrics[plan.primary];
  const ratings =
    metric === undefined
      ? {}
      : { ratings: rateRun(ratingFacts(metric, diagnostics, review.facts, report), plan.settings.preset) };
  const judgeReview = review.summary === null ? {} : { judgeReview: review.summary };
  return { ...report, diagnostics, ...ratings, ...judgeReview, rows: (need) => diagnosedRows(report, plan, need) };
}

type DiagnosedRow = ReportRow & { readonly diagnosis: NonNullable<ReportRow["diagnosis"]> };

async function* diagnosedRows(
  report: Report,
  plan: DiagnosisPlan,
  need: { readonly texts: boolean },
): AsyncGenerator<DiagnosedRow, void, undefined> {
  for await (const row of report.rows(need)) yield { ...row, diagnosis: diagnose(row, plan) };
}
