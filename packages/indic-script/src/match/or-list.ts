import type { AnswerWord } from "./answer-word.js";
import { isGenericHead } from "./name-group.js";
import type { Occurrence } from "./occurrence.js";
import type { IsKnown } from "./scene.js";
import { COMMA, type SplitAnswer } from "./split-answer.js";
import type { WordSpan } from "./stated-answer.js";
import { AND, COPULA, EXCEPTION, FORMER, FUNCTION, HONORIFIC, LINK, NAMING, NO, OR, POSSIBLE } from "./word-roles.js";

/** Items of at most this many words make a list. */
const LONGEST_ITEM = 4;

/** Words that may stand between an answer and the comma behind it: जी, "river". */
const MOST_BETWEEN = 2;

const NONE: readonly WordSpan[] = [];

/**
 * The candidates behind an answer in a list that ends with an "or": Mumbai and Chennai of "Delhi, Mumbai or Chennai". None
 * where the list has no "or" (it may be an address), where something else stands between its commas ("Delhi, which is a
 * city or a territory"), and where its items are not names, as the answer is one.
 */
export function orListBehind(answer: SplitAnswer, found: Occurrence, isKnown: IsKnown): readonly WordSpan[] {
  const { words, gaps } = answer;
  const items: WordSpan[] = [];
  let isBehindOr = false;
  let at = commaBehind(answer, found.next, isKnown);
  while (at < words.length && gaps[at]! <= COMMA) {
    const isOr = (words[at]!.roles & OR) !== 0;
    if (!isOr && gaps[at] !== COMMA) return NONE;
    const first = itemStart(answer, isOr ? at + 1 : at);
    const next = itemEnd(answer, first);
    if (next === first || next - first > LONGEST_ITEM || !isLike(answer, found, { first, next })) return NONE;
    items.push({ first, next });
    isBehindOr ||= isOr;
    at = next;
    if (isOr) break;
  }
  return isBehindOr && !isApposition(answer, at) ? items : NONE;
}

/** "The peacock, male or female, is protected": the clause goes on behind a comma with its verb. */
function isApposition({ words, gaps, sentences }: SplitAnswer, next: number): boolean {
  if (next >= words.length || gaps[next] !== COMMA) return false;
  const isVerb = (at: number) => at < words.length && (words[at]!.roles & COPULA) !== 0;
  const isLast = sentences[next + 1] === sentences[next] && sentences[next + 2] !== sentences[next];
  return isVerb(next) || (words[next]!.script !== "Latn" && isVerb(next + 1) && isLast);
}

/** Where the next item begins, past titles and kinds of things behind the answer; the end where there is none. */
function commaBehind({ words, gaps }: SplitAnswer, next: number, isKnown: IsKnown): number {
  for (let at = next; at < words.length && at <= next + MOST_BETWEEN; at += 1) {
    if (gaps[at] === COMMA) return at;
    const { roles } = words[at]!;
    if (gaps[at]! > COMMA || (roles & (COPULA | OR)) !== 0) break;
    if ((roles & (FUNCTION | HONORIFIC)) === 0 && !isGenericHead(words[at]!) && !isKnown(at)) break;
  }
  return words.length;
}

/** Past "maybe": "Delhi, Mumbai, or maybe Chennai". */
function itemStart({ words }: SplitAnswer, at: number): number {
  let first = at;
  while (first < words.length && (words[first]!.roles & POSSIBLE) !== 0) first += 1;
  return first;
}

function itemEnd({ words, gaps }: SplitAnswer, first: number): number {
  let next = first;
  while (next < words.length && (next === first || gaps[next]! < COMMA) && isItemWord(words[next]!.roles)) next += 1;
  return next;
}

const isItemWord = (roles: number): boolean =>
  (roles & (AND | OR | COPULA | NAMING | NO | FORMER | EXCEPTION)) === 0 &&
  ((roles & FUNCTION) === 0 || (roles & LINK) !== 0);

/**
 * Beside a name in capitals stand names in capitals, beside a number numbers, and an article where the answer has one: "a
 * fruit or vegetable" says what a tomato is. At the beginning of a sentence any word has a capital.
 */
function isLike(answer: SplitAnswer, found: Occurrence, { first, next }: WordSpan): boolean {
  const { words } = answer;
  const own = words[found.first]!;
  const item = words.slice(first, next);
  if (own.script === "none") return item.some(({ script }) => script === "none");
  if (hasArticle(answer, found, item)) return false;
  if (!own.isCapital || item.some((word) => word.isCapital || word.script !== "Latn")) return true;
  return answer.sentences[found.first - 1] !== answer.sentences[found.first] && !item.some(isLink);
}

/** An item with "the", "of" or की beside an answer without: a description rather than a candidate, but for names in capitals. */
function hasArticle({ words }: SplitAnswer, { first, next }: Occurrence, item: readonly AnswerWord[]): boolean {
  const isDescribed = item[0]!.script === "Latn" ? isLink(item[0]) : item.some(isLink);
  return isDescribed && !words.slice(Math.max(0, first - 1), next).some(isLink);
}

const isLink = (word: AnswerWord | undefined): boolean => word !== undefined && (word.roles & LINK) !== 0;
