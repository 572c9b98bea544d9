import { defineMetric, EvalError, type Outcome, show } from "@eval/core";
import { type FieldType, fieldTypes, structureProblems } from "./fields/structure-problems.js";
import {
  checkLimits,
  type JsonDetail,
  type JsonOptions,
  jsonDefaults,
  jsonVerdict,
  openJson,
  wrapperChoices,
} from "./json/open-json.js";

export interface StructureCheckOptions extends JsonOptions {
  /** Every field that the object must have, with its type; it may have no other. */
  readonly fields: Readonly<Record<string, FieldType>>;
  /** The field that must be the sum of the line items, and not negative; null checks no total. */
  readonly total: string | null;
  /** The field that holds the list of line items. */
  readonly items: string;
  /** The field of a line item that is summed; a line item without it counts as 0. */
  readonly amount: string;
}

/** Problems in words: the same ones that the reference uses. */
export type StructureCheckDetail = JsonDetail<string>;

const defaults: StructureCheckOptions = { ...jsonDefaults, fields: {}, total: null, items: "items", amount: "amount" };

/**
 * Structure check: the output is one JSON object with exactly these fields, each of its type, whose total is the sum
 * of its line items.
 *
 * A short form for flat objects; `json-schema` and `json-constraints` say more. Types have the names of the
 * reference: `str`, `int`, `float`, `bool`, `list`, `dict`, and `number` for int or float. A number is an int where
 * it is written without a point and exponent, and true is no int. The total is looked at when the types are right.
 *
 * Unlike the reference, sums are exact decimals, true is no amount, a key given twice and NaN are refused, and line
 * items of other kinds are a problem where the reference crashes. Labels for what is no bare JSON are those of
 * `json-schema`. Score 1 or 0; every script. A blank output is wrong. Without `fields` and `total` any object without
 * fields passes.
 *
 * @see check_structure of "Grading: code first, judges second"
 * @example
 * const order = structureCheck({
 *   fields: { id: "str", items: "list", total: "int" }, total: "total", amount: "paise",
 * });
 * order({ output: '{"id": "आदेश-१", "items": [{"paise": 900}], "total": 900}' }).passed; // => true
 * order({ output: '{"id": "A", "items": [{"paise": 900}], "total": 90}' }).reason; // => "total 90 but line items sum to 900"
 * order({ output: '{"id": 1, "items": []}' }).metadata.problems; // => ["id is int, expected str", "missing field total"]
 */
export const structureCheck = defineMetric({
  package: "@eval/structure",
  name: "structure-check",
  version: 1,
  summary: "The output is a JSON object with exactly the fields given, of their types, with a total that adds up.",
  source: 'check_structure of "Grading: code first, judges second"',
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Says that the answer has the right form, not that what it says is right.",
  defaults,
  choices: { wrapper: wrapperChoices },
  create(options) {
    checkLimits(options);
    checkFields(options);
    return ({ output }): Outcome<StructureCheckDetail> => {
      const opened = openJson<string>(output, options);
      if ("score" in opened) return withParseProblem(opened);
      const verdict = jsonVerdict(opened.wrapper, options, structureProblems(opened.node, options), WORDS);
      return verdict.label === "wrapped_json" ? withParseProblem(verdict) : verdict;
    };
  },
});

const WORDS = {
  good: "valid",
  bad: "structure_violation",
  fits: "has every field, of its type",
  tell: (problem: string) => problem,
};

/** What is no bare JSON is one problem, whatever is inside. */
const withParseProblem = (outcome: Outcome<StructureCheckDetail>): Outcome<StructureCheckDetail> => ({
  ...outcome,
  metadata: { ...outcome.metadata, problems: [`not valid JSON: ${outcome.reason}`], problemCount: 1 },
});

function checkFields({ fields, total }: StructureCheckOptions): void {
  if (fields === null) throw new EvalError("invalid-option", "fields must be an object, got null");
  for (const [field, type] of Object.entries(fields)) {
    if (fieldTypes.includes(type)) continue;
    const known = fieldTypes.join(", ");
    throw new EvalError("invalid-option", `type of ${show(field)} must be one of ${known}, got ${show(type)}`);
  }
  if (total !== null && typeof total !== "string") {
    throw new EvalError("invalid-option", `total must be the name of a field, got ${show(total)}`);
  }
}
