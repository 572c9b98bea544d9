import type { AnswerWord } from "./answer-word.js";
import { EXACT } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";
import { CLAUSE, type SplitAnswer } from "./split-answer.js";
import { AND, COPULA, FUNCTION, YES } from "./word-roles.js";

const LABEL = /^(?:[a-z]|[1-9]|i{1,3}|i?v|vi{1,3}|i?x|[क-घ])$/;

const isLabel = (word: AnswerWord): boolean => LABEL.test(word.fold);
const ONLY = /^(?:only|both|केवल|सिर्फ|सिर्फ़|मात्र|दोनों|सभी|are|sirf|keval|dono)$/;

/** Whether a text is nothing but labels of choices: "(a), (c) और (d)", "केवल (iii) और (iv)", "1 एवं 2 सही हैं". */
export function isLabels({ words }: SplitAnswer): boolean {
  let labels = 0;
  for (const word of words) {
    if (isLabel(word)) labels += 1;
    else if ((word.roles & (AND | COPULA | FUNCTION | YES)) === 0 && !ONLY.test(word.fold)) return false;
  }
  return labels >= 2;
}

/**
 * The runs of labels that are the expected ones, no more and no fewer. Their order counts where no "and" joins them: then
 * it may be the answer.
 */
export function findLabels(gold: SplitAnswer, { words, gaps }: SplitAnswer): Occurrence[] {
  const expected = gold.words.filter(isLabel).map(({ fold }) => fold);
  const isOrdered = (gold.roles & AND) === 0;
  const found: Occurrence[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (!isLabel(words[first]!)) continue;
    const labels = [words[first]!.fold];
    let next = first + 1;
    let end = next;
    while (
      next < words.length &&
      gaps[next]! <= CLAUSE &&
      (isLabel(words[next]!) || (words[next]!.roles & AND) !== 0)
    ) {
      if (isLabel(words[next]!)) {
        labels.push(words[next]!.fold);
        end = next + 1;
      }
      next += 1;
    }
    if (isSameList(labels, expected, isOrdered)) found.push({ first, next: end, levels: EXACT });
    first = end - 1;
  }
  return found;
}

function isSameList(left: readonly string[], right: readonly string[], isOrdered: boolean): boolean {
  const inOrder = (labels: readonly string[]) => (isOrdered ? labels : [...labels].sort()).join(" ");
  return inOrder(left) === inOrder(right);
}
