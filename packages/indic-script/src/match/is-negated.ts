import { findNegation } from "@eval/core/text/negation";
import type { Gold } from "./gold.js";
import type { Occurrence } from "./occurrence.js";
import { isKnownAt, type Scene } from "./scene.js";
import { CLAUSE, SPACE, type SplitAnswer } from "./split-answer.js";
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
 * Whether a denial belongs to another candidate directly before it: "Kolkata nahi Delhi hai", "Delhi hai Kolkata nahi"
 * and "Delhi dhaan Kolkata illa" deny Kolkata.
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
  if (!isOtherCandidate(cue - 1, scene)) return false;
  if (cue < found.first) return cue === found.first - 1;
  return hasCopula(words, found.next, cue - 1);
}

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
