// @ts-check

/**
 * Text of a doc block as Markdown of the site: outside code no `<` begins a tag and no braces a template.
 *
 * @param {string} text
 */
export function safeText(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll("<", "&lt;").replaceAll("{{", "&#123;&#123;")))
    .join("");
}

/**
 * A table. Cells are Markdown; line breaks and bars in them are made harmless.
 *
 * @param {readonly string[]} titles
 * @param {readonly (readonly string[])[]} rows
 */
export function table(titles, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(titles), line(titles.map(() => "---")), ...rows.map(line)].join("\n");
}

/** @param {string} text */
export const code = (text) => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

/**
 * @param {string} language
 * @param {string} text
 */
export const codeBlock = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``;
