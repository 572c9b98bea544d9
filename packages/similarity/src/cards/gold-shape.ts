import { lazyPattern, splitWords } from "@eval/core/text";
import type { GoldShape } from "../calibration/calibration-card.js";

/** From this many words on, a gold answer is a sentence. */
const SENTENCE = 5;

/**
 * What kind of gold answer this is for answers in a language: in another language, a short answer, or a sentence. Null
 * where it cannot be told: a short Latin answer to a Hinglish question may be English.
 *
 * @example
 * goldShapeOf("The capital of Maharashtra is Mumbai.", "hi"); // => "other-language"
 * goldShapeOf("Maharashtra ki rajdhani Mumbai hai.", "hinglish"); // => "sentence"
 * goldShapeOf("मुंबई", "hi"); // => "short"
 */
export function goldShapeOf(expected: string, language: string): GoldShape | null {
  const shape = splitWords(expected).length >= SENTENCE ? "sentence" : "short";
  const latin = count(expected, LATIN());
  const devanagari = count(expected, DEVANAGARI());
  // Numbers and formulas are of no language.
  if (latin + devanagari === 0) return shape;
  const isLatin = latin > devanagari;
  if (language === "en") return isLatin ? shape : "other-language";
  if (language === "hi") return isLatin ? "other-language" : shape;
  if (language !== "hinglish") return shape;
  if (!isLatin) return "other-language";
  const words = splitWords(expected.toLowerCase());
  const [hindi, english] = [HINDI, ENGLISH].map((known) => words.filter((word) => known.has(word)).length) as [
    number,
    number,
  ];
  if (hindi > english) return shape;
  return english > hindi ? "other-language" : null;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const LATIN = lazyPattern("(?=\\p{L})\\p{Script=Latin}", "gu");
const DEVANAGARI = lazyPattern("(?=\\p{L})\\p{Script=Devanagari}", "gu");

/** Words that nearly every sentence of the one language has and the other has not; "me", "is" and "to" are of both. */
const HINDI = new Set(
  "hai hain ka ki ke ko se mein par aur nahi nahin tha thi hota hoti hote kya jo ek ya bhi".split(" "),
);
const ENGLISH = new Set("the of in and a an are was were by on at for from with has have as known called".split(" "));
