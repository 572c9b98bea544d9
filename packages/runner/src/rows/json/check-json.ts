import { type Json, MAX_JSON_DEPTH } from "@eval/core";

interface Place {
  readonly value: object;
  readonly path: string;
  readonly depth: number;
}

/**
 * What makes a parsed value unfit to go on with, or null. Values nested deeper than any honest record overflow the
 * stack of whatever walks them later; a key `__proto__`, when copied, becomes a prototype; `1e999` is no number that
 * could be written again.
 */
export function faultInJson(value: Json): string | null {
  if (typeof value !== "object" || value === null) return null;
  const stack: Place[] = [{ value, path: "", depth: 1 }];
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    if (place.depth > MAX_JSON_DEPTH) {
      return `values must be nested at most ${MAX_JSON_DEPTH} deep, got more at ${place.path.slice(0, 60)}; flatten the row`;
    }
    const fault = pushChildren(place, stack);
    if (fault !== null) return fault;
  }
  return null;
}

function pushChildren({ value, path, depth }: Place, stack: Place[]): string | null {
  for (const [key, child] of Object.entries(value) as [string, Json][]) {
    const isObject = typeof child === "object" && child !== null;
    if (!isObject && key !== "__proto__" && typeof child !== "number") continue;
    const place = Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
    if (key === "__proto__")
      return `key must not be __proto__, which changes what copies inherit, got it at ${place}; rename it`;
    if (typeof child === "number" && !Number.isFinite(child))
      return `number must be finite, got a larger one at ${place}`;
    if (isObject) stack.push({ value: child, path: place, depth: depth + 1 });
  }
  return null;
}
