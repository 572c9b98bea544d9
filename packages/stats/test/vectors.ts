import { readFileSync } from "node:fs";
import { expect } from "vitest";

/** One reference value: what was asked, and what the implementation named in `reference` answered. */
export interface Vector {
  readonly id: string;
  readonly metric: string;
  // biome-ignore lint/suspicious/noExplicitAny: each metric has a shape of its own, which its test knows
  readonly params: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly input: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly expected: any;
  readonly tolerance: number;
  readonly reference: string;
}

/** The rows of a fixture that hold one metric; never none. */
export function vectors(file: string, metric: string): Vector[] {
  const text = readFileSync(new URL(`../fixtures/${file}.jsonl`, import.meta.url), "utf8");
  const rows = text
    .trimEnd()
    .split("\n")
    .map((line): Vector => JSON.parse(line))
    .filter((row) => row.metric === metric);
  if (rows.length === 0) throw new Error(`no rows of ${metric} in ${file}`);
  return rows;
}

/** That a number, or each of a list, is within an absolute tolerance; "NaN" in a reference is null here. */
export function expectNear(actual: unknown, expected: unknown, tolerance: number): void {
  if (Array.isArray(expected)) {
    expect(actual).toHaveLength(expected.length);
    for (const [index, value] of expected.entries()) expectNear((actual as unknown[])[index], value, tolerance);
  } else if (expected === "NaN") {
    expect(actual).toBeNull();
  } else if (typeof expected === "string" && typeof actual === "number") {
    expect(actual).toBe(Number(expected));
  } else {
    expect(actual).toBeTypeOf("number");
    expect(Math.abs(Number(actual) - Number(expected))).toBeLessThanOrEqual(tolerance);
  }
}

/** Both ends of an interval, to compare with a reference that gives them as a list. */
export function bounds({ low, high }: { readonly low: number | null; readonly high: number | null }) {
  return [low, high];
}
