import { isEnglishFunctionWord } from "../language/english-function-words.js";
import type { Identification } from "../language/identify.js";

/** What opens phrases and sentences of English, and no term that other languages borrow: not "cash on delivery". */
const OPENINGS = new Set(
  (
    "it i you she they we this that these those there here his its their my your our within before after because when " +
    "where while if though during until between"
  ).split(" "),
);

const PHRASE = 3;
const SURE = 0.9;

/**
 * Whether a text of three words is English beyond doubt ("Within 5 business days."): it opens as only English does, every
 * word is English, and one that carries meaning has no capital, as it would in a title.
 */
export function isEnglishPhrase(text: string, { language, probability, words, wordLanguage }: Identification): boolean {
  if (words.length !== PHRASE || language !== "en" || probability < SURE) return false;
  const [first, ...rest] = words.map(({ start, end }) => text.slice(start, end)) as [string, ...string[]];
  return (
    OPENINGS.has(first.toLowerCase()) &&
    words.every((_, place) => wordLanguage(place) === "en") &&
    rest.some((word) => /^[a-z]/.test(word) && !isEnglishFunctionWord(word))
  );
}
