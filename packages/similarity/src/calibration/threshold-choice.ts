import {
  type CriterionOptions,
  crossValidateThreshold,
  type DecisionCounts,
  fitThreshold,
  holdOutThreshold,
  seededRandom,
  shuffle,
} from "@eval/stats";
import { clustersOf } from "./auc-interval.js";
import type { CalibrationCard, ThresholdChoice } from "./calibration-card.js";
import type { LabelledScore } from "./labelled-score.js";

export interface ChoiceOptions extends CriterionOptions {
  readonly choice: ThresholdChoice;
  readonly seed: number;
}

/** Decisions on scores that had no part in the choice, or the reason why there are none. */
export type Decided = { readonly decisions: DecisionCounts } | { readonly decisions: null; readonly reason: string };

/** The threshold that does best on these scores, by `choice` where several do. */
const chooseThreshold = (scores: readonly LabelledScore[], options: ChoiceOptions): number | null =>
  bestThresholds(scores, options).threshold;

/** The threshold that does best on these scores, and those it was chosen from. */
export function bestThresholds(
  scores: readonly LabelledScore[],
  options: ChoiceOptions,
): Pick<CalibrationCard, "threshold" | "tiedThresholds"> {
  const { threshold, optimal } = fitThreshold(outcomesOf(scores), valuesOf(scores), options);
  const lowest = optimal.findLast((one) => one !== null) ?? null;
  return {
    threshold: options.choice === "highest" ? threshold : lowest,
    tiedThresholds: { count: optimal.length, lowest, highest: optimal[0] ?? null },
  };
}

/** Each fold is decided by the threshold that the others choose; clusters stay whole. */
export function decideByFolds(scores: readonly LabelledScore[], folds: number, options: ChoiceOptions): Decided {
  if (options.choice === "highest") {
    const clusters = clustersOf(scores);
    const settings = { ...options, folds, ...(clusters && { clusters }) };
    return decidedBy(crossValidateThreshold(outcomesOf(scores), valuesOf(scores), settings));
  }
  const units = dealtUnits(scores, options.seed);
  if (units.length < folds) return { decisions: null, reason: `there are too few items for ${folds} folds` };
  const parts = Array.from({ length: folds }, (_, fold) => units.filter((_, at) => at % folds === fold).flat());
  const counted = parts.map((held) => decideOutside(scores, new Set(held), options));
  return { decisions: counted.reduce(addUp) };
}

/** A share of the scores is decided by the threshold that the rest chooses; clusters stay whole. */
export function decideHeldOut(scores: readonly LabelledScore[], share: number, options: ChoiceOptions): Decided {
  if (options.choice === "highest") {
    const clusters = clustersOf(scores);
    const settings = { ...options, share, ...(clusters && { clusters }) };
    return decidedBy(holdOutThreshold(outcomesOf(scores), valuesOf(scores), settings));
  }
  const units = dealtUnits(scores, options.seed);
  const held = units.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share)).flat();
  if (held.length === 0) return { decisions: null, reason: `there are too few items to hold out ${share} of them` };
  return { decisions: decideOutside(scores, new Set(held), options) };
}

/** Counts what calling scores from a threshold on similar gives. */
export function countDecisions(scores: readonly LabelledScore[], threshold: number | null): DecisionCounts {
  const counts = { truePositives: 0, falsePositives: 0, trueNegatives: 0, falseNegatives: 0 };
  for (const { score, similar } of scores) {
    const called = threshold !== null && score >= threshold;
    if (called) counts[similar ? "truePositives" : "falsePositives"] += 1;
    else counts[similar ? "falseNegatives" : "trueNegatives"] += 1;
  }
  return counts;
}

const outcomesOf = (scores: readonly LabelledScore[]) => scores.map(({ similar }) => similar);
const valuesOf = (scores: readonly LabelledScore[]) => scores.map(({ score }) => score);

function decidedBy(result: {
  readonly value: number | null;
  readonly reason?: string;
  readonly decisions: DecisionCounts;
}) {
  if (result.value !== null) return { decisions: result.decisions };
  return { decisions: null, reason: result.reason ?? "there are no decisions" };
}

function decideOutside(scores: readonly LabelledScore[], held: ReadonlySet<number>, options: ChoiceOptions) {
  const threshold = chooseThreshold(
    scores.filter((_, index) => !held.has(index)),
    options,
  );
  return countDecisions(
    scores.filter((_, index) => held.has(index)),
    threshold,
  );
}

/** The positions of scores by cluster, in random order. */
function dealtUnits(scores: readonly LabelledScore[], seed: number): number[][] {
  const units = new Map<string, number[]>();
  for (const [index, { cluster }] of scores.entries()) {
    const name = cluster ?? `\u0000${index}`;
    units.set(name, [...(units.get(name) ?? []), index]);
  }
  return shuffle([...units.values()], seededRandom(seed));
}

const addUp = (a: DecisionCounts, b: DecisionCounts): DecisionCounts => ({
  truePositives: a.truePositives + b.truePositives,
  falsePositives: a.falsePositives + b.falsePositives,
  trueNegatives: a.trueNegatives + b.trueNegatives,
  falseNegatives: a.falseNegatives + b.falseNegatives,
});
