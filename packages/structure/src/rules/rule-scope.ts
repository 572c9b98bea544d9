import { showNode } from "@eval/core/json";
import { type Place, parsePointer, selectPlaces } from "../json/json-pointer.js";
import type { ConstraintRule, ConstraintViolation } from "./constraint-rule.js";

/** What a rule found wrong; which rule it was is added later. */
export type Finding = Omit<ConstraintViolation, "index" | "rule">;

/** The values that a rule looks at, from one start. */
export interface RuleScope {
  /** The places that a pointer names; those with nothing in them only where the rule does not call them optional. */
  places(pointer: string): readonly Place[];
}

/** What of a case a rule may need beside the output. */
export interface Grounds {
  readonly context?: readonly string[];
  readonly retrievedIds?: readonly string[];
}

/** Checks one rule at one start. */
export type RuleCheck = (scope: RuleScope, grounds: Grounds) => readonly Finding[];

/** Runs a check wherever its rule holds. */
export function checkEverywhere(
  rule: ConstraintRule,
  check: RuleCheck,
  root: Place,
  grounds: Grounds,
): readonly Finding[] {
  const present = (place: Place) => !rule.optional || place.node !== null;
  const starts = selectPlaces(root, parsePointer(rule.each ?? "")).filter(present);
  return starts.flatMap((start) =>
    start.node === null
      ? [finding(start, "a value")]
      : check({ places: (pointer) => selectPlaces(start, parsePointer(pointer)).filter(present) }, grounds),
  );
}

/** A value that is not what was expected. */
export const finding = ({ path, node }: Place, expected: string): Finding => ({
  path,
  expected,
  got: node === null ? "nothing" : showNode(node),
});
