import { classAt, FORMAT, JOINER, SPACE, WORD } from "./char-class.js";
import { nextGraphemeEnd } from "./split-graphemes.js";
import { wordEnd } from "./split-words.js";

/**
 * Words, as `splitWords` finds them, and between them every punctuation mark and symbol as a token of its own. The
 * double danda is one token; an emoji is one token with everything that belongs to it. White space separates.
 *
 * @example
 * splitTokens("रामः गच्छति॥"); // => ["रामः", "गच्छति", "॥"]
 * splitTokens("₹1,00,000!"); // => ["₹", "1,00,000", "!"]
 */
export function splitTokens(text: string): string[] {
  const tokens: string[] = [];
  let at = 0;
  while (at < text.length) {
    const bits = classAt(text, at);
    if ((bits & (SPACE | JOINER | FORMAT)) !== 0 || isInvisible(text.charCodeAt(at))) {
      at += text.codePointAt(at)! > 0xffff ? 2 : 1;
      continue;
    }
    const end = (bits & WORD) !== 0 ? wordEnd(text, at) : nextGraphemeEnd(text, at);
    tokens.push(text.slice(at, end));
    at = end;
  }
  return tokens;
}

function isInvisible(unit: number): boolean {
  return unit < 0x20 || (unit >= 0x7f && unit < 0xa0) || unit === 0x200b;
}
