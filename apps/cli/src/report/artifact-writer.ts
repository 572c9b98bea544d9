import type { JsonRecord } from "@eval/core";
import {
  caseLines,
  csvLine,
  type DiagnosisPlan,
  diagnosisRecord,
  flatRawRecord,
  headerLine,
  jsonLine,
  queueRecord,
  type Report,
  type ReportRow,
  rawRecord,
  reviewQueue,
} from "@eval/report";
import type { ArtifactFile } from "./artifact-files.js";
import type { CaseWriter } from "./case-writer.js";
import { junitWriter } from "./junit-writer.js";
import { createLineFile } from "./line-file.js";
import { createSortedLineFile } from "./sorted-line-file.js";

export interface ArtifactSetting {
  readonly report: Report;
  readonly plan: DiagnosisPlan;
  /** What CSV files begin with. */
  readonly mark: string;
}

/** The writer of a table that has a line for each case; null for the tables that are made from counts. */
export function artifactWriter(file: ArtifactFile, setting: ArtifactSetting): CaseWriter | null {
  if (file.kind === "cases") return casesWriter(file, setting);
  if (file.kind === "junit") return junitWriter(file.target, setting.report);
  if (file.kind === "reviewQueue") return queueWriter(file, setting);
  if (file.kind === "diagnostics" || file.kind === "raw") return caseWriter(file, setting);
  return null;
}

/** A record of a case that is not there, for the names of the columns. */
const NOBODY: ReportRow = {
  ...{ number: 0, id: null, groups: [], evalCase: null, results: [] },
  diagnosis: { flags: [], priority: null, urgency: 0, action: "" },
};

function recordOf(file: ArtifactFile, row: ReportRow, { report, plan }: ArtifactSetting): JsonRecord {
  const { diagnosis = NOBODY.diagnosis } = row;
  if (diagnosis === undefined || file.kind === "raw") {
    return file.format === "csv" ? flatRawRecord(row, report) : rawRecord(row, report);
  }
  return file.kind === "diagnostics"
    ? diagnosisRecord(row, diagnosis, report, plan)
    : queueRecord(row, diagnosis, report, plan);
}

function startOf(file: ArtifactFile, setting: ArtifactSetting): string {
  if (file.format !== "csv") return "";
  const empty = { status: "unscored", label: "", score: null, passed: null, reason: null, metadata: null } as const;
  const nobody = { ...NOBODY, results: setting.report.metrics.map(() => empty) };
  return setting.mark + headerLine(Object.keys(recordOf(file, nobody, setting)));
}

const lineOf = (record: JsonRecord, { format }: ArtifactFile): string =>
  format === "csv" ? csvLine(record) : jsonLine(record);

function casesWriter({ target }: ArtifactFile, { report, mark }: ArtifactSetting): CaseWriter {
  const { header, lineOf: caseLine } = caseLines(report, { flags: true });
  const lines = createLineFile(target, mark + header);
  return { add: (row) => lines.write(caseLine(row)), finish: lines.finish, discard: lines.discard };
}

function queueWriter(file: ArtifactFile, setting: ArtifactSetting): CaseWriter {
  const queue = reviewQueue(setting.plan);
  const lines = createSortedLineFile(file.target, startOf(file, setting), queue);
  return {
    add(row) {
      const key = row.diagnosis === undefined ? null : queue.keyOf(row, row.diagnosis);
      if (key !== null) lines.write(lineOf(recordOf(file, row, setting), file), key);
    },
    finish: lines.finish,
    discard: lines.discard,
  };
}

function caseWriter(file: ArtifactFile, setting: ArtifactSetting): CaseWriter {
  const isArray = file.format === "json";
  const lines = createLineFile(file.target, isArray ? "[\n" : startOf(file, setting));
  let isFirst = true;
  return {
    add(row) {
      const record = recordOf(file, row, setting);
      lines.write(isArray ? `${isFirst ? "" : ",\n"}${JSON.stringify(record)}` : lineOf(record, file));
      isFirst = false;
    },
    finish() {
      if (isArray) lines.write("\n]\n");
      lines.finish();
    },
    discard: lines.discard,
  };
}

/** Writes a small table whole. */
export function writeRecords(
  target: string,
  records: readonly JsonRecord[],
  columns: readonly string[],
  mark: string,
): void {
  const file = createLineFile(target, mark + headerLine(columns));
  for (const record of records) file.write(csvLine(record));
  file.finish();
}
