import {
  codeOfClass,
  isPairAt,
  LATIN_LETTER,
  letterClassAt,
  NO_LETTER,
  PART_OF_LETTER,
} from "../script/letter-scripts.js";
import { unitOf } from "../script/unit-of.js";

export interface ScriptWord {
  readonly start: number;
  readonly end: number;
  /** The class of its first letter; see `letter-scripts.ts`. */
  readonly letterClass: number;
  /** The number of the sentence it stands in. */
  readonly sentence: number;
}

const SENTENCE_MARKS = new Set([..."!?।॥۔؟\n;。！？"].map((mark) => mark.charCodeAt(0)));
const FULL_STOP = 0x2e;

/** The words of a text outside its neutral spans, cut also where the script changes. */
export function scriptWords(
  text: string,
  neutral: readonly { readonly start: number; readonly end: number }[],
): ScriptWord[] {
  const words: ScriptWord[] = [];
  let [sentence, gap, start, current] = [0, 0, -1, NO_LETTER];
  const close = (end: number) => {
    if (start >= 0) words.push({ start, end, letterClass: current, sentence });
    start = -1;
  };
  for (let at = 0; at < text.length; at += 1) {
    if (gap < neutral.length && at >= (neutral[gap]?.start as number)) {
      close(at);
      at = (neutral[gap]?.end as number) - 1;
      gap += 1;
      continue;
    }
    const letterClass = letterClassAt(text, at);
    const isPair = isPairAt(text, at);
    if (letterClass >= LATIN_LETTER) {
      if (start >= 0 && letterClass !== current) close(at);
      if (start < 0) [start, current] = [at, letterClass];
    } else if (letterClass !== PART_OF_LETTER) {
      close(at);
      const unit = unitOf(text, at);
      if (SENTENCE_MARKS.has(unit) || (unit === FULL_STOP && !(text.charCodeAt(at + 1) > 0x2f))) sentence += 1;
    }
    if (isPair) at += 1;
  }
  close(text.length);
  return words;
}

/** So many words in Latin letters may make a sentence of their own in a text of another script: "Tracking ID: …". */
const LONGEST_TAG = 2;

/**
 * Words in Latin letters that a text of another script borrows: those of sentences in which they are the smaller part by
 * words, and tags of one or two words. "भारत में payment करना आसान है" is Hindi; the matrix language decides, not the
 * mention.
 */
export function borrowedWords(
  text: string,
  words: readonly ScriptWord[],
  accepted: readonly string[] | null,
): ScriptWord[] {
  const counts = new Map<number, { latin: number; own: number }>();
  const total = { latin: 0, own: 0 };
  for (const [at, { letterClass, sentence }] of words.entries()) {
    if (goesOnName(text, words, at)) continue;
    const count = counts.get(sentence) ?? { latin: 0, own: 0 };
    const isOwn = letterClass !== LATIN_LETTER && (accepted?.includes(codeOfClass(letterClass)) ?? true);
    for (const sum of [count, total]) {
      if (letterClass === LATIN_LETTER) sum.latin += 1;
      else if (isOwn) sum.own += 1;
    }
    counts.set(sentence, count);
  }
  return words.filter(({ letterClass, sentence }) => {
    if (letterClass !== LATIN_LETTER) return false;
    const { latin, own } = counts.get(sentence) as { latin: number; own: number };
    return own > latin || (own === 0 && latin <= LONGEST_TAG && total.own > 2 * total.latin);
  });
}

/** Whether a word is the second or a later one of a name, which counts as one word: "Neil Armstrong ने". */
function goesOnName(text: string, words: readonly ScriptWord[], at: number): boolean {
  const [word, before] = [words[at] as ScriptWord, words[at - 1]];
  if (word.letterClass !== LATIN_LETTER || before?.letterClass !== LATIN_LETTER) return false;
  return isCapital(text, before) && isCapital(text, word) && text.slice(before.end, word.start) === " ";
}

const isCapital = (text: string, { start }: ScriptWord): boolean => {
  const unit = unitOf(text, start);
  return unit >= 0x41 && unit <= 0x5a;
};
