import type { AnswerWord } from "./answer-word.js";
import type { Occurrence } from "./occurrence.js";
import { isAsked, type Question, questionSplit } from "./question-words.js";
import { sentenceSpan } from "./scene.js";
import { CLAUSE, COMMA, type SplitAnswer } from "./split-answer.js";
import { CONTRAST, FORMER, NOW } from "./word-roles.js";

/**
 * Whether a mention is what was so before and is so no longer: "It used to be Kolkata, now it is Delhi", पहले कोलकाता थी,
 * अब दिल्ली है. Its own part of the sentence must place it in the past, and another part near by say what holds now;
 * "used to be" needs no other part. Not where the question itself asks for the past.
 */
export function isFormerValue(answer: SplitAnswer, found: Occurrence, question: Question | null): boolean {
  if ((answer.roles & FORMER) === 0) return false;
  const part = partAt(answer, found);
  const isHabitual = someIn(part, (at) => isHabit(answer, at));
  if (!isHabitual && ((answer.roles & NOW) === 0 || !isPast(answer, part))) return false;
  if (!isHabitual && !someIn(part, (at) => isOutside(at, found) && isCue(answer, at, found, question))) return false;
  if (someIn(part, (at) => isNow(answer, at, question))) return false;
  if (!isHabitual && !saysNow(answer, part, question)) return false;
  return question === null || (questionSplit(question).roles & FORMER) === 0;
}

function someIn({ first, next }: Part, test: (at: number) => boolean): boolean {
  for (let at = first; at < next; at += 1) if (test(at)) return true;
  return false;
}

const isOutside = (at: number, { first, next }: Occurrence): boolean => at < first || at >= next;

const HABITS = /^(?:used|करता|करती|करते|karta|karti|karte)$/;

/** "used to be", हुआ करता था. */
function isHabit({ words }: SplitAnswer, at: number): boolean {
  const { fold } = words[at]!;
  if (fold === "used") return words[at + 1]?.fold === "to" && /^(?:be|have|lie|stand)$/.test(words[at + 2]?.fold ?? "");
  return HABITS.test(fold) && /^(?:हुआ|हुई|हुए|hua|hui|hue)$/.test(words[at - 1]?.fold ?? "");
}

/** Words for then and now that belong to a noun: "the former capital", पूर्व प्रधानमंत्री. */
const ADJECTIVES =
  /^(?:former|previous|old|erstwhile|current|present|पूर्व|भूतपूर्व|पूर्ववर्ती|माजी|वर्तमान|मौजूदा|विद्यमान|purana|purani|पुराना|पुरानी|पुराने|vartaman|প্রাক্তন|পূর্বতন|বর্তমান|முன்னாள்|முந்தைய|தற்போதைய|మాజీ|ప్రస్తుత|سابق|سابقہ|موجودہ)$/u;
/** Behind a postposition it is "before": इससे पहले, 1947 के पहले. */
const POSTPOSED = /^(?:से|के|se|ke|سے|کے|इससे|उससे|isse|usse|এর|র|than|year|years|long|at|वर्ष|साल|दिन|saal|din|سال|বছর)$/;
const MOST_BETWEEN = 2;

function isCue(answer: SplitAnswer, at: number, found: Occurrence, question: Question | null): boolean {
  const { fold, roles } = answer.words[at]!;
  if ((roles & FORMER) === 0 || HABITS.test(fold)) return false;
  if (POSTPOSED.test(answer.words[at - 1]?.fold ?? "")) return false;
  // "until 1947": the year that the past ends with.
  if (at === found.first - 1 && /^(?:until|till|before)$/.test(fold)) return false;
  return !ADJECTIVES.test(fold) || isOfAsked(answer, at, question);
}

/** Whether the noun of an adjective is one of the question. */
function isOfAsked({ words }: SplitAnswer, at: number, question: Question | null): boolean {
  if (question === null) return words[at]!.fold !== "पूर्व";
  for (let next = at + 1; next < words.length && next <= at + 1 + MOST_BETWEEN; next += 1)
    if (isAsked(words[next]!, question)) return true;
  return false;
}

const isNow = (answer: SplitAnswer, at: number, question: Question | null): boolean =>
  (answer.words[at]!.roles & NOW) !== 0 &&
  (!ADJECTIVES.test(answer.words[at]!.fold) ||
    ADVERBIAL.test(answer.words[at + 1]?.fold ?? "") ||
    isOfAsked(answer, at, question));

/** वर्तमान में: at present. */
const ADVERBIAL = /^(?:में|mein|me|میں)$/;

/** Verbs of the past. */
const PAST = new Set(
  (
    "was were had served held been became था थी थे रहा रहे रही tha thi the ছিল ছিলেন छिल होता होती होते இருந்தது இருந்தார் இருந்தன ఉండేది ఉండేవారు ఉండేవి " +
    "تھا تھی تھے હતું હતી હતો હતા ਸੀ ਸਨ ಇತ್ತು ಆಗಿತ್ತು ആയിരുന്നു ଥିଲା"
  ).split(" "),
);
const SHORT = 4;

/** A part without a verb, or with one of the past. */
const isPast = ({ words }: SplitAnswer, { first, next }: Part): boolean =>
  next - first <= SHORT || words.slice(first, next).some(({ fold }) => PAST.has(fold));

interface Part {
  readonly first: number;
  readonly next: number;
}

/** The words around a mention up to a comma, a "but", or a word for now; "Previously," belongs to what follows it. */
function partAt(answer: SplitAnswer, found: Occurrence): Part {
  const { words, gaps } = answer;
  let { first, next } = found;
  while (first > 0 && !isBoundary(gaps[first]!, words[first]!)) first -= 1;
  const opening = first > 0 && gaps[first] === COMMA ? openingOf(answer, first) : -1;
  if (opening >= 0) first = opening;
  while (next < words.length && !isBoundary(gaps[next]!, words[next]!)) next += 1;
  return { first, next };
}

/** What holds now begins a part of its own behind what was before: पहले जयपुर में था अब जोधपुर में है. */
const isBoundary = (gap: number, { roles, fold }: AnswerWord): boolean =>
  gap >= COMMA || (roles & CONTRAST) !== 0 || ((roles & NOW) !== 0 && !ADJECTIVES.test(fold));

const LONGEST_OPENING = 4;

/** Where the sentence begins, if the words before a comma are its short opening ("In earlier times, …"); else -1. */
function openingOf({ gaps }: SplitAnswer, at: number): number {
  for (let first = at - 1; first >= 0 && first >= at - LONGEST_OPENING; first -= 1) {
    if (gaps[first]! >= CLAUSE) return first;
    if (gaps[first]! >= COMMA) return -1;
  }
  return -1;
}

/** Whether the rest of the sentence, or the next one, says what holds now. */
function saysNow(answer: SplitAnswer, part: Part, question: Question | null): boolean {
  const sentence = sentenceSpan(answer, part.first);
  const next = sentence.next < answer.words.length ? sentenceSpan(answer, sentence.next).next : sentence.next;
  for (let at = sentence.first; at < next; at += 1)
    if ((at < part.first || at >= part.next) && isNow(answer, at, question)) return true;
  return false;
}
