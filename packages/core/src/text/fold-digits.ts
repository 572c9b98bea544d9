import { classOfCodePoint, classOfUnit, DIGIT, digitValue, isLatin1, SURROGATE } from "./char-class.js";

/**
 * Decimal digits of every script (general category Nd: all scripts of India, Arabic-Indic, Persian, full-width …) as
 * ASCII digits. `Number("५")` is NaN and NFKC does not help, so compare numbers after this step. Fractions,
 * superscripts and the Tamil signs for ten, hundred and thousand are not digits and stay.
 *
 * @example
 * foldDigits("१५ अगस्त ௧௯௪௭ ۱۹۴۷"); // => "15 अगस्त 1947 1947"
 */
export function foldDigits(text: string): string {
  if (isLatin1(text)) return text;
  let folded = "";
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x660) continue;
    let bits = classOfUnit(unit);
    if ((bits & (DIGIT | SURROGATE)) === 0) continue;
    let width = 1;
    if ((bits & SURROGATE) !== 0) {
      const codePoint = text.codePointAt(at)!;
      if (codePoint <= 0xffff) continue;
      bits = classOfCodePoint(codePoint);
      width = 2;
    }
    if ((bits & DIGIT) !== 0) {
      folded += text.slice(copied, at) + String(digitValue(bits));
      copied = at + width;
    }
    at += width - 1;
  }
  return copied === 0 ? text : folded + text.slice(copied);
}
