import type { AnswerWord } from "./answer-word.js";
import type { Occurrence } from "./occurrence.js";
import { orListBehind } from "./or-list.js";
import type { IsKnown } from "./scene.js";
import { CLAUSE, COMMA, HYPHEN, MARK, type SplitAnswer } from "./split-answer.js";
import type { WordSpan } from "./stated-answer.js";
import { COPULA, FUNCTION, HONORIFIC, NAMING, OR } from "./word-roles.js";

/** Where accepted answers stand. */
export type AcceptedPlaces = () => readonly WordSpan[];

/** Whether an answer has anything that parts candidates: most answers need not be looked at further. */
export const mayOfferAlternatives = ({ roles, text }: SplitAnswer): boolean => (roles & OR) !== 0 || text.includes("/");

/** "Delhi or Mumbai", दिल्ली या मुंबई, "Delhi/Mumbai", "Delhi, Mumbai or Chennai": another candidate stands beside the answer. */
export function hasAlternative(
  answer: SplitAnswer,
  found: Occurrence,
  isKnown: IsKnown,
  isAskedAt: IsKnown,
  accepted: AcceptedPlaces,
): boolean {
  const { first, next } = found;
  if (isSlash(answer, next) && !isKnown(next)) return true;
  if (isSlash(answer, first) && !isKnown(first - 1)) return true;
  const behind = candidateBehind(answer, next, isKnown);
  if (behind !== null && isOther(answer, behind, isAskedAt, accepted)) return true;
  const before = candidateBefore(answer, first, isKnown);
  if (before !== null && isOther(answer, before, isAskedAt, accepted)) return true;
  return orListBehind(answer, found, isKnown).some((item) => isOther(answer, item, isAskedAt, accepted));
}

/** Words that may stand between an answer and the "or": जी, ही, "river". */
const MOST_BETWEEN = 2;
const LONGEST_CANDIDATE = 5;

function candidateBehind({ words, gaps }: SplitAnswer, next: number, isKnown: IsKnown): WordSpan | null {
  for (let at = next; at < words.length && at <= next + MOST_BETWEEN && gaps[at]! <= COMMA; at += 1) {
    const { roles } = words[at]!;
    if ((roles & OR) !== 0) return spanFrom(words, gaps, at + 1);
    if ((roles & COPULA) !== 0) return null;
    if ((roles & (FUNCTION | HONORIFIC)) === 0 && !isKnown(at)) return null;
  }
  return null;
}

function spanFrom(words: SplitAnswer["words"], gaps: readonly number[], first: number): WordSpan | null {
  let next = first;
  while (next < words.length && next < first + LONGEST_CANDIDATE) {
    if (next > first && gaps[next]! >= COMMA) break;
    if ((words[next]!.roles & (COPULA | NAMING | OR)) !== 0) break;
    next += 1;
  }
  return next > first ? { first, next } : null;
}

function candidateBefore({ words, gaps }: SplitAnswer, first: number, isKnown: IsKnown): WordSpan | null {
  for (let at = first - 1; at >= 0 && at >= first - 1 - MOST_BETWEEN && gaps[at + 1]! <= COMMA; at -= 1) {
    const { roles } = words[at]!;
    // "or" at the beginning of a sentence leads on from what was said.
    if ((roles & OR) !== 0) return at > 0 && gaps[at]! <= CLAUSE ? spanUpTo(words, gaps, at) : null;
    if ((roles & (FUNCTION | HONORIFIC)) === 0 && !isKnown(at)) return null;
  }
  return null;
}

function spanUpTo(words: SplitAnswer["words"], gaps: readonly number[], next: number): WordSpan | null {
  let first = next;
  while (first > 0 && first > next - LONGEST_CANDIDATE) {
    if ((words[first - 1]!.roles & (COPULA | NAMING | OR)) !== 0) break;
    first -= 1;
    if (gaps[first]! >= COMMA) break;
  }
  return next > first ? { first, next } : null;
}

/** Says something that is neither an accepted answer nor made of words of the question ("water or H2O"). */
function isOther(
  { words }: SplitAnswer,
  { first, next }: WordSpan,
  isAskedAt: IsKnown,
  accepted: AcceptedPlaces,
): boolean {
  let isNew = false;
  for (let at = first; at < next; at += 1) isNew ||= isContent(words[at]!) && !isAskedAt(at);
  return isNew && !accepted().some((place) => place.first >= first && place.next <= next);
}

/** A letter alone is a label rather than an article: "(b) or (a)". */
const isContent = ({ roles, surface }: AnswerWord): boolean => (roles & FUNCTION) === 0 || surface.length === 1;

function isSlash({ text, starts, ends, gaps }: SplitAnswer, at: number): boolean {
  if (at <= 0 || at >= starts.length || gaps[at] !== MARK) return false;
  return text.slice(ends[at - 1], starts[at]).trim() === "/";
}

/** The answer is the right half of a compound, and the left half is no part of it: "Indo-Pacific", "uttar-purab". */
export function isCompoundPart({ words, gaps }: SplitAnswer, { first }: Occurrence, isKnown: IsKnown): boolean {
  return first > 0 && gaps[first] === HYPHEN && (words[first - 1]!.roles & FUNCTION) === 0 && !isKnown(first - 1);
}
