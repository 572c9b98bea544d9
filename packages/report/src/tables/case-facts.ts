import { expectedAnswers, type Json, type JsonRecord } from "@eval/core";
import type { Report, ReportRow } from "../report.js";

/** Number, id and slice of a case. */
export function caseFacts({ number, id, groups }: ReportRow, { run, textsMissing }: Report): JsonRecord {
  const columns = textsMissing === null ? run.by : [];
  return {
    case: number,
    id,
    ...Object.fromEntries(columns.map((name, index) => [`by.${name}`, groups[index] ?? null])),
  };
}

/** What a person reads to judge a case. Null where its texts are not there. */
export function caseTexts({ evalCase }: ReportRow): JsonRecord {
  const answers = evalCase === null ? [] : expectedAnswers(evalCase);
  return {
    language: evalCase?.language ?? null,
    model: evalCase?.model ?? null,
    input: evalCase?.input ?? null,
    expected: [...answers] as Json[],
    output: evalCase?.output ?? null,
  };
}
