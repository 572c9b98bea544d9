/** A table of cells that are Markdown already; those of columns in `right` stand to the right. */
export function markdownTable(
  columns: readonly { readonly title: string; readonly align: "left" | "right" }[],
  rows: readonly (readonly string[])[],
): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const rule = columns.map(({ align }) => (align === "right" ? "---:" : "---"));
  return [line(columns.map(({ title }) => title)), line(rule), ...rows.map(line)];
}
