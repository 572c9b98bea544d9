/** A column of a printed table. */
export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
}
/** Lines of a table with columns as wide as their widest cell; widths are those on a terminal, in any script. */
export declare function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[];
//# sourceMappingURL=text-table.d.ts.map
