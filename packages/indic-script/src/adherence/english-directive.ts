import type { PromptWord } from "./prompt-words.js";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const VERBS = setOf(
  "answer reply respond write say tell explain translate give speak use describe summarize summarise list output return provide convert transliterate generate compose continue chat talk communicate render rewrite rephrase paraphrase present express state produce create draft make greet define discuss help type print show name mention conclude switch change stick put solve teach narrate recite wish introduce ask send keep stay draft phrase quote count sing",
);
/** Whether a word, in lower case, begins a request in English: explain, translate, write. */
export const isEnglishRequest = (key: string): boolean => VERBS.has(key);

const LEAD_INS = setOf(
  "please kindly can could will would you must should shall need have to are is always only then and but also now just so i we want wanna expect from on onwards onward henceforth today like d ll request ask let s me us make sure be ensure that remember try do strictly pls plz hey hi hello ok okay dear sir now next finally first instead rather your task job role they it who which never",
);

const AUXILIARIES = setOf("can could may should shall must do did will would");

/** "Can I write my exam in Hindi?", "should I reply in Tamil?" ask for advice, and not for an answer in the language. */
export const asksForLeave = (words: readonly PromptWord[], start: number): boolean =>
  keyAt(words, start + 1) === "i" && AUXILIARIES.has(keyAt(words, start));

export function hasDirective(words: readonly PromptWord[], from: number, to: number): boolean {
  for (let at = to - 1; at >= from; at -= 1) if (isDirective(words, at, from)) return true;
  return false;
}

/** A verb in the imperative: first in its clause, or after nothing but what leads to a request ("could you please"). */
export function isDirective(words: readonly PromptWord[], at: number, from: number): boolean {
  if (!VERBS.has(keyAt(words, at))) return false;
  const start = Math.max(from, (words[at] as PromptWord).clause);
  for (let lead = at - 1; lead >= start; lead -= 1) {
    const key = keyAt(words, lead);
    if (key === "and" || key === "then" || key === "but") return true;
    if (!LEAD_INS.has(key)) return false;
  }
  if (asksForLeave(words, start)) return false;
  const isQuestion = ["do", "is", "are", "who", "which"].includes(keyAt(words, start));
  return !isQuestion || start === at;
}

const keyAt = (words: readonly PromptWord[], index: number): string => words[index]?.key ?? "";
