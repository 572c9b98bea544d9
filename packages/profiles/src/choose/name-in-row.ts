import { type EvalCase, EvalError, show } from "@eval/core";

/** The grader or profile that a row names for itself, the grader first; null where it names none. */
export function nameInRow({ metadata = {} }: EvalCase): string | null {
  for (const field of ["grader", "scoring_profile"]) {
    const name = metadata[field];
    if (name === undefined || name === null || name === "") continue;
    if (typeof name === "string") return name;
    throw new EvalError("unknown-profile", `metadata.${field} must be a name, got ${show(name)}`);
  }
  return null;
}
