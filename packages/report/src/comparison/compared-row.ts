import type { EvalCase } from "@eval/core";
import type { RowShape } from "../html/row-index.js";
import type { ReportRow } from "../report.js";
import { caseChange } from "./case-change.js";
import type { ComparedCase, ComparedCases } from "./comparison.js";

/** How the page reads a pair: the answer of B stands as the alternative, and each metric is there once for each side. */
export const comparedShape = ({ metrics, by }: ComparedCases): RowShape => ({
  metrics: metrics.flatMap((name) => [{ name: `${name}: A` }, { name: `${name}: B`, spansOf: "alternative" }]),
  by: [...by, ...metrics.map((name) => `${name}: change`)],
  titles: { output: "Output of A", alternative: "Output of B" },
});

/** What the sides have in common, as A has it, with the answer of A where its texts are at hand. */
const shared = (a: EvalCase | null, b: EvalCase | null): EvalCase => {
  const { alternative: _, output, ...rest } = a ?? b ?? {};
  return a === null || output === undefined ? rest : { ...rest, output };
};

const answerOf = (b: EvalCase | null): Pick<EvalCase, "alternative"> =>
  b?.output === undefined ? {} : { alternative: b.output };

/** A pair as a row of the page. */
export function comparedRow({ key, number, groups, a, b, aResults, bResults }: ComparedCase): ReportRow {
  const changes = aResults.map((result, at) => caseChange(result, bResults[at]));
  const evalCase = a === null && b === null ? null : { ...shared(a, b), ...answerOf(b) };
  return {
    number,
    id: key,
    groups: [...groups, ...changes],
    evalCase,
    results: aResults.flatMap((result, at) => {
      const other = bResults[at];
      return other === undefined ? [result] : [result, other];
    }),
  };
}
