import type { Expression, Part, PartValue } from "./profile/profile.js";

/** An expression in one line: `max(short-answer-match, token-f1 from 0 to 1.5)`. */
export function describeExpression(expression: Expression): string {
  if ("max" in expression) return `max(${expression.max.map(describeExpression).join(", ")})`;
  if ("first" in expression) return `first of (${expression.first.map(describeExpression).join(", ")})`;
  if ("metric" in expression) return describePart(expression);
  return expression.weighted.map(({ weight, of }) => `${weight} × ${describeExpression(of)}`).join(" + ");
}

function describePart({ metric, value = "score", decides = "scored" }: Part): string {
  const when = typeof decides === "string" ? decides : decides.join(", ");
  return `${metric}${describeValue(value)}${decides === "scored" ? "" : ` if ${when}`}`;
}

function describeValue(value: PartValue): string {
  if (value === "score") return "";
  if (value === "passed") return " by its verdict";
  if ("atLeast" in value) return ` ≥ ${value.atLeast}`;
  if ("atMost" in value) return ` ≤ ${value.atMost}`;
  return ` from ${value.scale[0]} to ${value.scale[1]}`;
}
