export { type AgreementReport, type AgreementSlice, agreeLabels, type JudgeReport } from "./agree/agree-labels.js";
export {
  type AgreeOptions,
  type Correction,
  corrections,
  type PassFrom,
  type VerdictWords,
} from "./agree/agree-options.js";
export type { Agreement } from "./agree/agreement.js";
export type { Baselines, LengthBaseline } from "./agree/baselines.js";
export type { AgreeColumns } from "./agree/choose-columns.js";
export type { VerdictComparison } from "./agree/compare-verdicts.js";
export type { UnlabelledRate } from "./agree/corrected-rate.js";
export type { KappaEstimate } from "./agree/kappa-estimate.js";
export type { LabelNeed, LabelNeeds } from "./agree/more-labels.js";
export type { SplitAgreement } from "./agree/split-parts.js";
export { type CompareOptions, neededColumns } from "./compare/compare-options.js";
export { compareScored, type RunComparison } from "./compare/compare-scored.js";
export type { Conclusion, MetricComparison } from "./compare/conclude.js";
export type { ScoreChoice } from "./compare/score-columns.js";
export type { ScoreComparison } from "./compare/score-comparison.js";
export { readScoredFile, type ScoredFileRequest } from "./compare/scored-file.js";
export { readScoredRun, type ScoredRun } from "./compare/scored-run.js";
export { type FieldCount, type Inspection, inspectCases } from "./inspect.js";
export { csvCell } from "./output/csv-cell.js";
export type { TableFormat } from "./output/scored-rows.js";
export { readCases } from "./read-cases.js";
export { openSource } from "./rows/open-source.js";
export { describeProblem, RowError, type RowProblem } from "./rows/row-problem.js";
export type { Mapping, ReadPlan, Source, SourceFile, SourceOptions } from "./rows/source.js";
export { type Detail, detailLevels } from "./run/detail.js";
export type { Manifest } from "./run/manifest.js";
export { loadMetric, type MetricRef } from "./run/metric-ref.js";
export { createRunFolder, findRunFolder, listRuns, type RunFolder, readManifestOf } from "./run/run-folder.js";
export { score } from "./score.js";
export type { ScoreOutcome, ScoreRequest, TableTarget } from "./score-request.js";
export type { Bucket, Example } from "./summary/disagreement.js";
export type { ErrorExample } from "./summary/error-examples.js";
export type { Disagreement, GroupSummary, MetricNumbers, MetricSummary, Summary } from "./summary/summary.js";
export type { Warning, WarningCode } from "./summary/warnings.js";
