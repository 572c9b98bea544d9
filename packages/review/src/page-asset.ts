import fs from "node:fs";

/** Modules of the page, each after those it imports. */
const modules = [
  "elements",
  "language",
  "plain-parts",
  "ask",
  "action-of-key",
  "case-view",
  "pending-labels",
  "session",
  "desk-state",
  "desk",
  "keyboard",
  "main",
];

const read = (file: string): string => fs.readFileSync(new URL(`../page/${file}`, import.meta.url), "utf8");

/** The script of the page: its modules as one, so that one hash allows it and nothing else. */
export function pageScript(): string {
  const bodies = modules.map((name) =>
    read(`${name}.js`)
      .replace(/^import [^;]*;\n/gm, "")
      .replace(/^export /gm, ""),
  );
  return `"use strict";\n{\n${bodies.join("\n")}}\n`;
}

export const pageStyle = (): string => read("review.css");
