import type { AgreeOptions } from "./agree-options.js";
import { type Agreement, agreementOf } from "./agreement.js";
import { type Baselines, baselinesOf } from "./baselines.js";
import { compareVerdicts, type VerdictComparison } from "./compare-verdicts.js";
import { type UnlabelledRate, unlabelledRate } from "./corrected-rate.js";
import { type LabelNeeds, labelNeeds } from "./more-labels.js";
import type { LabelTable, TextColumn, VerdictColumn } from "./read-labels.js";
import { holdoutRows, type SplitAgreement, splitAgreement } from "./split-parts.js";

/** A judge over the rows of one value of a column. */
export interface AgreementSlice {
  readonly column: string;
  readonly value: string | null;
  readonly agreement: Agreement;
}

/** What is known of one column of verdicts. */
export interface JudgeReport {
  readonly verdict: string;
  /** Labelled rows that the judge gave no verdict on: they enter nothing. */
  readonly withoutVerdict: number;
  readonly agreement: Agreement;
  readonly split: SplitAgreement | null;
  readonly slices: readonly AgreementSlice[];
  readonly labelNeeds: LabelNeeds;
  readonly unlabelled: UnlabelledRate | null;
}

/** What verdicts and labels say of each other, wherever they come from. */
export interface MeasuredLabels {
  /** Rows with a human label. */
  readonly labelled: number;
  readonly judges: readonly JudgeReport[];
  readonly baselines: Baselines;
  /** The second person against the first, on the rows that both labelled; null without a second. */
  readonly people: Agreement | null;
  readonly comparisons: readonly VerdictComparison[];
}

/** Measures each column of verdicts against the labels, and beside rules that read nothing. */
export function measureLabels(table: LabelTable, options: AgreeOptions): MeasuredLabels {
  const { label, secondLabel, verdicts } = table;
  const clusters = clusterLabels(table);
  const human = label.values;
  const labelledRows = [...human.keys()].filter((row) => human[row] !== null);
  const at = <Value>(values: readonly Value[]) => labelledRows.map((row) => values[row] as Value);
  return {
    labelled: labelledRows.length,
    judges: verdicts.map((verdict) => judgeReport(table, verdict, clusters, options)),
    baselines: baselinesOf(at(human) as boolean[], at(table.lengths), clusters === null ? null : at(clusters)),
    people: secondLabel === null ? null : agreementOver(table, secondLabel, clusters, ratedRows(table, secondLabel)),
    comparisons: compareVerdicts(human, verdicts, clusters),
  };
}

function judgeReport(
  table: LabelTable,
  verdict: VerdictColumn,
  clusters: readonly string[] | null,
  options: AgreeOptions,
): JudgeReport {
  const human = table.label.values;
  const rows = ratedRows(table, verdict);
  const over = (some: readonly number[]) => agreementOver(table, verdict, clusters, some);
  const agreement = over(rows);
  const unseen = verdict.values.filter((value, row) => value !== null && human[row] === null);
  const judged = { successes: unseen.filter((value) => value === true).length, n: unseen.length };
  return {
    verdict: verdict.column,
    withoutVerdict: human.filter((value, row) => value !== null && verdict.values[row] === null).length,
    agreement,
    split: table.split === null ? null : splitOver(holdoutRows(table.split, options.holdout), rows, over),
    slices: table.by.flatMap((slicing) => slicesOver(slicing, rows, over)),
    labelNeeds: labelNeeds(agreement, options.width),
    unlabelled: unlabelledRate(agreement, judged, options.correction),
  };
}

type AgreementOf = (rows: readonly number[]) => Agreement;

function splitOver(held: readonly (boolean | null)[], rows: readonly number[], over: AgreementOf): SplitAgreement {
  const part = (isHeld: boolean) => over(rows.filter((row) => held[row] === isHeld));
  return splitAgreement(part(false), part(true));
}

/** By the values of a column, in the order in which they first occur. */
function slicesOver({ column, values }: TextColumn, rows: readonly number[], over: AgreementOf): AgreementSlice[] {
  const slices = new Map<string | null, number[]>();
  for (const row of rows) {
    const value = values[row] ?? null;
    const slice = slices.get(value);
    if (slice === undefined) slices.set(value, [row]);
    else slice.push(row);
  }
  return [...slices].map(([value, some]) => ({ column, value, agreement: over(some) }));
}

/** Rows with a label and a verdict. */
const ratedRows = ({ label }: LabelTable, { values }: VerdictColumn): number[] =>
  [...values.keys()].filter((row) => label.values[row] !== null && values[row] !== null);

function agreementOver(
  { label }: LabelTable,
  { values }: VerdictColumn,
  clusters: readonly string[] | null,
  rows: readonly number[],
): Agreement {
  return agreementOf({
    human: rows.map((row) => label.values[row] === true),
    judge: rows.map((row) => values[row] === true),
    clusters: clusters === null ? null : rows.map((row) => clusters[row] as string),
  });
}

/** A row that names no cluster is one of its own: rows without a name have nothing in common. */
export function clusterLabels({ clusters }: LabelTable): readonly string[] | null {
  if (clusters === null) return null;
  return clusters.values.map((value, row) => (value === null || value.trim() === "" ? `\u0000${row}` : value));
}
