import { type CaseField, type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { createCaseReader } from "./rows/case-reader.js";
import { objectFields } from "./rows/object-fields.js";
import type { RowProblem } from "./rows/row-problem.js";
import type { Source } from "./rows/source.js";
import { HashedIds } from "./run/hashed-ids.js";
import { isProblem } from "./run/shard.js";
import { leftOut } from "./sample/left-out.js";
import {
  countWarnings,
  listWarnings,
  type Warning,
  type WarningTally,
  warn,
  warnOfDouble,
} from "./summary/warnings.js";

/** How many cases have a field, and in how many of these it is blank. */
export interface FieldCount {
  readonly field: CaseField;
  readonly present: number;
  readonly blank: number;
}

/** What a file of cases holds, before anything is scored. */
export interface Inspection {
  readonly cases: number;
  readonly fields: readonly FieldCount[];
  readonly warnings: readonly Warning[];
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
}

/**
 * Reads all cases of a source once and counts what is there. Rows that cannot be read are listed, not fatal. `onCase` sees
 * each case that would be scored.
 */
export async function inspectCases(
  source: Source,
  onCase: (evalCase: EvalCase) => void = () => {},
): Promise<Inspection> {
  const readCases = createCaseReader(source.plan);
  const fields = new Map<CaseField, { present: number; blank: number }>();
  const warnings: WarningTally = {};
  const problems: RowProblem[] = [];
  const ids = new HashedIds();
  let cases = 0;
  for await (const batch of source.batches()) {
    const rows = readCases(batch);
    for (let index = 0; index < rows.length; index++) {
      const evalCase = rows.caseAt(index);
      if (isProblem(evalCase)) {
        problems.push(evalCase);
        continue;
      }
      const reason = leftOut(evalCase);
      if (reason !== null) {
        warn(warnings, reason, rows.numberAt(index));
        continue;
      }
      cases += 1;
      onCase(evalCase);
      countFields(fields, evalCase);
      countWarnings(warnings, evalCase, rows.numberAt(index));
      for (const code of objectFields(rows, index, evalCase)) warn(warnings, code, rows.numberAt(index));
      const { id } = evalCase;
      const number = rows.numberAt(index);
      if (id !== undefined) warnOfDouble(warnings, id, number, ids.add(id, number));
    }
  }
  return {
    cases,
    fields: [...fields].map(([field, counts]) => ({ field, ...counts })),
    warnings: listWarnings(warnings, cases),
    problems: [...source.skipped, ...problems],
    problemCount: source.skippedCount + problems.length,
  };
}

function countFields(fields: Map<CaseField, { present: number; blank: number }>, evalCase: EvalCase): void {
  for (const field of Object.keys(evalCase) as CaseField[]) {
    const counts = fields.get(field) ?? { present: 0, blank: 0 };
    counts.present += 1;
    if (isBlankField(evalCase, field)) counts.blank += 1;
    fields.set(field, counts);
  }
}

function isBlankField(evalCase: EvalCase, field: CaseField): boolean {
  if (field === "expected") return expectedAnswers(evalCase).every(isBlank);
  const value = evalCase[field];
  return (typeof value === "string" && isBlank(value)) || (Array.isArray(value) && value.length === 0);
}
