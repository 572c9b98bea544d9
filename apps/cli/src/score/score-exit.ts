import type { Source, Summary } from "@eval/runner";
import type { FoundMetric } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { hasTooManyErrors } from "../gates.js";
import type { ConcludedRun } from "./concluded-run.js";

/** The exit code of a run that came to its end. What keeps it from being 0 is said on stderr. */
export function exitCodeOf(run: ConcludedRun, hasFailedGate: boolean): number {
  const { summary } = run.outcome;
  const complaint =
    summary.cases === 0
      ? noCase(run.source)
      : (tooManyErrors(run) ?? unscoredComplaint(summary, run.source, run.found));
  if (complaint !== null) {
    console.error(`evals: ${complaint}`);
    return exitCode.incomplete;
  }
  return hasFailedGate ? exitCode.gateFailed : exitCode.done;
}

/** Where a filter let nothing pass, what it could have asked for. */
export const noCase = ({ unmatched }: Pick<Source, "unmatched">): string =>
  `no case was found, so nothing was scored${unmatched === null ? "" : `: ${unmatched} (--filter)`}`;

function tooManyErrors({ outcome: { summary, folder }, settings }: ConcludedRun): string | null {
  if (!hasTooManyErrors(summary, settings.allowedErrors)) return null;
  const failing = summary.metrics.filter(({ errors }) => errors > 0);
  const errors = failing.map(({ name, errors: count }) => `${name} ${count}`).join(", ");
  const reasons = folder === null ? "" : `; all reasons are in ${folder.path}/results.jsonl`;
  return `more errors than --fail-on-error allows: ${errors}${reasons}`;
}

/** Says which metrics scored nothing, and how that may be mended; null where all scored something. */
export function unscoredComplaint(
  { metrics }: Pick<Summary, "metrics">,
  { plan }: Source,
  found: readonly FoundMetric[],
): string | null {
  const empty = metrics.filter(({ scored }) => scored === 0);
  if (empty.length === 0) return null;
  const names = empty.map(({ name, labels }) => `${name} (${Object.keys(labels).join(", ")})`);
  const needs = empty.flatMap(({ name }) => found.find((metric) => metric.name === name)?.factory.info.needs ?? []);
  // Where a whole field is missing, the column that holds it was not recognised.
  const fields = [...new Set(needs.flat())].filter((field) => !(field in plan.mapping));
  if (fields.length === 0) return `nothing was scored by ${names.join(", ")}`;
  const options = fields.map((field) => `--map ${field}=COLUMN`).join(" ");
  const columns = [...new Set(plan.files.flatMap((file) => file.columns))].join(", ");
  return `nothing was scored by ${names.join(", ")}\n  say which column holds ${fields.join(" and ")}: ${options} (columns: ${columns})`;
}
