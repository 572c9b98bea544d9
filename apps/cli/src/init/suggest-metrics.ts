import type { CaseField, EvalCase } from "@eval/core";
import type { Suggestion } from "../own-manifest.js";
import { areIndic } from "./are-indic.js";

/** The metrics that fit what the cases of a file have, those that need most of it first. */
export async function suggestMetrics(
  cases: readonly EvalCase[],
  suggestions: readonly Suggestion[],
): Promise<string[]> {
  const has = (field: CaseField) => cases.some((evalCase) => evalCase[field] !== undefined);
  const isIndic = await areIndic(cases);
  const fitting = suggestions.filter(
    ({ fields, without = [], scripts }) =>
      has("output") && fields.every(has) && !without.some(has) && (scripts === undefined || isIndic),
  );
  return [...new Set(fitting.flatMap(({ metrics }) => metrics))];
}
