import { describeProblem, type ScoreOutcome, type Source, type SourceFile } from "@eval/runner";
import { mappingLine } from "./mapping-line.js";
import { counted } from "./numbers.js";
import { withoutControls } from "./without-controls.js";

const PROBLEMS_SHOWN = 5;

/** What was read, and how: files, mapping, rows that could not be read. */
export function runLines(source: Source, outcome: ScoreOutcome | null): string[] {
  const files = source.plan.files.map(fileLine);
  const cases =
    outcome === null ? [] : [`${counted(outcome.summary.cases, "case")}${resumed(outcome)}${part(outcome)}`];
  return [...files, `mapping: ${mappingLine(source.plan) || "none"}`, ...cases, ...problems(outcome)];
}

export function fileLine({ path, format, encoding, compression, delimiter }: SourceFile): string {
  const parts: string[] = [format, encoding];
  if (compression !== null) parts.push(compression);
  if (delimiter !== null && delimiter !== "," && delimiter !== "\t")
    parts.push(`delimiter ${JSON.stringify(delimiter)}`);
  return `${path === "-" ? "standard input" : withoutControls(path)} (${parts.join(", ")})`;
}

const resumed = ({ resumedCases }: ScoreOutcome): string =>
  resumedCases === 0 ? "" : `, ${resumedCases} of them from the journal`;

/** The first cases of a file are no sample of it. */
const part = ({ interrupted }: ScoreOutcome): string =>
  interrupted ? "; INTERRUPTED: the numbers are of these cases alone, the first of the run" : "";

function problems(outcome: ScoreOutcome | null): string[] {
  if (outcome === null || outcome.problemCount === 0) return [];
  const shown = outcome.problems
    .slice(0, PROBLEMS_SHOWN)
    .map((problem) => `  ${withoutControls(describeProblem(problem))}`);
  const more = outcome.problemCount - shown.length;
  return [`skipped ${counted(outcome.problemCount, "row")}`, ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])];
}
