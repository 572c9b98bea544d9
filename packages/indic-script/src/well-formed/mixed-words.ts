import { lazyPattern } from "@eval/core/text";
import { codeOfClass, LATIN_LETTER, letterClassAt } from "../script/letter-scripts.js";
import type { TextProblem } from "./text-problem.js";

const DIGITS = lazyPattern("\\p{Nd}{2,}", "gu");

/** Numbers whose digits come from two scripts: "1२3". */
export function mixedDigits(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  for (const { 0: digits, index } of text.matchAll(DIGITS())) {
    // Digits of one script stand in one run of ten, and two such runs are never in one block of sixteen.
    const blocks = new Set([...digits].map((digit) => zeroOf(digit.codePointAt(0) as number)));
    if (blocks.size > 1) problems.push({ kind: "mixed_digits", start: index, end: index + digits.length });
  }
  return problems;
}

const ONE_DIGIT = lazyPattern("^\\p{Nd}$");

function zeroOf(codePoint: number): number {
  let zero = codePoint;
  while (zero > codePoint - 9 && ONE_DIGIT().test(String.fromCodePoint(zero - 1))) zero -= 1;
  return zero;
}

const LETTERS = lazyPattern("[\\p{L}\\p{M}\\u200c\\u200d]{2,}", "gu");
/** Letters of Cyrillic and Greek that look like Latin ones (Unicode Technical Standard #39, confusables). */
const LATIN_LOOKS = new Set([..."аеорсухіјѕԁһАВЕКМНОРСТХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧοΙ"]);
/** Scripts of India: one word has letters of one of them. */
const OF_INDIA = new Set(["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh"]);

/**
 * Letters of another script inside a word that only look as if they belonged: Cyrillic or Greek ones among Latin
 * ("pаypal"), one script of India among another ("ಕన్ನಡ"). A word of Latin letters with an ending of another script
 * ("laptopको") is no such thing.
 */
export function lookAlikes(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  for (const { 0: word, index } of text.matchAll(LETTERS())) {
    if (!isMixed(word)) continue;
    const main = mainScript(word);
    for (const { at, length, script, letter } of lettersOf(word)) {
      const isAlien =
        script !== main && (main === "Latn" ? LATIN_LOOKS.has(letter) : OF_INDIA.has(main) && OF_INDIA.has(script));
      if (isAlien) problems.push({ kind: "look_alike", start: index + at, end: index + at + length });
    }
  }
  return problems;
}

function isMixed(word: string): boolean {
  const first = letterClassAt(word, 0);
  for (let at = 1; at < word.length; at += 1) {
    const letterClass = letterClassAt(word, at);
    if (letterClass >= LATIN_LETTER && letterClass !== first) return true;
  }
  return false;
}

function* lettersOf(word: string) {
  let at = 0;
  for (const letter of word) {
    const letterClass = letterClassAt(word, at);
    if (letterClass >= LATIN_LETTER) yield { at, length: letter.length, letter, script: codeOfClass(letterClass) };
    at += letter.length;
  }
}

/**
 * The script of most letters of a word, the first of two with as many; Latin, where all others only look like it ("аm").
 */
function mainScript(word: string): string {
  const counts = new Map<string, number>();
  let onlyLooks = true;
  for (const { script, letter } of lettersOf(word)) {
    counts.set(script, (counts.get(script) ?? 0) + 1);
    onlyLooks &&= script === "Latn" || LATIN_LOOKS.has(letter);
  }
  if (onlyLooks && counts.has("Latn")) return "Latn";
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "Zyyy";
}
