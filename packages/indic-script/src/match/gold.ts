import type { NumberResult } from "@eval/core/text/numbers";
import { parseNumber } from "@eval/core/text/numbers";
import type { AnswerWord } from "./answer-word.js";
import { type DateAtWords, wholeDate } from "./dates-at-words.js";
import { isLabels } from "./find-labels.js";
import { asInitials } from "./initial-letters.js";
import { type Initials, initialsAt } from "./initials.js";
import { groupsOf, isGenericHead, isMonth, isNameless } from "./name-group.js";
import { mayHoldNumber, numbersAtWords, withPlainNumbers } from "./numbers-at-words.js";
import { settleArab } from "./settle-arab.js";
import { COMMA, type SplitAnswer, splitAnswer } from "./split-answer.js";
import { AND, COPULA, FILLER, FUNCTION, HONORIFIC, NO, OR, RELATION, YES } from "./word-roles.js";

/** A word or number of an accepted answer. */
export interface GoldToken {
  readonly word: AnswerWord;
  readonly number: NumberResult | null;
  /** Need not be found: an article, a title, the kind of thing that a name names. */
  readonly isOptional: boolean;
  /** The day of a date. */
  readonly isDay: boolean;
}

/** An accepted answer, made ready to be looked for. */
export interface Gold {
  readonly text: string;
  /**
   * `number`: a quantity alone. `polarity`: yes or no. `letter`: one Latin letter, as of a choice. `labels`: several of
   * them. `phrase`: the rest. `nothing`: no word at all.
   */
  readonly kind: "number" | "polarity" | "letter" | "labels" | "phrase" | "nothing";
  readonly number: NumberResult | null;
  /** The day of the calendar that it is. */
  readonly date: DateAtWords | null;
  /** The initials that it begins with. */
  readonly initials: Initials | null;
  readonly split: SplitAnswer;
  readonly tokens: readonly GoldToken[];
  readonly required: readonly GoldToken[];
  readonly hasNumbers: boolean;
  /** Its parts are named one after the other: "red, green and blue". */
  readonly isList: boolean;
  /** Says something: has a verb, or is too long for a name. */
  readonly isClause: boolean;
  /** A name, whose parts may come in another order. */
  readonly mayReorder: boolean;
  /** May be the name of a person, or of anything else that is written in several words and nothing but names. */
  readonly isName: boolean;
  /** Has a name in another way than the accepted answer, as the caller declared. */
  readonly isAlias: boolean;
}

const KNOWN_GOLDS = 5_000;
let known = new Map<string, readonly Gold[]>();

/** An accepted answer, and what it is without an addition in brackets. */
export function goldsOf(text: string): readonly Gold[] {
  let golds = known.get(text);
  if (golds === undefined) {
    if (known.size >= KNOWN_GOLDS) known = new Map();
    golds = compileVariants(text);
    known.set(text, golds);
  }
  return golds;
}

function compileVariants(text: string): Gold[] {
  const whole = compileGold(text);
  if (!text.includes("(") || whole.kind === "labels") return [whole];
  const bare = compileGold(text.replace(BRACKETS, " ").trim());
  return bare.required.some(({ word, number }) => number !== null || carriesName(word)) ? [whole, bare] : [whole];
}

const BRACKETS = /\([^()]*\)/g;

function compileGold(text: string): Gold {
  const split = splitAnswer(text);
  const words = split.words;
  const date = words.length > 0 && words.length <= 8 ? wholeDate(split) : null;
  const number =
    date === null && words.length > 0 && words.length <= 12 && mayHoldNumber(split) ? wholeNumber(text, split) : null;
  const numbers = number === null && mayHoldNumber(split) ? numbersAtWords(split) : NO_NUMBERS;
  const tokens = markOptional(split, numbers);
  const required = tokens.filter((token) => !token.isOptional);
  const content = words.filter((word) => (word.roles & FUNCTION) === 0).length;
  const isList = split.gaps.includes(COMMA, 1) || ((split.roles & AND) !== 0 && required.length > 1);
  return {
    text,
    kind: kindOf(split, number, date),
    number,
    date,
    initials: initialsAt(split, 0),
    split,
    tokens,
    required,
    hasNumbers: numbers.size > 0,
    isList,
    isClause: isClause(split, content),
    mayReorder: mayReorder(words, required),
    isName: !isList && numbers.size === 0 && number === null && date === null && isName(words, required),
    isAlias: false,
  };
}

const MOST_NAMES = 5;

/** Two to five words that are names: in capitals, where their script has them, and without small words. */
function isName(words: readonly AnswerWord[], required: readonly GoldToken[]): boolean {
  if (words.length < 2 || words.length > MOST_NAMES || required.at(-1)?.word !== words.at(-1)) return false;
  if (required.length < 2 && asInitials(words[0]!).length === 0) return false;
  return words.every((word) => {
    if (word.script === "none" || (word.script === "Latn" && !word.isCapital)) return false;
    return (word.roles & FUNCTION) === 0 || asInitials(word).length > 0;
  });
}

/** Has a verb of being; or ends like a sentence, or says who does what to whom; or is too long for a name. */
function isClause({ roles, text }: SplitAnswer, content: number): boolean {
  if (content >= 6) return true;
  if (content >= 3 && (roles & COPULA) !== 0) return true;
  return content >= 4 && (SENTENCE_END.test(text) || (roles & RELATION) !== 0);
}

const SENTENCE_END = /[.।॥۔]\s*$/;

const NO_NUMBERS: ReturnType<typeof numbersAtWords> = new Map();

/** "1947", "लगभग 5 लाख", "1857 ई." as a number; what has a leading zero is an identifier. */
function wholeNumber(text: string, split: SplitAnswer): NumberResult | null {
  if (split.words.some((word) => /^-?0\d/.test(word.fold))) return null;
  const parsed = parseNumber(withPlainNumbers(text).trim());
  if (parsed !== null) return settleArab(parsed, "");
  const numbers = [...numbersAtWords(split).values()];
  const [only] = numbers;
  if (only === undefined || numbers.length > 1) return null;
  const rest = split.words.filter((_, at) => at < only.first || at >= only.next);
  return rest.every((word) => (word.roles & FILLER) !== 0) ? only.number : null;
}

function kindOf(split: SplitAnswer, number: NumberResult | null, date: DateAtWords | null): Gold["kind"] {
  const { words } = split;
  const [first] = words;
  if (first === undefined) return "nothing";
  if (number !== null) return "number";
  if (date === null && isLabels(split)) return "labels";
  if (words.length === 1 && (first.roles & (YES | NO)) !== 0) return "polarity";
  return words.length === 1 && first.script === "Latn" && first.fold.length === 1 ? "letter" : "phrase";
}

function markOptional(split: SplitAnswer, numbers: ReturnType<typeof numbersAtWords>): GoldToken[] {
  const { words } = split;
  const tokens: { word: AnswerWord; number: NumberResult | null; at: number }[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numbers.get(at);
    tokens.push({ word: words[at]!, number: number?.number ?? null, at });
    at = number?.next ?? at + 1;
  }
  const names = tokens.some((token) => token.number !== null || carriesName(token.word));
  const isDate = tokens.some(({ word }) => isMonth(word));
  return tokens.map(({ word, number, at }) => ({
    isDay: isDate && number?.kind === "number" && number.value <= 31 && number.unit === undefined,
    word,
    number,
    isOptional: number === null && names && isDroppable(word, at === 0 || at === words.length - 1, words.length),
  }));
}

const carriesName = (word: AnswerWord): boolean =>
  (word.roles & (FUNCTION | HONORIFIC | FILLER)) === 0 && !isGenericHead(word) && !isNameless(word);

function isDroppable(word: AnswerWord, isAtEdge: boolean, count: number): boolean {
  if ((word.roles & RELATION) !== 0) return isAtEdge && count > 1;
  if ((word.roles & (OR | AND)) !== 0) return true;
  return (word.roles & (FUNCTION | HONORIFIC | FILLER)) !== 0 || isGenericHead(word);
}

/** Two words, or a name in capitals or of the tables ("15 अगस्त 1947"): "valley Narmada", "Gandhi, Mohandas". "Dog bites man" keeps its order. */
function mayReorder(words: readonly AnswerWord[], required: readonly GoldToken[]): boolean {
  if (required.length < 2 || required.length > 4 || words.some((word) => (word.roles & RELATION) !== 0)) return false;
  return (
    required.length === 2 ||
    required.every(({ word, number }) => number !== null || word.isCapital || groupsOf(word).length > 0)
  );
}
