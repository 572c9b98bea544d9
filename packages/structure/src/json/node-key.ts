import type { JsonNode } from "@eval/core/json";
import { showDecimal, toDecimal } from "./decimal.js";

/** A text that two values share exactly where they are equal as JSON: 1 and 1.0 are, and members have no order. */
export function nodeKey(node: JsonNode): string {
  switch (node.type) {
    case "object": {
      const members = [...node.members].map(([key, member]) => `${JSON.stringify(key)}:${nodeKey(member)}`);
      return `{${members.sort().join(",")}}`;
    }
    case "array":
      return `[${node.items.map(nodeKey).join(",")}]`;
    case "string":
      return JSON.stringify(node.value);
    case "number":
      return showDecimal(toDecimal(node.text));
    case "boolean":
      return String(node.value);
    default:
      return "null";
  }
}
