import type { Occurrence } from "./occurrence.js";
import { type IsKnown, sentenceSpan } from "./scene.js";
import { COMMA, SPACE, type SplitAnswer } from "./split-answer.js";
import { AND, COPULA, FUNCTION, LINK } from "./word-roles.js";

/** Items of at most this many words make a list. */
const LONGEST_ITEM = 4;

/** In longer sentences a list is one of many things that are said. */
const LONGEST_SENTENCE = 25;

/**
 * Whether the answer is one of four items in a row, or of three with an "and" before the last: "Mercury, Venus, Earth
 * and Mars". Three items without an "and" may be an address: "Mumbai, Maharashtra, India". Items stand beside one
 * another without small words, and those of a list of names are names: "the tiger, known for its strength" is none.
 */
export function isListed(answer: SplitAnswer, found: Occurrence, isKnown: IsKnown): boolean {
  if (answer.widestGap === SPACE && (answer.roles & AND) === 0) return false;
  if (isOption(answer, found.first) || isBullet(answer, found)) return true;
  const { first, next } = sentenceSpan(answer, found.first);
  if (next - first > LONGEST_SENTENCE) return false;
  const scan: Scan = { answer, isKnown, isOfNames: answer.words[found.first]!.isCapital, count: 1, hasAnd: false };
  scanBehind(scan, found.next);
  scanBefore(scan, found.first);
  return scan.count >= 4 || (scan.count >= 3 && scan.hasAnd);
}

interface Scan {
  readonly answer: SplitAnswer;
  readonly isKnown: IsKnown;
  readonly isOfNames: boolean;
  count: number;
  hasAnd: boolean;
}

function scanBehind(scan: Scan, next: number): void {
  const { words, gaps } = scan.answer;
  for (let at = next; at < words.length; ) {
    const isAnd = (words[at]!.roles & AND) !== 0;
    if (gaps[at]! > COMMA || (gaps[at] !== COMMA && !isAnd)) return;
    const from = isAnd ? at + 1 : at;
    let end = from;
    while (end < words.length && (end === from || gaps[end]! < COMMA) && isItemWord(words[end]!.roles)) end += 1;
    if (!addItem(scan, from, end, isAnd)) return;
    at = end;
  }
}

function scanBefore(scan: Scan, first: number): void {
  const { words, gaps } = scan.answer;
  for (let at = first; at > 0; ) {
    const isAnd = (words[at - 1]!.roles & AND) !== 0;
    if (gaps[at]! > COMMA || (gaps[at] !== COMMA && !isAnd)) return;
    const end = isAnd ? at - 1 : at;
    let from = end;
    while (from > 0 && (from === end || gaps[from]! < COMMA) && isItemWord(words[from - 1]!.roles)) from -= 1;
    if (!addItem(scan, from, end, isAnd)) return;
    at = from;
  }
}

const isItemWord = (roles: number): boolean =>
  (roles & (AND | COPULA)) === 0 && ((roles & FUNCTION) === 0 || (roles & LINK) !== 0);

function addItem(scan: Scan, from: number, end: number, isAnd: boolean): boolean {
  if (end <= from || end - from > LONGEST_ITEM) return false;
  const item = scan.answer.words.slice(from, end);
  if (scan.isOfNames && !item.some((word) => word.isCapital || word.script !== "Latn")) return false;
  if (!item.every((_, at) => scan.isKnown(from + at))) scan.count += 1;
  scan.hasAnd ||= isAnd;
  return true;
}

const OPTION = /(?:^|[\s(])[(]?([A-Ha-h1-8])[.)]\s/g;
const OPTION_BEFORE = /(?:^|[\s(])[A-Ha-h1-8][.)]\s*$/;

/** One of three or more lettered options in a row: "A) Delhi B) Mumbai C) Chennai". */
function isOption({ text, starts }: SplitAnswer, first: number): boolean {
  const start = starts[first]!;
  if (!OPTION_BEFORE.test(text.slice(Math.max(0, start - 4), start))) return false;
  return new Set([...text.matchAll(OPTION)].map(([, label]) => label)).size >= 3;
}

const LINE_BULLET = /^\s*(?:[-*•‣▪]|\(?[0-9०-९a-dA-D][.)])\s+/;

/** One of three or more items under one another, and little else on its line. */
function isBullet({ text, starts, ends }: SplitAnswer, { first, next }: Occurrence): boolean {
  if (!text.includes("\n")) return false;
  const start = starts[first]!;
  const end = ends[next - 1]!;
  const lineStart = text.lastIndexOf("\n", start) + 1;
  const lineEnd = text.indexOf("\n", end);
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  if (!LINE_BULLET.test(line) || line.length > end - start + 24) return false;
  return text.split("\n").filter((other) => LINE_BULLET.test(other)).length >= 3;
}
