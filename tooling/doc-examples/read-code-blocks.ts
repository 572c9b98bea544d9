import type { Example } from "./example.js";

export interface CodeBlock extends Example {
  readonly language: string;
  /** Words after the language, such as `no-run`. */
  readonly flags: readonly string[];
}

/** The fenced code blocks of a Markdown document. */
export function readCodeBlocks(file: string, markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: { fence: string; indent: number; info: string[]; line: number; lines: string[] } | null = null;
  for (const [index, line] of markdown.split("\n").entries()) {
    const fence = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line);
    if (open === null) {
      if (fence === null) continue;
      const [, indent = "", mark = "", info = ""] = fence;
      open = { fence: mark, indent: indent.length, info: info.trim().split(/\s+/), line: index + 2, lines: [] };
    } else if (fence?.[2]?.startsWith(open.fence) && fence[3]?.trim() === "") {
      const [language = "", ...flags] = open.info;
      blocks.push({ file, line: open.line, text: open.lines.join("\n"), language, flags });
      open = null;
    } else {
      open.lines.push(line.slice(open.indent));
    }
  }
  return blocks;
}
