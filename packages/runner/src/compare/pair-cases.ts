import { EvalError } from "@eval/core";
import type { ScoredCase, ScoredRun } from "./scored-run.js";

/** Two answers to one question. */
export interface CasePair {
  readonly key: string;
  readonly a: ScoredCase;
  readonly b: ScoredCase;
}

/** The pairs of two runs, and the cases that only one of them has. */
export interface Pairing {
  readonly by: "id" | "input";
  readonly pairs: readonly CasePair[];
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
}

/**
 * Pairs the cases of two runs by id where all have one of their own, else by input; the second case with an input is
 * the pair of the second in the other run.
 */
export function pairCases(a: ScoredRun, b: ScoredRun): Pairing {
  const by = hasOwnIds(a) && hasOwnIds(b) ? "id" : "input";
  const left = byKey(a, by);
  const right = byKey(b, by);
  const pairs: CasePair[] = [];
  for (const [key, scored] of left) {
    const other = right.get(key);
    if (other !== undefined) pairs.push({ key, a: scored, b: other });
  }
  if (pairs.length === 0) {
    throw new EvalError("unpaired", `runs ${a.id} and ${b.id} must have cases in common, got none by ${by}`);
  }
  const missing = (from: ReadonlyMap<string, ScoredCase>, other: ReadonlyMap<string, ScoredCase>) =>
    [...from.keys()].filter((key) => !other.has(key));
  return { by, pairs, onlyA: missing(left, right), onlyB: missing(right, left) };
}

function hasOwnIds({ cases }: ScoredRun): boolean {
  return new Set(cases.map(({ id }) => id)).size === cases.length && cases.every(({ id }) => id !== null);
}

function byKey({ id: run, cases }: ScoredRun, by: "id" | "input"): Map<string, ScoredCase> {
  const keyed = new Map<string, ScoredCase>();
  const seen = new Map<string, number>();
  for (const scored of cases) {
    const text = scored[by];
    if (text === null) {
      throw new EvalError(
        "unpaired",
        `cases of run ${run} must have an id or an input to be paired by, got none in case ${scored.number}`,
      );
    }
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    keyed.set(times === 1 ? text : `${text} (${times})`, scored);
  }
  return keyed;
}
