import type { Json } from "@eval/core";
import { type JsonNode, parseJson, showNode } from "@eval/core/json";
import type { Place } from "../json/json-pointer.js";
import { nodeKey } from "../json/node-key.js";
import type { LinearPattern } from "../patterns/linear-pattern.js";
import type { ConstraintRule } from "./constraint-rule.js";
import { type Finding, finding, type RuleCheck } from "./rule-scope.js";

type Of<Kind extends ConstraintRule["rule"]> = Extract<ConstraintRule, { readonly rule: Kind }>;

export const checkRequired =
  ({ path }: Of<"required">): RuleCheck =>
  (scope) => {
    const places = scope.places(path);
    if (places.length === 0) return [{ path, expected: "at least one value", got: "nothing" }];
    return places.flatMap((place) =>
      place.node === null || place.node.type === "null" ? [finding(place, "a value")] : [],
    );
  };

export function checkEquals({ path, value, to }: Of<"equals">): RuleCheck {
  const wanted = value === undefined ? null : nodeOf(value);
  return (scope) => {
    const [other] = to === undefined ? [] : scope.places(to);
    if (to !== undefined && !other?.node) return other === undefined ? [] : [finding(other, "a value")];
    const target = wanted ?? (other?.node as JsonNode);
    const key = nodeKey(target);
    const expected = other === undefined ? showNode(target) : `${showNode(target)}, as at ${other.path}`;
    return scope
      .places(path)
      .flatMap((place) => (place.node !== null && nodeKey(place.node) === key ? [] : [finding(place, expected)]));
  };
}

/** An option is plain JSON, so its text is. */
const nodeOf = (value: Json): JsonNode =>
  parseJson(JSON.stringify(value), 0, Number.POSITIVE_INFINITY).node as JsonNode;

export const checkUnique =
  ({ path }: Of<"unique">): RuleCheck =>
  (scope) => {
    const seen = new Map<string, string>();
    return scope.places(path).flatMap((place): Finding[] => {
      if (place.node === null) return [finding(place, "a value")];
      const key = nodeKey(place.node);
      const first = seen.get(key);
      if (first !== undefined) return [finding(place, `another value than at ${first}`)];
      seen.set(key, place.path);
      return [];
    });
  };

export function checkMatches({ path, pattern }: Of<"matches">, compiled: LinearPattern): RuleCheck {
  const holds = ({ node }: Place) => node?.type === "string" && compiled.test(node.value);
  return (scope) =>
    scope.places(path).flatMap((place) => (holds(place) ? [] : [finding(place, `a text that matches ${pattern}`)]));
}
