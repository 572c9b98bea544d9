import { type EvalCase, EvalError, show } from "@eval/core";

/** What a ranked list of documents is measured by. */
export interface Ranking {
  /** The documents of the first `k` ranks, in order; null stands for a document that an earlier rank already has. */
  readonly ranks: readonly (string | null)[];
  readonly relevant: ReadonlySet<string>;
}

/** Reads the lists of a case, cut after `k` ranks; a document counts where it stands first and once. */
export function rankingOf({ retrievedIds = [], relevantIds = [] }: EvalCase, k: number | null): Ranking {
  const seen = new Set<string>();
  const ranks = retrievedIds.slice(0, k ?? retrievedIds.length).map((id) => {
    if (seen.has(id)) return null;
    seen.add(id);
    return id;
  });
  return { ranks, relevant: new Set(relevantIds) };
}

/** Throws where `k` is neither null nor a whole number from 1 on. */
export function checkRank(metric: string, k: number | null): void {
  if (k === null || (Number.isInteger(k) && k >= 1)) return;
  throw new EvalError("invalid-option", `k of ${metric} must be a whole number from 1 on or null, got ${show(k)}`);
}

/**
 * Why a case without one of the lists is not measured, or null. An empty list of retrieved documents is a result,
 * the worst one, so `needs`, for which it would be missing, does not name it.
 */
export function missingList(metric: string, evalCase: EvalCase) {
  const field = evalCase.retrievedIds == null ? "retrievedIds" : evalCase.relevantIds == null ? "relevantIds" : null;
  if (field === null) return null;
  const reason = `${metric} needs ${show(field)}, which this case does not have`;
  return { score: null, label: "missing_field", reason } as const;
}
