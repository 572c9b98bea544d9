import type { Interval } from "@eval/stats";

type Record = Readonly<globalThis.Record<string, unknown>>;

/** Cards are files of other packages and other times: what is not there, or is something else, is left out. */
export const recordOf = (value: unknown): Record | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record) : null;

export const recordsOf = (value: unknown): Record[] =>
  Array.isArray(value) ? value.map(recordOf).filter((record) => record !== null) : [];

export const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

export const numberOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

export function numbersOf(value: unknown): number[] | null {
  if (!Array.isArray(value)) return null;
  const numbers = value.flatMap((item) => numberOf(item) ?? []);
  return numbers.length === value.length ? numbers : null;
}

export function intervalOf(value: unknown): Interval | null {
  const record = recordOf(value);
  const [low, high] = [numberOf(record?.["low"]), numberOf(record?.["high"])];
  if (low === null || high === null || low > high) return null;
  return { level: numberOf(record?.["level"]) ?? 0.95, method: textOf(record?.["method"]) ?? "unknown", low, high };
}
