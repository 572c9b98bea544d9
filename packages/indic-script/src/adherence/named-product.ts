import { hasDirective, isDirective, isEnglishRequest } from "./english-directive.js";
import { endOf, type PromptWord } from "./prompt-words.js";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Kinds of text that a prompt asks for. */
const PRODUCTS = setOf(
  "translation version poem essay story letter speech paragraph sentence sentences reply answer response summary caption tweet message email haiku shayari slogan ghazal article note song equivalent word words " +
    "headline headlines joke jokes riddle riddles notice advertisement invitation wish wishes greeting greetings status quote quotes",
);
/** "A Hindi love letter"; a "Hindi film review" may be in any language. */
const KINDS_OF_PRODUCT = setOf(
  "love short long funny sad happy formal simple romantic birthday bedtime motivational line liner",
);
const MAKING = setOf("write compose give generate create draft provide produce make");
const MAKING_WINDOW = 5;

const keyAt = (words: readonly PromptWord[], index: number): string => words[index]?.key ?? "";

/** "Write a Hindi poem", "give the Tamil translation of". */
export function makesProduct(words: readonly PromptWord[], index: number, from: number): boolean {
  const isQualified = KINDS_OF_PRODUCT.has(keyAt(words, index + 1));
  const product = keyAt(words, isQualified ? index + 2 : index + 1);
  if (!PRODUCTS.has(product) || (words[index + 1] as PromptWord).before.trim() !== "") return false;
  const before = keyAt(words, index - 1);
  if (!/^(?:a|an|the|one|short|its|this)?$/.test(before) && !isEnglishRequest(before)) return false;
  for (let at = index - 1; at >= from && at >= index - MAKING_WINDOW; at -= 1) {
    if (MAKING.has(keyAt(words, at))) return isDirective(words, at, from);
  }
  return false;
}

const LENGTHS = setOf("sentence sentences paragraph paragraphs line lines words");
const BEFORE_LENGTH = setOf("a an one two three four five ten few short simple single plain easy");

/** "In one Hindi sentence, tell me …": the length and the language of what is asked for. */
export function namesLength(words: readonly PromptWord[], index: number, from: number): boolean {
  if (!LENGTHS.has(keyAt(words, index + 1)) || (words[index + 1] as PromptWord).before.trim() !== "") return false;
  let first = index;
  while (first > from && BEFORE_LENGTH.has(keyAt(words, first - 1))) first -= 1;
  if (first === from || keyAt(words, first - 1) !== "in") return false;
  const end = endOf(words, index, "sentence");
  return (
    hasDirective(words, from, first) ||
    words.slice(index + 2, end).some((_, at) => isDirective(words, index + 2 + at, index + 2))
  );
}

/** What makes a sentence of a phrase: "Poems in Hindi are often sung". */
const STATEMENTS = setOf(
  "is are was were be been has have had does do did can could will would should may might who which that why how what when where",
);
/** Where the kind stands in such a phrase at the latest: "a heartfelt farewell speech in Hindi". */
const LATEST_KIND = 4;

/**
 * "Tweet in Hindi congratulating the team", "a short story in Tamil about rain": a prompt that is no sentence, but names
 * what is to be written and its language.
 */
export function isProduct(words: readonly PromptWord[], from: number, to: number): boolean {
  const head = words.slice(from, Math.min(to, from + LATEST_KIND)).findIndex(({ key }) => PRODUCTS.has(key));
  if (head < 0 || words.slice(from, from + head).some(({ key }) => LINKS.has(key))) return false;
  const end = endOf(words, from, "sentence");
  return !words.slice(from, end).some(({ key }) => STATEMENTS.has(key));
}

/** "The meaning of a song in Tamil", "words and phrases in Hindi". */
const LINKS = setOf("of in for on with to from about and or by at not no list count find");
