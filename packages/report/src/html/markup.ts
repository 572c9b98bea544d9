/** Text that is HTML already. Made by `html` alone, so that what is not marked as such is always escaped. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | readonly Part[] | null;

/**
 * HTML with every value in it escaped: a string can become neither an element nor an attribute, whether it stands in
 * text or between double quotes. Null gives nothing.
 *
 * @example
 * html`<td title="${'" onload="x'}">${"<b>"}</td>`.markup; // => '<td title="&quot; onload=&quot;x">&lt;b&gt;</td>'
 */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: pieces.reduce((before, piece, index) => before + markupOf(parts[index - 1] ?? null) + piece) };
}

function markupOf(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return escapeHtml(part);
  if (typeof part === "number") return String(part);
  return isList(part) ? part.map(markupOf).join("") : part.markup;
}

const isList = (part: Markup | readonly Part[]): part is readonly Part[] => Array.isArray(part);

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Controls that turn the direction of text are written as references, so that they do not turn the page's source. */
const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[&<>"']/g, (character) => entities[character] as string)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, (control) => `&#x${control.charCodeAt(0).toString(16)};`);
