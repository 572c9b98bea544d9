import type { Json, JsonRecord } from "@eval/core";
import type { Report, ReportResult, ReportRow } from "../report.js";
import { caseFacts } from "./case-facts.js";

/** Everything that is known of a case, as one object. */
export const rawRecord = (row: ReportRow, report: Report): JsonRecord => ({
  ...caseFacts(row, report),
  evalCase: row.evalCase as unknown as Json,
  results: Object.fromEntries(report.metrics.map(({ name }, index) => [name, resultOf(row.results[index])])),
  diagnosis: (row.diagnosis ?? null) as unknown as Json,
});

const resultOf = (result: ReportResult | undefined): Json => (result ?? null) as unknown as Json;

/** The same with a column for each part, as a table has it. */
export function flatRawRecord(row: ReportRow, report: Report): JsonRecord {
  const { evalCase, results, diagnosis, ...facts } = rawRecord(row, report);
  const parts = Object.entries(results as JsonRecord).flatMap(([name, result]) =>
    Object.entries((result ?? {}) as JsonRecord).map(([part, value]) => [`${name}.${part}`, value] as const),
  );
  return { ...facts, evalCase: evalCase ?? null, ...Object.fromEntries(parts), diagnosis: diagnosis ?? null };
}
