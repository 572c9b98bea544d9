import type { SplitAnswer } from "./split-answer.js";
import { CLAUSE, SPACE } from "./split-answer.js";
import { statedAnswer } from "./stated-answer.js";
import { FUNCTION, NO, YES } from "./word-roles.js";

export interface Polarity {
  readonly role: typeof YES | typeof NO;
  readonly at: number;
}

/**
 * Whether an answer says yes or no: by its first word, or by what it states as its answer. "There is no such temple"
 * says neither, and "No doubt …" not no.
 */
export function polarityOf(answer: SplitAnswer): Polarity | null {
  return polarityAt(answer, 0) ?? polarityAt(answer, statedAnswer(answer)?.first ?? -1);
}

function polarityAt({ words, gaps }: SplitAnswer, from: number): Polarity | null {
  for (let at = Math.max(0, from); from >= 0 && at < words.length && at <= from + 1; at += 1) {
    const role = words[at]!.roles & (YES | NO);
    const denial = role === YES ? denialBehind({ words, gaps }, at) : -1;
    if (denial !== -1) return { role: NO, at: denial };
    if (role === YES || role === NO) {
      // "No temple stands there": the word belongs to the next one.
      const isAlone = at + 1 >= words.length || gaps[at + 1] !== SPACE || (words[at + 1]!.roles & FUNCTION) !== 0;
      return isAlone || words[at]!.script !== "Latn" ? { role, at } : null;
    }
    if ((words[at]!.roles & FUNCTION) === 0 || gaps[at + 1] === CLAUSE) return null;
  }
  return null;
}

/** Where a "no" takes back the "yes" before it: जी नहीं, बिल्कुल नहीं, सत्य नहीं. Politeness and stress agree to nothing. */
function denialBehind({ words, gaps }: Pick<SplitAnswer, "words" | "gaps">, yes: number): number {
  for (let at = yes + 1; at < words.length && gaps[at] === SPACE; at += 1) {
    const role = words[at]!.roles & (YES | NO);
    if (role === NO) return at;
    if (role !== YES) return -1;
  }
  return -1;
}
