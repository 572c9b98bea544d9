import { checkCount } from "../checks/check-count.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { ConfusionTable } from "./confusion-table.js";

/** The sums of a confusion table. */
export interface Margins {
  readonly n: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** How many items both raters gave the same label. */
  readonly agreed: number;
}

/** Sums a confusion table; throws unless it is square and holds counts. */
export function tableMargins({ labels, counts }: ConfusionTable): Margins {
  const size = labels.length;
  if (counts.length !== size || counts.some((row) => row.length !== size)) {
    throw invalidInput(`counts must have ${size} rows and columns, one for each label`, counts);
  }
  const columns = Array<number>(size).fill(0);
  let agreed = 0;
  const rows = counts.map((row, at) => {
    let sum = 0;
    for (const [column, count] of row.entries()) {
      checkCount("a count of a table", count);
      sum += count;
      columns[column]! += count;
    }
    agreed += row[at]!;
    return sum;
  });
  return { n: rows.reduce((sum, row) => sum + row, 0), rows, columns, agreed };
}
