import { EvalError, show } from "@eval/core";
import { checkColumn, columnsOf } from "../rows/mapping/check-column.js";
import type { ReadPlan } from "../rows/source.js";

/** Where the scores of one metric are in a file: verdicts, numbers, or a column that holds either. */
export interface ScoreColumns {
  readonly name: string;
  readonly verdict: string | null;
  readonly score: string | null;
  readonly higherIsBetter: boolean;
}

/** A column of scores as it was asked for: under one name, in one side's file. */
export interface ScoreChoice {
  readonly name: string;
  readonly column: string;
  readonly higherIsBetter: boolean;
}

/** Whether a file has columns such as `evals score -o` writes. */
export const carriesScores = (plan: ReadPlan): boolean => scoredNames(columnsOf(plan)).size > 0;

const scoredNames = (columns: readonly string[]): ReadonlySet<string> =>
  new Set(columns.flatMap((column) => /^(.+)\.(?:passed|score)$/u.exec(column)?.[1] ?? []));

/** The columns asked for, else those that `evals score -o` writes. Throws where there are none. */
export function chooseScores(
  plan: ReadPlan,
  choices: readonly ScoreChoice[],
  lowerIsBetter: readonly string[],
): ScoreColumns[] {
  const known = columnsOf(plan);
  if (choices.length > 0) return choices.map((choice) => chosen(choice, known));
  const there = (column: string) => (known.includes(column) ? column : null);
  const found = [...scoredNames(known)].map((name) => ({
    name,
    verdict: there(`${name}.passed`),
    score: there(`${name}.score`),
    higherIsBetter: !lowerIsBetter.includes(name),
  }));
  if (found.length > 0) return found;
  throw new EvalError(
    "unknown-column",
    `${plan.files.map(({ path }) => path).join(", ")} must have columns of scores: name one with --score, or score the answers with -m; the columns are ${known.map(show).join(", ")}`,
  );
}

function chosen({ name, column, higherIsBetter }: ScoreChoice, known: readonly string[]): ScoreColumns {
  return { name, verdict: null, score: checkColumn("--score", column, known), higherIsBetter };
}
