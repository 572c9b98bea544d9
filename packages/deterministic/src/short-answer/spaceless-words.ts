import { lazyPattern } from "@eval/core/text";

const SPACELESS = lazyPattern(
  "[\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]",
);

/** Whether a text is of a script that puts no space between words. */
export const isSpaceless = (text: string): boolean => SPACELESS().test(text);

/** ICU's word breaker takes time that grows faster than the text; no short answer is longer. */
const LONGEST = 200;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text without spaces, by the dictionaries of ICU; a text of another script is one word. */
export function splitSpaceless(text: string): readonly string[] {
  if (!isSpaceless(text) || text.length > LONGEST) return [text];
  segmenter ??= new Intl.Segmenter("und", { granularity: "word" });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
