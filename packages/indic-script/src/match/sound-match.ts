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
  if (
    vowelsAgree(native, other) &&
    (soundsAlike(native, other) || (isSouthern && soundsAlike(native, other, SOUTHERN)))
  )
    return true;
  return isLatin && other.includes("o") && isSameWithEnglishO(native, other);
}

/**
 * आर्मस्ट्रांग is Armstrong, हांगकांग Hong Kong: before a nasal in a longer word a long a may be the short o of English. Elsewhere it tells
 * words apart: फ़ार्म a farm, फ़ॉर्म a form.
 */
function isSameWithEnglishO(native: string, latin: string): boolean {
  if ((native.match(CONSONANTS)?.length ?? 0) < LEAST_CONSONANTS) return false;
  const places = [...native.matchAll(NASAL_A)].map(({ index }) => index);
  const variants = [places, ...places.map((place) => [place])].slice(0, MOST_VARIANTS);
  return variants.some((changed) => {
    const variant = withEnglishO(native, changed);
    return vowelsAgree(variant, latin) && soundsAlike(variant, latin);
  });
}

const MOST_VARIANTS = 4;

/** With the nasal behind it as a letter: ॉं is another spelling of ाँ. */
const withEnglishO = (native: string, places: readonly number[]): string =>
  [...native]
    .map((letter, at) => (places.includes(at) ? (ENGLISH_O[letter] ?? letter) : letter))
    .join("")
    .replace(/(?<=[\u0911\u0949])\u0902/g, "न\u094d");

const ENGLISH_O: Readonly<Record<string, string>> = { आ: "ऑ", "\u093e": "\u0949" };
const CONSONANTS = /[\u0915-\u0939]/g;
const LEAST_CONSONANTS = 4;
const NASAL_A = /[आ\u093e](?=\u0902)/g;

/** Tamil stands for the four: in all of them "th" is what the north writes "t". */
const SOUTHERN = { language: "ta" };
