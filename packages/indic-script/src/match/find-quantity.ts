import type { NumberResult } from "@eval/core/text/numbers";
import { isCounted, isOtherMeasure } from "./counted.js";
import type { Gold } from "./gold.js";
import type { Haystack } from "./haystack.js";
import { EXACT, NUMBER } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";
import { isAsked, type Question, questionSplit } from "./question-words.js";
import { isSameKind, isSameQuantity } from "./same-quantity.js";
import { sentenceSpan } from "./scene.js";
import { MARK } from "./split-answer.js";
import { FILLER, FUNCTION } from "./word-roles.js";
import { wordUnit } from "./word-unit.js";

/**
 * The places where an answer has the quantity. Of several numbers in an answer most are asides, so a sentence counts
 * only where it is the first or the last one with such a number, and shares no less with the question than the first.
 */
export function findQuantity({ number, split }: Gold, haystack: Haystack, question: Question | null): Occurrence[] {
  if (number === null) return [];
  const { answer, numbers, rules } = haystack;
  const candidates = [...numbers.values()].filter(({ first }) => !isAsked(answer.words[first]!, question));
  const isCount = isCounted(split, { first: 0, next: split.words.length });
  const same = [...numbers.values()].filter(
    (found) =>
      isSameQuantity(number, found.number, "lenient") &&
      !isOtherMeasure(number, isCount, found, answer) &&
      isOfAskedUnit(number, found.number, question),
  );
  if (same.length === 0) return [];
  const sentences = candidates.map(({ first }) => answer.sentences[first]!);
  const [opening, closing] = [sentences[0], sentences.at(-1)];
  return same
    .filter(({ first }) => {
      const sentence = answer.sentences[first]!;
      if (opening === undefined || sentence === opening) return true;
      if (question === null) return sentence === closing;
      return overlap(haystack, first, question) >= overlap(haystack, candidates[0]!.first, question);
    })
    .map(({ first, next, number: found }) => ({ first, next: behindFiller(haystack, next), found }))
    .map(({ first, next, found }) => ({ first, next, levels: found.text === number.text ? EXACT : NUMBER }))
    .filter(({ levels }) => (levels & rules.levels) !== 0);
}

/** "1857 ई.", "1947 AD": the words behind a year belong to it. */
function behindFiller({ answer: { words, gaps } }: Haystack, next: number): number {
  while (next < words.length && gaps[next]! <= MARK && (words[next]!.roles & FILLER) !== 0) next += 1;
  return next;
}

/** "In degrees Celsius": a bare expected number is no answer in another unit of the same kind. */
function isOfAskedUnit(expected: NumberResult, { unit }: NumberResult, question: Question | null): boolean {
  if (question === null || unit === undefined || expected.unit !== undefined) return true;
  const asked = questionSplit(question).words.flatMap((word) => wordUnit(word) ?? []);
  return asked.length === 0 || asked.includes(unit) || asked.every((other) => !isSameKind(other, unit));
}

/** How many words of its sentence the question has as well. */
function overlap({ answer }: Haystack, at: number, question: Question): number {
  const { first, next } = sentenceSpan(answer, at);
  const shared = answer.words
    .slice(first, next)
    .filter((word) => (word.roles & FUNCTION) === 0 && isAsked(word, question));
  return new Set(shared).size;
}
