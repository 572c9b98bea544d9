import { EvalError, type Json, show } from "@eval/core";
import { suggestName } from "../mapping/closest-name.js";
import { isList, isRecord, JsonNode } from "./json-node.js";

/** Where the rows of a JSON document are: the array itself, what `rows` names, or the only array of objects in it. */
export function findRows(document: Json, rows: string | undefined, path: string): JsonNode<readonly Json[]> {
  const root = new JsonNode(document, null);
  if (rows === undefined && isList(document)) return new JsonNode(document, null);
  const arrays = arraysOfObjects(root, "");
  const names = arrays.map(({ name }) => name);
  if (rows !== undefined) {
    const found = root.find(rows);
    if (found !== null && isArrayNode(found)) return found;
    throw new EvalError(
      "invalid-option",
      `--rows must name an array in ${path}, got ${show(rows)}; ${suggestName(rows, names)}`,
    );
  }
  const [only, ...others] = arrays;
  if (only === undefined) {
    throw new EvalError("invalid-input", `${path} must hold an array of objects, got none; is it a file of rows?`);
  }
  if (others.length === 0) return only.node;
  const fixes = names.map((name) => `--rows ${name}`).join(" or ");
  throw new EvalError(
    "invalid-input",
    `${path} must hold one array of objects, got ${names.length}; say which: ${fixes}`,
  );
}

function isArrayNode(node: JsonNode): node is JsonNode<readonly Json[]> {
  return isList(node.value);
}

interface NamedArray {
  readonly name: string;
  readonly node: JsonNode<readonly Json[]>;
}

/** Arrays of objects that are reached through objects alone. */
function arraysOfObjects(node: JsonNode, prefix: string): readonly NamedArray[] {
  if (!isRecord(node.value)) return [];
  return Object.entries(node.value).flatMap(([key, value]) => {
    const name = prefix + key;
    if (isList(value)) return value.length > 0 && isRecord(value[0]!) ? [{ name, node: node.child(key, value) }] : [];
    return arraysOfObjects(node.child(key, value), `${name}.`);
  });
}
