import type { EvalCase } from "@eval/core";
import { createCaseReader } from "../rows/case-reader.js";
import { RowError, type RowProblem } from "../rows/row-problem.js";
import type { Source } from "../rows/source.js";
import { isProblem } from "../run/shard.js";
import { leftOut } from "./left-out.js";
import { type SourceStratum, Strata } from "./strata.js";

/** All cases that a sample may be drawn from. */
export interface Frame {
  readonly strata: readonly SourceStratum[];
  readonly isNamed: boolean;
  readonly cases: number;
  readonly excluded: number;
  readonly skipped: readonly RowProblem[];
  readonly skippedCount: number;
  readonly unmatched: string | null;
}

const PROBLEMS_KEPT = 1000;

/**
 * Reads a source once to learn what there is to draw from, and keeps a number a case. A row that cannot be read stops
 * it or is skipped, as it would be in a run of all cases: whether a file is sound must not hang on what is drawn.
 */
export async function readFrame(source: Source, onCase: (evalCase: EvalCase, number: number) => void): Promise<Frame> {
  const readCases = createCaseReader(source.plan);
  const strata = new Strata();
  const problems: RowProblem[] = [];
  let [cases, excluded, unreadable] = [0, 0, 0];
  for await (const batch of source.batches()) {
    const rows = readCases(batch);
    for (let index = 0; index < rows.length; index++) {
      const evalCase = rows.caseAt(index);
      if (isProblem(evalCase)) {
        if (source.plan.onBadRow === "fail") throw new RowError(evalCase);
        unreadable += 1;
        if (problems.length < PROBLEMS_KEPT) problems.push(evalCase);
      } else if (leftOut(evalCase) !== null) excluded += 1;
      else {
        cases += 1;
        strata.add(evalCase, rows.numberAt(index));
        onCase(evalCase, rows.numberAt(index));
      }
    }
  }
  return {
    strata: strata.list(),
    isNamed: strata.isNamed,
    cases,
    excluded,
    skipped: [...source.skipped, ...problems],
    skippedCount: source.skippedCount + unreadable,
    unmatched: source.unmatched,
  };
}
