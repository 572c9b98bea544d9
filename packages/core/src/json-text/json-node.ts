import type { Json } from "../json.js";

/** A parsed JSON value that keeps how its numbers were written: 0 is not 0.0, and no digit is lost. */
export type JsonNode =
  | { readonly type: "object"; readonly members: ReadonlyMap<string, JsonNode> }
  | { readonly type: "array"; readonly items: readonly JsonNode[] }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "number"; readonly text: string }
  | { readonly type: "boolean"; readonly value: boolean }
  | { readonly type: "null" };

/** The value as plain data. Objects have no prototype, so that no key of theirs can reach one. */
export function toPlain(node: JsonNode): Json {
  switch (node.type) {
    case "object": {
      const record: Record<string, Json> = Object.create(null);
      for (const [key, member] of node.members) record[key] = toPlain(member);
      return record;
    }
    case "array":
      return node.items.map(toPlain);
    case "number":
      return Number(node.text);
    case "null":
      return null;
    default:
      return node.value;
  }
}

const SHOWN_LENGTH = 80;

/** A value as a report shows it: scalars as written, containers by their size. */
export function showNode(node: JsonNode): string {
  switch (node.type) {
    case "object":
      return `an object of ${node.members.size}`;
    case "array":
      return `a list of ${node.items.length}`;
    case "number":
      return node.text;
    case "null":
      return "null";
    default:
      return cut(JSON.stringify(node.value));
  }
}

/** A text short enough for one line of a report; no half of a surrogate pair is left. */
function cut(text: string): string {
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
