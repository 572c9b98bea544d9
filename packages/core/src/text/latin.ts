const ABOVE_LATIN_1 = /[\u0100-\uffff]/;

/**
 * Whether a text stays below U+0100. On a string that the engine stores in one byte a character, which is all English
 * text, the pattern cannot match and the answer comes without looking at it.
 */
export function isLatin1(text: string): boolean {
  return !ABOVE_LATIN_1.test(text);
}
