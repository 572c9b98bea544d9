import { rocCurve } from "@eval/stats";
import type { Histogram, RocPoint } from "./calibration-card.js";
import type { LabelledScore } from "./labelled-score.js";

const BIN = 0.05;
const MOST_BINS = 60;
const MOST_POINTS = 201;

/** Scores of both kinds in bins of 0.05, or as many wider ones as can be looked at. */
export function histogramOf(scores: readonly LabelledScore[]): Histogram {
  const values = scores.map(({ score }) => score);
  const lowest = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const highest = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const width = Math.max(BIN, (highest - lowest) / MOST_BINS);
  const first = Math.floor(lowest / width);
  const count = Math.max(1, Math.ceil(highest / width) - first);
  const bins = { similar: Array<number>(count).fill(0), dissimilar: Array<number>(count).fill(0) };
  for (const { score, similar } of scores) {
    const bin = Math.min(count - 1, Math.floor(score / width) - first);
    bins[similar ? "similar" : "dissimilar"][bin]! += 1;
  }
  const edges = Array.from({ length: count + 1 }, (_, edge) => Number(((first + edge) * width).toPrecision(12)));
  return { edges, ...bins };
}

/** The corners of the ROC curve, thinned where there are more than can be seen. */
export function rocPointsOf(scores: readonly LabelledScore[]): RocPoint[] {
  const curve = rocCurve(
    scores.map(({ similar }) => similar),
    scores.map(({ score }) => score),
  );
  const corners = (curve.points ?? []).filter((point, at, all) => isCorner(all[at - 1], point, all[at + 1]));
  if (corners.length <= MOST_POINTS) return corners;
  const stride = (corners.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, at) => corners[Math.round(at * stride)]!);
}

function isCorner(before: RocPoint | undefined, point: RocPoint, after: RocPoint | undefined): boolean {
  if (before === undefined || after === undefined) return true;
  const along =
    (point.falsePositiveRate - before.falsePositiveRate) * (after.truePositiveRate - point.truePositiveRate);
  const across =
    (point.truePositiveRate - before.truePositiveRate) * (after.falsePositiveRate - point.falsePositiveRate);
  return Math.abs(along - across) > 1e-15;
}
