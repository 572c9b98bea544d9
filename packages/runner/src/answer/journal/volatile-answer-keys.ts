import type { AnswerRecord } from "./answer-record.js";

/** What of a record is another in every run, even where all replies are the same. */
export const volatileAnswerKeys: readonly (keyof AnswerRecord)[] = ["latencyMs", "cached", "attempts", "requestId"];
