import { EvalError, show } from "@eval/core";
import { htmlReport, markdownReport, type Report } from "@eval/report";
import type { ArtifactFile } from "./artifact-files.js";

type Pieces = Iterable<string> | AsyncIterable<string>;

/** Reports that begin with what is known once all cases were seen, by the ending of their names. */
const afterAll: Readonly<Record<string, (report: Report) => Pieces>> = {
  ".html": htmlReport,
  ".md": (report) => [markdownReport(report)],
};

/** Reports that are written while the cases pass by. */
const inPassing: Readonly<Record<string, Pick<ArtifactFile, "kind" | "format">>> = {
  ".csv": { kind: "cases", format: "csv" },
  ".xml": { kind: "junit", format: "xml" },
};

/** A report that is written once all cases were seen. */
export interface ReportFile {
  readonly target: string;
  readonly pieces: (report: Report) => Pieces;
}

/** How reports are written, so that a wrong name is refused before anything is read. */
export function reportFiles(targets: readonly string[]): {
  readonly reports: readonly ReportFile[];
  readonly passing: readonly ArtifactFile[];
} {
  const reports: ReportFile[] = [];
  const passing: ArtifactFile[] = [];
  for (const target of targets) {
    const pieces = byEnding(afterAll, target);
    const file = byEnding(inPassing, target);
    if (pieces !== undefined) reports.push({ target, pieces });
    else if (file !== undefined) passing.push({ target, ...file });
    else throw unknownEnding(target);
  }
  return { reports, passing };
}

function byEnding<Value>(values: Readonly<Record<string, Value>>, target: string): Value | undefined {
  const name = target.toLowerCase();
  const ending = Object.keys(values).find((each) => name.endsWith(each));
  return ending === undefined ? undefined : values[ending];
}

function unknownEnding(target: string): EvalError {
  const endings = Object.keys({ ...afterAll, ...inPassing }).join(", ");
  return new EvalError("invalid-option", `--output must end in ${endings}, got ${show(target)}`);
}
