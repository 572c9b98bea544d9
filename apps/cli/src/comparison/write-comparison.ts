import fs from "node:fs";
import { EvalError, show } from "@eval/core";
import { type ComparedCases, comparisonReport, discordantMarkdown } from "@eval/report";
import type { RunComparison } from "@eval/runner";
import { markdownOf, type ReportPart } from "../render/report-part.js";
import { writePieces } from "../report/write-pieces.js";
import { comparedCases, type ReadSide } from "./compared-cases.js";

interface WrittenComparison {
  readonly comparison: RunComparison;
  readonly parts: readonly ReportPart[];
  readonly left: ReadSide;
  readonly right: ReadSide;
  readonly by: readonly string[];
}

const ENDINGS = [".html", ".md", ".json"];

/** Refuses a file that could not be written, before anything is read. */
export function checkComparisonTarget(target: string): void {
  if (ENDINGS.some((ending) => target.endsWith(ending))) return;
  throw new EvalError("invalid-option", `--output must end in ${ENDINGS.join(", ")}, got ${show(target)}`);
}

/** Writes a comparison to every file named. The cases that differ are read where a file lists them. */
export async function writeComparison(targets: readonly string[], written: WrittenComparison): Promise<void> {
  const { comparison, parts, left, right, by } = written;
  let cases: ComparedCases | null = null;
  for (const target of targets) {
    if (target.endsWith(".json")) fs.writeFileSync(target, `${JSON.stringify(comparison, null, 2)}\n`);
    else {
      cases ??= await comparedCases(left, right, comparison, by);
      const pieces = target.endsWith(".html")
        ? comparisonReport(comparison, cases)
        : [markdownOf(parts), `\n${await discordantMarkdown(cases)}`];
      await writePieces(target, pieces);
    }
  }
}
