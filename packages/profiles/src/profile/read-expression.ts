import { type Json, show } from "@eval/core";
import type { Expression, PartValue, WeightedTerm } from "./profile.js";
import { readFields, refuse } from "./read-fields.js";
import { readPart } from "./read-part.js";

/** An expression out of a profile: a part, or `max`, `weighted`, `first` over expressions. */
export function readExpression(json: Json | undefined, path: string, value: PartValue): Expression {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return refuse(path, `must be a part, as {"metric": "token-f1"}, or a combination of parts, got ${show(json)}`);
  }
  const fields = json as { readonly [key: string]: Json };
  if ("metric" in fields) return readPart(json, path, value);
  const { max, weighted, first } = readFields(json, path, ["max", "weighted", "first", "metric"]);
  if (Object.keys(fields).length !== 1)
    refuse(path, `must have one of metric, max, weighted and first, got ${show(json)}`);
  const readAll = (list: Json | undefined, key: string) =>
    readList(list, `${path}.${key}`).map((item, index) => readExpression(item, `${path}.${key}[${index}]`, value));
  if (max !== undefined) return { max: readAll(max, "max") };
  if (first !== undefined) return { first: readAll(first, "first") };
  return { weighted: readTerms(weighted, `${path}.weighted`, value) };
}

function readList(value: Json | undefined, path: string): readonly Json[] {
  return Array.isArray(value) && value.length > 0
    ? value
    : refuse(path, `must be a list with something in it, got ${show(value)}`);
}

function readTerms(json: Json | undefined, path: string, value: PartValue): readonly WeightedTerm[] {
  const terms = readList(json, path).map((item, index) => {
    const at = `${path}[${index}]`;
    const { weight, of } = readFields(item, at, ["weight", "of"]);
    if (typeof weight !== "number" || !(weight > 0))
      refuse(`${at}.weight`, `must be a number above 0, got ${show(weight)}`);
    return { weight: weight as number, of: readExpression(of, `${at}.of`, value) };
  });
  const sum = terms.reduce((total, { weight }) => total + weight, 0);
  // Three times a third is not 1 in binary.
  if (Math.abs(sum - 1) > 1e-9) refuse(path, `must have weights that add up to 1, got ${sum}`);
  return terms;
}
