import type { CaseView } from "../case-view.js";

/** Measuring failed, for any metric: there is something to repair. */
export function errorReason({ row, metrics }: CaseView): string | null {
  const failed = metrics.flatMap(({ name }, index) => {
    const result = row.results[index];
    return result?.status === "error" ? [`${name} failed with ${result.label}`] : [];
  });
  return failed.length === 0 ? null : failed.join("; ");
}

/** The case has no verdict because of its data. */
export const unscoredReason = ({ primary: { status, name, label } }: CaseView): string | null =>
  status === "unscored" ? `${name} could not score the case: ${label}` : null;
