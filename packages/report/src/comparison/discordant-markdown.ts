import { type EvalCase, expectedAnswers } from "@eval/core";
import { codePointSlice } from "../code-point-slice.js";
import { escapeMarkdown } from "../markdown/escape-markdown.js";
import { markdownTable } from "../markdown/markdown-table.js";
import { counted, groupName } from "../numbers.js";
import { caseChange } from "./case-change.js";
import type { ComparedCase, ComparedCases } from "./comparison.js";

const LISTED = 50;
const TEXT_SHOWN = 160;

/**
 * The first cases on which two runs differ, with the accepted answers, where there are any, and both outputs, as
 * Markdown; nothing where there are none.
 */
export async function discordantMarkdown(cases: ComparedCases): Promise<string> {
  const { metrics, count, textsMissing } = cases;
  if (count === 0) return "";
  const listed: ComparedCase[] = [];
  for await (const each of cases.rows()) {
    if (listed.length >= LISTED) break;
    listed.push(each);
  }
  const hasGold = listed.some((each) => goldOf(each) !== undefined);
  const titles = ["case", "change", "input", ...(hasGold ? ["expected"] : []), "output of A", "output of B"];
  const columns = titles.map((title) => ({ title, align: "left" as const }));
  const rest = count > listed.length ? `, the first ${listed.length} of ${counted(count, "case")}` : "";
  return [
    `### Cases on which A and B differ${rest}`,
    "",
    ...(textsMissing === null ? [] : [`Not all texts are shown: ${escapeMarkdown(textsMissing)}`, ""]),
    ...markdownTable(
      columns,
      listed.map((each) => cells(each, metrics, hasGold)),
    ),
    "",
  ].join("\n");
}

function cells(each: ComparedCase, metrics: readonly string[], hasGold: boolean): string[] {
  const { key, a, b, aResults, bResults } = each;
  const changes = metrics.map((name, at) => `${escapeMarkdown(name)}: ${caseChange(aResults[at], bResults[at])}`);
  const texts = [(a ?? b)?.input, ...(hasGold ? [goldOf(each)] : []), a?.output, b?.output].map((text) =>
    text === undefined ? "–" : escapeMarkdown(codePointSlice(text, TEXT_SHOWN)),
  );
  return [escapeMarkdown(codePointSlice(key, TEXT_SHOWN)), changes.join("; "), ...texts];
}

/** The accepted answers; of either side where a corrected set holds others. */
function goldOf({ a, b }: ComparedCase): string | undefined {
  const [left, right] = [answersOf(a), answersOf(b)];
  return left === undefined || right === undefined || left === right ? (left ?? right) : `A: ${left}; B: ${right}`;
}

function answersOf(evalCase: EvalCase | null): string | undefined {
  const answers = evalCase === null ? [] : expectedAnswers(evalCase);
  return answers.length === 0 ? undefined : answers.map(groupName).join(" / ");
}
