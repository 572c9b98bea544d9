import { readFileSync } from "node:fs";

/** The rows of a fixture of this package, one JSON value a line. */
export function fixtureRows<Row>(name: string): Row[] {
  const text = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

/** A row of `indic-cases.jsonl`. */
export interface IndicCase {
  readonly id: string;
  readonly area: string;
  readonly input: Readonly<Record<string, string>>;
  readonly expected: unknown;
}

export const indicCases = (area: string): IndicCase[] =>
  fixtureRows<IndicCase>("indic-cases.jsonl").filter((row) => row.area === area);
