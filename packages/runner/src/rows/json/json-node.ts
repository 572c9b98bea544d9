import type { Json, JsonRecord } from "@eval/core";
import { locateValue } from "./locate-value.js";

/** A value of a JSON text that can still say how it was written there. */
export class JsonNode<Value extends Json = Json> {
  readonly value: Value;
  readonly path: readonly (string | number)[];
  readonly #source: string | null;

  /** Without a source (Parquet) values are written as `JSON.stringify` writes them. */
  constructor(value: Value, source: string | null, path: readonly (string | number)[] = []) {
    this.value = value;
    this.#source = source;
    this.path = path;
  }

  /** The text of a string; anything else as it stands in the source. */
  get text(): string {
    if (typeof this.value === "string") return this.value;
    return this.#source === null ? JSON.stringify(this.value) : locateValue(this.#source, this.path);
  }

  child<Child extends Json>(step: string | number, value: Child): JsonNode<Child> {
    return new JsonNode(value, this.#source, [...this.path, step]);
  }

  /**
   * The value a column name leads to: a key of the object, or else a dotted path, in which a number is a place in an
   * array; null where it leads nowhere.
   */
  find(column: string): JsonNode | null {
    if (isList(this.value)) return this.#findInList(this.value, column);
    if (!isRecord(this.value)) return null;
    if (Object.hasOwn(this.value, column)) return this.child(column, this.value[column]!);
    for (let dot = column.indexOf("."); dot !== -1; dot = column.indexOf(".", dot + 1)) {
      const key = column.slice(0, dot);
      if (!Object.hasOwn(this.value, key)) continue;
      const found = this.child(key, this.value[key]!).find(column.slice(dot + 1));
      if (found !== null) return found;
    }
    return null;
  }

  #findInList(list: readonly Json[], column: string): JsonNode | null {
    const [, place = "", rest] = /^(\d+)(?:\.(.+))?$/su.exec(column) ?? [];
    const item = list[Number(place === "" ? Number.NaN : place)];
    if (item === undefined) return null;
    const node = this.child(Number(place), item);
    return rest === undefined ? node : node.find(rest);
  }
}

/** Whether a JSON value is an object. */
export function isRecord(value: Json): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a JSON value is an array: `Array.isArray` does not see read-only arrays as arrays. */
export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** What kind of value it is, for messages: values may be too deep to be shown. */
export function kindOf(value: Json): string {
  if (value === null) return "null";
  if (isList(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
