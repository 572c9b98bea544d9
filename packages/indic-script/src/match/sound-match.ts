import { loanwordTerms } from "../loanwords/lookup-loanword.js";
import { soundsAlike } from "../phonetic/sounds-alike.js";
import type { AnswerWord } from "./answer-word.js";
import { spelledLetters } from "./letter-names.js";
import { hasSouthernSpelling } from "./roman-spelling.js";
import { vowelsAgree } from "./vowels-agree.js";

/** Whether two words in different scripts are one: the loanword that one spells, or the same sounds with the same vowels. */
export function isSameInOtherScript(left: AnswerWord, right: AnswerWord, leftForm: string, rightForm: string): boolean {
  if (left.script === "Latn") return isSameInOtherScript(right, left, rightForm, leftForm);
  const pair = `${left.surface} ${leftForm} ${right.surface} ${rightForm}`;
  let verdict = verdicts.get(pair);
  if (verdict === undefined) {
    if (verdicts.size >= KNOWN_PAIRS) verdicts = new Map();
    verdict =
      isAbbreviation(left, right) || compare(leftForm, rightForm, right.script === "Latn", hasSouthernSpelling(right));
    verdicts.set(pair, verdict);
  }
  return verdict;
}

const KNOWN_PAIRS = 50_000;
let verdicts = new Map<string, boolean>();

/** बीबीसी and "BBC": only capitals (and digits) are spelled out. */
function isAbbreviation({ fold }: AnswerWord, { surface, fold: latin }: AnswerWord): boolean {
  return /^[A-Z0-9.]+$/.test(surface) && spelledLetters(fold).includes(latin);
}

function compare(native: string, other: string, isLatin: boolean, isSouthern: boolean): boolean {
  if (isLatin && loanwordTerms(native).includes(other)) return true;
  if (!vowelsAgree(native, other)) return false;
  return soundsAlike(native, other) || (isSouthern && soundsAlike(native, other, SOUTHERN));
}

/** Tamil stands for the four: in all of them "th" is what the north writes "t". */
const SOUTHERN = { language: "ta" };
