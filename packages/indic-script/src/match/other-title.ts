import type { AnswerWord } from "./answer-word.js";
import { isContent, phraseBefore, phraseFrom } from "./noun-phrase.js";
import { type Question, questionSplit } from "./question-words.js";
import { sameWord, type WordRules } from "./same-word.js";
import type { SplitAnswer } from "./split-answer.js";
import { NAMING } from "./word-roles.js";

/**
 * Whether the question asks who is called one thing and the sentence says who is called another: "known as the Father
 * of the Nation", "is called Netaji". Titles of two scripts cannot be compared.
 */
export function hasOtherTitle(
  answer: SplitAnswer,
  first: number,
  next: number,
  question: Question,
  rules: WordRules,
  isGold: (word: AnswerWord) => boolean,
): boolean {
  if ((answer.roles & NAMING) === 0) return false;
  const sentence = answer.words.slice(first, next);
  // "also known as Bapu": a further name.
  if (sentence.some((word) => ALSO.has(word.fold))) return false;
  const stated = titleWords(answer, first, next);
  if (stated.length === 0 || stated.some(isGold)) return false;
  const asked = titleWords(questionSplit(question), 0, questionSplit(question).words.length);
  if (asked.length === 0 || asked[0]!.script !== stated[0]!.script) return false;
  return !stated.some((word) => asked.some((other) => sameWord(other, word, rules) !== 0));
}

const ALSO = new Set("also too भी bhi ও கூட కూడా ಸಹ પણ ਵੀ ही hi".split(" "));

const ROLE_NOUNS = new Set("रूप roop rup नाम naam".split(" "));

/** What someone is called in a sentence: behind "called" and "known as", before कहा and जाना. */
function titleWords({ words, gaps }: SplitAnswer, first: number, next: number): AnswerWord[] {
  for (let at = first; at < next; at += 1) {
    const word = words[at]!;
    if ((word.roles & NAMING) === 0 || ROLE_NOUNS.has(word.fold)) continue;
    if (ENGLISH_NAMING.has(word.fold)) {
      let from = at + 1;
      while (from < next && !isContent(words[from]!)) from += 1;
      const title = phraseFrom(words, gaps, from, next);
      if (title.length > 0) return title;
    } else {
      let end = at;
      while (end > first && (!isContent(words[end - 1]!) || ROLE_NOUNS.has(words[end - 1]!.fold))) end -= 1;
      const title = phraseBefore(words, gaps, end, first);
      // An English title in a Hindi sentence cannot be compared with a Hindi one.
      if (words[end - title.length - 1]?.fold === "the" || words[end - title.length - 1]?.fold === "of") return [];
      if (title.length > 0) return title;
    }
  }
  return [];
}

const ENGLISH_NAMING = new Set("called named known termed dubbed titled nicknamed".split(" "));
