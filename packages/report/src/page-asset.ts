import fs from "node:fs";

/** Modules of the page, each after those it imports. */
const modules = [
  "fold-text",
  "language",
  "spans",
  "elements",
  "text-view",
  "outcome-chip",
  "case-view",
  "case-table",
  "case-list",
  "found-line",
  "filter-form",
  "row-index",
  "row-store",
  "search-rows",
  "main",
];

const read = (file: string): string => fs.readFileSync(new URL(`../page/${file}`, import.meta.url), "utf8");

/** The script of the page: its modules as one, since a page on disk may import nothing. */
export function pageScript(): string {
  const bodies = modules.map((name) =>
    read(`${name}.js`)
      .replace(/^import [^;]*;\n/gm, "")
      .replace(/^export /gm, ""),
  );
  return `"use strict";\n{\n${bodies.join("\n")}}\n`;
}

export const pageStyle = (): string => read("report.css");
