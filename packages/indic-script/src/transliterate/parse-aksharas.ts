import { VOWEL_LETTERS, VOWEL_SIGNS } from "./devanagari-vowels.js";

/**
 * One consonant with the vowel after it, or a vowel that stands alone. Consonants are letters of Devanagari with their
 * nukta; vowels are written as in ISO 15919, with ê and ô for the candra signs.
 */
export interface Akshara {
  /** "" where a vowel stands alone. */
  readonly consonant: string;
  /** "" behind a virama. */
  readonly vowel: string;
  /** The vowel is the one that is not written. */
  readonly isInherent: boolean;
  readonly nasal: "" | "anusvara" | "candrabindu";
  readonly hasVisarga: boolean;
}

/** A part of a text in Devanagari: an akshara, or a character that belongs to none. */
export type TextPart = Akshara | string;

export const isAkshara = (part: TextPart | undefined): part is Akshara => typeof part === "object";

/** Takes a text in the letters of Devanagari apart; joiners, and signs that no letter carries, are dropped. */
export function parseAksharas(text: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const [piece, consonant = "", sign = "", letter = "", marks = ""] of text.matchAll(AKSHARA)) {
    if (consonant === "" && letter === "") {
      if (!IDLE.test(piece)) parts.push(piece);
      continue;
    }
    parts.push({
      consonant,
      vowel: consonant === "" ? VOWELS_BY_LETTER[letter]! : vowelOf(sign),
      isInherent: consonant !== "" && sign === "",
      nasal: /[\u0900\u0901]/.test(marks) ? "candrabindu" : marks.includes("\u0902") ? "anusvara" : "",
      hasVisarga: marks.includes("\u0903"),
    });
  }
  return parts;
}

const AKSHARA =
  /(?:([\u0915-\u0939]\u093c?)(\u094d[\u094d\u200c\u200d]*|[\u093e-\u094c\u0962\u0963]?)|([\u0904-\u0914\u0960\u0961\u0972]))([\u0900-\u0903]*)|./gsu;
const IDLE = /[\u0900-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963\u200c\u200d]/;

function vowelOf(sign: string): string {
  if (sign === "") return "a";
  return sign.startsWith("\u094d") ? "" : VOWELS_BY_SIGN[sign]!;
}

const inverse = (table: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([vowel, letter]) => [letter, vowel]));

/** With the letters that are written for the same vowel. */
const VOWELS_BY_LETTER: Readonly<Record<string, string>> = { ...inverse(VOWEL_LETTERS), ऄ: "a", ॲ: "ê" };
const VOWELS_BY_SIGN: Readonly<Record<string, string>> = inverse(VOWEL_SIGNS);
