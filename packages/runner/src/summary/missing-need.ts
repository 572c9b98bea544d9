import type { CaseField, EvalCase, MetricInfo } from "@eval/core";

/**
 * What a metric needs and a case lacks: a field, or several with "or" between them, any of which would do; null where it
 * has all. An answer that is not there comes first: it is the model's, and the rest is of the data.
 */
export function missingNeed({ needs }: Pick<MetricInfo, "needs">, evalCase: EvalCase): string | null {
  const unmet = needs
    .map((need) => (typeof need === "string" ? [need] : need))
    .filter((fields) => !fields.some((field) => isPresent(evalCase, field)));
  const missing = unmet.find((fields) => fields.includes("output")) ?? unmet[0];
  return missing?.join(" or ") ?? null;
}

function isPresent(evalCase: EvalCase, field: CaseField): boolean {
  const value = evalCase[field];
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
