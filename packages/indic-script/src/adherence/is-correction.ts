import type { PromptWord } from "./prompt-words.js";

const CORRECTIONS = new Set("sorry oops wait actually rather meant mean instead better hmm".split(" "));
const BESIDE = new Set("i no in to or please just".split(" "));

/** "Answer in Hindi; sorry, I meant Punjabi", "in Tamil. Actually, Telugu": a language in the place of one named before. */
export function isCorrection(words: readonly PromptWord[], index: number): boolean {
  const { clause, sentence } = words[index] as PromptWord;
  let first = index;
  let corrects = false;
  for (; first > sentence; first -= 1) {
    const { key } = words[first - 1] as PromptWord;
    if (CORRECTIONS.has(key)) corrects = true;
    else if (!BESIDE.has(key)) break;
  }
  return corrects && first <= clause && (words[first] as PromptWord).clause === first;
}
