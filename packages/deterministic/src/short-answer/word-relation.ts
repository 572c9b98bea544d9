import { lazyPattern } from "@eval/core/text";
import { findNegation } from "@eval/core/text/negation";
import type { AnswerPhrase, Joint } from "./content-words.js";
import { isKindWord, tellsApart } from "./kind-words.js";
import { differInInitials, nameRelation } from "./name-relation.js";
import { boundsNumber, changesNumber } from "./number-role-words.js";
import type { Question } from "./question-kind.js";
import { isReversed, restatesQuestion } from "./restated-question.js";
import {
  addsClaim,
  beginsModifier,
  isChoice,
  isComparison,
  isCopula,
  isHonorific,
  isRelative,
  joinsItems,
} from "./role-words.js";
import { isGenitive, isRomanPostposition, isSmallWord } from "./small-words.js";
import { isSpaceless } from "./spaceless-words.js";

/** What an answer is to the one expected, in its words: the same, that and more, that with words before it, or a part. */
export type WordRelation = "same" | "fuller" | "qualified" | "shorter";

export interface WordPair {
  readonly output: AnswerPhrase;
  readonly expected: AnswerPhrase;
  readonly question: Question;
  /** How many different expected answers there are, if the output is within each of them; else 0. */
  readonly agreeing: number;
  /** Whether the output joins things by "and" where the expected answer does not. */
  readonly addsItem: boolean;
  /** Whether a form of "to be" stood behind the output. */
  readonly isSentence: boolean;
  /** Whether the output is the first of several sentences, which must say what was asked. */
  readonly isPart: boolean;
}

/** The relation of two short answers in content words, or null where neither holds the other in a way that names do. */
export function wordRelation(pair: WordPair): WordRelation | null {
  const [output, expected] = [pair.output.words, pair.expected.words];
  if (isSame(output, expected)) return "same";
  if (isWithin(expected, output)) return fullerRelation(pair);
  if (isWithin(output, expected)) return isShorter(pair) ? "shorter" : null;
  return [...output, ...expected].some((word) => holdsDigit(word) || isSpaceless(word))
    ? null
    : nameRelation(output, expected);
}

/** The same letters, however they are spaced, or a name of few words in another order. */
function isSame(output: readonly string[], expected: readonly string[]): boolean {
  if (output.join(" ") === expected.join(" ")) return true;
  // Digits mean something by their order and by where they are apart.
  if (output.some(holdsDigit)) return false;
  if (output.join("") === expected.join("")) return true;
  const isShort = output.length === expected.length && output.length <= LONGEST_NAME;
  if (!isShort || output.some(isSpaceless)) return false;
  return isWithin(output, expected) && isWithin(expected, output);
}

const LONGEST_NAME = 4;
/** An output that says much more than the question is no short answer: it may say anything about the answer in it. */
export const MOST_ADDED = 5;

function fullerRelation(pair: WordPair): "fuller" | "qualified" | null {
  const [output, expected] = [pair.output.words, pair.expected.words];
  const added = output.filter((word) => !expected.includes(word));
  const unasked = added.filter((word) => !pair.question.words.includes(word));
  if (added.length === 0 || added.some(isChoice)) return null;
  if (isDenied(output, expected) || isComparedWith(pair, added)) return null;
  const before = output.slice(0, Math.max(0, output.length - expected.length));
  if (isRunAt(expected, output, before.length) && isReversed(before, pair.question)) return null;
  const isBrief = pair.isPart ? unasked.every(isCopula) : unasked.length <= MOST_ADDED;
  if (isBrief && saysNoOther(pair, added)) return isQualified(pair, added) ? "qualified" : "fuller";
  const isPlain = !pair.addsItem && !expected.some(isNumeral);
  return isPlain && restatesQuestion(pair.output, expected, pair.question) ? "fuller" : null;
}

/** "The outgoing House": more than the expected answer says, unless the question says it or it is a sentence. */
function isQualified(pair: WordPair, added: readonly string[]): boolean {
  const { output, expected, question, isSentence } = pair;
  if (isSentence || added.some(isCopula) || isWithin(added, question.words)) return false;
  return isRunAt(expected.words, output.words, output.words.length - expected.words.length) || isExplained(pair);
}

/** Whether the words added leave the answer the same. */
function saysNoOther(pair: WordPair, added: readonly string[]): boolean {
  const { question, addsItem } = pair;
  const [output, expected] = [pair.output.words, pair.expected.words];
  const isGrammar = (word: string) => question.isRomanHindi && isRomanPostposition(word);
  const said = added.filter((word) => !isCopula(word) && word !== "than" && !isGrammar(word) && !isHonorific(word));
  const isAsked = (said.length > 0 || added.some(isGrammar)) && isWithin(said, question.words);
  if (addsItem) return isAsked && namesWhole(said, question);
  if (isAsked) return true;
  if (makesAnotherNumber(added, expected) || isBounded(added, expected) || expected.every(isLabel)) return false;
  const end = output.length - expected.length;
  if (isRunAt(expected, output, end)) {
    // "Near New Delhi", "against India".
    return !beginsModifier(output[end - 1] as string) && keepsTheHead(pair.output, end, question);
  }
  if (isRunAt(expected, output, 0)) return isFollowedRightly(pair);
  if (isExplained(pair)) return true;
  return framesTheSame(expected, output) || nameRelation(output, expected) !== null;
}

/** "Harry Potter and the Goblet of Fire", where the question names Harry Potter, and no two to choose from. */
const namesWhole = (said: readonly string[], { words, alternatives }: Question): boolean =>
  said.length > 1 && alternatives.length === 0 && words.some((_, at) => isRunAt(said, words, at));

/** "Lee is younger than Mary" answers Lee, and where the question is "Lee or Mary", so does all that begins with Lee. */
function isComparedWith({ output, expected, question }: WordPair, added: readonly string[]): boolean {
  const first = output.words.findIndex((word) => expected.words.includes(word));
  if (isComparison(output.words[first - 1] ?? "")) return true;
  return first > 0 && added.some((word) => question.alternatives.includes(word));
}

/**
 * Whether the words of a phrase from an index on are what the whole is: "General John Burgoyne" is John Burgoyne, as what
 * stands before narrows down, unless it makes a list or another name. "The King of Norway" is not Norway.
 */
function keepsTheHead({ words, joints }: AnswerPhrase, at: number, question: Question): boolean {
  const [before, joint] = [words[at - 1] as string, joints[at]];
  if (tellsApart(before) || joint === "hyphen" || isInClause(words.slice(0, at), joints)) return false;
  if (joint === "of") return words.slice(0, at).every((word) => isKindWord(word) || question.words.includes(word));
  const isInModifier = isPrepositional(joint) && joints.slice(0, at).includes("comma");
  return question.mayBePlace || (joint !== "comma" && !isInModifier);
}

/** "The Japanese yen (JPY)": words before that narrow it down, and one bracket behind. */
function isExplained({ output, expected, question }: WordPair): boolean {
  const at = output.words.findIndex((_, index) => isRunAt(expected.words, output.words, index));
  const behind = output.joints.slice(at + expected.words.length);
  if (at < 1 || behind[0] !== "bracket" || behind.slice(1).some((joint) => joint !== "")) return false;
  return keepsTheHead(output, at, question);
}

/** "Brazil, who beat | France", "It is Brazil, not far from | France": what stands there is said of another. */
function isInClause(before: readonly string[], joints: readonly Joint[]): boolean {
  const from = joints.indexOf("comma");
  return before.slice(1).some(isRelative) || (from !== -1 && before.slice(0, from).some(isCopula));
}

/** "Ural Mountains", "John Lewis of SNCC", "vagus nerve (X)", and without a question "Delhi is the capital". */
function isFollowedRightly({ output, expected, question, isSentence }: WordPair): boolean {
  const behind = output.words.slice(expected.words.length);
  const at = behind.findIndex((word) => !isKindWord(word) && !question.words.includes(word));
  if (at === -1) return true;
  // A sentence about the answer may answer another question: "Delhi is the capital of Germany".
  if (isSentence || behind.some(isCopula)) return question.words.length === 0 && !behind.some(addsClaim);
  const [joint, ...others] = output.joints.slice(expected.words.length + at);
  if (others.includes("comma")) return false;
  return joint === "comma" ? question.mayBePlace : joint === "bracket" || opensModifier(joint, behind[at]);
}

function isShorter(pair: WordPair): boolean {
  const [output, expected] = [pair.output.words, pair.expected.words];
  const missing = expected.filter((word) => !output.includes(word));
  if (missing.length === 0) return false;
  if (isWithin(missing, pair.question.words)) return true;
  if (makesAnotherNumber(missing, output) || output.every(isLabel)) return false;
  const at = expected.length - output.length;
  if (isRunAt(output, expected, at)) {
    return keepsTheHead(pair.expected, at, pair.question) && (output.length > 1 || pair.agreeing > 0);
  }
  if (isRunAt(output, expected, 0)) return !ownsTheRest(pair) && (output.length > 1 || isEnough(pair));
  return framesTheSame(output, expected) || nameRelation(output, expected) !== null;
}

/** "Ram's brother" and "राम का भाई" are not Ram. */
function ownsTheRest({ output, expected, question }: WordPair): boolean {
  const owned = expected.words.slice(output.words.length);
  const isOwned = expected.joints[output.words.length] === "possessive" || isGenitive(owned[0] as string);
  return isOwned && !owned.every((word) => isKindWord(word) || question.words.includes(word));
}

/** One word, of which more words make another thing: "German folktales" are not German, "the Hoffman crew" is Hoffman's. */
function isEnough({ output, expected, question, agreeing }: WordPair): boolean {
  if (agreeing === 0) return false;
  const rest = expected.words.slice(output.words.length);
  const joint = expected.joints[output.words.length];
  if (joint === "hyphen") return false;
  if (joint !== "" || opensModifier(joint, rest[0]) || isChoice(rest[0] as string)) return true;
  return agreeing > 1 || rest.every((word) => isKindWord(word) || question.words.includes(word));
}

/** "John Lewis of SNCC", "a processor without pipeline stages". */
const opensModifier = (joint: Joint | undefined, word: string | undefined): boolean =>
  joint === "of" || isPrepositional(joint) || beginsModifier(word ?? "");

const isPrepositional = (joint: Joint | undefined): boolean => joint === "preposition" || joint === "by";

/** A middle name more or less: "Roger Labon Jackson". */
const framesTheSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 1 &&
  other.length > 1 &&
  one[0] === other[0] &&
  one.at(-1) === other.at(-1) &&
  !one.some(isSpaceless) &&
  !differInInitials(one, other);

const isRunAt = (part: readonly string[], whole: readonly string[], at: number): boolean =>
  at >= 0 && part.every((word, index) => whole[at + index] === word);

export const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((word) => whole.includes(word));

/** A letter or number of a list: "(a) and (b)" holds more than "(b)", "Vitamin A" is not "A". */
const isLabel = (word: string): boolean => isSmallWord(word) || joinsItems(word) || LABEL().test(word);
const LABEL = lazyPattern("^(?:\\p{L}\\p{M}*|[ivx]{1,4})$");

function isDenied(output: readonly string[], expected: readonly string[]): boolean {
  const first = output.findIndex((word) => expected.includes(word));
  const last = output.findLastIndex((word) => expected.includes(word));
  const start = output.slice(0, first).join(" ").length + (first > 0 ? 1 : 0);
  return findNegation(output.join(" "), start, start + output.slice(first, last + 1).join(" ").length) !== null;
}

const DIGIT = lazyPattern("\\p{Nd}");
export const holdsDigit = (word: string): boolean => DIGIT().test(word);

/** "CO2" and "Apollo-11" are names. */
const isNumeral = (word: string): boolean => NUMERAL().test(word);
const NUMERAL = lazyPattern("^\\P{L}*\\p{Nd}");

/** "More than 500" is not 500. */
const isBounded = (added: readonly string[], part: readonly string[]): boolean =>
  part.some(holdsDigit) && added.some(boundsNumber);

/** Digits more, or a word that makes another number of those there: "50 per cent" is not 50. */
const makesAnotherNumber = (added: readonly string[], part: readonly string[]): boolean =>
  added.some(holdsDigit) || (part.some(holdsDigit) && added.some(changesNumber));
