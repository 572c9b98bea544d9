import { type Json, MAX_JSON_DEPTH } from "@eval/core";

/**
 * What makes a parsed value unfit to go on with, or null. Values nested deeper than any honest record overflow the
 * stack of whatever walks them later; a key `__proto__` turns, when copied, into a prototype.
 */
export function faultInJson(value: Json): string | null {
  if (typeof value !== "object" || value === null) return null;
  const stack: { readonly value: object; readonly path: string; readonly depth: number }[] = [{ value, path: "", depth: 1 }];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    if (top.depth > MAX_JSON_DEPTH) {
      return `nesting must be at most ${MAX_JSON_DEPTH} deep, got more at ${shorten(top.path)}; flatten it`;
    }
    for (const key of Object.keys(top.value)) {
      const path = Array.isArray(top.value) ? `${top.path}[${key}]` : top.path === "" ? key : `${top.path}.${key}`;
      if (key === "__proto__") return `key ${path} is not allowed, since copies of it change what objects inherit; rename it`;
      const child = (top.value as Record<string, unknown>)[key];
      if (typeof child === "object" && child !== null) stack.push({ value: child, path, depth: top.depth + 1 });
    }
  }
  return null;
}

function shorten(path: string): string {
  return path.length > 60 ? `${path.slice(0, 60)}…` : path;
}
