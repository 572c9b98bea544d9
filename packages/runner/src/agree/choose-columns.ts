import { EvalError, show } from "@eval/core";
import { checkColumn, columnsOf } from "../rows/mapping/check-column.js";
import { columnKey } from "../rows/mapping/field-aliases.js";
import type { ReadPlan } from "../rows/source.js";
import type { AgreeOptions } from "./agree-options.js";

/** The columns that an agreement is computed from. */
export interface AgreeColumns {
  readonly label: string;
  readonly secondLabel: string | null;
  readonly verdicts: readonly string[];
  readonly split: string | null;
  readonly by: readonly string[];
  readonly clusterBy: string | null;
  /** The answer that was judged, for its length. */
  readonly output: string | null;
}

const PEOPLE = ["human", "grader", "annotator", "labeler", "labeller", "rater", "reviewer"];
const LABELS = ["label", ...PEOPLE, "humanlabel", "humanverdict", "humangrade", ...PEOPLE.map((who) => `${who}1`)];
const SECOND_LABELS = ["secondlabel", "label2", ...PEOPLE.map((who) => `${who}2`)];
const VERDICTS = ["verdict", "judge", "judgeverdict", "judgelabel"];

/** Decides which column is what: as named, else by the names in use. Throws where that is in doubt. */
export function chooseColumns(plan: ReadPlan, options: AgreeOptions): AgreeColumns {
  const known = columnsOf(plan);
  const named = (option: string, column: string) => checkColumn(option, column, known);
  const label = options.label === null ? findLabel(known) : named("--label", options.label);
  const secondLabel =
    options.secondLabel === null
      ? only("--second-label", columnsCalled(SECOND_LABELS, known))
      : named("--second-label", options.secondLabel);
  const verdicts =
    options.verdicts.length === 0 ? findVerdicts(known) : options.verdicts.map((column) => named("--verdict", column));
  refuseDoubles([label, ...(secondLabel === null ? [] : [secondLabel]), ...verdicts]);
  const { language, output } = plan.mapping;
  return {
    label,
    secondLabel,
    verdicts,
    split: options.split === null ? null : named("--split", options.split),
    by: (options.by ?? (typeof language === "string" ? [language] : [])).map((column) => named("--by", column)),
    clusterBy: options.clusterBy === null ? null : named("--cluster-by", options.clusterBy),
    output: typeof output === "string" ? output : null,
  };
}

function findLabel(known: readonly string[]): string {
  const found = only("--label", columnsCalled(LABELS, known));
  if (found !== null) return found;
  throw new EvalError(
    "unknown-column",
    `--label must name the column with the verdicts of a person; the columns are ${known.map(show).join(", ")}`,
  );
}

/** A column of that name, else those that `evals score -o` writes. */
function findVerdicts(known: readonly string[]): readonly string[] {
  const named = columnsCalled(VERDICTS, known);
  const scored = known.filter((column) => column.endsWith(".passed"));
  if (named.length > 0) return named;
  if (scored.length > 0) return scored;
  throw new EvalError(
    "unknown-column",
    `--verdict must name a column with the verdicts to be judged; the columns are ${known.map(show).join(", ")}`,
  );
}

const columnsCalled = (names: readonly string[], known: readonly string[]): string[] =>
  known.filter((column) => names.includes(columnKey(column)));

function only(option: string, candidates: readonly string[]): string | null {
  if (candidates.length <= 1) return candidates[0] ?? null;
  throw new EvalError(
    "ambiguous-mapping",
    `${option} may be column ${candidates.map(show).join(" or ")}; say which: ${candidates.map((column) => `${option} ${column}`).join(" or ")}`,
  );
}

function refuseDoubles(columns: readonly string[]): void {
  const doubled = columns.find((column, index) => columns.indexOf(column) !== index);
  if (doubled === undefined) return;
  throw new EvalError(
    "invalid-option",
    `label and verdicts must be different columns, got ${show(doubled)} twice: it would agree with itself`,
  );
}
