import { type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank } from "@eval/core/text";
import type { GoldReader } from "./alias-groups.js";
import { findLabels } from "./find-labels.js";
import { findName } from "./find-name-forms.js";
import type { Gold } from "./gold.js";
import type { Haystack } from "./haystack.js";
import { numbersAtWords } from "./numbers-at-words.js";
import { isSameQuantity } from "./same-quantity.js";
import type { WordRules } from "./same-word.js";
import type { Scene } from "./scene.js";
import type { SplitAnswer } from "./split-answer.js";
import { statedAnswer, type WordSpan } from "./stated-answer.js";
import { ANSWER_NOUN } from "./word-roles.js";

/** A case made ready: its answer, the accepted and the known wrong answers with their variants. */
export interface CaseScene {
  readonly scene: Scene;
  readonly haystack: Haystack;
  readonly accepted: readonly (readonly Gold[])[];
  readonly wrong: readonly (readonly Gold[])[];
}

const NO_NUMBERS: Haystack["numbers"] = new Map();
const NONE: readonly (readonly Gold[])[] = [];

export function caseScene(
  evalCase: EvalCase,
  answer: SplitAnswer,
  rules: WordRules,
  readsQuestion: boolean,
  readGold: GoldReader,
): CaseScene {
  const read = (text: string) => readGold(text, rules);
  const accepted = usable(expectedAnswers(evalCase)).map(read);
  const wrong = evalCase.incorrect === undefined ? NONE : evalCase.incorrect.map(read);
  const haystack: Haystack = {
    answer,
    rules,
    numbers: needsNumbers(accepted, wrong) ? numbersAtWords(answer) : NO_NUMBERS,
  };
  const golds = accepted.length === 1 ? accepted[0]! : accepted.flat();
  const hasCue = (answer.roles & ANSWER_NOUN) !== 0;
  const question = readsQuestion && evalCase.input !== undefined ? { text: evalCase.input } : null;
  let places: WordSpan[] | undefined;
  const acceptedPlaces = () => {
    places ??= golds.flatMap((gold) => placesOf(gold, haystack));
    return places;
  };
  const stated = hasCue ? statedAnswer(answer) : null;
  return { scene: { answer, question, rules, golds, stated, accepted: acceptedPlaces }, haystack, accepted, wrong };
}

/** Blank answers among others are none. */
const usable = (answers: readonly string[]): readonly string[] =>
  answers.length > 1 && answers.some(isBlank) ? answers.filter((answer) => !isBlank(answer)) : answers;

function needsNumbers(...lists: readonly (readonly (readonly Gold[])[])[]): boolean {
  return lists.some((list) => list.some((golds) => golds.some((gold) => gold.number !== null || gold.hasNumbers)));
}

function placesOf(gold: Gold, haystack: Haystack): readonly WordSpan[] {
  if (gold.kind === "labels") return findLabels(gold.split, haystack.answer);
  const { number } = gold;
  if (number === null) return findName(gold, haystack);
  return [...haystack.numbers.values()].filter((found) => isSameQuantity(number, found.number, "lenient"));
}
