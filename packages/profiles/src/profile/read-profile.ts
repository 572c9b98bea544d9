import { type Json, type JsonRecord, show } from "@eval/core";
import { partsOf, type ReadPart } from "./parts-of.js";
import type { PartValue, Profile } from "./profile.js";
import { readExpression } from "./read-expression.js";
import { readFields, refuse } from "./read-fields.js";
import { readPart } from "./read-part.js";

const FIELDS = ["name", "version", "summary", "threshold", "primary", "supporting"];

/** A profile out of options. Throws `EvalError` with the path to what is wrong. */
export function readProfile(json: Json, name: string, path: string, value: PartValue = "score"): Profile {
  const fields = readFields(json, path, FIELDS);
  const { version = 1, threshold, summary } = fields;
  if (fields["name"] !== undefined && fields["name"] !== name) {
    refuse(`${path}.name`, `must be the name under which it stands, got ${show(fields["name"])}`);
  }
  if (!Number.isInteger(version) || (version as number) < 1) {
    refuse(`${path}.version`, `must be a whole number from 1, got ${show(version)}`);
  }
  if (summary !== undefined && typeof summary !== "string") {
    refuse(`${path}.summary`, `must be a sentence, got ${show(summary)}`);
  }
  const primary = readExpression(fields["primary"], `${path}.primary`, value);
  const supporting = readSupporting(fields["supporting"], `${path}.supporting`);
  checkKeys([...partsOf(primary, `${path}.primary`), ...supporting], path);
  return {
    version: version as number,
    ...(summary !== undefined && { summary: summary as string }),
    threshold: readThreshold(threshold, `${path}.threshold`),
    primary,
    supporting: Object.fromEntries(supporting.map(({ part }) => [part.key, part])),
  };
}

/** A score from which on a case passes: 0 would pass every case. */
export function readThreshold(value: Json | undefined, path: string): number {
  if (typeof value === "number" && value > 0 && value <= 1) return value;
  return refuse(path, `must be above 0 and at most 1, got ${show(value)}`);
}

function readSupporting(json: Json | undefined, path: string): { part: ReadPart; path: string }[] {
  if (json === undefined) return [];
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    refuse(path, `must be an object of parts by key, got ${show(json)}`);
  }
  return Object.entries(json as JsonRecord).map(([key, item]) => {
    const at = `${path}.${key}`;
    const part = readPart(item, at, "score");
    for (const field of ["key", "value", "decides"]) {
      if (Object.hasOwn(item as JsonRecord, field)) refuse(`${at}.${field}`, "must stand in parts of primary only");
    }
    return { part: { ...part, key }, path: at };
  });
}

/** One key is one measurement; the same measurement may stand in several places. */
function checkKeys(parts: readonly { readonly part: ReadPart; readonly path: string }[], path: string): void {
  const known = new Map<string, string>();
  for (const { part, path: at } of parts) {
    const measured = JSON.stringify([part.metric, part.options ?? {}, part.references ?? null]);
    const other = known.get(part.key) ?? measured;
    if (other !== measured)
      refuse(at, `must have a key of its own in ${path}, since ${show(part.key)} is another part`);
    known.set(part.key, measured);
  }
}
