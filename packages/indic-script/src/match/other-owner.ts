import type { AnswerWord } from "./answer-word.js";
import { looseForm } from "./loose-form.js";
import { isContent, POSTPOSITIONS, phraseBefore, phraseFrom } from "./noun-phrase.js";
import { type Question, questionSplit } from "./question-words.js";
import { sameWord, type WordRules } from "./same-word.js";
import type { SplitAnswer } from "./split-answer.js";
import { LINK } from "./word-roles.js";

/** What belongs to what: "the capital *of Maharashtra*", *महाराष्ट्र की* राजधानी. */
interface Genitive {
  readonly frame: "of" | "postposition";
  readonly head: AnswerWord;
  readonly owners: readonly AnswerWord[];
}

function genitivesIn({ words, gaps }: SplitAnswer, first: number, next: number): Genitive[] {
  const found: Genitive[] = [];
  for (let at = first + 1; at < next - 1; at += 1) {
    if (words[at]!.fold === "of") {
      const head = words[at - 1]!;
      const owners = phraseFrom(words, gaps, at + 1, next);
      if (isContent(head) && owners.length > 0) found.push({ frame: "of", head, owners });
    } else if (POSTPOSITIONS.has(words[at]!.fold) && gaps[at] === 0 && gaps[at + 1] === 0) {
      const owners = phraseBefore(words, gaps, at, first);
      for (const head of phraseFrom(words, gaps, at + 1, next))
        if (owners.length > 0) found.push({ frame: "postposition", head, owners });
    }
  }
  return found;
}

/**
 * Whether the sentence is about the same thing of another owner than the question: the capital of India, where the
 * capital of Maharashtra was asked for. Only where both say whose it is, and nothing in the sentence is the owner
 * asked about. A plain word ("of the state") says nothing new.
 */
export function hasOtherOwner(
  answer: SplitAnswer,
  first: number,
  next: number,
  question: Question,
  rules: WordRules,
  isGold: (word: AnswerWord) => boolean,
): boolean {
  if ((answer.roles & LINK) === 0) return false;
  const stated = genitivesIn(answer, first, next);
  if (stated.length === 0) return false;
  const asked = genitivesIn(questionSplit(question), 0, questionSplit(question).words.length);
  const sentence = answer.words.slice(first, next);
  for (const { frame, head, owners: named } of stated) {
    // "मुंबई भारत की राजधानी": the answer itself stands before the owner.
    const owners = named.filter((word) => !isGold(word));
    if (owners.length === 0 || isGold(head)) continue;
    // "Paani ka formula" may be a translation of "formula of water".
    const same = asked.filter((genitive) => genitive.frame === frame && sameWord(genitive.head, head, rules) !== 0);
    if (same.length === 0) continue;
    const askedOwners = same.flatMap((genitive) => genitive.owners);
    const isOwner = (word: AnswerWord) => askedOwners.some((owner) => isSamePlainly(owner, word, rules));
    if (sentence.some(isOwner)) continue;
    if (
      owners.some((word) => word.script !== "Latn" || word.isCapital) &&
      owners.some((owner) => owner.script === askedOwners[0]!.script)
    )
      return true;
  }
  return false;
}

/** The same word, not an inflected or derived one: "Indian" is no "India". */
const isSamePlainly = (left: AnswerWord, right: AnswerWord, rules: WordRules): boolean =>
  looseForm(left) === looseForm(right) || sameWord(left, right, rules) !== 0;
