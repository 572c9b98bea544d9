import { type Scale, scaleOver } from "../html/scale.js";
import type { ComparedMetric } from "./comparison.js";

/** Differences under this are drawn small, so that noise does not fill a plot. */
const NARROWEST = 0.1;

/** A scale around zero, as far to one side as to the other: left of the middle B is lower, right of it higher. */
export function differenceScale(rows: readonly ComparedMetric[]): Scale {
  const ends = rows.flatMap(({ difference, differenceInterval: interval }) =>
    [difference, interval?.low ?? null, interval?.high ?? null].filter((end) => end !== null),
  );
  const most = ends.reduce((far, end) => Math.max(far, Math.abs(end)), NARROWEST);
  return scaleOver([-most, most]);
}
