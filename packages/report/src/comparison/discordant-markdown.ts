import { codePointSlice } from "../code-point-slice.js";
import { escapeMarkdown } from "../markdown/escape-markdown.js";
import { markdownTable } from "../markdown/markdown-table.js";
import { counted } from "../numbers.js";
import { caseChange } from "./case-change.js";
import type { ComparedCase, ComparedCases } from "./comparison.js";

const LISTED = 50;
const TEXT_SHOWN = 160;

/** The first cases on which two runs differ, with both outputs, as Markdown; nothing where there are none. */
export async function discordantMarkdown(cases: ComparedCases): Promise<string> {
  const { metrics, count, textsMissing } = cases;
  if (count === 0) return "";
  const lines: string[][] = [];
  for await (const each of cases.rows()) {
    if (lines.length >= LISTED) break;
    lines.push(cells(each, metrics));
  }
  const columns = ["case", "change", "input", "output of A", "output of B"].map((title) => ({
    title,
    align: "left" as const,
  }));
  const rest = count > lines.length ? `, the first ${lines.length} of ${counted(count, "case")}` : "";
  return [
    `### Cases on which A and B differ${rest}`,
    "",
    ...(textsMissing === null ? [] : [`Not all texts are shown: ${escapeMarkdown(textsMissing)}`, ""]),
    ...markdownTable(columns, lines),
    "",
  ].join("\n");
}

function cells({ key, a, b, aResults, bResults }: ComparedCase, metrics: readonly string[]): string[] {
  const changes = metrics.map((name, at) => `${escapeMarkdown(name)}: ${caseChange(aResults[at], bResults[at])}`);
  const texts = [a?.input, a?.output, b?.output].map((text) =>
    text === undefined ? "–" : escapeMarkdown(codePointSlice(text, TEXT_SHOWN)),
  );
  return [escapeMarkdown(codePointSlice(key, TEXT_SHOWN)), changes.join("; "), ...texts];
}
