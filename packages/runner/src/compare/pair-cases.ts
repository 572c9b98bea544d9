import { EvalError } from "@eval/core";
import { pairColumns } from "./pair-columns.js";
import type { ScoredCase, ScoredRun } from "./scored-case.js";

/** Two answers to one question. */
export interface CasePair {
  readonly key: string;
  readonly a: ScoredCase;
  readonly b: ScoredCase;
  /** Texts of the columns asked for, of whichever side has them. */
  readonly columns: readonly (string | null)[];
}

/** What makes two cases a pair. */
export type PairedBy = "id" | "input" | "row";

/** The pairs of two runs, and the cases that only one of them has. */
export interface Pairing {
  readonly by: PairedBy;
  readonly pairs: readonly CasePair[];
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
}

/**
 * Pairs the cases of two runs by id where all have one of their own and some are in both, else by input; the second
 * case with an input is the pair of the second in the other run. Two columns of one file need neither: there a row is
 * its own pair.
 */
export function pairCases(a: ScoredRun, b: ScoredRun): Pairing {
  const byId = hasOwnIds(a) && hasOwnIds(b) ? pairBy("id", a, b) : null;
  if (byId !== null && (byId.pairs.length > 0 || !hasInputs(a) || !hasInputs(b))) return withPairs(byId, a, b);
  const isOneFile = a.files.length > 0 && a.files.join("\n") === b.files.join("\n");
  return withPairs(pairBy(isOneFile ? "row" : "input", a, b), a, b);
}

function pairBy(by: PairedBy, a: ScoredRun, b: ScoredRun): Pairing {
  const left = byKey(a, by);
  const right = byKey(b, by);
  const columnsOf = pairColumns(a, b);
  const pairs: CasePair[] = [];
  for (const [key, scored] of left) {
    const other = right.get(key);
    if (other !== undefined) pairs.push({ key: shown(key), a: scored, b: other, columns: columnsOf(scored, other) });
  }
  const missing = (from: ReadonlyMap<string, ScoredCase>, other: ReadonlyMap<string, ScoredCase>) =>
    [...from.keys()].filter((key) => !other.has(key)).map(shown);
  return { by, pairs, onlyA: missing(left, right), onlyB: missing(right, left) };
}

function withPairs(pairing: Pairing, a: ScoredRun, b: ScoredRun): Pairing {
  if (pairing.pairs.length > 0) return pairing;
  throw new EvalError("unpaired", `${a.id} and ${b.id} must have cases in common, got none by ${pairing.by}`);
}

const hasInputs = ({ cases }: ScoredRun): boolean => cases.every(({ input }) => input !== null);

function hasOwnIds({ cases }: ScoredRun): boolean {
  return new Set(cases.map(({ id }) => id)).size === cases.length && cases.every(({ id }) => id !== null);
}

function byKey({ id: run, cases }: ScoredRun, by: PairedBy): Map<string, ScoredCase> {
  const keyed = new Map<string, ScoredCase>();
  const seen = new Map<string, number>();
  for (const scored of cases) {
    const text = by === "row" ? String(scored.number) : scored[by];
    if (text === null) {
      throw new EvalError(
        "unpaired",
        `cases of ${run} must have an id or an input to be paired by, got neither in row ${scored.number}; name the column with --map id=COLUMN`,
      );
    }
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    keyed.set(`${text}${TIMES}${times}`, scored);
  }
  return keyed;
}

/** Parts a text from how often it has occurred: no text with a number behind it is taken for another one's second. */
const TIMES = "\u0000";

function shown(key: string): string {
  const at = key.lastIndexOf(TIMES);
  const [text, times] = [key.slice(0, at), key.slice(at + 1)];
  return times === "1" ? text : `${text} (${times})`;
}
