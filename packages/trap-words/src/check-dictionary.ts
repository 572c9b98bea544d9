import { EvalError, show } from "@eval/core";
import type { TrapDictionary } from "./dictionary.js";

/**
 * Throws an `EvalError` where a dictionary of the caller is none: enough to name the mistake, not to find every one,
 * which `dictionaryViolations` of the testing entry does.
 */
export function checkDictionary(data: unknown): asserts data is TrapDictionary {
  if (!isRecord(data) || typeof data.language !== "string" || !Array.isArray(data.entries)) {
    throw new EvalError("invalid-option", `dictionary must hold language and entries, got ${show(data)}`);
  }
  for (const entry of data.entries as unknown[]) {
    if (!isRecord(entry) || typeof entry.term !== "string" || !Array.isArray(entry.senses)) {
      throw new EvalError("invalid-option", `dictionary entry must hold term and senses, got ${show(entry)}`);
    }
    for (const sense of entry.senses as unknown[]) {
      if (isRecord(sense) && typeof sense.id === "string" && isRecord(sense.glosses)) continue;
      throw new EvalError(
        "invalid-option",
        `sense of ${show(entry.term)} must hold id and glosses, got ${show(sense)}`,
      );
    }
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
