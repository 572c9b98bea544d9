import type { Source } from "../rows/source.js";
import type { AgreeOptions } from "./agree-options.js";
import { type AgreeColumns, chooseColumns } from "./choose-columns.js";
import { type MeasuredLabels, measureLabels } from "./measure-labels.js";
import { readLabels } from "./read-labels.js";

/** Verdicts against human labels. */
export interface AgreementReport extends MeasuredLabels {
  readonly files: readonly string[];
  readonly rows: number;
  readonly skipped: number;
  readonly columns: AgreeColumns;
  readonly disclosures: readonly string[];
}

/** Reads labels and verdicts from a source and measures how well each column of verdicts agrees with the labels. */
export async function agreeLabels(source: Source, options: AgreeOptions): Promise<AgreementReport> {
  const columns = chooseColumns(source.plan, options);
  const table = await readLabels(source, columns, options);
  const { rows, skipped, disclosures } = table;
  return {
    files: source.plan.files.map(({ path }) => path),
    ...{ rows, skipped, columns, disclosures },
    ...measureLabels(table, options),
  };
}
