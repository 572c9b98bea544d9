import { readFileSync } from "node:fs";

/** A file of `fixtures/` as text. */
export const fixtureText = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8");

/** The rows of a fixture, one JSON value a line. */
export const matchRows = <Row>(name: string): Row[] =>
  fixtureText(name)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

/** A row of `match-cases.jsonl`. */
export interface MatchCase {
  readonly id: string;
  readonly input: Readonly<Record<string, string>>;
  readonly expected: boolean;
}
