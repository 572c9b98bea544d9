import { lazyPattern } from "@eval/core/text";
import { findNumbers } from "@eval/core/text/numbers";
import { answerWordSteps } from "../answer/answer-tokens.js";
import { answerWords } from "../answer/answer-words.js";
import { normalizerOf } from "../normalizer.js";
import { joinPerCent } from "./number-role-words.js";
import { isGenitive, isPreposition, isSmallWord } from "./small-words.js";
import { splitSpaceless } from "./spaceless-words.js";

/** What stands between a word and the one before it: "possessive" is the 's of English and के of Hindi. */
export type Joint = "" | "hyphen" | "of" | "possessive" | "by" | "preposition" | "bracket" | "comma";

/** The words of a short answer that are compared, and before each its joint. */
export interface AnswerPhrase {
  readonly words: readonly string[];
  readonly joints: readonly Joint[];
}

export type PhraseOf = (text: string) => AnswerPhrase;

/**
 * The words of a short answer that say something: without small words (unless there are no others), case, possessive
 * and plural endings of English; a number in words is in digits. `contentPhraseUnaccented` takes the accents of Latin
 * letters away as well.
 */
export const contentPhrase: PhraseOf = (text) => phraseOf(text, (word) => word);
export const contentPhraseUnaccented: PhraseOf = (text) => phraseOf(text, withoutAccents);

interface Piece {
  readonly word: string;
  readonly joint: Joint;
  readonly isSmall: boolean;
}

function phraseOf(text: string, fold: (word: string) => string): AnswerPhrase {
  const read = normalizerOf(shortAnswerSteps)(text)
    .replace(SUBSCRIPT, plainDigit)
    .replace(NASAL, "ं")
    .replace(IZAFAT, "");
  const folded = joinPerCent(read.replaceAll("&", " and "));
  const parts = folded.split(PART_END()).filter((part) => HAS_WORD().test(part));
  const pieces = parts.flatMap((part) => piecesOf(part, BRACKET().test(part) ? "bracket" : "comma"));
  // A text of punctuation alone is one word.
  const words = pieces.length > 0 ? pieces : piecesOf(folded, "");
  const content = words.filter(({ isSmall }) => !isSmall);
  const kept = content.length > 0 ? withJoints(words) : words;
  return {
    words: kept.map(({ word }) => singular(plainWord(fold(word.toLowerCase())))),
    joints: kept.map(({ joint }, index) => (index === 0 ? "" : joint)),
  };
}

/** What is read the same is the same word: राजेन्द्र and राजेंद्र. */
const shortAnswerSteps: readonly string[] = [...answerWordSteps, "reading"];

/** "CO₂" is "CO2"; a raised digit is a power. */
const SUBSCRIPT = /[\u2080-\u2089]/g;
/** Over a long vowel both nasal signs are in use: शाहजहाँ and शाहजहां. Over a short one they tell words apart: हँस, हंस. */
const NASAL = /(?<=[\u093e\u0942\u0906\u090a])\u0901/g;
/** The vowel that joins two words of Urdu, written at will: "بانگِ درا". Inside a word a short vowel tells اِس from اُس. */
const IZAFAT = /\u0650(?![\p{L}\p{M}])/gu;
const plainDigit = (digit: string): string => String(digit.charCodeAt(0) - 0x2080);

/** The full stop behind a bracket is no part of its own. */
const HAS_WORD = lazyPattern("[^\\p{P}\\s]");

/** Before a part of an answer, or behind one in brackets; a comma inside a number or a word ends nothing. */
const PART_END = lazyPattern("[,;:،؛](?=\\s|$)|(?<=\\p{Pe}),|[、，]|(?=\\p{Ps})|(?<=\\p{Pe})");
const BRACKET = lazyPattern("^\\p{Ps}");

/** The words of a part of an answer, the first of them set apart by what stands before the part. */
function piecesOf(part: string, before: Joint): Piece[] {
  const compounds = part.includes("-")
    ? part
        .split(/\s+/)
        .filter((piece) => piece.includes("-"))
        .map(answerWords)
    : [];
  const pairs = new Set(compounds.flatMap((words) => words.slice(1).map((word, index) => `${words[index]}-${word}`)));
  // The first and last words of compounds name something: "by-law".
  const bound = new Set(compounds.flatMap((words) => [words[0], words.at(-1)]));
  const words = answerWords(part).flatMap(splitSpaceless);
  return words.map((word, index) => {
    const isSmall = !bound.has(word) && isSmallWord(word.toLowerCase()) && !isLetter(words, index);
    const inner = pairs.has(`${words[index - 1]}-${word}`) ? "hyphen" : "";
    return { word, joint: index === 0 ? before : inner, isSmall };
  });
}

/** "A" is an article before a word that follows it; elsewhere it is a letter: "(a)", "Vitamin A", "Plan A failed". */
function isLetter(words: readonly string[], index: number): boolean {
  const word = words[index] as string;
  if (word.toLowerCase() !== "a") return false;
  const next = words[index + 1];
  return next === undefined || next.length === 1 || (word === "A" && index > 0);
}

/** The words that say something, each with the joint of the small words that stood before it. */
function withJoints(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  let joint: Joint = "";
  for (const piece of pieces) {
    if (piece.joint !== "") joint = piece.joint;
    if (piece.isSmall) {
      if (joint === "") joint = jointOf(piece.word.toLowerCase());
      continue;
    }
    kept.push({ ...piece, joint });
    joint = piece.word.endsWith("'s") ? "possessive" : "";
  }
  return kept;
}

function jointOf(word: string): Joint {
  if (word === "of" || word === "by") return word;
  if (isGenitive(word)) return "possessive";
  return isPreposition(word) ? "preposition" : "";
}

function plainWord(word: string): string {
  const plain = word.replace(/(?<=.)'s$/, "");
  const [number, ...others] = findNumbers(plain);
  const isInWords = number?.kind === "number" && number.written === "words" && others.length === 0;
  return isInWords && number.text === plain && number.ordinal === undefined ? number.exact : plain;
}

/** English writers leave them out. The marks of other scripts are vowels. */
const withoutAccents = (word: string): string =>
  ACCENTED().test(word) ? word.normalize("NFD").replace(LATIN_MARKS(), "").normalize("NFC") : word;

const ACCENTED = lazyPattern("(?![a-z])\\p{Script=Latin}|\\p{Script=Latin}\\p{M}");
const LATIN_MARKS = lazyPattern("(?<=\\p{Script=Latin}\\p{M}*)\\p{M}", "gu");

/** Only ASCII words: an "s" at the end is no plural elsewhere. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
