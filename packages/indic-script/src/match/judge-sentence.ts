import { isBelief } from "./belief.js";
import { isGuess, isUnknown } from "./confession.js";
import { hasAlternative, mayOfferAlternatives } from "./find-alternatives.js";
import { isListed } from "./is-listed.js";
import type { Occurrence } from "./occurrence.js";
import { isAsked, questionSplit } from "./question-words.js";
import type { Refusal } from "./refusal.js";
import { isKnownAt, type Scene, sentenceSpan } from "./scene.js";
import { CLAUSE, COMMA, SENTENCE, type SplitAnswer } from "./split-answer.js";
import { BELIEF, CONTRAST, KNOWING, NO, OR, POSSIBLE, UNSURE } from "./word-roles.js";

/** Whether the sentences around a mention take it for one of several candidates, for unknown, or take it back. */
export function judgeSentence(found: Occurrence, scene: Scene): Refusal | null {
  const { answer } = scene;
  if (isOneOfSeveral(found, scene)) return "alternatives";
  if (isListed(answer, found, (at) => isKnownAt(at, scene))) return "listed";
  const sentence = answer.sentences[found.first]!;
  if (answer.questions.has(sentence) && !isTagQuestion(answer, sentence)) return "asked";
  return judgeStance(found, answer) ?? (isRetracted(answer, found.next) ? "retracted" : null);
}

function isOneOfSeveral(found: Occurrence, scene: Scene): boolean {
  const { answer, question } = scene;
  if (!mayOfferAlternatives(answer)) return false;
  const isKnown = (at: number) => isKnownAt(at, scene);
  // What a question offers ("Delhi or Mumbai?") is no addition to the answer: both are candidates.
  const isOffering = question !== null && (questionSplit(question).roles & OR) !== 0;
  const isAskedAt = (at: number) => !isOffering && isAsked(answer.words[at]!, question);
  return hasAlternative(answer, found, isKnown, isAskedAt, scene.accepted);
}

/** What the speaker makes of the sentence: does not know, reports what others think, names possibilities. */
function judgeStance(found: Occurrence, answer: SplitAnswer): Refusal | null {
  if ((answer.roles & (UNSURE | BELIEF | POSSIBLE | KNOWING)) === 0) return isBelief(answer, found) ? "belief" : null;
  const { first, next } = sentenceSpan(answer, found.first);
  // "I do not know the year, but it is Delhi" is sure of Delhi.
  const turn = turnBefore(answer, first, found.first);
  if (hasRole(answer, turn, found.first, UNSURE)) return "unsure";
  if (isUnknown(answer, { first: turn, next: found.first }) || isGuess(answer, found)) return "unsure";
  if (isBelief(answer, found)) return "belief";
  const isDoubted = hasRole(answer, found.next, answer.words.length, CONTRAST);
  if (isDoubted && hasRole(answer, turn, found.first, BELIEF)) return "belief";
  const isPossible = hasRole(answer, first, next, POSSIBLE);
  return isPossible && isOneOfPossibilities(answer, answer.sentences[found.first]!) ? "alternatives" : null;
}

function hasRole({ words }: SplitAnswer, first: number, next: number, role: number): boolean {
  for (let at = first; at < next; at += 1) if ((words[at]!.roles & role) !== 0) return true;
  return false;
}

/** Where the part of a sentence begins that no "but" parts from a mention. */
function turnBefore({ words }: SplitAnswer, first: number, at: number): number {
  let turn = at;
  while (turn > first && (words[turn - 1]!.roles & CONTRAST) === 0) turn -= 1;
  return turn;
}

const TAGS = new Set(
  "na ना न right correct it isnt सही illaya illaiya illiya dhaane thaane kada kadaa kadha alva allava allva alle".split(
    " ",
  ),
);
const ADDRESS = new Set("bro da di machi anna akka sir bhai yaar ji".split(" "));

/** "Mumbai hai na?", "It is Mumbai, right?", "Chennai, illaya bro?" asserts. */
function isTagQuestion({ words, sentences }: SplitAnswer, sentence: number): boolean {
  let last = sentences.lastIndexOf(sentence);
  if (last > 1 && ADDRESS.has(words[last]!.fold)) last -= 1;
  return last > 0 && TAGS.has(words[last]!.fold);
}

/** "It may be Delhi. It may also be Mumbai.", "Maybe Delhi, maybe Mumbai." */
function isOneOfPossibilities({ words, gaps, sentences }: SplitAnswer, sentence: number): boolean {
  const openings = new Set<string>();
  return words.some(({ roles, fold }, at) => {
    if ((roles & POSSIBLE) === 0) return false;
    if (sentences[at] !== sentence) return true;
    // A verb further on may be of anything; the same adverb before the next clause is of another candidate.
    if (gaps[at]! < COMMA || fold === "may") return false;
    const isSecond = openings.has(fold);
    openings.add(fold);
    return isSecond;
  });
}

const RETRACTIONS = new Set("actually wait sorry correction oops नहीं-नहीं माफ़ माफ़ी क्षमा दरअसल maaf darasal".split(" "));

/** "Delhi. Actually, it is Mumbai.", "दिल्ली। नहीं, मुंबई" */
function isRetracted({ words, gaps }: SplitAnswer, from: number): boolean {
  for (let at = from; at < words.length; at += 1) {
    if (gaps[at]! >= SENTENCE && RETRACTIONS.has(words[at]!.fold)) return true;
    if (gaps[at]! >= SENTENCE && (words[at]!.roles & NO) !== 0 && gaps[at + 1] === COMMA) return true;
    if (gaps[at]! >= CLAUSE && words[at]!.fold === "no" && RETRACTIONS.has(words[at + 1]?.fold ?? "")) return true;
  }
  return false;
}
