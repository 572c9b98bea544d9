/**
 * Two words as one, as the languages of the south write them where the second begins with a vowel: a glide behind another
 * vowel (மீனாட்சி + அம்மன் = மீனாட்சியம்மன், பூ + இதழ் = பூவிதழ்), nothing behind a consonant (தமிழ் + அகம் = தமிழகம்). Null for other words and
 * scripts.
 */
export function sandhi(left: string, right: string): string | null {
  const last = left.charCodeAt(left.length - 1);
  const initial = right.charCodeAt(0);
  const block = initial & ~0x7f;
  if (!BLOCKS.has(block) || (last & ~0x7f) !== block || !isVowel(initial & 0x7f)) return null;
  const sign = (initial & 0x7f) === A ? "" : String.fromCharCode(initial + FROM_LETTER_TO_SIGN);
  const rest = sign + right.slice(1);
  const end = last & 0x7f;
  if (end === VIRAMA) return left.slice(0, -1) + rest;
  const glide = FRONT.has(end) || FRONT.has(end + FROM_LETTER_TO_SIGN) ? YA : VA;
  return left + String.fromCharCode(block + glide) + rest;
}

/** Tamil, Telugu, Kannada and Malayalam, whose letters stand at the same offsets. */
const BLOCKS = new Set([0x0b80, 0x0c00, 0x0c80, 0x0d00]);
const A = 0x05;
const FROM_LETTER_TO_SIGN = 0x38;
const VIRAMA = 0x4d;
const YA = 0x2f;
const VA = 0x35;
/** Signs of i, ii, e, ee, ai. */
const FRONT = new Set([0x3f, 0x40, 0x46, 0x47, 0x48]);

const isVowel = (offset: number): boolean => offset >= A && offset <= 0x14;
