import { type EvalCase, EvalError, show } from "@eval/core";
import type { JournalLine } from "../run/journal-lines.js";
import type { Manifest } from "../run/manifest.js";
import { acceptedText } from "./accepted-text.js";
import type { ScoredCase, ScoredRun } from "./scored-case.js";

/** The cases of a run, and what it has not of them. */
export type ReadCases = Pick<ScoredRun, "cases" | "lacks">;

/** What a run says of a case, with what its file has of it. */
export function scoredCase(
  { case: number, id, results }: JournalLine,
  evalCase: EvalCase,
  columns: readonly (string | null)[],
): ScoredCase {
  return {
    number,
    id: id ?? null,
    input: evalCase.input ?? null,
    expected: evalCase.expected === undefined ? null : acceptedText(evalCase.expected),
    columns,
    scores: results.map(([, score]) => (typeof score === "number" ? score : null)),
    verdicts: results.map(([, , passed]) => passed),
  };
}

/**
 * The cases of a run whose files are `lost`, in words how: by id alone, with the columns that it was grouped by. Throws
 * where ids do not tell the cases apart.
 */
export async function fromJournal(
  lines: AsyncGenerator<JournalLine>,
  { id, by }: Manifest,
  columns: readonly string[],
  lost: string,
): Promise<ReadCases> {
  const places = columns.map((column) => by.indexOf(column));
  const cases: ScoredCase[] = [];
  let hasGroups = by.length > 0;
  for await (const line of lines) {
    hasGroups &&= line.by !== undefined;
    const texts = places.map((place) => line.by?.[place] ?? null);
    cases.push(scoredCase(line, {}, texts));
  }
  const unpaired = idFault(cases);
  if (unpaired !== null) {
    throw new EvalError(
      "changed-run",
      `run ${id} must still have the files it scored, got ${lost}; score it again, or give each case an id of its ` +
        `own (${unpaired}): runs are then compared without their files`,
    );
  }
  return { cases, lacks: lostColumns(columns, id, hasGroups ? by : [], lost) };
}

function lostColumns(columns: readonly string[], id: string, kept: readonly string[], lost: string) {
  const all = kept.length === 0 ? "the run kept no groups of it" : `the run kept only ${kept.join(", ")} of it`;
  const lacks = new Map<number, EvalError>();
  for (const [place, column] of columns.entries()) {
    if (kept.includes(column)) continue;
    const message = `run ${id} must still have the files it scored for column ${show(column)}, got ${lost}`;
    lacks.set(place, new EvalError("changed-run", `${message}; ${all}: what a run is scored with --by is kept`));
  }
  return lacks;
}

/** Why ids alone do not tell the cases of a run apart; null where they do. */
function idFault(cases: readonly ScoredCase[]): string | null {
  const seen = new Set<string>();
  for (const { number, id } of cases) {
    if (id === null) return `case ${number} has none`;
    if (seen.has(id)) return `${show(id)} is there twice`;
    seen.add(id);
  }
  return null;
}
