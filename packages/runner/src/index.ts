export { type AgreementReport, agreeLabels } from "./agree/agree-labels.js";
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
export type { AgreementSlice, JudgeReport, MeasuredLabels } from "./agree/measure-labels.js";
export type { LabelNeed, LabelNeeds } from "./agree/more-labels.js";
export type { SplitAgreement } from "./agree/split-parts.js";
export { agreeRun, type RunAgreement, type RunAgreeOptions } from "./agree-run/agree-run.js";
export type { MetricBesidePerson, PersonPair } from "./agree-run/between-persons.js";
export type { PersonLabel } from "./agree-run/person-labels.js";
export { type AllCases, otherColumns, readAllCases } from "./answer/all-cases.js";
export { answerCases } from "./answer/answer.js";
export type { AnswerOutcome, AnswerRequest, AnswerTarget, AskedModel } from "./answer/answer-request.js";
export type { AnswerTotals, ModelAnswerTotals } from "./answer/answer-totals.js";
export { inspectQuestions, type QuestionNote } from "./answer/inspect-questions.js";
export type { AnswerManifest } from "./answer/journal/answer-manifest.js";
export type { AnswerRecord } from "./answer/journal/answer-record.js";
export { volatileAnswerKeys } from "./answer/journal/volatile-answer-keys.js";
export { type AnswerPlan, type PlannedCase, planAnswers } from "./answer/plan-answers.js";
export type { PromptSettings } from "./answer/prompt/prompter.js";
export { ANSWER_MANIFEST, readAnswersOf } from "./answer/read-answers-of.js";
export { type CompareOptions, neededColumns } from "./compare/compare-options.js";
export { compareScored, type RunComparison } from "./compare/compare-scored.js";
export { COMPARISON_LEVEL, type Conclusion, type MetricComparison } from "./compare/conclude.js";
export { type CasePair, type Pairing, pairCases } from "./compare/pair-cases.js";
export { carriesScores, type ScoreChoice } from "./compare/score-columns.js";
export type { ScoreComparison } from "./compare/score-comparison.js";
export type { ScoredCase, ScoredRun } from "./compare/scored-case.js";
export { readScoredFile, type ScoredFileRequest } from "./compare/scored-file.js";
export { readScoredRun } from "./compare/scored-run.js";
export { type BuildOutcome, buildDataset } from "./dataset/build-dataset.js";
export type { BuildRequest } from "./dataset/build-request.js";
export { checkDataset, type DatasetCheck } from "./dataset/check/check-dataset.js";
export type { DatasetProblem } from "./dataset/check/dataset-problem.js";
export type { DatasetManifest } from "./dataset/dataset-manifest.js";
export { type QualityFlag, qualityFlags } from "./dataset/dataset-row.js";
export { shapeNames } from "./dataset/shapes.js";
export { parseSourceSpec, type SourceSpec } from "./dataset/source-spec.js";
export { type FieldCount, type Inspection, inspectCases } from "./inspect.js";
export { csvCell } from "./output/csv-cell.js";
export type { TableFormat } from "./output/scored-rows.js";
export { type NumberedCase, readCases, readNumberedCases } from "./read-cases.js";
export { isReadOnce } from "./rows/bytes/read-once.js";
export { type JsonFault, jsonFault } from "./rows/json/json-fault.js";
export { openSource } from "./rows/open-source.js";
export { describeProblem, RowError, type RowProblem } from "./rows/row-problem.js";
export type { Mapping, ReadPlan, Source, SourceFile, SourceOptions } from "./rows/source.js";
export { callWaiting, type Patience } from "./run/call-metric.js";
export { type Detail, detailLevels } from "./run/detail.js";
export type { GateCheck } from "./run/gate-check.js";
export { hashFile } from "./run/hash-file.js";
export { type JournalLine, type JournalResult, journalLines } from "./run/journal-lines.js";
export { lockFolder } from "./run/lock.js";
export type { Manifest } from "./run/manifest.js";
export { mergeShards } from "./run/merge-shards.js";
export { loadMetric, type MetricRef } from "./run/metric-ref.js";
export { noteGates } from "./run/note-gates.js";
export { createRunFolder, findRunFolder, listRuns, type RunFolder, readManifestOf } from "./run/run-folder.js";
export { openShard, type RunShard } from "./run/run-shard.js";
export { type CaseList, readCaseList } from "./sample/case-list.js";
export { openSample, reopenSample, type SampledSource, type SampleRequest } from "./sample/open-sample.js";
export { readSampleOf } from "./sample/read-sample-of.js";
export {
  type Sample,
  type SampleStrategy,
  type Share,
  type SourceShare,
  sampleStrategies,
} from "./sample/sample.js";
export { sampleFingerprint } from "./sample/sample-fingerprint.js";
export { score } from "./score.js";
export type { ScoreOutcome, ScoreRequest, TableTarget } from "./score-request.js";
export type { Bucket, Example } from "./summary/disagreement.js";
export type { ErrorExample } from "./summary/error-examples.js";
export type { Disagreement, GroupSummary, MetricNumbers, MetricSummary, Summary } from "./summary/summary.js";
export type { Warning, WarningCode } from "./summary/warnings.js";
