/** A fenced block of a Markdown text. */
export interface CodeBlock {
  /** The first word after the fence, in lower case; empty where there is none. */
  readonly tag: string;
  readonly code: string;
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)/;

/**
 * The fenced code blocks of a text: backticks or tildes, three or more, closed by at least as many of the same. A block
 * that is never closed goes on to the end, as where a model ran out of tokens. Unlike in CommonMark a fence may be
 * indented by any amount, since models indent inside lists; its lines lose as much.
 */
export function codeBlocks(text: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: { indent: number; fence: string; tag: string; lines: string[] } | null = null;
  const close = () => {
    if (open !== null) blocks.push({ tag: open.tag, code: open.lines.join("\n") });
    open = null;
  };
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, indent = "", fence = "", tag = ""] = FENCE.exec(line) ?? [];
    if (open === null) {
      if (fence !== "") open = { indent: indent.length, fence, tag: tag.toLowerCase(), lines: [] };
    } else if (fence.startsWith(open.fence) && line.trim() === fence) close();
    else open.lines.push(withoutIndent(line, open.indent));
  }
  close();
  return blocks;
}

function withoutIndent(line: string, most: number): string {
  let count = 0;
  while (count < most && (line[count] === " " || line[count] === "\t")) count++;
  return line.slice(count);
}
