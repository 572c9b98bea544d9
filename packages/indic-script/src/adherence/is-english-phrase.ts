import { isEnglishFunctionWord } from "../language/english-function-words.js";
import type { IdentifiedLanguage } from "../language/identify-language.js";

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
export function isEnglishPhrase({ language, probability, tokens }: IdentifiedLanguage): boolean {
  const [first, ...rest] = tokens;
  if (tokens.length !== PHRASE || first === undefined || language !== "en" || probability < SURE) return false;
  return (
    OPENINGS.has(first.text.toLowerCase()) &&
    tokens.every((token) => token.language === "en") &&
    rest.some(({ text }) => /^[a-z]/.test(text) && !isEnglishFunctionWord(text))
  );
}
