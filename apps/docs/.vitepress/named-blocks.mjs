// @ts-check

/**
 * Puts the name over a block that is a file (`file=NAME`), and says of a block that it is what a command prints.
 *
 * @param {import("vitepress").MarkdownRenderer} md
 */
export function nameBlocks(md) {
  const { fence } = md.renderer.rules;
  if (fence === undefined) return;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const [language = "", ...flags] = (tokens[index]?.info ?? "").split(/\s+/);
    const token = tokens[index];
    // What stands behind the language is for the tests; the highlighter must not read it.
    if (token !== undefined) token.info = language;
    const title = titleOf(flags);
    const block = fence(tokens, index, options, env, self);
    return title === null
      ? block
      : `<div class="named-block"><p class="block-name">${md.utils.escapeHtml(title)}</p>${block}</div>`;
  };
}

/** @param {readonly string[]} flags */
function titleOf(flags) {
  const named = flags.find((flag) => /^(file|output)=/.test(flag));
  if (named !== undefined) return named.slice(named.indexOf("=") + 1);
  if (flags.includes("output")) return "prints";
  const exit = flags.find((flag) => flag.startsWith("exit="));
  return exit === undefined ? null : `ends with exit code ${exit.slice("exit=".length)}`;
}
