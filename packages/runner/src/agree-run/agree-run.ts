import type { AgreementReport } from "../agree/agree-labels.js";
import type { AgreeOptions } from "../agree/agree-options.js";
import { clusterLabels, measureLabels } from "../agree/measure-labels.js";
import { lengthOf, type TextColumn } from "../agree/read-labels.js";
import type { ScoredRun } from "../compare/scored-case.js";
import { readScoredRun } from "../compare/scored-run.js";
import { type RunFolder, readManifestOf } from "../run/run-folder.js";
import { type MetricBesidePerson, metricsBesidePersons, type PersonPair, personPairs } from "./between-persons.js";
import { type Person, type PersonLabel, personsOf } from "./person-labels.js";
import { type PersonsAlpha, personsAlpha } from "./persons-alpha.js";
import { runVerdicts } from "./run-verdicts.js";
import { truthOf } from "./truth.js";

/** The metrics of a run against the people who labelled its cases, and these against each other. */
export interface RunAgreement extends AgreementReport {
  readonly run: string;
  readonly labelers: readonly Omit<Person, "values">[];
  /** Cases without a label since as many people said correct as incorrect. */
  readonly disputed: number;
  readonly pairs: readonly PersonPair[];
  /** All people at once; null with a reason where there is one. */
  readonly alpha: PersonsAlpha;
  /** Empty with one person, who then is the label. */
  readonly besidePersons: readonly MetricBesidePerson[];
}

export interface RunAgreeOptions extends AgreeOptions {
  /** Whether the labelled cases were drawn at random: only then do labels say something of the cases without one. */
  readonly isRandom: boolean;
}

/** Joins labels with the verdicts of a run, by case, and measures both. `options.label` is the name of a labeler. */
export async function agreeRun(
  folder: RunFolder,
  labels: readonly PersonLabel[],
  options: RunAgreeOptions,
): Promise<RunAgreement> {
  const columns = await columnsToRead(folder, options);
  const read = [...new Set([columns.output, columns.split, ...columns.by, columns.clusterBy])];
  const known = read.filter((column) => column !== null);
  const run = await readScoredRun(folder, known);
  for (const error of run.lacks.values()) throw error;
  const persons = personsOf(labels, run.cases);
  const truth = truthOf(persons, options.label);
  const textsOf = (column: string | null) => (column === null ? null : textColumn(run, known, column));
  // A case that people saw and left open is not one that they never saw: it says nothing of these.
  const seen = new Set(labels.map((label) => label.case));
  const counts = (row: number) =>
    truth.values[row] !== null || (options.isRandom && !seen.has(run.cases[row]?.number ?? 0));
  const given = runVerdicts(run, options);
  const verdicts = given.map(({ column, values }) => ({
    column,
    values: values.map((value, row) => (counts(row) ? value : null)),
  }));
  const table = {
    ...{ rows: run.cases.length, skipped: 0, disclosures: [], secondLabel: null },
    label: { column: truth.name, values: truth.values },
    verdicts,
    split: textsOf(columns.split) ?? partColumn(run, labels),
    by: columns.by.map((column) => textColumn(run, known, column)),
    clusters: textsOf(columns.clusterBy),
    lengths: textsOf(columns.output)?.values.map(lengthOf) ?? run.cases.map(() => null),
  };
  const clusters = clusterLabels(table);
  return {
    run: run.id,
    ...{ files: run.files, rows: table.rows, skipped: 0, disclosures: [] },
    columns: {
      ...{ ...columns, label: truth.name, secondLabel: null },
      ...{ verdicts: verdicts.map(({ column }) => column), split: table.split?.column ?? null },
    },
    ...measureLabels(table, options),
    labelers: persons.map(({ values: _, ...person }) => person),
    disputed: truth.disputed,
    pairs: personPairs(persons, clusters),
    alpha: personsAlpha(persons, clusters),
    besidePersons: persons.length < 2 ? [] : metricsBesidePersons(given, persons, clusters),
  };
}

async function columnsToRead(folder: RunFolder, { by, split, clusterBy }: AgreeOptions) {
  const { mapping } = await readManifestOf(folder);
  const { language, output } = mapping;
  return {
    output: typeof output === "string" ? output : null,
    by: by ?? (typeof language === "string" ? [language] : []),
    ...{ split, clusterBy },
  };
}

function textColumn({ cases }: ScoredRun, columns: readonly string[], column: string): TextColumn {
  const place = columns.indexOf(column);
  return { column, values: cases.map((each) => each.columns[place] ?? null) };
}

/** The parts of a hold-out, once there are labels in both. */
function partColumn({ cases }: ScoredRun, labels: readonly PersonLabel[]): TextColumn | null {
  const parts = new Map(labels.map((label) => [label.case, label.part]));
  const found = new Set(parts.values());
  if (!found.has("test") || !found.has("tuning")) return null;
  return { column: "hold-out", values: cases.map(({ number }) => parts.get(number) ?? null) };
}
