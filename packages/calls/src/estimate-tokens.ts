/**
 * About how many tokens a text has: a quarter of its UTF-8 bytes, rounded up.
 *
 * No tokenizer is asked. English has about four characters to a token. A letter of an Indian script has three bytes,
 * and so counts as three quarters of a token, which is near what current vocabularies make of it and too little for
 * old ones.
 *
 * @example
 * estimateTokens("What is the capital?"); // => 5
 * estimateTokens("राजधानी"); // => 6
 */
export function estimateTokens(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return Math.ceil(bytes / 4);
}
