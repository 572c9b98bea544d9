import { EvalError, show } from "@eval/core";
import { parsePointer } from "../json/json-pointer.js";
import { checkSource } from "../patterns/linear-pattern.js";
import type { ConstraintRule } from "./constraint-rule.js";

type Field = "path" | "of" | "tolerance" | "min" | "max" | "value" | "to" | "pattern" | "in" | "each" | "optional";

/** The fields of each rule: those it needs, then those it may have. */
const FIELDS: Readonly<Record<ConstraintRule["rule"], readonly [needed: readonly Field[], more: readonly Field[]]>> = {
  required: [["path"], []],
  range: [["path"], ["min", "max"]],
  sum: [["path", "of"], ["tolerance"]],
  product: [["path", "of"], ["tolerance"]],
  count: [["path", "of"], ["tolerance"]],
  equals: [["path"], ["value", "to"]],
  unique: [["path"], []],
  matches: [["path", "pattern"], []],
  cited: [["path"], ["in"]],
};

/** Throws an `EvalError` that names the first rule which is none, and what is wrong with it. */
export function checkRules(rules: readonly ConstraintRule[]): void {
  for (const [index, rule] of rules.entries()) {
    try {
      checkRule(rule);
    } catch (error) {
      if (!(error instanceof EvalError)) throw error;
      throw new EvalError("invalid-option", `rules[${index}]: ${error.message}`, { cause: error });
    }
  }
}

function checkRule(rule: ConstraintRule): void {
  if (typeof rule !== "object" || rule === null || Array.isArray(rule) || !Object.hasOwn(FIELDS, rule.rule)) {
    const kinds = Object.keys(FIELDS).map(show).join(", ");
    throw new EvalError(
      "invalid-option",
      `a rule must be an object whose "rule" is one of ${kinds}, got ${show(rule)}`,
    );
  }
  const [needed, more] = FIELDS[rule.rule];
  const fields = new Map(Object.entries(rule));
  for (const field of needed) {
    if (!fields.has(field)) throw new EvalError("invalid-option", `${rule.rule} must have ${show(field)}`);
  }
  const known = new Set<string>([...needed, ...more, "each", "optional"]);
  for (const [field, value] of fields) {
    if (field === "rule") continue;
    if (!known.has(field)) {
      const list = [...known].join(", ");
      throw new EvalError("unknown-option", `${rule.rule} has no field ${show(field)}; it takes ${list}`);
    }
    checkField(field as Field, value);
  }
  checkTogether(rule);
}

function checkField(field: Field, value: unknown): void {
  const refuse = (what: string) => new EvalError("invalid-option", `${field} must be ${what}, got ${show(value)}`);
  if (field === "of") {
    const paths: unknown[] = Array.isArray(value) ? value : [value];
    if (paths.length === 0) throw refuse("at least one path");
    for (const path of paths) checkField("path", path);
  } else if (field === "path" || field === "to" || field === "each" || field === "pattern") {
    if (typeof value !== "string") throw refuse("a string");
    if (field === "pattern") checkSource(value);
    else parsePointer(value);
  } else if (field === "min" || field === "max" || field === "tolerance") {
    if (typeof value !== "number" || !Number.isFinite(value)) throw refuse("a number");
    if (field === "tolerance" && value < 0) throw refuse("a number from 0");
  } else if (field === "optional") {
    if (typeof value !== "boolean") throw refuse("true or false");
  } else if (field === "in" && value !== "context" && value !== "context-number" && value !== "retrieved-ids") {
    throw refuse('one of "context", "context-number", "retrieved-ids"');
  }
}

/** A rule that would hold whatever comes is a mistake of the one who wrote it. */
function checkTogether(rule: ConstraintRule): void {
  if (rule.rule === "range") {
    const { min, max } = rule;
    if (min === undefined && max === undefined) throw new EvalError("invalid-option", "range must have min or max");
    if (min !== undefined && max !== undefined && min > max) {
      throw new EvalError("invalid-option", `min must be at most max, got ${min} and ${max}`);
    }
  }
  if (rule.rule === "equals" && (rule.value === undefined) === (rule.to === undefined)) {
    throw new EvalError("invalid-option", "equals must have either value or to");
  }
}
