import type { EvalCase, Json } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { columnKey } from "../rows/mapping/field-aliases.js";
import { NumberList } from "./number-list.js";

/** The cases of one category of one source. */
export interface Category {
  /** Null where cases name none. */
  readonly category: string | null;
  readonly numbers: NumberList;
}

/** The cases of one source, by category. */
export interface SourceStratum {
  readonly source: string | null;
  readonly categories: readonly Category[];
}

/** Names, as `columnKey` writes them, that say which data set a case comes from; the first that is there counts. */
const SOURCE_KEYS = ["sourcedataset", "datasetkey"];
const CATEGORY_KEYS = ["category"];

/**
 * Case numbers by source (`source_dataset`, else `dataset_key`), then by category, each in the metadata of a case or a
 * column of its own. Holds a number a case and the names of the strata, nothing else.
 */
export class Strata {
  readonly #sources = new Map<string | null, Map<string | null, NumberList>>();
  /** Whether any case names a source or a category. */
  isNamed = false;

  add(evalCase: EvalCase, number: number): void {
    const source = named(evalCase, SOURCE_KEYS);
    const category = named(evalCase, CATEGORY_KEYS);
    this.isNamed ||= source !== null || category !== null;
    const categories = entryOf(this.#sources, source, () => new Map<string | null, NumberList>());
    entryOf(categories, category, () => new NumberList()).push(number);
  }

  /** In the order of their names, which no order of rows changes; cases without a name come last. */
  list(): SourceStratum[] {
    return byName(this.#sources).map(([source, categories]) => ({
      source,
      categories: byName(categories).map(([category, numbers]) => ({ category, numbers })),
    }));
  }
}

function entryOf<Value>(map: Map<string | null, Value>, key: string | null, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

function byName<Value>(map: ReadonlyMap<string | null, Value>): (readonly [string | null, Value])[] {
  // By code units: a collation would depend on the machine.
  return [...map].sort(([left], [right]) => {
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
    return left < right ? -1 : 1;
  });
}

function named({ metadata }: EvalCase, keys: readonly string[]): string | null {
  if (metadata === undefined) return null;
  for (const wanted of keys) {
    for (const key in metadata) {
      if (columnKey(key) !== wanted) continue;
      const name = nameIn(metadata[key]);
      if (name !== null) return name;
    }
  }
  return null;
}

function nameIn(value: Json | undefined): string | null {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && !isBlank(value) ? value : null;
}
