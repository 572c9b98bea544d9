import type { Json, JsonRecord } from "@eval/core";

/** A row of Parquet as JSON. Large integers, dates and numbers that JSON does not have become their text. */
export function plainRecord(row: Readonly<Record<string, unknown>>): JsonRecord {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): Json {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value : String(value);
    case "bigint":
      return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
    case "object":
      return plainObject(value);
    default:
      return null;
  }
}

function plainObject(value: object | null): Json {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<unknown>, plainValue);
  if (Array.isArray(value)) return value.map(plainValue);
  return plainRecord(value as Record<string, unknown>);
}
