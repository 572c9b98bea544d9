import { checkCount } from "../checks/check-count.js";
import type { Estimate } from "../result.js";
import { checkProbabilities } from "./check-probabilities.js";

export interface CalibrationOptions {
  /** Number of bins of equal width: 10 where not given. */
  readonly bins?: number;
  /** Which end belongs to a bin: `right` as in Guo et al. (0 in the first bin), `left` as in torchmetrics (1 in the last). */
  readonly closed?: "right" | "left";
}

/** One bin of a reliability diagram; bins without predictions are left out. */
export interface ReliabilityBin {
  readonly low: number;
  readonly high: number;
  readonly count: number;
  readonly meanPrediction: number;
  /** The share that happened. */
  readonly rate: number;
}

export interface CalibrationDetail {
  /** The largest distance of any bin (MCE). */
  readonly maximum: number | null;
  readonly bins: readonly ReliabilityBin[];
}

/**
 * The expected calibration error (ECE) of probabilities of a binary outcome: how far the mean prediction of a bin is
 * from the share that happened, averaged over bins by their counts.
 *
 * Depends on the number of bins and grows with few predictions in each; show `bins` beside it.
 *
 * @see Guo et al. 2017, On calibration of modern neural networks, for probabilities of one outcome
 * @example
 * calibrationError([0.75, 0.75, 0.25, 0.25], [true, true, false, false]).value; // => 0.25
 */
export function calibrationError(
  probabilities: readonly number[],
  outcomes: readonly boolean[],
  { bins: count = 10, closed = "right" }: CalibrationOptions = {},
): Estimate<CalibrationDetail> {
  checkProbabilities(probabilities, outcomes);
  checkCount("bins", count, 1);
  const edges = Array.from({ length: count + 1 }, (_, edge) => edge * (1 / count));
  edges[count] = 1;
  const bins = fill(probabilities, outcomes, edges, closed);
  if (bins.length === 0) return { value: null, reason: "there are no predictions", maximum: null, bins };
  let sum = 0;
  let maximum = 0;
  for (const bin of bins) {
    const distance = Math.abs(bin.meanPrediction - bin.rate);
    sum += distance * (bin.count / probabilities.length);
    maximum = Math.max(maximum, distance);
  }
  return { value: sum, maximum, bins };
}

function fill(
  probabilities: readonly number[],
  outcomes: readonly boolean[],
  edges: readonly number[],
  closed: "right" | "left",
): ReliabilityBin[] {
  const sums = edges.slice(1).map(() => ({ count: 0, predicted: 0, happened: 0 }));
  for (const [index, probability] of probabilities.entries()) {
    const sum = sums[binOf(probability, edges, closed)]!;
    sum.count += 1;
    sum.predicted += probability;
    sum.happened += Number(outcomes[index]);
  }
  return sums.flatMap(({ count, predicted, happened }, bin) => {
    if (count === 0) return [];
    return {
      low: edges[bin]!,
      high: edges[bin + 1]!,
      count,
      meanPrediction: predicted / count,
      rate: happened / count,
    };
  });
}

/** Found by comparison with the edges: multiplying by the number of bins would put 0.29 × 100 into bin 28. */
function binOf(probability: number, edges: readonly number[], closed: "right" | "left"): number {
  const last = edges.length - 2;
  const isInside = (edge: number) => (closed === "right" ? probability <= edge : probability < edge);
  const bin = edges.slice(1).findIndex(isInside);
  return bin < 0 ? last : bin;
}
