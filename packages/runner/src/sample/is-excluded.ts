import type { EvalCase } from "@eval/core";

/**
 * Whether a case says that it is not to be scored: `exclude_from_score` in its metadata or in a column of that name is
 * true (in a table `true`, `yes` or `1`, in any case).
 *
 * Such a case is left out of a run and counted there. It is not `unscored`: it does not belong to what the numbers
 * speak of, so it must not widen their bounds either.
 *
 * @example
 * isExcluded({ output: "5", metadata: { exclude_from_score: true } }); // => true
 * isExcluded({ output: "5", metadata: { exclude_from_score: "no" } }); // => false
 */
export function isExcluded({ metadata }: EvalCase): boolean {
  const value = metadata?.[EXCLUDING];
  if (value === undefined || value === null) return false;
  return value === true || value === 1 || (typeof value === "string" && TRUE.includes(value.trim().toLowerCase()));
}

/** The column, or the key of metadata, by which a case says so. */
export const EXCLUDING = "exclude_from_score";

const TRUE = ["true", "yes", "1"];
