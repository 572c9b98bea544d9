import { EvalError, show } from "@eval/core";
import type { AgreeOptions } from "../agree/agree-options.js";
import type { VerdictColumn } from "../agree/read-labels.js";
import type { ScoredRun } from "../compare/scored-case.js";
import { suggestName } from "../rows/mapping/closest-name.js";

/** The verdicts of the metrics asked for, or of all that gave any: as they stand, or by a limit on the score. */
export function runVerdicts({ metrics, cases }: ScoredRun, { verdicts, passFrom }: AgreeOptions): VerdictColumn[] {
  const names = metrics.map(({ name }) => name);
  for (const asked of [...verdicts, ...Object.keys(passFrom.columns)]) {
    if (names.includes(asked)) continue;
    throw new EvalError(
      "unknown-metric",
      `a metric of the run must be named, got ${show(asked)}; ${suggestName(asked, names)}`,
    );
  }
  const columns = names.map((column, place) => {
    const from = passFrom.columns[column] ?? passFrom.all;
    return { column, values: cases.map((each) => verdictOf(each.verdicts[place], each.scores[place], from)) };
  });
  const wanted = columns.filter(({ column, values }) =>
    verdicts.length > 0 ? verdicts.includes(column) : values.some((value) => value !== null),
  );
  if (wanted.length > 0) return wanted;
  const how = "say from which score on one passes, as in: --pass-from word-overlap=0.5";
  throw new EvalError(
    "invalid-option",
    `a metric of the run must give verdicts, got only ${names.map(show).join(", ")}; ${how}`,
  );
}

function verdictOf(passed: boolean | null | undefined, score: number | null | undefined, from: number | null) {
  if (from === null) return passed ?? null;
  return typeof score === "number" ? score >= from : null;
}
