import type { CaseField, EvalCase } from "@eval/core";
import type { Suggestion } from "../own-manifest.js";

/** Letters of the scripts that languages of India are written in, Latin aside. */
const INDIC =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Ol_Chiki}\p{Script=Meetei_Mayek}]/u;

/** The metrics that fit what the cases of a file have, those that need most of it first. */
export function suggestMetrics(cases: readonly EvalCase[], suggestions: readonly Suggestion[]): string[] {
  const has = (field: CaseField) => cases.some((evalCase) => evalCase[field] !== undefined);
  const isIndic = cases.some(({ input = "", expected = "" }) => INDIC.test(`${input} ${expected}`));
  const fitting = suggestions.filter(
    ({ fields, without = [], scripts }) =>
      has("output") && fields.every(has) && !without.some(has) && (scripts === undefined || isIndic),
  );
  return [...new Set(fitting.flatMap(({ metrics }) => metrics))];
}
