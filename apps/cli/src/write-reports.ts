import fs from "node:fs";
import { EvalError, show } from "@eval/core";

/** A report in the formats it can be written in. */
export interface Report {
  readonly json: object;
  readonly markdown: () => string;
}

/** Writes a report to every file named; the ending says how. */
export function writeReports(targets: readonly string[], { json, markdown }: Report): void {
  for (const target of targets) {
    if (target.endsWith(".md")) fs.writeFileSync(target, markdown());
    else if (target.endsWith(".json")) fs.writeFileSync(target, `${JSON.stringify(json, null, 2)}\n`);
    else throw new EvalError("invalid-option", `--output must end in .md or .json, got ${show(target)}`);
  }
}
