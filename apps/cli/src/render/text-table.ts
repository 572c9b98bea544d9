import terminalWidth from "./terminal-width.cjs";

/** A column of a printed table. */
export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
}

/** Lines of a table with columns as wide as their widest cell; widths are those on a terminal, in any script. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ title }, index) =>
    Math.max(terminalWidth(title), ...rows.map((row) => terminalWidth(row[index] ?? ""))),
  );
  const line = (cells: readonly string[]) =>
    columns
      .map(({ align }, index) => pad(cells[index] ?? "", widths[index] as number, align))
      .join("  ")
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...rows.map(line)];
}

function pad(text: string, width: number, align: "left" | "right"): string {
  const space = " ".repeat(Math.max(0, width - terminalWidth(text)));
  return align === "left" ? text + space : space + text;
}
