import type { AnswerWord } from "./answer-word.js";
import { answerWord } from "./answer-word.js";
import { contrastSets } from "./contrast-sets.js";
import { looseForm } from "./loose-form.js";
import { isAsked, type Question, questionSplit } from "./question-words.js";
import { RANK } from "./word-roles.js";

/** A set has fewer meanings than this. */
const WIDTH = 16;

/** The meanings of a word in the sets of contrasts: `WIDTH` × set + meaning. */
let sides: Map<string, number[]> | undefined;

const NONE: readonly number[] = [];

function sidesOf(word: AnswerWord): readonly number[] {
  sides ??= compileSides();
  word.opposites ??= sides.get(looseForm(word)) ?? NONE;
  return word.opposites;
}

/**
 * Whether a sentence has a word that excludes one of the question, or of the accepted answer, and not that one as well:
 * "smallest" for "largest", "president" for "prime minister".
 */
export function hasOpposite(sentence: Iterable<AnswerWord>, others: () => Iterable<AnswerWord>): boolean {
  const own = sidesIn(sentence);
  if (own === null) return false;
  const asked = sidesIn(others());
  if (asked === null) return false;
  return [...own].some((side) => !asked.has(side) && excludes(side, own, asked));
}

function excludes(side: number, own: ReadonlySet<number>, asked: ReadonlySet<number>): boolean {
  const rivals = [...asked].filter((other) => isOfOneSet(other, side));
  return rivals.length > 0 && !rivals.some((rival) => own.has(rival));
}

const isOfOneSet = (left: number, right: number): boolean => Math.floor(left / WIDTH) === Math.floor(right / WIDTH);

const SUPERLATIVE = /^(?:[a-z]{2,}est|most|सबसे|सर्वाधिक|sabse|সবচেয়ে|সর্ব.*|மிக|అతి.*|ಅತಿ|ಅತ್ಯಂತ|ഏറ്റവും|સૌથી|ਸਭ|सर्वात)$/;

/** "the second largest ocean", दूसरा सबसे बड़ा, where the question asks for the largest, and nothing else is the largest. */
export function hasLowerRank(sentence: readonly AnswerWord[], question: Question): boolean {
  if (!questionSplit(question).words.some(({ fold }) => SUPERLATIVE.test(fold))) return false;
  let isLower = false;
  for (const [at, word] of sentence.entries()) {
    if (!SUPERLATIVE.test(word.fold)) continue;
    const rank = sentence[at - 1];
    if (rank === undefined || (rank.roles & RANK) === 0 || isAsked(rank, question)) return false;
    isLower = true;
  }
  return isLower;
}

function sidesIn(words: Iterable<AnswerWord>): Set<number> | null {
  let found: Set<number> | null = null;
  for (const word of words) {
    for (const side of sidesOf(word)) found = (found ?? new Set()).add(side);
  }
  return found;
}

function compileSides(): Map<string, number[]> {
  const compiled = new Map<string, number[]>();
  for (const [set, line] of contrastSets.entries()) {
    for (const [meaning, words] of line.split(" | ").entries()) {
      for (const text of words.split(" ")) {
        const form = looseForm(answerWord(text));
        compiled.set(form, [...(compiled.get(form) ?? []), set * WIDTH + meaning]);
      }
    }
  }
  return compiled;
}
