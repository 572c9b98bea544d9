export { casesCsv } from "./csv/cases-csv.js";
export { htmlReport } from "./html/html-report.js";
export { junitReport } from "./junit/junit-report.js";
export { jobSummary } from "./markdown/job-summary.js";
export { markdownReport } from "./markdown/markdown-report.js";
export type {
  DataWarning,
  Group,
  MetricPair,
  Numbers,
  Report,
  ReportMetric,
  ReportResult,
  ReportRow,
  RunFacts,
} from "./report.js";
