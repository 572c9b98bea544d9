import { type JsonNode, showNode } from "@eval/core/json";
import { add, compare, type Decimal, showDecimal, toDecimal } from "../json/decimal.js";

/** What a field may be, by the names of the reference; `number` is an int or a float. */
export type FieldType = "str" | "int" | "float" | "number" | "bool" | "list" | "dict";

export const fieldTypes: readonly FieldType[] = ["str", "int", "float", "number", "bool", "list", "dict"];

interface Structure {
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly total: string | null;
  readonly items: string;
  readonly amount: string;
}

/** What is wrong with the structure of a value; nothing where it is right. The total is looked at last. */
export function structureProblems(node: JsonNode, structure: Structure): readonly string[] {
  if (node.type !== "object") return [`top level is ${typeName(node)}, expected object`];
  const problems = [...fieldProblems(node.members, structure.fields)];
  return problems.length > 0 || structure.total === null
    ? problems
    : totalProblems(node.members, structure.total, structure);
}

type Members = ReadonlyMap<string, JsonNode>;

function* fieldProblems(members: Members, fields: Structure["fields"]): Generator<string> {
  for (const [field, wanted] of Object.entries(fields)) {
    const value = members.get(field);
    if (value === undefined) yield `missing field ${field}`;
    else if (!isOfType(value, wanted)) yield `${field} is ${typeName(value)}, expected ${wanted}`;
  }
  for (const field of members.keys()) if (!Object.hasOwn(fields, field)) yield `unexpected field ${field}`;
}

const isOfType = (node: JsonNode, wanted: FieldType): boolean =>
  wanted === "number" ? node.type === "number" : typeName(node) === wanted;

function typeName(node: JsonNode): string {
  // ascii: the grammar of JSON
  if (node.type === "number") return /[.eE]/.test(node.text) ? "float" : "int";
  return { object: "dict", array: "list", string: "str", boolean: "bool", null: "NoneType" }[node.type];
}

function totalProblems(members: Members, total: string, { items, amount }: Structure): readonly string[] {
  const stated = members.get(total);
  const lines = members.get(items);
  if (stated?.type !== "number") return [`${total} is ${kindOf(stated)}, expected number`];
  if (lines?.type !== "array") return [`${items} is ${kindOf(lines)}, expected list`];
  const { sum, isFloat, problems } = sumOfLines(lines.items, items, amount);
  if (problems.length > 0) return problems;
  const value = toDecimal(stated.text);
  const sumText = showDecimal(sum) + (isFloat && !showDecimal(sum).includes(".") ? ".0" : "");
  return [
    ...(compare(value, sum) === 0 ? [] : [`${total} ${showNode(stated)} but line items sum to ${sumText}`]),
    ...(value.digits < 0n ? [`${total} is negative`] : []),
  ];
}

const kindOf = (node: JsonNode | undefined): string => (node === undefined ? "missing" : typeName(node));

function sumOfLines(lines: readonly JsonNode[], items: string, amount: string) {
  let sum: Decimal = { digits: 0n, scale: 0 };
  let isFloat = false;
  const problems: string[] = [];
  for (const [index, line] of lines.entries()) {
    const value = line.type === "object" ? line.members.get(amount) : undefined;
    if (line.type !== "object") problems.push(`${items}[${index}] is ${typeName(line)}, expected dict`);
    else if (value?.type === "number") {
      sum = add(sum, toDecimal(value.text));
      isFloat ||= typeName(value) === "float";
    } else if (value !== undefined) {
      problems.push(`${items}[${index}].${amount} is ${typeName(value)}, expected number`);
    }
  }
  return { sum, isFloat, problems };
}
