import type { AnswerWord } from "./answer-word.js";
import { type Bound, boundTables } from "./bound-tables.js";
import { isMonth } from "./name-group.js";
import { COMMA, HYPHEN, MARK, type SplitAnswer } from "./split-answer.js";
import type { WordSpan } from "./stated-answer.js";
import { NO } from "./word-roles.js";
import { wordUnit } from "./word-unit.js";

/** What the words beside a number make of it: "before 1947", 28 से कम; null where they make no bound of it. */
export const boundAround = (answer: SplitAnswer, { first, next }: WordSpan): Bound | null =>
  boundBefore(answer, first) ?? boundBehind(answer, next);

const MOST_BETWEEN = 4;
/** "before *the year* 1947", "after *about* 1950". */
const BETWEEN = new Set("the year years of about around circa early mid late beginning start end".split(" "));
/** "spread over 28 states", "over 28 days": across and during it. */
const ACROSS =
  /^(?:spread.*|exten.*|stretch.*|distribut.*|divid.*|all|last.*|place|held|took|cover.*|span.*|ranging|rul.*|presid.*|operat.*|r[au]n|runs|travel.*|disput.*|fight.*|argu.*|vot.*|control)$/;
const OF_TIME = /^(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|centur.*)$/;

export function boundBefore(answer: SplitAnswer, first: number): Bound | null {
  const { words, gaps } = answer;
  for (let at = first - 1; at >= 0 && at >= first - MOST_BETWEEN && gaps[at + 1]! <= COMMA; at -= 1) {
    const word = words[at]!;
    if (word.script !== "Latn" && word.script !== "none") return null;
    const isOfDate = isMonth(word) || DAY.test(word.fold);
    if (gaps[at + 1] === COMMA && !isOfDate) return null;
    if (isAmountBefore(answer, at, first)) return "amount";
    if (boundTables().until.before.has(word.fold)) return assertsTime(answer, at) ? null : "until";
    if (boundTables().time.before.has(word.fold)) return "time";
    if (word.fold === "to" && words[at - 1]?.fold === "prior") return "time";
    if (!BETWEEN.has(word.fold) && !isOfDate) return null;
  }
  return null;
}

const DAY = /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/;

/** "more than 28", "over 28", "in excess of 28"; what stands between is no "the": "over the 28 states" is all of them. */
function isAmountBefore({ words }: SplitAnswer, at: number, first: number): boolean {
  const { fold } = words[at]!;
  if (fold === "than") return true;
  if (fold === "of" && at === first - 1) return /^(?:excess|upwards|upward)$/.test(words[at - 1]?.fold ?? "");
  if (at !== first - 1 || !boundTables().amount.before.has(fold)) return false;
  if (fold !== "over") return true;
  return !ACROSS.test(words[at - 1]?.fold ?? "") && !OF_TIME.test(words[first + 1]?.fold ?? "");
}

/** Denials with their apostrophe gone, listed: "government" and "ancient" end as "didnt" does. */
const ASSERTS_TIME =
  /^(?:(?:is|are|was|were|do|does|did|has|have|had|wo|would|ca|could|should|might|must|need)nt|cannot|only|from|since)$/;

/** "It did not happen until 1947" says 1947; "from 1942 until 1947" gives both. */
function assertsTime({ words, sentences }: SplitAnswer, cue: number): boolean {
  for (let at = cue - 1; at >= 0 && sentences[at] === sentences[cue]; at -= 1) {
    if ((words[at]!.roles & NO) !== 0 || ASSERTS_TIME.test(words[at]!.fold)) return true;
  }
  return false;
}

/** Letters of an ending glued to digits: 1965க்கு, 28টির; a whole word behind them makes the bound: 1960पूर्वी. */
const ENDING = /^\d[\d.,]*([^\d.,a-z]+)$/;
const NOUN_IN_CASE =
  /(?:ों|ओं|[jkyntlr](?:on|o)|ंपेक्षा|ांपेक्षा|ांहून|ளுக்கு|ளுக்கும்|ருக்கு|ருக்கும்|ளை|ரை|ের|দের|টির|াল|లకు|లకి|ల|ಗಳಿಗೆ|ಗಳಿಗಿಂತ|ളിൽ|ൾക്ക്|ોથી)$/;

/** The noun of a number with the ending that "more than" and "less than" ask for: দিনের বেশি, દિવસથી વધુ. */
const UNIT_IN_CASE =
  /(?:ंपेक्षा|ाहून|ांहून|ளுக்கு|ளுக்கும்|த்திற்கு|த்துக்கு|ளை|த்தை|்க்கு|ের|েরও|ার|ারও|లకు|ానికి|ಗಳಿಗೆ|ಕ್ಕೆ|ಕ್ಕಿಂತ|ಗಿಂತ|ಿಂದ|ളിൽ|ത്തിൽ|യിൽ|റിൽ|ിലധികം|ൾക്ക്|ത്തിന്|റിന്|થી|થીય|ରୁ)[கசதப]?்?$/;

const isUnitInCase = (word: AnswerWord): boolean => UNIT_IN_CASE.test(word.fold) && wordUnit(word) !== null;

export function boundBehind({ words, gaps }: SplitAnswer, next: number): Bound | null {
  const { cases, years, inCase } = boundTables();
  const glued = ENDING.exec(words[next - 1]!.fold)?.[1] ?? "";
  if (boundTables().time.free.has(glued) || glued === "पूर्वी") return "time";
  if (boundTables().until.free.has(glued)) return "until";
  let hasCase = glued !== "" || inCase.has(words[next - 1]!.fold) || isUnitInCase(words[next - 1]!);
  for (let at = next; at < words.length && at < next + MOST_BETWEEN && gaps[at]! <= HYPHEN; at += 1) {
    const { fold } = words[at]!;
    const bound = boundAt(words[at]!, hasCase) ?? (isMarathiBefore(words, gaps, at, next) ? "time" : null);
    if (bound !== null) return bound;
    if (cases.has(fold) || inCase.has(fold)) hasCase = true;
    else if (at === next && NOUN_IN_CASE.test(fold)) hasCase = words[at]!.script !== "Latn" && !/(?:ों|ओं)$/.test(fold);
    else if (!years.has(fold)) return null;
  }
  return null;
}

function boundAt({ fold }: AnswerWord, hasCase: boolean): Bound | null {
  const { time, until, amount } = boundTables();
  if (until.free.has(fold)) return "until";
  if (time.free.has(fold) || (hasCase && time.behind.has(fold))) return "time";
  return amount.free.has(fold) || (hasCase && amount.behind.has(fold)) ? "amount" : null;
}

/** पूर्वी is "eastern" in Hindi, before a noun, and "before" in Marathi. */
const isMarathiBefore = (words: readonly AnswerWord[], gaps: readonly number[], at: number, next: number): boolean =>
  at === next && words[at]!.fold === "पूर्वी" && (at + 1 >= words.length || gaps[at + 1]! > MARK);
