import type { EngineReply } from "./child-message.js";
import type { TaggedValue } from "./tagged-value.js";

/** A little more than the harness in the sandbox sends. */
const MAX_DEPTH = 110;
const INTEGER = /^-?\d+$/;

/**
 * A reply in the form that it must have, or null. Code that got hold of the harness may send anything, and what it
 * sends must end in a label, not in an error that keeps the case out of the mean.
 */
export function readReply(value: unknown): EngineReply | null {
  if (!Array.isArray(value)) return null;
  const [kind, first, second] = value as readonly unknown[];
  if (kind === "value" && isTagged(first, 0)) return ["value", first];
  if (kind === "syntax" && typeof first === "string") return ["syntax", first];
  if (kind !== "error" || typeof first !== "string" || typeof second !== "string") return null;
  return ["error", first, second];
}

function isTagged(value: unknown, depth: number): value is TaggedValue {
  if (value === null || typeof value === "boolean" || typeof value === "string") return true;
  if (!Array.isArray(value) || value.length !== 2 || depth > MAX_DEPTH) return false;
  const [kind, content] = value as readonly unknown[];
  if (kind === "int") return typeof content === "string" && INTEGER.test(content);
  if (kind === "float" || kind === "other") return typeof content === "string";
  if (!Array.isArray(content)) return false;
  if (kind === "list") return content.every((item) => isTagged(item, depth + 1));
  return (
    kind === "dict" &&
    content.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((item) => isTagged(item, depth + 1)))
  );
}
