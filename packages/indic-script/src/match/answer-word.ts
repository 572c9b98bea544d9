import { exactFold } from "./exact-fold.js";
import { markedLanguage } from "./language-marks.js";
import { type LetterScript, scriptOfWord } from "./letter-script.js";
import { HONORIFIC, rolesOf } from "./word-roles.js";

/** One spelling of a word with what its comparison needs; what is undefined is filled when first asked for. */
export interface AnswerWord {
  readonly surface: string;
  /** See `exactFold`. */
  readonly fold: string;
  readonly script: LetterScript;
  /** Begins with a capital letter. */
  readonly isCapital: boolean;
  /** Bits of `word-roles.ts`. */
  readonly roles: number;
  /** The sounds it may begin with, as bits: words without a common one are not compared further. */
  readonly onset: number;
  /** The language that has this small word and shares its script with a larger one; see `answerLanguage`. */
  readonly language: string;
  isPlain: boolean | undefined;
  loose: string | undefined;
  groups: readonly number[] | undefined;
  head: number | undefined;
  opposites: readonly number[] | undefined;
  stems: Map<string, readonly string[]> | undefined;
  roman: string | undefined;
  value: string | null | undefined;
  /** What was found when it was compared with other words under these rules. */
  rules: object | undefined;
  verdicts: Map<AnswerWord, number> | undefined;
}

/** What is longer is no word of any language; it is only compared letter by letter, and not kept. */
export const LONGEST_WORD = 60;

const KNOWN_WORDS = 20_000;
let known = new Map<string, AnswerWord>();

/** What is known of a word. Answers repeat their words, so the latest ones are kept. */
export function answerWord(surface: string): AnswerWord {
  let word = known.get(surface);
  if (word === undefined) {
    word = describe(surface);
    if (surface.length > LONGEST_WORD) return word;
    if (known.size >= KNOWN_WORDS) known = new Map();
    known.set(surface, word);
  }
  return word;
}

/** Whether a word is initials with points between them: "A.P.J". */
export const isPointed = (surface: string): boolean => surface.charCodeAt(1) === 0x2e && POINTED.test(surface);

const POINTED = /^(?:[A-Z]\.)+[A-Z]$/;

function describe(surface: string): AnswerWord {
  const fold = exactFold(surface);
  const { script, onset } = scriptOfWord(fold);
  const first = surface.charAt(0);
  const isCapital = script === "Latn" && first !== first.toLowerCase();
  // All fields from the beginning: objects that get theirs in different orders are read three times slower.
  return {
    surface,
    fold,
    script,
    isCapital,
    // "M.S." and "MS" are no "Ms".
    roles: isPointed(surface) || surface === "MS" ? rolesOf(fold) & ~HONORIFIC : rolesOf(fold),
    onset,
    language: markedLanguage(fold),
    isPlain: undefined,
    loose: undefined,
    groups: undefined,
    head: undefined,
    opposites: undefined,
    stems: undefined,
    roman: undefined,
    value: undefined,
    rules: undefined,
    verdicts: undefined,
  };
}
