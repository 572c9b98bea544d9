/** A word of which nothing but question marks is left, with the marks of a sentence behind it. */
const LOST_WORD = /(?<!\S)\?{2,}[.,!:;)"'|]*(?!\S)/gu;

/** As many in one word may be what somebody meant: "???". */
const LONG = 4;

/**
 * Whether a text was saved in an encoding that lacks its letters, as Excel does with "CSV": each became a question mark,
 * spaces stayed ("???? ?? ??????"). A question that ends in some, as "What???", is none.
 */
export function hasLostLetters(text: string): boolean {
  if (!text.includes("???")) return false;
  const words = text.match(LOST_WORD) ?? [];
  if (words.length > 1) return words.some((word) => word.startsWith("???"));
  return words.length === 1 && words[0] === text.trim() && text.trim().length >= LONG;
}
