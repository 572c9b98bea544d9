import { asksForBound, asksForEnd } from "./asks-for-bound.js";
import { boundAround, boundBefore, boundBehind } from "./bound-around.js";
import type { Gold, GoldToken } from "./gold.js";
import { isMonth } from "./name-group.js";
import { isNamedDay, isShiftedDay } from "./named-day.js";
import type { Occurrence } from "./occurrence.js";
import type { Question } from "./question-words.js";
import { sentenceSpan } from "./scene.js";
import type { SplitAnswer } from "./split-answer.js";
import { FILLER } from "./word-roles.js";

/**
 * Whether the number of a mention is a bound of what is said, and not what is said: "before 1947", 1857 के बाद, "over 28",
 * 42 க்கு மேல். Years and dates have a before and an after, all numbers a more and a less. Not where the question asks for a
 * bound itself ("before which year"), nor for "not until 1947", which says 1947.
 */
export function isBound(
  gold: Gold,
  { first, next }: Occurrence,
  answer: SplitAnswer,
  question: Question | null,
): boolean {
  if (isNamedDay(gold)) return isShiftedDay(answer, first, next);
  const isWhole = gold.number !== null || gold.date !== null;
  if (!isWhole && (!gold.hasNumbers || gold.isClause)) return false;
  const bound =
    (isWhole || isNumeric(gold.tokens[0]!) ? boundBefore(answer, first) : null) ??
    (isWhole || isNumeric(gold.tokens.at(-1)!) ? boundBehind(answer, next) : null);
  if (bound === null || (bound !== "amount" && !isTime(gold))) return false;
  // "from 1321 until 1323"
  if (bound === "until" && (gold.number?.kind === "range" || asksForEnd(question) || opensClause(answer, first, next)))
    return false;
  return !asksForBound(question);
}

/**
 * Whether the answer bounds by a number what an accepted answer that is a sentence says of it: "India became free before
 * 1947", for "India became free in 1947".
 */
export function isBoundInClause(
  { tokens, split }: Gold,
  token: GoldToken,
  found: Occurrence,
  answer: SplitAnswer,
): boolean {
  if (token.number === null) return false;
  const here = boundAround(answer, found);
  if (here === null || here === "until" || (here === "time" && !YEAR.test(token.word.fold))) return false;
  const first = split.words.indexOf(token.word);
  const behind = tokens[tokens.indexOf(token) + 1];
  return (
    boundAround(split, {
      first,
      next: behind === undefined ? split.words.length : split.words.indexOf(behind.word),
    }) === null
  );
}

const isNumeric = ({ number, word, isOptional }: GoldToken): boolean =>
  number !== null || isMonth(word) || (isOptional && (word.roles & FILLER) !== 0);

const YEAR = /^[12]\d{3}$/;
const CENTURY = /^(?:century|centuries|bc|bce|ad|ce|शताब्दी|सदी|sadi|shatabdi|শতাব্দী|शतक|நூற்றாண்டு|శతాబ్దం|શતાબ્દી|صدی)$/;

/** A year, a date, a month of a year, a century. */
const isTime = ({ date, number, split: { words } }: Gold): boolean =>
  date !== null ||
  (number?.kind === "number" && number.value >= 1000 && number.value < 3000 && (number.unit ?? "year") === "year") ||
  words.some((word) => YEAR.test(word.fold) || CENTURY.test(word.fold) || isMonth(word));

const LEAST_CLAUSE = 4;

/** "Until 1947 India was ruled by Britain" says that this changed in 1947. */
function opensClause(answer: SplitAnswer, first: number, end: number): boolean {
  const sentence = sentenceSpan(answer, first);
  return first - sentence.first <= 1 && sentence.next - end >= LEAST_CLAUSE;
}
