import type { ReadPlan } from "@eval/runner";

/**
 * The columns to group by where nobody said: `Domain`, for which the golden-answer scripts print a line each, or else the
 * language, as a rate over all of them hides the one that fails.
 */
export function defaultGrouping({ files, mapping: { language } }: Pick<ReadPlan, "files" | "mapping">): string[] {
  const domain = files[0]?.columns.find((column) => column.toLowerCase() === "domain");
  if (domain !== undefined) return [domain];
  return typeof language === "string" ? [language] : [];
}
