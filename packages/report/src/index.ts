export type { AnsweringModel } from "./answering-model.js";
export { answeringNotes, takesVerdicts, tallyAnsweringModels } from "./answering-models.js";
export { readCard } from "./cards/read-card.js";
export type { CasesAlone, ComparedCase, ComparedCases, ComparedMetric, Comparison } from "./comparison/comparison.js";
export { comparisonReport } from "./comparison/comparison-report.js";
export { discordantMarkdown } from "./comparison/discordant-markdown.js";
export { type CaseLines, caseLines, casesCsv } from "./csv/cases-csv.js";
export { diagnose } from "./diagnostics/diagnose.js";
export type { Diagnosis, Flag } from "./diagnostics/diagnosis.js";
export { countDiagnoses, type DiagnosisCounter } from "./diagnostics/diagnosis-counter.js";
export { diagnosisNotes } from "./diagnostics/diagnosis-notes.js";
export { diagnosticsSettings } from "./diagnostics/diagnostics-settings.js";
export { type FlagCode, flagCodes } from "./diagnostics/flag-codes.js";
export { type DiagnosisOptions, type DiagnosisPlan, planDiagnosis } from "./diagnostics/plan.js";
export { type QueueKey, type ReviewQueue, reviewQueue } from "./diagnostics/queue-order.js";
export { type DiagnosticsSettings, diagnosticsPresets } from "./diagnostics/settings.js";
export type { DiagnosticsSummary } from "./diagnostics/summary.js";
export type { GateCheck, GateOutcome } from "./gates/gate-outcome.js";
export { gatesInOrder, gateTitle, gateWords } from "./gates/gate-words.js";
export { historyReport } from "./history/history-report.js";
export type { HistoryRun, HistoryValue, RunHistory } from "./history/run-history.js";
export { htmlReport } from "./html/html-report.js";
export { type CaseChooser, chooseCases } from "./judge-review/choose-cases.js";
export {
  type JudgeReview,
  type ReviewPart,
  reviewFacts,
  type Share,
  summariseReview,
} from "./judge-review/review-summary.js";
export type { ReviewData, ReviewedCase, ReviewPopulation } from "./judge-review/reviewed-case.js";
export { type JunitSuite, junitEnds, junitReport, junitSuites } from "./junit/junit-report.js";
export { jobSummary } from "./markdown/job-summary.js";
export { markdownReport } from "./markdown/markdown-report.js";
export { type CapabilityNumbers, capabilityRating } from "./ratings/capability-rating.js";
export { type RatedReport, ratingFacts } from "./ratings/facts-of-report.js";
export type { LabelledCases } from "./ratings/labelled-cases.js";
export { rateRun } from "./ratings/rate-run.js";
export type { RatingFacts, ReviewFacts } from "./ratings/rating-facts.js";
export type { RunRating, RunRatings } from "./ratings/run-ratings.js";
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
export { type DatasetTally, tallyDatasets } from "./tables/dataset-summary.js";
export { diagnosisRecord, queueRecord } from "./tables/diagnosis-record.js";
export { manifestRecords } from "./tables/manifest-records.js";
export { flatRawRecord, rawRecord } from "./tables/raw-record.js";
export { csvLine, headerLine, jsonLine } from "./tables/record-lines.js";
