import { exactFold } from "./exact-fold.js";
import { type LetterScript, scriptOfWord } from "./letter-script.js";
import { rolesOf } from "./word-roles.js";

/** One spelling of a word with what its comparison needs. The optional fields are filled when first asked for. */
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
  loose?: string;
  groups?: readonly number[];
  head?: number;
  opposites?: readonly number[];
  stems?: Map<string, readonly string[]>;
  roman?: string;
  value?: string | null;
  /** What was found when it was compared with other words under these rules. */
  rules?: object;
  verdicts?: Map<AnswerWord, number>;
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

function describe(surface: string): AnswerWord {
  const fold = exactFold(surface);
  const { script, onset } = scriptOfWord(fold);
  const first = surface.charAt(0);
  const isCapital = script === "Latn" && first !== first.toLowerCase();
  return { surface, fold, script, isCapital, roles: rolesOf(fold), onset };
}
