import { lazyPattern } from "@eval/core/text";
import { findNegation } from "@eval/core/text/negation";

/** What an answer is to the one expected, in its words: the same, that and more, or a part of it. */
export type WordRelation = "same" | "fuller" | "shorter";

export interface WordPair {
  readonly output: readonly string[];
  readonly expected: readonly string[];
  /** The words of the question: what it says already adds nothing to an answer. */
  readonly asked: readonly string[];
  /** Whether the output is within every other expected answer too. */
  readonly isAgreed: boolean;
  /** Whether the output joins things by "and" where the expected answer does not. */
  readonly addsItem: boolean;
}

/** The relation of two short answers in content words, or null where neither holds the other in a way that names do. */
export function wordRelation(pair: WordPair): WordRelation | null {
  const { output, expected } = pair;
  if (isSame(output, expected)) return "same";
  if (isWithin(expected, output)) return isFuller(pair) ? "fuller" : null;
  return isWithin(output, expected) && isShorter(pair) ? "shorter" : null;
}

/** The same letters, however they are spaced, or a name of few words in another order. */
function isSame(output: readonly string[], expected: readonly string[]): boolean {
  if (output.join(" ") === expected.join(" ")) return true;
  // Digits mean something by their order and by where they are apart.
  if (output.some(holdsDigit)) return false;
  if (output.join("") === expected.join("")) return true;
  const isShort = output.length === expected.length && output.length <= LONGEST_NAME;
  return isShort && isWithin(output, expected) && isWithin(expected, output);
}

const LONGEST_NAME = 4;
/** An output that says much more is no short answer: it may say anything about the answer in it. */
const MOST_ADDED = 5;

function isFuller({ output, expected, asked, addsItem }: WordPair): boolean {
  const added = output.filter((word) => !expected.includes(word));
  if (added.length === 0 || added.length > MOST_ADDED || addsItem) return false;
  if (added.some((word) => CHOICES.has(word)) || isDenied(output, expected)) return false;
  if (isWithin(added, asked)) return true;
  return !added.some(holdsDigit) && (standsAtAnEnd(expected, output) || framesTheSame(output, expected));
}

function isShorter({ output, expected, asked, isAgreed }: WordPair): boolean {
  const missing = expected.filter((word) => !output.includes(word));
  if (missing.length === 0) return false;
  if (isWithin(missing, asked)) return true;
  if (missing.some(holdsDigit)) return false;
  if (output.length === 1) return isAgreed && standsAtAnEnd(output, expected);
  return standsAtAnEnd(output, expected) || framesTheSame(output, expected);
}

/** "John Burgoyne" in "General John Burgoyne", "Brent" in "Brent crude". */
const standsAtAnEnd = (part: readonly string[], whole: readonly string[]): boolean =>
  isRunAt(part, whole, 0) || isRunAt(part, whole, whole.length - part.length);

/** A middle name more or less: "Roger Labon Jackson". */
const framesTheSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 1 && other.length > 1 && one[0] === other[0] && one.at(-1) === other.at(-1);

const isRunAt = (part: readonly string[], whole: readonly string[], at: number): boolean =>
  part.every((word, index) => whole[at + index] === word);

export const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((word) => whole.includes(word));

/** "Paris and London" is another answer than "London". */
export const joinsItems = (text: string): boolean => AND().test(text);
const AND = lazyPattern("(?<![\\p{L}\\p{M}])(?:and|और|तथा|एवं)(?![\\p{L}\\p{M}])|&", "iu");

/** "Paris or London" does not answer. */
const CHOICES = new Set(["or", "either", "maybe", "perhaps", "या", "अथवा", "शायद"]);

function isDenied(output: readonly string[], expected: readonly string[]): boolean {
  const first = output.findIndex((word) => expected.includes(word));
  const last = output.findLastIndex((word) => expected.includes(word));
  const start = output.slice(0, first).join(" ").length + (first > 0 ? 1 : 0);
  return findNegation(output.join(" "), start, start + output.slice(first, last + 1).join(" ").length) !== null;
}

const DIGIT = lazyPattern("\\p{Nd}");
const holdsDigit = (word: string): boolean => DIGIT().test(word);
