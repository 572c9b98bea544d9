import { composeSteps, stripEdgePunctuation } from "@eval/core/text";

/** What two writings of one answer may differ in: Unicode form, spelling of nasals, case, digits, quotes, white space. */
const fold = composeSteps([
  "reading",
  "lower-case",
  "fold-digits",
  "fold-quotes",
  "fold-dashes",
  "strip-invisible",
  "collapse-whitespace",
]);

const wordsOf = (text: string): string =>
  fold(text)
    .split(" ")
    .map(stripEdgePunctuation)
    .filter((word) => word !== "")
    .join(" ");

/**
 * Whether an answer is a reference answer word for word, so that no judge need be paid. Danda and other punctuation at
 * the edges of words, NFC and NFD, digits of any script and case do not count; signs and every letter do.
 *
 * @example
 * isSameAnswer("नई दिल्ली।", "नई दिल्ली"); // => true
 * isSameAnswer("पानी 100 डिग्री पर उबलता है", "पानी १०० डिग्री पर उबलता है"); // => true
 * isSameAnswer("-5", "5"); // => false
 * isSameAnswer("दान", "दिन"); // => false
 */
export function isSameAnswer(output: string, expected: string): boolean {
  const words = wordsOf(output);
  return words !== "" && words === wordsOf(expected);
}
