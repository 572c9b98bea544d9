import { lazyPattern } from "./lazy-pattern.js";

/**
 * Whether a text shows nothing: empty, or only white space, controls and invisible format characters (zero-width
 * space, joiners on their own, byte order mark).
 *
 * @example
 * isBlank(" \u200B\n"); // => true
 * isBlank("।"); // => false
 */
export function isBlank(text: string): boolean {
  if (text.length === 0) return true;
  const first = text.charCodeAt(0);
  // Nearly every text starts with a visible character of ASCII or of a block from Devanagari to Sinhala, which have no
  // invisible one; the pattern is for the rest.
  if ((first > 0x20 && first < 0x7f) || (first >= 0x900 && first < 0xe00)) return false;
  return BLANK().test(text);
}

const BLANK = lazyPattern("^[\\p{White_Space}\\p{Cc}\\p{Cf}]*$");
