import type { ReportRow } from "@eval/report";

/** Writes one file of cases while they pass by. */
export interface CaseWriter {
  add(row: ReportRow): void;
  finish(): void;
  discard(): void;
}
