/**
 * A text with some code units replaced; the text itself where there is nothing to replace. `replacement` gives null
 * for a unit that stays. Units below `first` are not asked about.
 */
export function replaceUnits(
  text: string,
  first: number,
  replacement: (unit: number, index: number) => string | null,
): string {
  let replaced = "";
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < first) continue;
    const other = replacement(unit, at);
    if (other === null) continue;
    replaced += text.slice(copied, at) + other;
    copied = at + 1;
  }
  return copied === 0 ? text : replaced + text.slice(copied);
}
