/**
 * Whether the vowels of a native spelling allow another spelling of the same sounds. A key of sounds is deaf to vowel
 * length; this is not where the writing says it: "kamaal" is not कमल, "deen" is not दिन, "kamala" not कमल, while "pani"
 * may be पानी, since Roman seldom writes length.
 */
export function vowelsAgree(native: string, other: string): boolean {
  if (native.length === 0 || other.length === 0) return false;
  return isNative(other) ? nativeAgree(native, other) : latinAgrees(native, other);
}

/**
 * Whether Latin ends in an -a that the native word does not write: "Ashoka" for अशोक, but also "Kamala", which is rather
 * कमला. Where the last vowel is heard (behind a cluster, and in the south and east) the -a belongs to the word.
 */
export function hasAddedA(native: string, latin: string): boolean {
  if (!/[^a]a$/.test(latin)) return false;
  const last = native.charCodeAt(native.length - 1);
  if ((last & 0x7f) < 0x15 || (last & 0x7f) > 0x39) return false;
  const isDropped = last < 0xb00 || last >= 0xd80;
  return isDropped && (native.charCodeAt(native.length - 2) & 0x7f) !== 0x4d;
}

const isNative = (text: string): boolean => text.charCodeAt(0) >= 0x900;

/** Long vowels by offset in a block of Indic letters: letters and signs of aa, ii, uu; e and o where they stand for them. */
const LONG = {
  a: [0x06, 0x3e, 0x11, 0x49, 0x0d, 0x45],
  i: [0x08, 0x40, 0x0f, 0x47, 0x0e, 0x46],
  u: [0x0a, 0x42, 0x13, 0x4b, 0x12, 0x4a],
} as const;

function countOf(text: string, offsets: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x900 && unit < 0xd80 && offsets.includes(unit & 0x7f)) count += 1;
  }
  return count;
}

function latinAgrees(native: string, latin: string): boolean {
  if (occurrences(latin, /aa/g) > countOf(native, LONG.a)) return false;
  if (occurrences(latin, /ee|ii/g) > countOf(native, LONG.i)) return false;
  if (occurrences(latin, /oo|uu/g) > countOf(native, LONG.u)) return false;
  const pattern = FINALS[finalVowel(native)];
  return pattern === undefined || pattern.test(latin);
}

const occurrences = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

type FinalVowel = "none" | "a" | "i" | "u" | "e" | "o" | "ai" | "au" | "other";

/** How Roman may end a word whose last sound is this vowel. */
const FINALS: Readonly<Partial<Record<FinalVowel, RegExp>>> = {
  none: /[^aiuoy]$|[aeiou]y$|[ie]e$|[^a]a$|[ao]i$|[ao]u$/,
  a: /a[hn]?$|or?e?$|er$|ar$|ay$/,
  i: /[iyee]$|i[hn]$|ey$|ea$|ie$/,
  u: /[uw]$|oo$|ue$|o$|u[hn]$/,
  e: /[ey]$|ai$|[ae]y$|e[hn]$|a$|i$/,
  o: /o$|oe?$|o[hnw]$|au$|ou?$|aw$|u$/,
  ai: /ai?$|[aey]y?$|e$|ei$|[ae]in$/,
  au: /[oa]u$|ow$|aw$|o$/,
};

const SIGNS: Readonly<Record<number, FinalVowel>> = {
  6: "a",
  62: "a",
  7: "i",
  63: "i",
  8: "i",
  64: "i",
  9: "u",
  65: "u",
  10: "u",
  66: "u",
  14: "e",
  70: "e",
  15: "e",
  71: "e",
  18: "o",
  74: "o",
  19: "o",
  75: "o",
  16: "ai",
  72: "ai",
  20: "au",
  76: "au",
};

function finalVowel(native: string): FinalVowel {
  const offset = native.charCodeAt(native.length - 1) & 0x7f;
  const known = SIGNS[offset];
  if (known !== undefined) return known;
  return (offset >= 0x15 && offset <= 0x39) || offset === 0x4d ? "none" : "other";
}

/** Vowel letters and signs one by one: signs as letters, virama and inherent vowels left out. */
function nativeAgree(left: string, right: string): boolean {
  return nativeVowels(left) === nativeVowels(right);
}

function nativeVowels(text: string): string {
  let vowels = "";
  for (let at = 0; at < text.length; at += 1) {
    const offset = text.charCodeAt(at) & 0x7f;
    // Short and long e and o are one where a script has only one of them.
    const plain = offset >= 0x3e && offset <= 0x4c ? offset - 0x38 : offset;
    if (plain >= 0x06 && plain <= 0x14) vowels += VOWEL_NAMES[plain] ?? "";
  }
  return vowels;
}

const VOWEL_NAMES: Readonly<Record<number, string>> = {
  6: "A",
  7: "i",
  8: "I",
  9: "u",
  10: "U",
  11: "R",
  14: "e",
  15: "e",
  16: "E",
  17: "o",
  18: "o",
  19: "o",
  20: "O",
};
