import { lazyPattern } from "../lazy-pattern.js";
import { conventionOf } from "./convention.js";
import { foldLatex } from "./fold-latex.js";
import { foldWide } from "./fold-wide.js";
import type { NumberOptions, NumberResult } from "./found-number.js";
import { readNumber } from "./number-expression.js";
import { tokenizeNumbers } from "./number-tokens.js";

/**
 * The numbers in a text, in order: digits of every script with Indian or Western groups, decimals, signs, fractions,
 * powers, ranges, percentages, currencies and units; lakh, crore and the scales of eleven languages ("1.4 lakh
 * crore", "₹2 करोड़ 50 लाख"); number words of English, Roman Hindi and the languages of India up to 99 and their
 * compounds, with सवा, डेढ़, ढाई, साढ़े, पौने and their like in other languages of India; those of Marathi, Bengali, Tamil
 * and Telugu with their joined hundreds and halves (साडेतीनशे, முந்நூற்று முப்பது, ఒకటిన్నర).
 *
 * A measure in several units is one number of the largest ("5 feet 6 inches" is 5.5 feet). LaTeX is read where models
 * write it: "\frac{3}{4}", "2^{10}", "1{,}250", "18\%".
 *
 * Nothing is guessed: what can be read in two ways ("1,5", "5m", "22 Arab nations") is one `ambiguous` result with its
 * readings. Dates ("15/08/1947"), times, versions and digits inside names ("COVID19", "5G") are no numbers. Roman
 * Hindi words that are English as well ("do", "teen") count only beside a scale or another number word. Text without
 * numbers gives none.
 *
 * @example
 * findNumbers("₹1.4 lakh crore में").map((found) => found.kind === "number" && [found.value, found.currency]); // => [[1400000000000, "INR"]]
 * findNumbers("साढ़े तीन से चार किमी").map(({ kind, unit }) => [kind, unit]); // => [["range", "km"]]
 * findNumbers("1,5")[0].readings.map(({ value }) => value); // => [1.5, 15]
 */
export function findNumbers(text: string, options?: NumberOptions): NumberResult[] {
  if (!MAY_HOLD_NUMBER().test(text)) return [];
  return collectNumbers(text, options, false);
}

/** What stands around and inside numbers as the grammar reads it, at the same offsets. */
export const foldMarkup = (text: string): string => foldLatex(foldWide(text));

const MAY_HOLD_NUMBER = lazyPattern("[\\p{L}\\p{N}]");

/** With `allowsLoose`, words of double meaning count as numbers as well. */
export function collectNumbers(text: string, options: NumberOptions | undefined, allowsLoose: boolean): NumberResult[] {
  const narrow = foldMarkup(text);
  const tokens = tokenizeNumbers(narrow, conventionOf(options?.locale), allowsLoose);
  const results: NumberResult[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readNumber(narrow, tokens, at, allowsLoose);
    if (found.result !== null) results.push(found.result);
    at = found.next;
  }
  return narrow === text ? results : results.map((found) => ({ ...found, text: text.slice(found.start, found.end) }));
}
