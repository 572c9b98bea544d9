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
export function isJson(value: unknown): value is Json {
  if (typeof value !== "object") return isJsonPrimitive(value);
  // A list in the place of recursion: engines copy a function that calls itself into itself, and compile all of that.
  const open: Container[] = value === null ? [] : [{ value, depth: 1 }];
  for (let container = open.pop(); container !== undefined; container = open.pop()) {
    if (container.depth > MAX_JSON_DEPTH || !holdsJson(container, open)) return false;
  }
  return true;
}

interface Container {
  readonly value: object;
  readonly depth: number;
}

const isJsonPrimitive = (value: unknown): boolean =>
  typeof value === "string" || (typeof value === "number" ? Number.isFinite(value) : typeof value === "boolean");

/** Whether what a container holds is JSON as far as can be seen from there: containers in it are added to `open`. */
function holdsJson({ value, depth }: Container, open: Container[]): boolean {
  const isItem = (item: unknown): boolean => {
    if (typeof item !== "object") return isJsonPrimitive(item);
    if (item !== null) open.push({ value: item, depth: depth + 1 });
    return true;
  };
  if (Array.isArray(value)) {
    // By index: an iterator makes an object for each item, and `every` passes over holes.
    for (let at = 0; at < value.length; at += 1) if (!isItem(value[at])) return false;
    return true;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) if (!isItem((value as Record<string, unknown>)[key])) return false;
  return true;
}
