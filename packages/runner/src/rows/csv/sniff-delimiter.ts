import { scanFirstRows, type TextStart } from "./first-rows.js";

const SAMPLE_ROWS = 50;
/** The more usual first: it is taken when nothing else decides. */
const DELIMITERS = [",", "\t", ";", "|"];

/**
 * The delimiter under which most of the first rows have as many cells as the header, and then the most cells; a comma
 * for a table of one column; null where the first row is not complete.
 */
export function sniffDelimiter(text: TextStart): string | null {
  let best: { readonly delimiter: string; readonly share: number; readonly width: number } | null = null;
  let complete = false;
  for (const delimiter of DELIMITERS) {
    const widths = scanFirstRows(text, delimiter, SAMPLE_ROWS)?.map(({ spans }) => spans.length / 2);
    if (widths === undefined) continue;
    complete = true;
    const width = widths[0] ?? 0;
    if (width < 2) continue;
    const share = widths.filter((other) => other === width).length / widths.length;
    if (best === null || share > best.share || (share === best.share && width > best.width)) {
      best = { delimiter, share, width };
    }
  }
  return best?.delimiter ?? (complete ? "," : null);
}
