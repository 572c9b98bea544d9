// @ts-check

/**
 * A doc block taken apart: its text as Markdown, what stands behind `@see`, and the code of its examples.
 *
 * @param {string} comment with its stars
 * @returns {{ text: string, sources: string[], examples: string[] }}
 */
export function docParts(comment) {
  const body = comment.replace(/^\/\*\*/, "").replace(/\*\/$/, "");
  /** @type {{ tag: string, lines: string[] }[]} */
  const parts = [{ tag: "", lines: [] }];
  for (const line of body.split("\n").map((line) => line.replace(/^\s*\*+ ?/, ""))) {
    const tag = /^\s*@([a-zA-Z]+)\s?(.*)$/.exec(line);
    if (tag === null) parts.at(-1)?.lines.push(line);
    else parts.push({ tag: tag[1] ?? "", lines: [tag[2] ?? ""] });
  }
  const textsOf = (/** @type {string} */ wanted) =>
    parts.filter(({ tag }) => tag === wanted).map(({ lines }) => lines.join("\n").trim());
  return {
    text: plainLinks(textsOf("")[0] ?? ""),
    sources: textsOf("see").map((text) => plainLinks(text.replace(/\s*\n\s*/g, " "))),
    examples: textsOf("example"),
  };
}

/** `{@link name}` is code in Markdown. @param {string} text */
const plainLinks = (text) => text.replace(/\{@link\s+([^}|\s]+)[^}]*\}/g, "`$1`");
