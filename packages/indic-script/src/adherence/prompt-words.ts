import { lazyPattern } from "@eval/core/text";
import { nameKey } from "./language-of-name.js";

export interface PromptWord {
  /** Lower case, without nuktas and joiners. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one. */
  readonly before: string;
  /** The index of the first word of its sentence, and of its clause. */
  readonly sentence: number;
  readonly clause: number;
}

/** Latin letters are a word of their own: "Englishல" is "English" with a Tamil ending. */
const WORD = lazyPattern(
  "\\p{Script=Latin}[\\p{Script=Latin}\\p{Script=Inherited}]*|(?:(?!\\p{Script=Latin})[\\p{L}\\p{M}\\u200c\\u200d])+",
  "gu",
);
const SENTENCE_MARK = /[.!?।॥۔؟;\n]/;
const CLAUSE_MARK = /[.!?।॥۔؟;\n,،:()[\]{}"“”«»—–|]| - /;

/** A sentence longer than this is cut, so that no reading of it takes longer than a text without full stops is long. */
const LONGEST_SENTENCE = 80;

/** The words of a prompt, with the clause and sentence that each belongs to. */
export function promptWords(text: string): PromptWord[] {
  const words: PromptWord[] = [];
  let [sentence, clause, end] = [0, 0, 0];
  for (const match of text.matchAll(WORD())) {
    const before = text.slice(end, match.index);
    if (SENTENCE_MARK.test(before) || words.length - sentence >= LONGEST_SENTENCE) sentence = words.length;
    if (CLAUSE_MARK.test(before)) clause = words.length;
    end = match.index + match[0].length;
    words.push({
      key: nameKey(match[0]),
      start: match.index,
      end,
      before,
      sentence,
      clause: Math.max(clause, sentence),
    });
  }
  return words;
}

/** The index after the last word of the clause, or sentence, that a word belongs to. */
export function endOf(words: readonly PromptWord[], index: number, unit: "sentence" | "clause"): number {
  const first = (words[index] as PromptWord)[unit];
  let end = index + 1;
  while (end < words.length && (words[end] as PromptWord)[unit] === first) end += 1;
  return end;
}
