import { readFileSync } from "node:fs";

/** The rows of a file in `fixtures`, with the numbers that JSON cannot hold. */
export function readFixture<Row>(name: string): Row[] {
  const text = readFileSync(new URL(`../fixtures/${name}.jsonl`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) =>
      JSON.parse(line, (_, value) => (typeof value === "object" && value?.$float ? Number(value.$float) : value)),
    );
}
