import type { Report } from "../report.js";
import type { DiagnosisPlan } from "./plan.js";

/** What the diagnostics of a run could not look at, in sentences without a full stop. */
export function diagnosisNotes({ run, textsMissing }: Report, { metrics, primary }: DiagnosisPlan): string[] {
  const metric = metrics[primary];
  const notes: string[] = [];
  if (run.detail !== "full") {
    const kept =
      run.detail === "none" ? "nothing of what explains a score" : "what explains a score of failed cases only";
    notes.push(
      `the run kept ${kept}, so parts and marks of the others are not known; score with --detail full for all`,
    );
  }
  if (textsMissing !== null) {
    notes.push(`without texts nobody looked at the length of accepted answers and at denials: ${textsMissing}`);
  }
  if (metric !== undefined && metric.passed === null) {
    notes.push(`${metric.name} gives no verdicts, so only its scores were looked at`);
  }
  return notes;
}
