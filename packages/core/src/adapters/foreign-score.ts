import { EvalError, show } from "../errors.js";
import { isJson, type Json, type JsonRecord } from "../json.js";

/** What a scorer of another tool gives: a score in one of these forms, or null for "skipped". */
export type ForeignScore =
  | number
  | boolean
  | null
  | {
      readonly score: number | boolean | null;
      /** LangSmith and openevals explain a score here. */
      readonly comment?: string | undefined;
      /** autoevals and vitest-evals explain it in `metadata.rationale`, with the judge's choice in `choice`. */
      readonly metadata?: unknown;
      readonly error?: unknown;
    };

/** A foreign score with its parts named. */
export interface ReadScore {
  readonly score: number | null;
  /** Null where the scorer gave a number. */
  readonly verdict: boolean | null;
  readonly choice: string | null;
  readonly rationale: string | null;
  /** What of the scorer's metadata is plain JSON. */
  readonly metadata: JsonRecord;
}

/** Reads what a scorer gave. Throws for a list of scores, which no single metric has, and for what it is not. */
export function readForeignScore(name: string, given: ForeignScore): ReadScore {
  const { score, comment, metadata, error } = typeof given === "object" && given !== null ? given : { score: given };
  if (error !== undefined && error !== null) throw new EvalError("metric-error", `${name} failed: ${textOf(error)}`);
  if (score !== null && typeof score !== "number" && typeof score !== "boolean") {
    throw new EvalError("invalid-result", `${name} must give one score, got ${show(given)}`);
  }
  const notes = jsonEntries(metadata);
  return {
    score: typeof score === "boolean" ? Number(score) : score,
    verdict: typeof score === "boolean" ? score : null,
    choice: wordOf(notes["choice"]),
    rationale: wordOf(comment) ?? wordOf(notes["rationale"]),
    metadata: notes,
  };
}

const wordOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

const textOf = (error: unknown): string => (error instanceof Error ? error.message : show(error));

function jsonEntries(metadata: unknown): JsonRecord {
  if (typeof metadata !== "object" || metadata === null) return {};
  const entries = Object.entries(metadata).filter((entry): entry is [string, Json] => isJson(entry[1]));
  return Object.fromEntries(entries);
}
