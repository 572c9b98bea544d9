import { defineMetric, type EmptyExpected, EvalError, emptyExpectedChoices, type Outcome, show } from "@eval/core";
import { compareNumbers, type NumberComparison } from "./compare-numbers.js";
import { fractionOf } from "./exact-fraction.js";
import { usableAnswers } from "./expected-list.js";
import { expectedNumber } from "./read-numbers.js";
import { contentWords, contentWordsUnaccented, type WordsOf } from "./short-answer/content-words.js";
import { type DatedAnswer, datedAnswer, dateRelation } from "./short-answer/date-relation.js";
import { isWithin, joinsItems, wordRelation } from "./short-answer/word-relation.js";

/** What a short answer is to the expected one, the nearest first. */
export type AnswerRelation = "same" | "list" | "fuller" | "shorter" | "coarser-date";

export interface ShortAnswerMatchOptions {
  /** The relations that are right; an output of another one is labelled with it and wrong. */
  readonly accept: readonly string[];
  /** `ignored` takes "James Rodriguez" for "James Rodríguez", and "resume" for "résumé": accents of Latin letters alone. */
  readonly accents: "exact" | "ignored";
  readonly emptyExpected: EmptyExpected;
}

export interface ShortAnswerMatchDetail {
  /** The expected answer that the output is nearest to; absent where it is related to none. */
  readonly expectedIndex?: number;
  /** The words of the output that were compared. */
  readonly words: readonly string[];
}

const RELATIONS: readonly AnswerRelation[] = ["same", "list", "fuller", "shorter", "coarser-date"];

const defaults: ShortAnswerMatchOptions = { accept: RELATIONS, accents: "exact", emptyExpected: "unscored" };

/**
 * Short-answer match: the output is an expected answer, or that answer said more fully or more briefly.
 *
 * For questions with answers of few words, where people accept what an exact match does not. Words are compared without
 * case, small words of English and Hindi and English plurals. Relations, each a label:
 * `same` (also with other spaces and hyphens, a name in another order, a number or date in another writing), `list`
 * (made of several expected answers), `fuller` (up to five words more at one end or inside a name, or those of the
 * question, `input`: "General John Burgoyne", "Roger L. Jackson", "Fajr prayer"), `shorter` (the same the other way
 * round; a single word only where each expected answer has it), `coarser-date` ("1971" for "October 1, 1971", where no
 * other day is expected). Never a match: words more or less that hold digits, alternatives ("Paris or London"), a
 * denied answer, a finer date than was expected.
 *
 * Score 1 or 0, labels as above, `different` and `blank`; the best of several expected answers counts. Meant for short
 * outputs: one of more than a few words is `different`. Text in a script without spaces is one word.
 *
 * Against the human labels of EfficientQA, on answers that miss every expected one exactly, it accepts (accents
 * ignored) 2.3 times as many of the right ones as token F1 with TF-IDF similarity at 0.7, at the same precision (87 %).
 *
 * @see Min et al. 2021, https://arxiv.org/abs/2101.00133, NeurIPS 2020 EfficientQA: how people judged such answers
 * @example
 * shortAnswerMatch()({ output: "General John Burgoyne", expected: "Burgoyne" }).label; // => "fuller"
 * shortAnswerMatch()({ output: "twenty-four", expected: "24" }).label; // => "same"
 * shortAnswerMatch()({ output: "राष्ट्रपति राजेंद्र प्रसाद", expected: "राजेंद्र प्रसाद" }).label; // => "fuller"
 * shortAnswerMatch()({ output: "1971", expected: "October 1, 1971" }).label; // => "coarser-date"
 * shortAnswerMatch()({ output: "Louis XIII", expected: "Louis XIV" }).label; // => "different"
 * shortAnswerMatch({ accept: ["same"] })({ output: "Hoffman", expected: "the Hoffman crew" }).passed; // => false
 */
export const shortAnswerMatch = defineMetric({
  package: "@eval/deterministic",
  name: "short-answer-match",
  version: 1,
  summary: "The output is an expected answer, or that answer said more fully or more briefly.",
  source:
    "Own definition, chosen on the human labels of EfficientQA (Min et al. 2021, https://arxiv.org/abs/2101.00133)",
  needs: ["output", "expected"],
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "Of the answers it accepts that equal no expected one, people called about one in eight wrong, and it finds less than half of those they called right. Synonyms and other names of the same thing count as wrong.",
  passesAlone: "Mostly a name with a part more or less, or a date without its day. Look at label.",
  defaults,
  choices: { accents: ["exact", "ignored"], emptyExpected: emptyExpectedChoices },
  create({ accept, accents }) {
    const unknown = accept.find((relation) => !(RELATIONS as readonly string[]).includes(relation));
    if (unknown !== undefined) {
      const known = RELATIONS.map(show).join(", ");
      throw new EvalError("invalid-option", `accept of short-answer-match must hold ${known}, got ${show(unknown)}`);
    }
    const wordsOf = accents === "exact" ? contentWords : contentWordsUnaccented;
    return (evalCase): Outcome<ShortAnswerMatchDetail> => {
      const answers = usableAnswers(evalCase).map((answer) => readAnswer(answer, wordsOf));
      const asked = evalCase.input === undefined ? [] : wordsOf(evalCase.input);
      const output = readAnswer(evalCase.output, wordsOf);
      return outcomeOf(output, nearest(output, answers, asked), accept);
    };
  },
});

interface ShortAnswer {
  readonly text: string;
  readonly words: readonly string[];
  readonly dated: DatedAnswer | null;
}

const readAnswer = (text: string, wordsOf: WordsOf): ShortAnswer => ({
  text,
  words: wordsOf(text),
  dated: datedAnswer(text, wordsOf),
});

interface Related {
  readonly relation: AnswerRelation;
  readonly expectedIndex: number;
}

function nearest(output: ShortAnswer, answers: readonly ShortAnswer[], asked: readonly string[]): Related | null {
  const related = answers.flatMap((answer, expectedIndex) => {
    const relation = relationOf(output, answer, answers, asked);
    return relation === null ? [] : [{ relation, expectedIndex }];
  });
  const listed = listedIn(output.words, answers);
  if (listed !== -1) related.push({ relation: "list", expectedIndex: listed });
  return related.sort((a, b) => RELATIONS.indexOf(a.relation) - RELATIONS.indexOf(b.relation))[0] ?? null;
}

function relationOf(
  output: ShortAnswer,
  answer: ShortAnswer,
  answers: readonly ShortAnswer[],
  asked: readonly string[],
): AnswerRelation | null {
  const isAgreed = answers.every(({ words }) => isWithin(output.words, words));
  const addsItem = joinsItems(output.text) && !joinsItems(answer.text);
  const words = wordRelation({ output: output.words, expected: answer.words, asked, isAgreed, addsItem });
  if (words === "same") return words;
  if (output.dated !== null && answer.dated !== null) {
    const dated = answers.flatMap((other) => (other.dated === null ? [] : [other.dated]));
    const relation = dateRelation(output.dated, answer.dated, dated, asked);
    return relation === "coarser" ? "coarser-date" : relation;
  }
  if ((output.dated === null) !== (answer.dated === null)) return null;
  return isSameNumber(output, answer, asked) ? "same" : words;
}

const EXACTLY: NumberComparison = {
  tolerance: { absolute: fractionOf("0"), relative: fractionOf("0") },
  units: "where-both",
  insideRange: false,
};

/** One number each, with at most one word beside it and its unit on one of the sides: "24 letters". */
function isSameNumber(output: ShortAnswer, answer: ShortAnswer, asked: readonly string[]): boolean {
  if (output.words.length > 2 || answer.words.length > 2) return false;
  const [found, expected] = [expectedNumber(output.text, {}), expectedNumber(answer.text, {})];
  if (typeof found === "string" || typeof expected === "string") return false;
  if (compareNumbers(found, expected, EXACTLY) !== "matched") return false;
  const beside = [...wordsBeside(output.text, found.text), ...wordsBeside(answer.text, expected.text)];
  return new Set(beside.filter((word) => !asked.includes(word))).size < 2;
}

function wordsBeside(text: string, number: string): readonly string[] {
  const rest = text.replace(number, " ");
  return rest.trim() === "" ? [] : contentWords(rest);
}

/** The first of several expected answers that the output lists and nothing else; -1 where it does not. */
function listedIn(words: readonly string[], answers: readonly ShortAnswer[]): number {
  const listed = answers.filter((answer) => answer.words.length > 0 && isWithin(answer.words, words));
  const different = new Set(listed.map((answer) => answer.words.join(" ")));
  const isAll = words.every((word) => listed.some((answer) => answer.words.includes(word)));
  return different.size > 1 && isAll ? answers.indexOf(listed[0] as ShortAnswer) : -1;
}

const REASONS: Readonly<Record<AnswerRelation, string>> = {
  same: "the expected answer",
  list: "several of the expected answers, and nothing else",
  fuller: "the expected answer and a few words more",
  shorter: "a part of the expected answer",
  "coarser-date": "the expected date without a part of it",
};

function outcomeOf(
  output: ShortAnswer,
  related: Related | null,
  accept: readonly string[],
): Outcome<ShortAnswerMatchDetail> {
  const words = output.words.slice(0, WORDS_SHOWN);
  if (related === null) {
    return { score: 0, passed: false, label: "different", reason: "not the expected answer", metadata: { words } };
  }
  const { relation, expectedIndex } = related;
  const passed = accept.includes(relation);
  const reason = passed ? REASONS[relation] : `${REASONS[relation]}, which accept does not name`;
  return { score: passed ? 1 : 0, passed, label: relation, reason, metadata: { expectedIndex, words } };
}

const WORDS_SHOWN = 20;
