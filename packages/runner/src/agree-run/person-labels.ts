import { EvalError } from "@eval/core";
import type { ScoredCase } from "../compare/scored-case.js";

/** What one person said of one case of a run. */
export interface PersonLabel {
  readonly case: number;
  readonly labeler: string;
  /** Null is "unsure": it counts as no verdict. */
  readonly passed: boolean | null;
  /** On which side of a hold-out the case is; null where nothing is held out. */
  readonly part: "tuning" | "test" | null;
}

/** Labels of one person, beside the cases of the run; null where there is no verdict of theirs. */
export interface Person {
  readonly labeler: string;
  readonly values: readonly (boolean | null)[];
  readonly passed: number;
  readonly failed: number;
  readonly unsure: number;
}

/** Labels person by person, in the order in which the people come. */
export function personsOf(labels: readonly PersonLabel[], cases: readonly ScoredCase[]): Person[] {
  const places = new Map(cases.map(({ number }, place) => [number, place]));
  const lost = labels.find((label) => !places.has(label.case));
  if (lost !== undefined) {
    throw new EvalError("changed-run", `a label must be of a case of the run, got case ${lost.case}`);
  }
  const names = [...new Set(labels.map(({ labeler }) => labeler))];
  return names.map((labeler) => {
    const own = labels.filter((label) => label.labeler === labeler);
    const values: (boolean | null)[] = cases.map(() => null);
    for (const label of own) values[places.get(label.case) as number] = label.passed;
    const count = (passed: boolean | null) => own.filter((label) => label.passed === passed).length;
    return { labeler, values, passed: count(true), failed: count(false), unsure: count(null) };
  });
}
