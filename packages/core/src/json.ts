/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A JSON object. */
export type JsonRecord = Readonly<Record<string, Json>>;

/**
 * A type as TypeScript lets it pass for JSON. An interface does not, whatever is in it, since it might grow; a metric
 * whose detail is one would be no `Metric`, and its results could not stand in one list with those of others.
 */
export type AsJson<T> = T extends Json
  ? T
  : T extends readonly (infer Item)[]
    ? readonly AsJson<Item>[]
    : { [Key in keyof T]: AsJson<T[Key]> };

/** Deeper than any honest record, and shallow enough that no later `JSON.stringify` overflows the stack. */
export const MAX_JSON_DEPTH = 64;

/**
 * Whether a value survives `JSON.stringify` and `JSON.parse` unchanged: no `undefined`, no `NaN` or infinity
 * (JSON would write them as `null`), no dates, maps, class instances or cycles. Minus zero counts as zero.
 *
 * @example
 * isJson({ matched: ["गंगा"], at: 3 }); // => true
 * isJson({ score: Number.NaN }); // => false
 */
export function isJson(value: unknown, depth = 0): value is Json {
  return typeof value === "object"
    ? value === null || (depth < MAX_JSON_DEPTH && isJsonContainer(value, depth + 1))
    : isJsonPrimitive(value);
}

const isJsonPrimitive = (value: unknown): boolean =>
  typeof value === "string" || (typeof value === "number" ? Number.isFinite(value) : typeof value === "boolean");

/** Every result of every metric passes here, so that its numbers and strings are looked at without another call. */
function isJsonContainer(value: object, depth: number): boolean {
  if (Array.isArray(value)) {
    // By index: an iterator makes an object for each item.
    for (let at = 0; at < value.length; at += 1) {
      const item: unknown = value[at];
      if (typeof item === "object" ? !isJson(item, depth) : !isJsonPrimitive(item)) return false;
    }
    return true;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item === "object" ? !isJson(item, depth) : !isJsonPrimitive(item)) return false;
  }
  return true;
}
