import { type Json, type JsonRecord, show } from "@eval/core";
import type { Part, PartValue } from "./profile.js";
import { readFields, refuse } from "./read-fields.js";

const FIELDS = ["key", "metric", "options", "references", "value", "decides"];

/** A plain part out of a profile; `value` is what it counts for where it does not say. */
export function readPart(json: Json, path: string, value: PartValue): Part & { readonly key: string } {
  const fields = readFields(json, path, FIELDS);
  const metric = readText(fields["metric"], `${path}.metric`);
  return {
    metric,
    key: fields["key"] === undefined ? camelCase(metric) : readText(fields["key"], `${path}.key`),
    value: fields["value"] === undefined ? value : readValue(fields["value"], `${path}.value`),
    ...(fields["options"] !== undefined && { options: readOptions(fields["options"], `${path}.options`) }),
    ...(fields["references"] !== undefined && {
      references: oneOf(fields["references"], `${path}.references`, ["each", "all"]),
    }),
    ...(fields["decides"] !== undefined && { decides: readDecides(fields["decides"], `${path}.decides`) }),
  };
}

function readText(value: Json | undefined, path: string): string {
  return typeof value === "string" && value.trim() !== "" ? value : refuse(path, `must be a name, got ${show(value)}`);
}

/** The metric checks them itself when it is made. */
function readOptions(value: Json, path: string): JsonRecord {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as JsonRecord;
  return refuse(path, `must be an object, got ${show(value)}`);
}

function oneOf<const Word extends string>(value: Json, path: string, words: readonly Word[]): Word {
  return (
    words.find((word) => word === value) ?? refuse(path, `must be ${words.map(show).join(" or ")}, got ${show(value)}`)
  );
}

function readDecides(value: Json, path: string): NonNullable<Part["decides"]> {
  if (!Array.isArray(value)) return oneOf(value as Json, path, ["scored", "passed", "failed"]);
  if (value.length > 0 && value.every((label) => typeof label === "string")) return value as readonly string[];
  return refuse(path, `must list labels of the metric, got ${show(value)}`);
}

function readValue(value: Json, path: string): PartValue {
  if (typeof value === "string") return oneOf(value, path, ["score", "passed"]);
  const fields = readFields(value, path, ["atLeast", "atMost", "scale"]);
  const [[kind, bound] = [], ...more] = Object.entries(fields);
  if (kind === undefined || more.length > 0) {
    refuse(path, `must be "score", "passed" or one of atLeast, atMost and scale, got ${show(value)}`);
  }
  if (kind === "scale") return { scale: readScale(bound, `${path}.scale`) };
  const number = readNumber(bound, `${path}.${kind}`);
  return kind === "atLeast" ? { atLeast: number } : { atMost: number };
}

function readScale(value: Json | undefined, path: string): readonly [number, number] {
  if (Array.isArray(value) && value.length === 2) {
    const [zero, one] = value.map((end, index) => readNumber(end, `${path}[${index}]`)) as [number, number];
    if (zero !== one) return [zero, one];
  }
  return refuse(
    path,
    `must be two different scores, that which becomes 0 and that which becomes 1, got ${show(value)}`,
  );
}

function readNumber(value: Json | undefined, path: string): number {
  return typeof value === "number" ? value : refuse(path, `must be a number, got ${show(value)}`);
}

/** ascii: names of metrics are kebab-case */
const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
