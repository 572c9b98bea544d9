import { defineMetric, type EmptyExpected, EvalError, emptyExpectedChoices, type Outcome, show } from "@eval/core";
import { usableAnswers } from "./expected-list.js";
import { contentPhrase, contentPhraseUnaccented } from "./short-answer/content-words.js";
import { dateRelation } from "./short-answer/date-relation.js";
import { isInitialism } from "./short-answer/initialism.js";
import { numberRelation } from "./short-answer/number-relation.js";
import { asksDay, asksYear, type Question, readQuestion, standsInOtherRole } from "./short-answer/question-kind.js";
import { askedSubject } from "./short-answer/restated-question.js";
import { joinsItems } from "./short-answer/role-words.js";
import { readAnswer, readOutput, type ShortAnswer } from "./short-answer/short-answer.js";
import { holdsDigit, isWithin, type WordRelation, wordRelation } from "./short-answer/word-relation.js";

/** What a short answer is to the expected one, the nearest first. */
export type AnswerRelation = "same" | "list" | "fuller" | "qualified" | "shorter" | "coarser-date";

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

const RELATIONS: readonly AnswerRelation[] = ["same", "list", "fuller", "qualified", "shorter", "coarser-date"];

const defaults: ShortAnswerMatchOptions = { accept: RELATIONS, accents: "exact", emptyExpected: "unscored" };

/**
 * Short-answer match: the output is an expected answer, or that answer said more fully or more briefly.
 *
 * For questions with answers of few words, where people accept what an exact match does not. Words are compared without
 * case, small words of English, Hindi and Japanese and English plurals; what only makes a sentence of an answer is left
 * out ("It was", "उत्तर:", "hai", "ஆகும்"). Spellings that are read the same are the same (राजेन्द्र, राजेंद्र). Relations,
 * each a label: `same` (also with other spaces and hyphens, a name in another order or with initials, the initials of a
 * name that is long ("NASA"), a number or date in another writing), `list` (made of several expected answers), `fuller`, `qualified`, `shorter` (the same the other way round; a
 * single word only where each expected answer has it; a bare number that the question asks for), `coarser-date` ("1971"
 * for "October 1, 1971", where no other day is expected and no day or date asked for).
 *
 * `fuller` is up to five words more beside those of the question (`input`: "Fajr prayer"), if they stand inside a name
 * ("Luke Albert Combs"), or behind it in brackets, with a preposition or as the kind of thing it is ("vagus nerve (X)",
 * "John Lewis of SNCC", "गंगा नदी"). Any other word behind makes another thing of it ("Indiana University"), and a
 * sentence about it must say what the question says: "Delhi is the capital of India". Where there is no question, it is
 * taken to. Where the sentence says in English what the question asks, more may stand behind: "France won the 1998 World
 * Cup, beating Brazil". Of several sentences the first counts, if the others take nothing back. A question that asks for
 * a year is answered by a day of it. `qualified` is as many words before it that narrow it down: a title ("General John
 * Burgoyne"), but also what nobody expected ("the outgoing House"), so it is the least safe relation.
 *
 * Never a match: words more or less that hold digits, per cent against a bare number, alternatives ("Paris or London"),
 * lists, what the answer is compared with ("older than Mary"), words that tell names apart ("South Korea"), a denied
 * answer, another time ("before 1945", or "1945" for it), a finer date than was expected, one who did what was
 * done to the other ("India defeated Australia", asked who defeated India), what an expected name only
 * belongs to ("Norway" for "the King of Norway", राम for "राम का भाई").
 *
 * Score 1 or 0, labels as above, `different` and `blank`; the best of several expected answers counts. Meant for short
 * outputs: one of more words than the question accounts for is `different`. Scripts without spaces are cut into words by ICU.
 *
 * Against the human labels of EfficientQA, on answers that miss every expected one exactly, it accepts (accents
 * ignored) 2.4 times as many of the right ones as token F1 with TF-IDF similarity at 0.7, with a precision of 91 %; on
 * the questions that its rules were not worked out on, 2.5 times as many with 88 %, below the 90 % of that formula there.
 *
 * @see Min et al. 2021, https://arxiv.org/abs/2101.00133, NeurIPS 2020 EfficientQA: how people judged such answers
 * @example
 * shortAnswerMatch()({ output: "General John Burgoyne", expected: "Burgoyne" }).label; // => "qualified"
 * shortAnswerMatch()({ output: "twenty-four", expected: "24" }).label; // => "same"
 * shortAnswerMatch()({ output: "राष्ट्रपति राजेंद्र प्रसाद", expected: "राजेंद्र प्रसाद" }).label; // => "qualified"
 * shortAnswerMatch()({ output: "1971", expected: "October 1, 1971" }).label; // => "coarser-date"
 * shortAnswerMatch()({ output: "It was 1945.", expected: "1945" }).label; // => "same"
 * shortAnswerMatch()({ output: "50%", expected: "50" }).label; // => "different"
 * shortAnswerMatch()({ output: "Indiana University", expected: "Indiana" }).label; // => "different"
 * const asked = { input: "Which planet is called red?", expected: "Mars" };
 * shortAnswerMatch()({ ...asked, output: "Mars is called red for its iron." }).label; // => "fuller"
 * shortAnswerMatch()({ output: "Louis XIII", expected: "Louis XIV" }).label; // => "different"
 * shortAnswerMatch({ accept: ["same"] })({ output: "Hoffman", expected: "the Hoffman crew" }).passed; // => false
 */
export const shortAnswerMatch = defineMetric({
  package: "@eval/deterministic",
  name: "short-answer-match",
  version: 3,
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
    const phraseOf = accents === "exact" ? contentPhrase : contentPhraseUnaccented;
    return (evalCase): Outcome<ShortAnswerMatchDetail> => {
      const answers = usableAnswers(evalCase).map((answer) => readAnswer(answer, phraseOf));
      const question = readQuestion(evalCase.input ?? "", phraseOf);
      const outputs = readOutput(evalCase.output, phraseOf);
      return outcomeOf(outputs[0], nearest(outputs, answers, question), accept);
    };
  },
});

interface Related {
  readonly relation: AnswerRelation;
  readonly expectedIndex: number;
}

function nearest(outputs: readonly ShortAnswer[], answers: readonly ShortAnswer[], question: Question): Related | null {
  const related = outputs.flatMap((output) => {
    const agreeing = agreeingOn(output.phrase.words, answers);
    const listed = listedIn(output.phrase.words, answers);
    const found = answers.flatMap((answer, expectedIndex): readonly Related[] => {
      const relation = relationOf(output, answer, { answers, agreeing, question });
      if (relation === null) return [];
      return [{ relation: relation === "same" && output.isPart ? "fuller" : relation, expectedIndex }];
    });
    found.push(...shorterSubject(output, answers, question));
    return listed === -1 ? found : [...found, { relation: "list" as const, expectedIndex: listed }];
  });
  return related.sort((a, b) => RELATIONS.indexOf(a.relation) - RELATIONS.indexOf(b.relation))[0] ?? null;
}

/** "Vivaldi composed The Four Seasons", where Antonio Vivaldi is expected. */
function shorterSubject(output: ShortAnswer, answers: readonly ShortAnswer[], question: Question): readonly Related[] {
  const phrase = askedSubject(output.phrase, question);
  if (phrase === null) return [];
  const agreeing = agreeingOn(phrase.words, answers);
  const subject: ShortAnswer = { ...output, phrase, dated: null };
  return answers.flatMap((answer, expectedIndex) =>
    wordsOf(subject, answer, { answers, agreeing, question }) === "shorter"
      ? [{ relation: "shorter", expectedIndex }]
      : [],
  );
}

interface Circumstances {
  readonly answers: readonly ShortAnswer[];
  readonly agreeing: number;
  readonly question: Question;
}

function wordsOf(output: ShortAnswer, answer: ShortAnswer, { question, agreeing }: Circumstances): WordRelation | null {
  return wordRelation({
    output: output.phrase,
    expected: answer.phrase,
    question,
    agreeing,
    addsItem: joinsItems(output.text) && !joinsItems(answer.text),
    isSentence: output.isSentence,
    isPart: output.isPart,
  });
}

function relationOf(output: ShortAnswer, answer: ShortAnswer, circumstances: Circumstances): AnswerRelation | null {
  const { question, answers } = circumstances;
  if (standsInOtherRole(output.text, answer.text, question.text)) return null;
  const words = wordsOf(output, answer, circumstances);
  if (words === "same") return words;
  // "What does NASA stand for?" is not answered by "NASA".
  const isAsked = isWithin(output.phrase.words, question.words);
  if (!isAsked && isInitialism(output.text, answer.text)) return "same";
  if (output.dated !== null && answer.dated !== null) {
    const dated = answers.flatMap((other) => (other.dated === null ? [] : [other.dated]));
    const relation = dateRelation(output.dated, answer.dated, dated, question.words, asksYear(question.text));
    if (relation !== "coarser") return relation;
    return asksDay(question.text) ? null : "coarser-date";
  }
  const isShort = output.phrase.words.length <= MOST_WITH_NUMBER;
  const pair = { output: output.text, expected: answer.text, question: question.text, asked: question.words };
  const number = isShort ? numberRelation(pair) : null;
  // A year and what is none: "1000" is "1,000", and no other date. A name is none either way: "Ibsen in 1879".
  const isOneDate = (output.dated === null) !== (answer.dated === null);
  if (isOneDate && (answer.dated !== null || answer.phrase.words.some(holdsDigit)))
    return number === "same" ? number : null;
  return number ?? words;
}

/** A number and the words of a sentence around it. */
const MOST_WITH_NUMBER = 16;

/** How many different expected answers there are, if each holds the words of the output; else 0. */
function agreeingOn(words: readonly string[], answers: readonly ShortAnswer[]): number {
  if (!answers.every(({ phrase }) => isWithin(words, phrase.words))) return 0;
  return new Set(answers.map(({ phrase }) => phrase.words.join(" "))).size;
}

/** The first of several expected answers that the output lists and nothing else; -1 where it does not. */
function listedIn(words: readonly string[], answers: readonly ShortAnswer[]): number {
  const listed = answers.filter((answer) => answer.phrase.words.length > 0 && isWithin(answer.phrase.words, words));
  const different = new Set(listed.map((answer) => answer.phrase.words.join(" ")));
  const isAll = words.every((word) => listed.some((answer) => answer.phrase.words.includes(word)));
  return different.size > 1 && isAll ? answers.indexOf(listed[0] as ShortAnswer) : -1;
}

const REASONS: Readonly<Record<AnswerRelation, string>> = {
  same: "the expected answer",
  list: "several of the expected answers, and nothing else",
  fuller: "the expected answer and a few words more",
  qualified: "the expected answer with words before it that narrow it down",
  shorter: "a part of the expected answer",
  "coarser-date": "the expected date without a part of it",
};

function outcomeOf(
  output: ShortAnswer,
  related: Related | null,
  accept: readonly string[],
): Outcome<ShortAnswerMatchDetail> {
  const words = output.phrase.words.slice(0, WORDS_SHOWN);
  if (related === null) {
    return { score: 0, passed: false, label: "different", reason: "not the expected answer", metadata: { words } };
  }
  const { relation, expectedIndex } = related;
  const passed = accept.includes(relation);
  const reason = passed ? REASONS[relation] : `${REASONS[relation]}, which accept does not name`;
  return { score: passed ? 1 : 0, passed, label: relation, reason, metadata: { expectedIndex, words } };
}

const WORDS_SHOWN = 20;
