import type { AnswerWord } from "./answer-word.js";
import { asInitials, initialsOf } from "./initial-letters.js";
import { sameWord, type WordRules } from "./same-word.js";

/** A word of a name, or one letter of its initials. */
export type Unit = AnswerWord | string;

const MOST_READINGS = 8;

/** All ways to read words as names and initials. */
export function readingsOf(words: readonly AnswerWord[]): readonly (readonly Unit[])[] {
  let readings: Unit[][] = [[]];
  for (const word of words) {
    const own: Unit[][] = [[word], ...asInitials(word).map((letters) => [...letters])];
    readings = readings.flatMap((before) => own.map((units) => [...before, ...units])).slice(0, MOST_READINGS);
  }
  return readings;
}

/**
 * How many units of the answer are left before the name; -1 where it is not there, has no initials, or begins with more
 * initials than its own.
 */
export function alignNames(names: readonly Unit[], said: readonly Unit[], rules: WordRules): number {
  let at = said.length - 1;
  let hasInitials = false;
  for (let name = names.length - 1; name >= 0; name -= 1) {
    const own = names[name]!;
    const likeness = at < 0 ? "other" : compareUnits(own, said[at]!, rules);
    if (likeness === "other" && (name === 0 || typeof own === "string")) return -1;
    if (likeness === "other") continue;
    hasInitials ||= likeness === "initial";
    at -= 1;
  }
  return hasInitials && typeof said[at] !== "string" ? at + 1 : -1;
}

function compareUnits(own: Unit, said: Unit, rules: WordRules): "same" | "initial" | "other" {
  if (typeof own === "string" && typeof said === "string") return own === said ? "same" : "other";
  if (typeof own === "string") return initialsOf(said as AnswerWord).includes(own) ? "initial" : "other";
  if (typeof said === "string") return initialsOf(own).includes(said) ? "initial" : "other";
  if (sameWord(own, said, rules) !== 0) return "same";
  return isClipped(own, said) || isClipped(said, own) ? "initial" : "other";
}

/** Code units of a consonant with its vowel sign. */
export const LONGEST_CLIPPED = 2;

/** मो. for मोहनदास, மு. for முத்துவேல்: the first syllable as an initial. */
const isClipped = ({ fold, script }: AnswerWord, clipped: AnswerWord): boolean =>
  script !== "Latn" &&
  script === clipped.script &&
  clipped.fold.length <= LONGEST_CLIPPED &&
  fold.length > clipped.fold.length &&
  fold.startsWith(clipped.fold);
