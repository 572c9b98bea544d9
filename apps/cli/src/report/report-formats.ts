import { EvalError, show } from "@eval/core";
import { casesCsv, htmlReport, junitReport, markdownReport, type Report } from "@eval/report";

type Pieces = Iterable<string> | AsyncIterable<string>;

/** How a report is written to a file, by the ending of its name. */
const formats: Readonly<Record<string, (report: Report) => Pieces>> = {
  ".html": htmlReport,
  ".md": (report) => [markdownReport(report)],
  ".csv": casesCsv,
  ".xml": junitReport,
};

/** The writer for a file, so that a wrong name is refused before anything is read. */
export function reportFormat(target: string): (report: Report) => Pieces {
  const ending = Object.keys(formats).find((each) => target.toLowerCase().endsWith(each));
  const format = ending === undefined ? undefined : formats[ending];
  if (format !== undefined) return format;
  throw new EvalError("invalid-option", `--output must end in ${Object.keys(formats).join(", ")}, got ${show(target)}`);
}
