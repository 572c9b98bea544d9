import type { NumberedCase } from "../read-cases.js";
import { createCaseReader } from "../rows/case-reader.js";
import { RowError, type RowProblem } from "../rows/row-problem.js";
import type { Source } from "../rows/source.js";
import { isProblem } from "../run/shard.js";
import { leftOut } from "../sample/left-out.js";

/** All cases of a source in order, and the rows that were skipped where the source was told to skip. */
export interface AllCases {
  readonly cases: readonly NumberedCase[];
  readonly problems: readonly RowProblem[];
  /** Cases that say `exclude_from_score`: an answer to them would be paid for and never counted. */
  readonly excluded: number;
}

/** Reads a source to its end: what is to be asked must be known whole before the first question costs money. */
export async function readAllCases(source: Source): Promise<AllCases> {
  const read = createCaseReader(source.plan);
  const cases: NumberedCase[] = [];
  const problems: RowProblem[] = [];
  let excluded = 0;
  for await (const batch of source.batches()) {
    const rows = read(batch);
    for (let index = 0; index < rows.length; index++) {
      const evalCase = rows.caseAt(index);
      if (!isProblem(evalCase)) {
        if (leftOut(evalCase) !== null) excluded += 1;
        else cases.push({ number: rows.numberAt(index), evalCase });
      } else if (source.plan.onBadRow === "fail") throw new RowError(evalCase);
      else problems.push(evalCase);
    }
  }
  return { cases, problems: [...source.skipped, ...problems], excluded };
}

/** Columns that are no field of a case: they are in its metadata, and may stand in a prompt. */
export function otherColumns({ plan }: Source): string[] {
  const used = new Set(Object.values(plan.mapping).flat());
  return [...new Set(plan.files.flatMap(({ columns }) => columns))].filter((column) => !used.has(column));
}
