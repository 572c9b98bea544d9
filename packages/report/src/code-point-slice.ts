/** The beginning of a text, with an ellipsis where it goes on; no character is cut in two. */
export function codePointSlice(text: string, units: number): string {
  return text.length <= units ? text : `${text.slice(0, units).replace(/[\ud800-\udbff]$/, "")}…`;
}
