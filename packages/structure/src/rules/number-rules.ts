import { add, compare, type Decimal, isWithin, multiply, showDecimal, toDecimal } from "../json/decimal.js";
import type { Place } from "../json/json-pointer.js";
import type { ConstraintRule } from "./constraint-rule.js";
import { type Finding, finding, type RuleCheck, type RuleScope } from "./rule-scope.js";

type Of<Kind extends ConstraintRule["rule"]> = Extract<ConstraintRule, { readonly rule: Kind }>;

export function checkRange({ path, min, max }: Of<"range">): RuleCheck {
  const bounds = [min === undefined ? "" : `at least ${min}`, max === undefined ? "" : `at most ${max}`];
  const expected = `a number of ${bounds.filter((bound) => bound !== "").join(" and ")}`;
  const [low, high] = [min, max].map((bound) => (bound === undefined ? null : toDecimal(String(bound))));
  return (scope) =>
    scope.places(path).flatMap((place) => {
      const value = numberAt(place);
      const inside = value !== null && (!low || compare(value, low) >= 0) && (!high || compare(value, high) <= 0);
      return inside ? [] : [finding(place, expected)];
    });
}

export const checkSum = (rule: Of<"sum">): RuleCheck =>
  checkComputed(rule, "sum", ({ places }, paths) => combine(paths.flatMap(places), add, ZERO));

export const checkProduct = (rule: Of<"product">): RuleCheck =>
  checkComputed(rule, "product", ({ places }, paths) => combine(paths.flatMap(places), multiply, ONE));

export const checkCount = (rule: Of<"count">): RuleCheck =>
  checkComputed(rule, "number", ({ places }, paths) => {
    const counted = paths.flatMap(places).filter(({ node }) => node !== null);
    return { result: toDecimal(String(counted.length)), findings: [] };
  });

const ZERO: Decimal = { digits: 0n, scale: 0 };
const ONE: Decimal = { digits: 1n, scale: 0 };

interface Computed {
  readonly result: Decimal;
  readonly findings: readonly Finding[];
}

/** A value that is no number cannot be part of a result, so nothing is compared then. */
function combine(places: readonly Place[], join: (a: Decimal, b: Decimal) => Decimal, start: Decimal): Computed {
  let result = start;
  const findings: Finding[] = [];
  for (const place of places) {
    const value = numberAt(place);
    if (value === null) findings.push(finding(place, "a number"));
    else result = join(result, value);
  }
  return { result, findings };
}

function checkComputed(
  { path, of, tolerance = 0 }: Of<"sum" | "product" | "count">,
  word: string,
  compute: (scope: RuleScope, paths: readonly string[]) => Computed,
): RuleCheck {
  const paths = typeof of === "string" ? [of] : of;
  const slack = toDecimal(String(tolerance));
  const source = `the ${word} of ${paths.join(", ")}`;
  return (scope) => {
    const { result, findings } = compute(scope, paths);
    if (findings.length > 0) return findings;
    return scope.places(path).flatMap((place) => {
      const value = numberAt(place);
      const holds = value !== null && isWithin(value, result, slack);
      return holds ? [] : [finding(place, `${showDecimal(result)}, ${source}`)];
    });
  };
}

const numberAt = ({ node }: Place): Decimal | null => (node?.type === "number" ? toDecimal(node.text) : null);
