import { lazyPattern } from "@eval/core/text";
import { parseNumber } from "@eval/core/text/numbers";
import { answerLanguage } from "./answer-language.js";
import { isSameDate, wholeDate } from "./dates-at-words.js";
import { levelSetOf, type MatchLevel, NUMBER } from "./match-level.js";
import { mayHoldNumber, numbersAtWords, withPlainNumbers } from "./numbers-at-words.js";
import { isSameQuantity } from "./same-quantity.js";
import { sameWord, type WordRules } from "./same-word.js";
import { type SplitAnswer, splitAnswer } from "./split-answer.js";

export interface SameAnswerOptions {
  /** The ways in which words may be the same. Default: `exact`, `number`, `spelling`, `alias`, `script`, `phonetic`. */
  readonly levels?: readonly MatchLevel[];
  /** BCP 47. */
  readonly language?: string;
}

const DEFAULT_LEVELS: readonly MatchLevel[] = ["exact", "number", "spelling", "alias", "script", "phonetic"];

/**
 * Whether two answers are the same, word for word in the same order, whatever their script and spelling. Case, accents
 * of Latin letters and punctuation do not count; nothing may be added or left out, and a unit on one side must be on
 * the other. Endings count unless `inflection` is among the levels.
 *
 * Texts without a word are the same only where they are equal. `indicMatch` looks for an answer inside a longer one.
 *
 * @example
 * sameAnswer("१,५०,००० रुपये", "₹1.5 lakh"); // => true
 * sameAnswer("Mumbai kahan hai?", "मुंबई कहाँ है?"); // => true
 * sameAnswer("कमल", "कमाल"); // => false
 * sameAnswer("5%", "5"); // => false
 */
export function sameAnswer(left: string, right: string, options: SameAnswerOptions = {}): boolean {
  if (left === right) return true;
  const levels = levelSetOf(options.levels ?? DEFAULT_LEVELS);
  const [a, b] = [splitAnswer(left), splitAnswer(right)];
  if (a.words.length === 0 || b.words.length === 0) return false;
  const rules: WordRules = { levels, aliases: null, language: answerLanguage(a, options.language) };
  if ((levels & NUMBER) !== 0 && isSameDay(a, b)) return true;
  const whole = (levels & NUMBER) === 0 ? null : sameWhole(left, right, a, b);
  return whole ?? sameWords(a, b, rules);
}

/** "15/08/1947" and "15 August 1947", with the year on both sides. */
function isSameDay(a: SplitAnswer, b: SplitAnswer): boolean {
  if (!HAS_DIGIT().test(a.text) || !HAS_DIGIT().test(b.text)) return false;
  const [one, other] = [wholeDate(a), wholeDate(b)];
  return one !== null && other !== null && isSameDate(one, other) && isSameDate(other, one);
}

const HAS_DIGIT = lazyPattern("\\p{Nd}");

/** Both are numbers and nothing else: whether they are the same one. Null where they are not. */
function sameWhole(left: string, right: string, a: SplitAnswer, b: SplitAnswer): boolean | null {
  if (!mayHoldNumber(a) || !mayHoldNumber(b) || hasLeadingZero(a) || hasLeadingZero(b)) return null;
  const [one, other] = [parseNumber(withPlainNumbers(left).trim()), parseNumber(withPlainNumbers(right).trim())];
  return one === null || other === null ? null : isSameQuantity(one, other, "strict");
}

const hasLeadingZero = ({ words }: SplitAnswer): boolean => words.some((word) => /^-?0\d/.test(word.fold));

function sameWords(a: SplitAnswer, b: SplitAnswer, rules: WordRules): boolean {
  const [numbersOfA, numbersOfB] =
    mayHoldNumber(a) && mayHoldNumber(b) ? [numbersAtWords(a), numbersAtWords(b)] : [NONE, NONE];
  let left = 0;
  let right = 0;
  while (left < a.words.length && right < b.words.length) {
    const [one, other] = [numbersOfA.get(left), numbersOfB.get(right)];
    if (one !== undefined && other !== undefined && (rules.levels & NUMBER) !== 0) {
      if (!isSameQuantity(one.number, other.number, "strict")) return false;
      left = one.next;
      right = other.next;
    } else {
      if (!sameSymbols(a, left, b, right)) return false;
      if (sameWord(a.words[left]!, b.words[right]!, rules) === 0) return false;
      left += 1;
      right += 1;
    }
  }
  return left === a.words.length && right === b.words.length;
}

const NONE: ReturnType<typeof numbersAtWords> = new Map();

/** Symbols that change what a word or digit means: "5-6" is not "56", "₹500" not "500". */
function sameSymbols(a: SplitAnswer, left: number, b: SplitAnswer, right: number): boolean {
  return symbolBefore(a, left) === symbolBefore(b, right) && symbolBefore(a, left + 1) === symbolBefore(b, right + 1);
}

const MEANINGFUL = /[%$₹€£¥৳+=<>±×÷^°~\\#@&]/u;

function symbolBefore({ text, starts, ends }: SplitAnswer, at: number): string {
  const from = at === 0 ? 0 : ends[at - 1]!;
  const to = at < starts.length ? starts[at]! : text.length;
  if (from >= to) return "";
  return MEANINGFUL.exec(text.slice(from, to))?.[0] ?? "";
}
