import type { AnswerWord } from "./answer-word.js";
import { COMMA } from "./split-answer.js";
import { AND, COPULA, FUNCTION, OR, RELATION } from "./word-roles.js";

/** "of" of Hindi, Panjabi, Gujarati and Marathi, in both scripts of Hindi. */
export const POSTPOSITIONS = new Set("का की के ka ki ke kaa kee ਦਾ ਦੀ ਦੇ નો ની ના નું चा ची चे".split(" "));

/** Words of a noun phrase beside an "of" or का, up to the next small word. */
const LONGEST_PHRASE = 5;

export const isContent = (word: AnswerWord): boolean => (word.roles & (FUNCTION | COPULA)) === 0;

/** The words behind an "of": chains of "of" and articles belong to them ("of the Indian state of Maharashtra"). */
export function phraseFrom(
  words: readonly AnswerWord[],
  gaps: readonly number[],
  from: number,
  next: number,
): AnswerWord[] {
  const phrase: AnswerWord[] = [];
  for (let at = from; at < next && at < from + LONGEST_PHRASE + 3; at += 1) {
    const word = words[at]!;
    if (at > from && gaps[at]! >= COMMA) break;
    if ((word.roles & (COPULA | AND | OR)) !== 0 || ((word.roles & RELATION) !== 0 && phrase.length > 0)) break;
    if (POSTPOSITIONS.has(word.fold)) break;
    if (isContent(word)) phrase.push(word);
    else if (phrase.length > 0 && word.fold !== "of" && word.fold !== "the") break;
  }
  return phrase;
}

/** The words before a postposition, from the last to the first. */
export function phraseBefore(
  words: readonly AnswerWord[],
  gaps: readonly number[],
  end: number,
  first: number,
): AnswerWord[] {
  const phrase: AnswerWord[] = [];
  for (let at = end - 1; at >= first && at >= end - LONGEST_PHRASE; at -= 1) {
    const word = words[at]!;
    if (!isContent(word)) break;
    phrase.push(word);
    if (gaps[at]! >= COMMA) break;
  }
  return phrase;
}
