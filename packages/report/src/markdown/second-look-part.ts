import { secondLook } from "../judge-review/second-look.js";
import type { Report } from "../report.js";
import { escapeMarkdown } from "./escape-markdown.js";
import { markdownTable } from "./markdown-table.js";

/** What a judge said who looked at some of the cases again; nothing where none did. */
export function secondLookLines({ judgeReview }: Pick<Report, "judgeReview">): string[] {
  if (judgeReview === undefined) return [];
  const { columns, rows, notes } = secondLook(judgeReview);
  const titles = columns.map((title, at) => ({ title, align: at === 0 ? ("left" as const) : ("right" as const) }));
  return [
    "## A judge's second look",
    "",
    ...markdownTable(titles, rows),
    "",
    ...notes.map((note) => `- ${escapeMarkdown(note)}`),
    "",
  ];
}
