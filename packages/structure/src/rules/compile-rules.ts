import type { Place } from "../json/json-pointer.js";
import { type CompilePattern, loadPatterns } from "../patterns/linear-pattern.js";
import { checkCited } from "./check-cited.js";
import type { ConstraintRule, ConstraintViolation } from "./constraint-rule.js";
import { checkCount, checkProduct, checkRange, checkSum } from "./number-rules.js";
import { checkEverywhere, type Grounds, type RuleCheck } from "./rule-scope.js";
import { checkEquals, checkMatches, checkRequired, checkUnique } from "./value-rules.js";

/** Makes one function of declared rules. The engine for patterns is loaded only where a rule has one. */
export async function compileRules(
  rules: readonly ConstraintRule[],
): Promise<(root: Place, grounds: Grounds) => readonly ConstraintViolation[]> {
  const compile = rules.some(({ rule }) => rule === "matches") ? await loadPatterns() : noPatterns;
  const checks = rules.map((rule) => ({ rule, check: checkOf(rule, compile) }));
  return (root, grounds) =>
    checks.flatMap(({ rule, check }, index) =>
      checkEverywhere(rule, check, root, grounds).map((found) => ({ index, rule: rule.rule, ...found })),
    );
}

const noPatterns: CompilePattern = () => {
  throw new Error("no rule has a pattern");
};

function checkOf(rule: ConstraintRule, compile: CompilePattern): RuleCheck {
  switch (rule.rule) {
    case "required":
      return checkRequired(rule);
    case "range":
      return checkRange(rule);
    case "sum":
      return checkSum(rule);
    case "product":
      return checkProduct(rule);
    case "count":
      return checkCount(rule);
    case "equals":
      return checkEquals(rule);
    case "unique":
      return checkUnique(rule);
    case "matches":
      return checkMatches(rule, compile(rule.pattern, "every-script"));
    case "cited":
      return checkCited(rule);
  }
}
