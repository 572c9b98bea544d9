import { showControls } from "../hidden-controls.js";

/**
 * Text from data as Markdown that shows it and does nothing: no element, link, image, formula, emphasis or table cell
 * comes of it, and `@name` calls nobody. On one line, since a line feed would end a cell.
 *
 * @example
 * escapeMarkdown("<b>*न*|"); // => "\\<b\\>\\*न\\*\\|"
 * escapeMarkdown("- a\n1. b"); // => "\\- a 1. b"
 * escapeMarkdown("https://evil.example"); // => "https\\://evil.example"
 */
export function escapeMarkdown(text: string): string {
  return (
    showControls(text.replace(/\s+/g, " ").trim())
      // ascii: the marks of Markdown are
      .replace(/[\\`*_{}[\]<>&|~$#@]|:(?=\S)|(?<=www)\./gi, "\\$&")
      .replace(/^[-+=]/, "\\$&")
      .replace(/^([0-9]+)([.)])/, "$1\\$2")
      // Servers look for names and issue numbers in the text that comes of the Markdown: an empty comment parts them.
      .replace(/\\[@#]/g, "$&<!-- -->")
  );
}

/**
 * Text from data as code, between more backticks than it holds in a row.
 *
 * @example
 * codeSpan("{\"a\":"); // => "`{\"a\":`"
 * codeSpan("`"); // => "`` ` ``"
 */
export function codeSpan(text: string): string {
  const shown = showControls(text.replace(/\s+/g, " "));
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}
