import type { NumberResult } from "@eval/core/text/numbers";
import type { AnswerWord } from "./answer-word.js";
import { isClassified, isOtherMeasure } from "./counted.js";
import { findWrittenTogether, isWrittenTogether } from "./find-written-together.js";
import type { Gold, GoldToken } from "./gold.js";
import type { Haystack } from "./haystack.js";
import { type Initials, initialsAt } from "./initials.js";
import { ALIAS, EXACT, type LevelSet, NUMBER, PARTS, SCRIPT, SPELLING } from "./match-level.js";
import { isGenericHead, kindOf } from "./name-group.js";
import type { Occurrence } from "./occurrence.js";
import { isSameQuantity } from "./same-quantity.js";
import { isPlain, sameWord, type WordRules } from "./same-word.js";
import { CLAUSE, COMMA, SENTENCE, type SplitAnswer } from "./split-answer.js";
import { AND, FUNCTION, HONORIFIC, LINK, OR, RELATION } from "./word-roles.js";
import { wordUnit } from "./word-unit.js";

/** Occurrences looked at: an answer that repeats itself a thousand times is not read whole. */
const MOST_FOUND = 8;

/** The places where all words of an accepted answer that count stand together, in order or as parts of a name. */
export function findPhrase(gold: Gold, haystack: Haystack): Occurrence[] {
  const found: Occurrence[] = [];
  const { words } = haystack.answer;
  const [anchor] = gold.required;
  if (anchor === undefined) return found;
  let hasAnchor = false;
  const onset = onsetOf(anchor, haystack.rules);
  for (let at = 0; at < words.length && found.length < MOST_FOUND; at += 1) {
    if ((words[at]!.onset & onset) === 0) continue;
    const start = matchToken(anchor, at, haystack);
    if (start === null) continue;
    hasAnchor = true;
    const rest = gold.required.length === 1 ? start : inOrder(gold, start, haystack);
    if (rest !== null) found.push(withOptional(gold, { first: at, next: rest.next, levels: rest.levels }, haystack));
  }
  if (found.length === 0 && hasAnchor && gold.mayReorder && (haystack.rules.levels & PARTS) !== 0)
    found.push(...inAnyOrder(gold, haystack));
  if (found.length === 0 && (haystack.rules.levels & SPELLING) !== 0)
    found.push(...findWrittenTogether(gold, haystack));
  return found.length === 0 && gold.initials !== null ? withInitials(gold, gold.initials, haystack) : found;
}

/** "A.P.J. Abdul Kalam" as एपीजे अब्दुल कलाम: the initials in another writing, and the rest of the name behind them. */
function withInitials(gold: Gold, { letters, next: rest }: Initials, haystack: Haystack): Occurrence[] {
  const { answer, rules } = haystack;
  const named = gold.required.filter(({ word }) => gold.split.words.indexOf(word) >= rest);
  if (named.length === 0) return [];
  const found: Occurrence[] = [];
  for (let first = 0; first < answer.words.length; first += 1) {
    const said = initialsAt(answer, first);
    if (said === null || !said.letters.some((own) => letters.includes(own))) continue;
    const isScript = answer.words[first]!.script !== gold.split.words[0]!.script;
    const start = { next: said.next, levels: isScript ? SCRIPT : SPELLING };
    const end = inOrder({ ...gold, required: [gold.tokens[0]!, ...named] }, start, haystack);
    if (end !== null && (end.levels & rules.levels) === end.levels) found.push({ first, ...end });
  }
  return found;
}

const ANY = -1;

/** The sounds that a word must begin with to be the token, as bits. */
const onsetOf = ({ word, number }: GoldToken, { aliases }: WordRules): number =>
  number === null && aliases === null && (word.roles & (AND | OR)) === 0 && isPlain(word) ? word.onset : ANY;

/** The occurrence with the optional words of the accepted answer that stand around it: titles, "river", है. */
function withOptional(gold: Gold, { first, next, levels }: Occurrence, { answer, rules }: Haystack): Occurrence {
  const { words, gaps } = answer;
  const { tokens, required } = gold;
  let behind = tokens.indexOf(required.at(-1)!) + 1;
  while (
    behind < tokens.length &&
    next < words.length &&
    gaps[next]! <= COMMA &&
    isToken(tokens[behind]!, words[next]!, rules)
  ) {
    next += 1;
    behind += 1;
  }
  let before = tokens.indexOf(required[0]!) - 1;
  while (before >= 0 && first > 0 && gaps[first]! <= COMMA) {
    const word = words[first - 1]!;
    const isPair = before > 0 && isWrittenTogether(tokens[before - 1]!.word, tokens[before]!.word, word, rules);
    if (!isPair && !isToken(tokens[before]!, word, rules)) break;
    first -= 1;
    before -= isPair ? 2 : 1;
  }
  return { first, next, levels };
}

const isToken = (token: GoldToken, word: AnswerWord, rules: WordRules): boolean =>
  token.number === null && sameWord(token.word, word, rules) !== 0;

interface Step {
  readonly next: number;
  readonly levels: LevelSet;
}

/** Whether a token is what begins at a word, and where it ends. */
export function matchToken(token: GoldToken, at: number, { answer, numbers, rules }: Haystack): Step | null {
  if (token.number !== null) {
    const number = numbers.get(at);
    if (number === undefined)
      return isWord(token.number) ? matchWord(token.word, at, { answer, numbers, rules }) : null;
    if (!isSameQuantity(token.number, number.number, token.isDay ? "day" : "lenient")) return null;
    if (isOtherMeasure(token.number, isClassified(token.word), number, answer)) return null;
    const isSame = token.number.text === number.number.text;
    return isSame || (rules.levels & NUMBER) !== 0 ? { next: number.next, levels: isSame ? EXACT : NUMBER } : null;
  }
  return matchWord(token.word, at, { answer, numbers, rules });
}

/** A number in one word ("दो") is also found as that word, where it is none by itself ("do"). */
const isWord = (number: NumberResult): boolean =>
  number.kind === "number" && number.written === "words" && !number.text.includes(" ");

function matchWord(own: AnswerWord, at: number, { answer, rules }: Haystack): Step | null {
  const word = answer.words[at]!;
  const levels = sameWord(own, word, rules);
  if (levels !== 0) return { next: at + 1, levels };
  const isSameConjunction = (own.roles & word.roles & (AND | OR)) !== 0;
  return isSameConjunction && (rules.levels & ALIAS) !== 0 ? { next: at + 1, levels: ALIAS } : null;
}

/** Words between the parts of a name that do not end it. */
const MOST_SKIPPED = 3;

function inOrder(gold: Gold, start: Step, haystack: Haystack): Step | null {
  let { next, levels } = start;
  for (let token = 1; token < gold.required.length; token += 1) {
    let step: Step | null = null;
    for (let skipped = 0; skipped <= MOST_SKIPPED; skipped += 1) {
      if (next >= haystack.answer.words.length) return null;
      const isBroken = breaks(gold, haystack.answer, next);
      if (isBroken && !isLineBreak(haystack.answer, next)) return null;
      step = matchToken(gold.required[token]!, next, haystack) ?? matchUnit(gold, token, next, haystack);
      if (step !== null) break;
      if (isBroken || !isPassable(gold, haystack, next)) return null;
      next += 1;
    }
    if (step === null) return null;
    next = step.next;
    levels |= step.levels;
  }
  return { next, levels };
}

/** A unit that a word parts from its number, in another form or language: "7 working days", 7 வேலை நாட்களுக்குள். */
function matchUnit(
  { hasNumbers, required }: Gold,
  token: number,
  at: number,
  { answer, rules }: Haystack,
): Step | null {
  if (!hasNumbers || required[token]!.number !== null || (rules.levels & ALIAS) === 0) return null;
  const unit = wordUnit(required[token]!.word);
  return unit !== null && unit === wordUnit(answer.words[at]!) ? { next: at + 1, levels: ALIAS } : null;
}

/** The clause ends, where the accepted answer has no such end itself; "August 15, 1947" is one date. */
function breaks(gold: Gold, { gaps }: SplitAnswer, at: number): boolean {
  const gap = gaps[at]!;
  return gap >= COMMA && gap > gold.split.widestGap && !(gap === COMMA && gold.hasNumbers);
}

/** The line ends in the middle of a name, with no mark: नई⏎दिल्ली. An empty line parts what stands before and behind it. */
const isLineBreak = ({ text, starts, ends, gaps }: SplitAnswer, at: number): boolean =>
  gaps[at] === SENTENCE && LINE_BREAK.test(text.slice(ends[at - 1], starts[at]));

const LINE_BREAK = /^[^\S\r\n]*(?:\r\n?|\n)[^\S\r\n]*$/;

/** A word that may stand inside a name without making it another one: "the Narmada *River* valley". */
function isPassable(gold: Gold, { answer: { words }, rules }: Haystack, at: number): boolean {
  const word = words[at]!;
  if ((word.roles & AND) !== 0) return gold.isList;
  if ((word.roles & RELATION) !== 0) return false;
  if ((word.roles & (LINK | HONORIFIC)) !== 0) return true;
  if (gold.tokens.some((token) => token.isOptional && isToken(token, word, rules))) return true;
  if ((word.roles & FUNCTION) !== 0) return false;
  return isGenericHead(word) || (word.isCapital && word.fold.length === 1);
}

function inAnyOrder(gold: Gold, haystack: Haystack): Occurrence[] {
  const { words } = haystack.answer;
  const found: Occurrence[] = [];
  for (let first = 0; first < words.length && found.length < MOST_FOUND; first += 1) {
    const open = [...gold.required];
    let next = first;
    let levels = PARTS;
    let skipped = 0;
    while (next < words.length && open.length > 0 && skipped <= MOST_SKIPPED) {
      if (next > first && haystack.answer.gaps[next]! > COMMA) break;
      const index = open.findIndex((token) => matchToken(token, next, haystack) !== null);
      // "K. R. Narayan" is not R. K. Narayan.
      if (index > 0 && isLetter(open[index]!) && open.slice(0, index).some(isLetter)) break;
      if (index >= 0) {
        const step = matchToken(open[index]!, next, haystack)!;
        open.splice(index, 1);
        levels |= step.levels;
        next = step.next;
      } else {
        if (next === first || !isPassable(gold, haystack, next)) break;
        next += 1;
        skipped += 1;
      }
    }
    if (open.length === 0) found.push({ first, next, levels });
  }
  return found;
}

const isLetter = ({ word }: GoldToken): boolean => word.script === "Latn" && word.fold.length === 1;

/** The kind that the answer gives behind the name is another one: "Ganga temple" for "Ganga river". */
export function hasOtherKind(gold: Gold, { first, next }: Occurrence, { words, gaps }: SplitAnswer): boolean {
  const kinds = gold.tokens
    .filter((token) => token.isOptional)
    .map((token) => kindOf(token.word))
    .filter((kind) => kind >= 0);
  if (kinds.length === 0 || words.slice(first, next).some((word) => kinds.includes(kindOf(word)))) return false;
  const behind = next < words.length && gaps[next]! < CLAUSE ? kindOf(words[next]!) : -1;
  return behind >= 0 && !kinds.includes(behind);
}
