import { classAt, classBefore, classOfUnit, LETTER, MARK, SYMBOL } from "../char-class.js";

/**
 * A text without the joiners that change nothing to see: those without a virama beside them in a script of India or
 * between letters of scripts that do not join, a non-joiner after a final virama, and in Arabic script a non-joiner
 * after a letter that never joins forward.
 *
 * Joiners stay where they matter: ya-phalaa (র‍্য), half forms (क्‍ष), an open virama (க்‌ஷ), the space-less gap of
 * Urdu and Persian compounds, emoji sequences.
 */
export function stripIdleJoiners(text: string): string {
  return text.replace(JOINERS, (joiner, at: number) => (isIdle(text, at, joiner.length) ? "" : joiner));
}

const JOINERS = /[\u200c\u200d]/g;
const ZWNJ = 0x200c;
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\uaaf6\uabed]/;
/** Arabic letters that join only to the letter before them. */
const NEVER_JOINS_ON =
  /[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5]/;
const isArabic = (unit: number): boolean => unit >= 0x600 && unit <= 0x77f;
/** Meetei Mayek lies apart from the rest. */
const isIndian = (unit: number): boolean =>
  (unit >= 0x900 && unit <= 0xdff) || (unit >= 0xaae0 && unit <= 0xaaff) || (unit >= 0xabc0 && unit <= 0xabff);
/** An alphabet: no letter of it joins another. */
const isOlChiki = (unit: number): boolean => unit >= 0x1c50 && unit <= 0x1c7f;

function isIdle(text: string, at: number, width: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  const after = at + width < text.length ? text.charCodeAt(at + width) : 0;
  // Another joiner decides; the one before it is looked at in its own turn.
  if (before === ZWNJ || before === 0x200d) return true;
  if (isIndian(before)) return isIdleInIndian(text, at, before, after);
  if (isArabic(before)) return isIdleInArabic(text, at, after);
  if (before < 0x590 || isOlChiki(before)) return true;
  return (classBefore(text, at) & (LETTER | MARK | SYMBOL)) === 0;
}

function isIdleInIndian(text: string, at: number, before: number, after: number): boolean {
  if ((classBefore(text, at) & (LETTER | MARK)) === 0) return true;
  if (VIRAMA.test(String.fromCharCode(after))) return false;
  if (!VIRAMA.test(String.fromCharCode(before))) return true;
  return text.charCodeAt(at) === ZWNJ && !(isIndian(after) && (classOfUnit(after) & (LETTER | MARK)) !== 0);
}

function isIdleInArabic(text: string, at: number, after: number): boolean {
  if (text.charCodeAt(at) !== ZWNJ || !isArabic(after) || (classAt(text, at + 1) & LETTER) === 0) return true;
  // Marks sit on the letter: it is the letter that joins or not.
  let letter = at - 1;
  while (letter > 0 && (classAt(text, letter) & MARK) !== 0) letter -= 1;
  return NEVER_JOINS_ON.test(text[letter]!);
}
