import type { Style } from "./style.js";
import { type Column, textTable } from "./text-table.js";

/** One part of a report: a title, a table, and what the table means. Each may be missing. */
export interface ReportPart {
  readonly title: string | null;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly string[];
}

/** A report for a terminal. */
export function textOf(parts: readonly ReportPart[], style: Style): string {
  return parts.map((part) => partLines(part, style).join("\n")).join("\n\n");
}

function partLines({ title, columns, rows, notes }: ReportPart, style: Style): string[] {
  const indent = title === null ? "" : "  ";
  const [header = "", ...body] = rows.length === 0 ? [] : textTable(columns, rows);
  const table =
    rows.length === 0 ? [] : [...(header === "" ? [] : [style.dim(`  ${header}`)]), ...body.map((line) => `  ${line}`)];
  return [...(title === null ? [] : [style.bold(title)]), ...table, ...notes.map((note) => `${indent}${note}`)];
}

/** The same as Markdown, for a pull request. */
export function markdownOf(parts: readonly ReportPart[]): string {
  return `${parts.map((part) => markdownLines(part).join("\n")).join("\n\n")}\n`;
}

function markdownLines({ title, columns, rows, notes }: ReportPart): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(" | ")} |`;
  const table = [
    line(columns.map(({ title: head }) => head)),
    `| ${columns.map(({ align }) => (align === "right" ? "--:" : "---")).join(" | ")} |`,
    ...rows.map(line),
  ];
  return [
    ...(title === null ? [] : [`### ${escapeText(title)}`, ""]),
    ...(rows.length === 0 ? [] : table),
    ...(rows.length === 0 || notes.length === 0 ? [] : [""]),
    ...notes.map((note) => `${escapeText(note)}  `),
  ];
}

/** Names and values come from files: they may not open a tag. */
const escapeText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const escapeCell = (text: string): string => escapeText(text).replaceAll("|", "\\|");
