import { EvalError, show } from "@eval/core";
import type { OpenExpression, OpenPart, OpenProfile } from "./opened-profile.js";

/** Refuses a rule that no score of its metric can ever meet, since every case would fail by it. */
export function checkBounds({ metric, value }: OpenPart, path: string): void {
  const { name, range } = metric.info;
  const [min, max] = [range[0] ?? Number.NEGATIVE_INFINITY, range[1] ?? Number.POSITIVE_INFINITY];
  const scores = `${name} scores from ${range[0] ?? "no bound"} to ${range[1] ?? "no bound"}`;
  const refuse = (rule: string, got: unknown): never => {
    throw new EvalError("profile-part", `${path}.value.${rule} can never be met, since ${scores}, got ${show(got)}`);
  };
  if (typeof value === "string") return;
  if ("atLeast" in value) {
    if (value.atLeast > max) refuse("atLeast", value.atLeast);
  } else if ("atMost" in value) {
    if (value.atMost < min) refuse("atMost", value.atMost);
  } else if (Math.min(...value.scale) > max || Math.max(...value.scale) < min) refuse("scale", value.scale);
}

/** Refuses a profile whose threshold lies above the best score that its parts allow; `threshold` is that of the options. */
export function checkReachable({ name, profile, primary }: OpenProfile, threshold: number | null): void {
  const wanted = threshold ?? profile.threshold;
  const best = bestOf(primary);
  // A sum of weights may miss 1 by the rounding of binary fractions.
  if (wanted <= best + 1e-9) return;
  throw new EvalError(
    "profile-part",
    `${name}: the threshold ${wanted} can never be reached, since its parts come to ${best} at most`,
  );
}

function bestOf(expression: OpenExpression): number {
  if ("metric" in expression) return bestOfPart(expression);
  if ("max" in expression) return Math.max(...expression.max.map(bestOf));
  if ("first" in expression) return Math.max(...expression.first.map(bestOf));
  return expression.weighted.reduce((sum, { weight, of }) => sum + weight * bestOf(of), 0);
}

/** Only a scale can keep a part from 1: it may end beyond what the metric gives. */
function bestOfPart({ metric, value }: OpenPart): number {
  if (typeof value === "string" || !("scale" in value)) return 1;
  const [zero, one] = value.scale;
  const [min, max] = metric.info.range;
  const end = one > zero ? Math.min(one, max ?? one) : Math.max(one, min ?? one);
  return (end - zero) / (one - zero);
}
