import { findNegation } from "@eval/core/text/negation";
import type { AnswerWord } from "./answer-word.js";
import type { Gold } from "./gold.js";
import { POSTPOSITIONS } from "./noun-phrase.js";
import type { Occurrence } from "./occurrence.js";
import { isKnownAt, type Scene } from "./scene.js";
import { CLAUSE, COMMA, SPACE, type SplitAnswer } from "./split-answer.js";
import { ANSWER_NOUN, CONTRAST, COPULA, FUNCTION, NO, RELATION, YES } from "./word-roles.js";

/** A letter of no language that has words of negation. */
const UNREADABLE = "\u0416";

const blocking = new WeakMap<Gold, boolean>();

/** Whether a mention is denied; where the answer holds a word that reads as a denial itself (मत, बिना), it is hidden. */
export function isNegated(gold: Gold, found: Occurrence, scene: Scene): boolean {
  const { answer } = scene;
  const { text } = answer;
  const start = answer.starts[found.first]!;
  const end = closedEnd(answer, found.next);
  const negation = findNegation(text, start, end);
  if (negation !== null) return !bindsToOther(negation.start, found, scene);
  if (gold.split.words[0]?.script === "Latn" || !isBlocking(gold)) return false;
  return findNegation(`${text.slice(0, start)}${UNREADABLE}${text.slice(end)}`, start, start + 1) !== null;
}

/**
 * Whether a denial belongs to another candidate before it: "Kolkata nahi Delhi hai", "Kolkata se nahi Delhi se", "Delhi hai
 * Kolkata nahi" and "Delhi dhaan Kolkata illa" deny Kolkata.
 */
function bindsToOther(start: number, found: Occurrence, scene: Scene): boolean {
  const { words, starts, gaps } = scene.answer;
  const cue = starts.indexOf(start);
  if (
    cue < 1 ||
    gaps[cue] !== SPACE ||
    (words[cue]!.script === "Latn" && (words[cue]!.roles & NO) === 0 && !BEHIND_ITS_NOUN.test(words[cue]!.fold)) ||
    BEFORE_ITS_NOUN.has(words[cue]!.fold)
  )
    return false;
  const other = candidateBefore(cue, words[found.next]?.fold, scene.answer);
  if (other < 0 || !isOtherCandidate(other, scene) || !isLike(words[other]!, words[found.first]!)) return false;
  if (cue < found.first) return other < cue - 1 || cue < found.first - 1 ? isParallel(cue, found, scene.answer) : true;
  return hasCopula(words, found.next, other) || (other < cue - 1 && words[found.next]!.fold === words[cue - 1]!.fold);
}

/**
 * The word before a denial, past its case: "Akbar *ne* nahi", "Gandhi *ji* nahi"; what stands behind the mention as well is
 * one ("Mumbai *la* nahi Pune *la*"). -1 where there is none.
 */
function candidateBefore(cue: number, behind: string | undefined, { words, gaps }: SplitAnswer): number {
  let at = cue - 1;
  while (at >= 0 && at > cue - 1 - MOST_CASES && gaps[at] === SPACE) {
    if (!isCase(words[at]!) && words[at]!.fold !== behind) break;
    at -= 1;
  }
  return at;
}

const MOST_CASES = 2;
const isCase = ({ roles, fold }: AnswerWord): boolean =>
  (roles & RELATION) !== 0 || POSTPOSITIONS.has(fold) || fold === "ji" || fold === "जी";

/** Where one of two is written as a name, both are: "usne mujhe nahi Kota bheja" denies Kota. */
const isLike = (other: AnswerWord, own: AnswerWord): boolean =>
  !PERSONAL.has(other.fold) && (own.script !== "Latn" || !own.isCapital || other.isCapital);

const PERSONAL = new Set(
  "main mai maine mujhe mera tu tum tumne tumhe tujhe aap aapne hum humne hume usne isne unhone inhone use kabhi abhi ab tab phir fir aaj bilkul kahin मैं मैंने मुझे मेरा तू तुम तुमने तुम्हें आप आपने हम हमने हमें उसने इसने उन्होंने उसे कभी अभी अब तब फिर आज बिल्कुल कहीं".split(
    " ",
  ),
);

/**
 * The mention stands as the other candidate does, with a case or a verb of being behind it or at the end: "Dilli mein nahi
 * hai bhai Agra mein hai". "Rajasthan mein nahi hai Jaipur" denies Jaipur.
 */
function isParallel(cue: number, { first, next }: Occurrence, { words, gaps }: SplitAnswer): boolean {
  for (let at = cue + 1; at < first; at += 1) if (gaps[at] !== SPACE || !isBetween(words[at]!)) return false;
  const behind = words[next];
  if (behind === undefined || gaps[next]! >= COMMA)
    return words.slice(cue + 1, first).every(({ roles }) => (roles & COPULA) === 0);
  return isCase(behind) || isBetween(behind) || behind.fold === words[cue - 1]!.fold;
}

const isBetween = ({ roles, fold }: AnswerWord): boolean => (roles & COPULA) !== 0 || ADDRESS.has(fold);

/** Between a denial and what is said instead; "the" is the plural of "tha" here. */
const ADDRESS = new Set(
  "the bhai yaar bro sir dost ji na balki yeh ye woh wo vo भाई यार दोस्त जी यह ये वह वो बल्कि".split(" "),
);

/** Indian languages in Latin letters deny what came before. */
const BEHIND_ITS_NOUN = /^(?:ill[ae].*|alla.*|k[ie]d.*[dt]h?u|kaa?dh?u|lee?dh?u|no[iy]|naahi|na[vh]he|nathi)$/;

/** English denies what comes next. */
const BEFORE_ITS_NOUN = new Set("not no never nope false incorrect wrong".split(" "));

const isOtherCandidate = (at: number, scene: Scene): boolean =>
  (scene.answer.words[at]!.roles & (FUNCTION | COPULA | RELATION | NO | YES | ANSWER_NOUN | CONTRAST)) === 0 &&
  !isKnownAt(at, scene);

/** Emphatic particles do what a verb does in languages that have none for "is". */
const EMPHATIC = /^(?:dh?aa?n|th?aa?n|aanu)$/;

function hasCopula(words: SplitAnswer["words"], first: number, next: number): boolean {
  for (let at = first; at < next; at += 1)
    if ((words[at]!.roles & COPULA) !== 0 || EMPHATIC.test(words[at]!.fold)) return true;
  return false;
}

function isBlocking(gold: Gold): boolean {
  let known = blocking.get(gold);
  if (known === undefined) {
    known = findNegation(`${gold.text} नहीं`, 0, gold.text.length) === null;
    blocking.set(gold, known);
  }
  return known;
}

/** The end of a mention with the bracket, quotation mark or abbreviation point behind it, which end no clause. */
function closedEnd({ text, ends, gaps }: SplitAnswer, next: number): number {
  const end = ends[next - 1]!;
  if (next >= gaps.length || gaps[next]! > CLAUSE) return end;
  const closing = CLOSING.exec(text.slice(end, end + 4));
  return closing === null ? end : end + closing[0].length;
}

const CLOSING = /^(?:[)\]}"'”’*_]+|\.)/;
