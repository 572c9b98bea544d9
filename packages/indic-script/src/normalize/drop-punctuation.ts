import { lazyPattern } from "@eval/core/text";

/**
 * A text without punctuation, but for marks that make it another number or name: a sign or point before a digit, what
 * stands between digits (3.5, 10:30, 5-6, 3/4), the per cent sign, the # and ' behind a letter as in C#. A text that is
 * nothing but punctuation stays. Symbols (₹, +, °) and emoji are no punctuation.
 */
export function dropPunctuation(text: string): string {
  if (!PUNCTUATION().test(text)) return text;
  const dropped = text.replace(EACH(), (mark, at: number) => (isMeaning(mark, text, at) ? mark : ""));
  return dropped.trim() === "" ? text : dropped;
}

const PUNCTUATION = lazyPattern("\\p{P}");
const EACH = lazyPattern("\\p{P}", "gu");
const BEHIND_DIGIT = lazyPattern("\\p{N}$");
const DIGIT = lazyPattern("^\\p{N}");
const MARK = lazyPattern("^\\p{M}");
const NEXT_WORD = lazyPattern("^\\p{P}*[\\p{L}\\p{M}\\p{N}]");
const WORD = lazyPattern("[\\p{L}\\p{M}\\p{N}]\\p{P}*$");

function isMeaning(mark: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 8), at);
  const after = text.slice(at + mark.length, at + mark.length + 2);
  // A sign without a letter would join the letter before.
  if (MARK().test(after)) return true;
  const isBehindDigit = BEHIND_DIGIT().test(before);
  if (mark === "%" || mark === "‰") return isBehindDigit || BEHIND_DIGIT().test(before.trimEnd());
  if (mark === "#") return /[A-Za-z]$/.test(before) && !NEXT_WORD().test(text.slice(at + 1));
  if (!DIGIT().test(after)) return false;
  if (isBehindDigit) return ".,:/-".includes(mark);
  return (mark === "-" || mark === ".") && !WORD().test(before);
}
