import { defineMetric, type EvalCase, show } from "@eval/core";
import {
  checkLimits,
  type JsonDetail,
  type JsonOptions,
  jsonDefaults,
  jsonVerdict,
  openJson,
  wrapperChoices,
} from "./json/open-json.js";
import { groundsOf } from "./rules/check-cited.js";
import { checkRules } from "./rules/check-rules.js";
import { compileRules } from "./rules/compile-rules.js";
import type { ConstraintRule, ConstraintViolation } from "./rules/constraint-rule.js";
import type { Grounds } from "./rules/rule-scope.js";

export interface JsonConstraintsOptions extends JsonOptions {
  /** What must hold; without any, nothing is scored. */
  readonly rules: readonly ConstraintRule[];
}

export type JsonConstraintsDetail = JsonDetail<ConstraintViolation>;

const defaults: JsonConstraintsOptions = { ...jsonDefaults, rules: [] };

/**
 * JSON constraints: the output is JSON in which declared rules hold, such as totals that add up.
 *
 * Rules are data: `required`, `range`, `sum`, `product`, `count`, `equals`, `unique`, `matches`, `cited`. Their paths
 * are JSON pointers in which `*` is every item of a list or member of an object; `each` starts a rule at every value
 * of a pointer. A path that leads nowhere breaks its rule, unless the rule is `optional`; `*` in an empty list names
 * nothing, so a rule holds for it, and `required` and `count` are there to ask for items.
 *
 * Numbers are exact decimals: 0.1 + 0.2 is 0.3, and no digit of a long number is lost; true is not 1. Patterns run in
 * linear time, with `\w` and `\d` of every script. A citation is compared after spellings, case, quotes, dashes and
 * white space are folded. `equals` and `unique` compare code points.
 *
 * Each rule that fails is listed with path, what was expected and what came. Output that is not bare JSON has the
 * labels of `json-schema`. Score 1 if every rule holds, or 0. A blank output is wrong; a case without the context or
 * ids that a `cited` rule needs is unscored. The metric gives promises, since the engine for patterns is loaded when
 * the first case comes; rules that are none throw at once, but for a pattern with look-around or back references,
 * which is the error of each case.
 *
 * @see RFC 6901 (JSON pointers); the check of totals in "Grading: code first, judges second"
 * @example
 * const totals = jsonConstraints({ rules: [{ rule: "sum", path: "/total", of: "/prices/*" }] });
 * (await totals({ output: '{"prices": [0.1, 0.2], "total": 0.3}' })).passed; // => true
 * (await totals({ output: '{"prices": [5, 7], "total": 13}' })).metadata.problems;
 * // => [{ index: 0, rule: "sum", path: "/total", expected: "12, the sum of /prices/*", got: "13" }]
 */
export const jsonConstraints = defineMetric({
  package: "@eval/structure",
  name: "json-constraints",
  version: 1,
  summary: "The output is JSON in which declared rules hold: sums, ranges, citations, patterns.",
  source: 'The check of an internal rule in "Grading: code first, judges second"; JSON pointers of RFC 6901',
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Checks the rules given and no others: what they do not name may be wrong.",
  defaults,
  choices: { wrapper: wrapperChoices },
  async: true,
  create(options) {
    checkLimits(options);
    checkRules(options.rules);
    const fields = new Set(options.rules.flatMap((rule) => (rule.rule === "cited" ? [groundsOf(rule)] : [])));
    let loading: ReturnType<typeof compileRules> | null = null;
    return async (evalCase) => {
      if (options.rules.length === 0) return NO_RULES;
      const missing = missingGround(evalCase, fields);
      if (missing !== null) return { score: null, label: "missing_field", reason: missing };
      loading ??= compileRules(options.rules);
      const violationsOf = await loading;
      const opened = openJson<ConstraintViolation>(evalCase.output, options);
      if ("score" in opened) return opened;
      return jsonVerdict(opened.wrapper, options, violationsOf({ path: "", node: opened.node }, evalCase), WORDS);
    };
  },
});

const WORDS = {
  good: "satisfied",
  bad: "violated",
  fits: "keeps every rule",
  tell: ({ path, expected, got }: ConstraintViolation) =>
    `expected ${expected}, got ${got}${path === "" ? "" : ` at ${path}`}`,
};

const NO_RULES = { score: null, label: "no_rules", reason: "no rules are declared, so there is nothing to hold" };

function missingGround(evalCase: EvalCase & Grounds, fields: ReadonlySet<keyof Grounds>): string | null {
  for (const field of fields) {
    if ((evalCase[field] ?? []).length > 0) continue;
    return `json-constraints needs ${show(field)} for its citations, which this case does not have`;
  }
  return null;
}
