import type { JsonRecord } from "@eval/core";
import type { Diagnosis } from "../diagnostics/diagnosis.js";
import type { DiagnosisPlan } from "../diagnostics/plan.js";
import type { Report, ReportRow } from "../report.js";
import { caseFacts, caseTexts } from "./case-facts.js";

/** A case in the table of diagnostics: its verdict, every flag, and what each metric said. */
export function diagnosisRecord(row: ReportRow, diagnosis: Diagnosis, report: Report, plan: DiagnosisPlan): JsonRecord {
  const scores = report.metrics.map(({ name }, index) => [`${name}.score`, row.results[index]?.score ?? null]);
  const result = row.results[plan.primary];
  return {
    ...caseFacts(row, report),
    ...verdictOf(row, plan),
    flagged: diagnosis.priority !== null,
    ...flagsOf(diagnosis),
    ...Object.fromEntries(scores),
    metadata: result?.metadata ?? null,
  };
}

/** A case in the review queue: its flags, and the texts that a person needs to judge it. */
export const queueRecord = (row: ReportRow, diagnosis: Diagnosis, report: Report, plan: DiagnosisPlan): JsonRecord => ({
  ...caseFacts(row, report),
  ...flagsOf(diagnosis),
  ...verdictOf(row, plan),
  ...caseTexts(row),
});

function verdictOf({ results }: ReportRow, { metrics, primary }: DiagnosisPlan): JsonRecord {
  const result = results[primary];
  return {
    metric: metrics[primary]?.name ?? null,
    status: result?.status ?? null,
    label: result?.label ?? null,
    score: result?.score ?? null,
    passed: result?.passed ?? null,
  };
}

const flagsOf = ({ priority, flags, urgency, action }: Diagnosis): JsonRecord => ({
  urgency,
  priority,
  flags: flags.map(({ code }) => code),
  reasons: flags.map(({ reason }) => reason),
  action,
});
