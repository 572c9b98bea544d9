import { flagsInOrder } from "../flags-in-order.js";
import { counted, percent, whole } from "../numbers.js";
import type { RunRating } from "../ratings/run-ratings.js";
import type { Report } from "../report.js";
import { escapeMarkdown } from "./escape-markdown.js";
import { markdownTable } from "./markdown-table.js";

/** The ratings of a run with their reasons; nothing where it was not rated. */
export function ratingLines({ ratings, diagnostics }: Pick<Report, "ratings" | "diagnostics">): string[] {
  if (ratings === undefined) return [];
  const line = (title: string, { level, reasons }: RunRating): string =>
    `- ${title}: **${escapeMarkdown(level)}**${reasons.length === 0 ? "" : ` (${reasons.map(escapeMarkdown).join("; ")})`}`;
  return [
    line("capability", ratings.capability),
    line("reliability", ratings.reliability),
    line("review", ratings.posture),
    `- ${diagnostics === undefined ? "" : `of the verdicts of ${escapeMarkdown(diagnostics.primary)}, `}by the rules of the preset ${escapeMarkdown(ratings.preset)}`,
  ];
}

/** How many cases carry which flag; nothing where the run was not diagnosed. */
export function flagLines({ diagnostics }: Pick<Report, "diagnostics">): string[] {
  if (diagnostics === undefined) return [];
  const { cases, flagged, primary, notes } = diagnostics;
  const columns = ["flag", "cases", "share", "as the main one"].map((title, index) => ({
    title,
    align: index === 0 ? ("left" as const) : ("right" as const),
  }));
  const rows = flagsInOrder(diagnostics).map(({ code, count, first }) => [
    escapeMarkdown(code),
    whole(count),
    percent(cases === 0 ? null : count / cases),
    whole(first),
  ]);
  return [
    `${whole(flagged)} of ${counted(cases, "case")} carry a flag; the verdict of a case is that of ${escapeMarkdown(primary)}.`,
    "",
    ...(rows.length === 0 ? [] : [...markdownTable(columns, rows), ""]),
    ...notes.map((note) => `- ${escapeMarkdown(note)}`),
  ];
}
