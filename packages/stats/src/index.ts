export type { AgreementWeights } from "./agreement/agreement-weights.js";
export { fBeta, precision, recall } from "./agreement/class-score.js";
export { type ClassScoreOptions, type ClassScores, classScores, type ScoreTriple } from "./agreement/class-scores.js";
export { cohenKappa, type KappaDetail, type KappaOptions } from "./agreement/cohen-kappa.js";
export { type ConfusionTable, confusionTable } from "./agreement/confusion-table.js";
export { countRatings } from "./agreement/count-ratings.js";
export { type CountedRate, detectionRates } from "./agreement/detection-rates.js";
export { fleissKappa } from "./agreement/fleiss-kappa.js";
export { type AgreementDetail, gwetAC1 } from "./agreement/gwet-ac1.js";
export { type KappaBootstrapOptions, kappaBootstrap } from "./agreement/kappa-bootstrap.js";
export { type AlphaDetail, krippendorffAlpha, type MeasurementLevel } from "./agreement/krippendorff-alpha.js";
export { matthewsCorrelation } from "./agreement/matthews-correlation.js";
export { pabak } from "./agreement/pabak.js";
export { type PositionBias, positionBias } from "./agreement/position-bias.js";
export { basicInterval } from "./bootstrap/basic-interval.js";
export { bcaInterval } from "./bootstrap/bca-interval.js";
export { type BootstrapMethod, type BootstrapOptions, bootstrapInterval } from "./bootstrap/bootstrap-interval.js";
export { bootstrapMean } from "./bootstrap/bootstrap-mean.js";
export { bootstrapPairedDifference } from "./bootstrap/bootstrap-paired-difference.js";
export { bootstrapReplicates, type Statistic } from "./bootstrap/bootstrap-replicates.js";
export { percentileInterval } from "./bootstrap/percentile-interval.js";
export { type QuantileMethod, quantile } from "./bootstrap/quantile.js";
export type { Resampling } from "./bootstrap/resampling.js";
export type { BootstrapInterval, ResampleCount } from "./bootstrap/sort-replicates.js";
export { brierScore } from "./calibration/brier-score.js";
export {
  type CalibrationDetail,
  type CalibrationOptions,
  calibrationError,
  type ReliabilityBin,
} from "./calibration/calibration-error.js";
export { type LogLossOptions, logLoss } from "./calibration/log-loss.js";
export type { Label } from "./checks/check-labels.js";
export { benjaminiHochberg, benjaminiYekutieli, bonferroni, holm } from "./comparison/adjust-p-values.js";
export { binomialTest } from "./comparison/binomial-test.js";
export { bonettPriceInterval } from "./comparison/bonett-price-interval.js";
export { mannWhitneyTest } from "./comparison/mann-whitney-test.js";
export { type Discordant, mcnemarChiSquared, mcnemarExact, mcnemarMidP } from "./comparison/mcnemar-test.js";
export { type PairedPermutationOptions, pairedPermutationTest } from "./comparison/paired-permutation-test.js";
export { pairedTTest, type TDetail } from "./comparison/paired-t-test.js";
export { type PairedTable, pairedTable } from "./comparison/paired-table.js";
export type { PermutationDetail } from "./comparison/permutation.js";
export { type PermutationOptions, permutationTest } from "./comparison/permutation-test.js";
export { signTest } from "./comparison/sign-test.js";
export { twoProportionTest } from "./comparison/two-proportion-test.js";
export { welchTTest } from "./comparison/welch-t-test.js";
export { wilcoxonTest } from "./comparison/wilcoxon-test.js";
export type { CorrectedRate, JudgeLabels } from "./corrected/judge-labels.js";
export { type PostStratifiedOptions, postStratifiedPassRate } from "./corrected/post-stratified-pass-rate.js";
export { type PpiOptions, type PpiScores, ppiMean } from "./corrected/ppi-mean.js";
export { ppiPassRate } from "./corrected/ppi-pass-rate.js";
export { type JudgeAccuracy, roganGladenPassRate } from "./corrected/rogan-gladen-pass-rate.js";
export { kendallTauB, kendallTauC } from "./correlation/kendall-tau.js";
export type { KendallMethod } from "./correlation/kendall-test.js";
export { type CorrelationDetail, pearson } from "./correlation/pearson.js";
export { spearman } from "./correlation/spearman.js";
export type { Interval } from "./interval.js";
export { agrestiCaffoInterval } from "./intervals/agresti-caffo-interval.js";
export { agrestiCoullInterval } from "./intervals/agresti-coull-interval.js";
export { clopperPearsonInterval } from "./intervals/clopper-pearson-interval.js";
export { clusteredInterval } from "./intervals/clustered-interval.js";
export { clusteredStandardError } from "./intervals/clustered-standard-error.js";
export { jeffreysInterval } from "./intervals/jeffreys-interval.js";
export { newcombeInterval } from "./intervals/newcombe-interval.js";
export type { Proportion } from "./intervals/proportion.js";
export { tInterval } from "./intervals/t-interval.js";
export { type Summary, tIntervalOfSummary } from "./intervals/t-interval-of-summary.js";
export { type Sums, tIntervalOfSums } from "./intervals/t-interval-of-sums.js";
export { waldDifferenceInterval } from "./intervals/wald-difference-interval.js";
export { waldInterval } from "./intervals/wald-interval.js";
export { wilsonCorrectedInterval } from "./intervals/wilson-corrected-interval.js";
export { wilsonInterval } from "./intervals/wilson-interval.js";
export { ExactSum } from "./moments/exact-sum.js";
export { Moments, type MomentsJson } from "./moments/moments.js";
export { binomialCdf, binomialPmf, binomialUpper } from "./numeric/binomial.js";
export { chiSquaredUpper } from "./numeric/chi-squared.js";
export { incompleteBeta } from "./numeric/incomplete-beta.js";
export { incompleteBetaInverse } from "./numeric/incomplete-beta-inverse.js";
export { incompleteGamma } from "./numeric/incomplete-gamma.js";
export { logGamma } from "./numeric/log-gamma.js";
export { normalCdf, normalQuantile } from "./numeric/normal.js";
export { tCdf, tQuantile, tTwoSided } from "./numeric/student-t.js";
export {
  detectableGapMean,
  detectableGapPaired,
  detectableGapUnpaired,
  type MeanSample,
  type PairedSample,
  type UnpairedSample,
} from "./planning/detectable-gap.js";
export type { Power } from "./planning/power.js";
export { sampleSizeForWidth } from "./planning/sample-size-for-width.js";
export { type MeanPlan, sampleSizeMean } from "./planning/sample-size-mean.js";
export { type PairedPlan, sampleSizePaired } from "./planning/sample-size-paired.js";
export { sampleSizeUnpaired, type UnpairedPlan } from "./planning/sample-size-unpaired.js";
export { type Random, seededRandom } from "./random/random.js";
export { sample } from "./random/sample.js";
export { sampleIndices } from "./random/sample-indices.js";
export { shuffle } from "./random/shuffle.js";
export { averagePrecision } from "./ranking/average-precision.js";
export { type CrossValidationOptions, crossValidateThreshold } from "./ranking/cross-validate-threshold.js";
export { delongInterval } from "./ranking/delong-interval.js";
export { type FittedThreshold, fitThreshold } from "./ranking/fit-threshold.js";
export { type HoldOutOptions, holdOutThreshold } from "./ranking/hold-out-threshold.js";
export { ranks, type TieRank } from "./ranking/ranks.js";
export { type RankingDetail, rocAuc } from "./ranking/roc-auc.js";
export { rocAucBootstrap } from "./ranking/roc-auc-bootstrap.js";
export { type RocCurve, type RocPoint, rocCurve } from "./ranking/roc-curve.js";
export type { CriterionOptions, DecisionCounts, ThresholdCriterion } from "./ranking/threshold-criterion.js";
export type { ValidatedThreshold } from "./ranking/validated-threshold.js";
export { type BradleyTerry, bradleyTerry, winProbability } from "./ratings/bradley-terry.js";
export { type EloOptions, elo, type Game, type Rating } from "./ratings/elo.js";
export { passAtK } from "./ratings/pass-at-k.js";
export type { Estimate, Undefined } from "./result.js";
export type { Alternative, TestResult } from "./test-result.js";
