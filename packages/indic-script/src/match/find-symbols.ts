import { lazyPattern } from "@eval/core/text";

const SYMBOL = lazyPattern("[\\p{S}\\p{Extended_Pictographic}]", "u");
/** What changes how a symbol is drawn and not which one it is. */
const SELECTORS = /[\ufe0e\ufe0f]/g;
/** What makes another symbol of the one before it: a skin tone, a joined symbol, the other half of a flag. */
const CONTINUES = lazyPattern("^[\\p{Emoji_Modifier}\\u200d\\u20e3\\p{M}]", "u");
const FLAG_LETTER = lazyPattern("^\\p{Regional_Indicator}", "u");

/** Whether a text that has no word has a symbol or emoji to look for. */
export const hasSymbol = (text: string): boolean => SYMBOL().test(text);

/**
 * Where a text without words ("🐯", "₹", "👍🏽") stands in an answer, symbol for symbol: [start, end) in UTF-16 offsets, or
 * null. Emoji of another skin tone, or joined to more, are others.
 */
export function findSymbols(expected: string, output: string): readonly [start: number, end: number] | null {
  const wanted = expected.trim().replace(SELECTORS, "");
  if (wanted === "" || !hasSymbol(wanted)) return null;
  const offsets: number[] = [];
  let plain = "";
  for (let at = 0; at < output.length; at += 1) {
    const unit = output.charCodeAt(at);
    if (unit === 0xfe0e || unit === 0xfe0f) continue;
    offsets.push(at);
    plain += output.charAt(at);
  }
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isWhole(plain, at, end, wanted)) return [offsets[at]!, offsets[end - 1]! + 1];
  }
  return null;
}

function isWhole(text: string, start: number, end: number, wanted: string): boolean {
  if (text.charCodeAt(start - 1) === 0x200d || CONTINUES().test(text.slice(end))) return false;
  if (!FLAG_LETTER().test(wanted)) return true;
  let letters = 0;
  for (let at = start; at >= 2 && FLAG_LETTER().test(text.slice(at - 2, at)); at -= 2) letters += 1;
  return letters % 2 === 0;
}
