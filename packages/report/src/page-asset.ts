import fs from "node:fs";

const read = (file: string): string => fs.readFileSync(new URL(`../page/${file}`, import.meta.url), "utf8");

const IMPORT = /^import [^;]*? from "\.\/([^"]+)";\n/gm;

/** The script of the page: its modules as one, each after those it imports, since a page on disk may import nothing. */
export function pageScript(): string {
  const bodies = new Map<string, string>();
  const visit = (file: string): void => {
    if (bodies.has(file)) return;
    const text = read(file);
    // Set before its imports are visited, so that a circle ends; then again, so that it stands behind them.
    bodies.set(file, "");
    for (const [, imported] of text.matchAll(IMPORT)) visit(imported as string);
    bodies.delete(file);
    bodies.set(file, scoped(text.replace(IMPORT, "")));
  };
  visit("main.js");
  return `"use strict";\n{\n${[...bodies.values()].join("\n")}}\n`;
}

/** A module as a scope of its own, out of which come the names that it exports. */
function scoped(text: string): string {
  const names = [...text.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name);
  const body = text.replace(/^export /gm, "");
  return names.length === 0
    ? `{\n${body}}\n`
    : `const { ${names.join(", ")} } = (() => {\n${body}return { ${names.join(", ")} };\n})();\n`;
}

export const pageStyle = (): string => read("report.css");
