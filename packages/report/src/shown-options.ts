import type { Json, JsonRecord } from "@eval/core";
import { recordOf, textOf } from "./cards/json-reader.js";
import { codePointSlice } from "./code-point-slice.js";

/** The options of a metric as a person reads them. */
export interface ShownOptions {
  /** Those that are shown whole. */
  readonly short: JsonRecord;
  /** A line for each of the others: its name, what it is, its size, how it begins. */
  readonly long: readonly string[];
}

/** JSON up to here is read at a glance; a judge card has thousands of characters. */
const SHOWN_WHOLE = 200;
const BEGINNING = 120;
const NAME_SHOWN = 80;

/** Where the whole of a long option is to be had, for whoever shows its beginning. */
export const WHOLE_OPTIONS = "whole in the summary.json of the run";

/** Parts long options from short ones. Sizes are of the JSON, in bytes of UTF-8. */
export function shownOptions(options: JsonRecord): ShownOptions {
  const entries = Object.entries(options).map(([name, value]) => ({ name, value, json: JSON.stringify(value) }));
  return {
    short: Object.fromEntries(
      entries.filter(({ json }) => json.length <= SHOWN_WHOLE).map(({ name, value }) => [name, value]),
    ),
    long: entries
      .filter(({ json }) => json.length > SHOWN_WHOLE)
      .map(({ name, value, json }) => {
        const facts = [...whatItIs(value), sizeOf(json)].join(", ");
        return `${name} (${facts}): ${codePointSlice(json, BEGINNING)}`;
      }),
  };
}

/** What an object says of itself: its name or id, and its model. A list is known by its length. */
function whatItIs(value: Json): string[] {
  if (Array.isArray(value)) return [`${value.length} entries`];
  const record = recordOf(value);
  if (record === null) return [];
  const name = textOf(record["name"]) ?? textOf(record["id"]) ?? textOf(record["title"]);
  const model = textOf(record["model"]) ?? textOf(recordOf(record["model"])?.["model"]);
  return [name, model].flatMap((text) => (text === null ? [] : [codePointSlice(text, NAME_SHOWN)]));
}

function sizeOf(json: string): string {
  const bytes = new TextEncoder().encode(json).length;
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}
