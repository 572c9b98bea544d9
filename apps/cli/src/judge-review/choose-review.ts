import { type EvalCase, EvalError, type Metric } from "@eval/core";
import type { DiagnosticsSettings } from "@eval/report";
import { chooseCases, type DiagnosisPlan, diagnose, planDiagnosis, type Report, type ReviewData } from "@eval/report";

export interface ReviewChoice {
  readonly primary: string | null;
  readonly settings: DiagnosticsSettings;
  readonly maxCases: number;
  readonly audit: number;
  readonly seed: number;
}

/** The cases of a run that are to be judged. */
export async function chooseReview(
  report: Report,
  judge: Metric,
  choice: ReviewChoice,
): Promise<{ plan: DiagnosisPlan; data: ReviewData }> {
  if (report.textsMissing !== null) {
    throw new EvalError("changed-run", `a judge needs the texts of the cases: ${report.textsMissing}`);
  }
  const plan = planDiagnosis(report, choice);
  if (report.metrics[plan.primary]?.name === judge.info.name) {
    throw new EvalError(
      "invalid-option",
      `the judge must be another metric than the one reviewed, got ${judge.info.name} twice`,
    );
  }
  const chooser = chooseCases(plan);
  for await (const row of report.rows({ texts: true })) chooser.add(row, diagnose(row, plan));
  return { plan, data: chooser.choose(choice.maxCases, choice.audit, choice.seed) };
}

/** The cases of these numbers, in their order. */
export async function readCasesOf(
  report: Report,
  numbers: readonly number[],
): Promise<{ readonly number: number; readonly id: string | null; readonly evalCase: EvalCase }[]> {
  const wanted = new Set(numbers);
  const found = new Map<number, { number: number; id: string | null; evalCase: EvalCase }>();
  for await (const { number, id, evalCase } of report.rows({ texts: true })) {
    if (wanted.has(number) && evalCase !== null) found.set(number, { number, id, evalCase });
    if (found.size === wanted.size) break;
  }
  return numbers.flatMap((number) => found.get(number) ?? []);
}
