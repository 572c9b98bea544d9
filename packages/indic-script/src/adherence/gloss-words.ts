import { isEnglishFunctionWord } from "../language/english-function-words.js";
import { codeOfClass, LATIN_LETTER } from "../script/letter-scripts.js";
import type { ScriptWord } from "./script-words.js";

const BRACKETS = /[([（]([^()[\]（）\n]{1,120})[)\]）]/g;

/**
 * The words of a name, or of a term of one or two words (three in scripts without capitals), that stands beside its own
 * form in another script, one of the two in brackets: "Ganga (गंगा नदी)", "गंगा (Ganga)", "Au (ஆரம்)". Of such a pair the form that is not in an accepted script is
 * the gloss; where both are accepted, or neither, there is none.
 */
export function glossWords(
  text: string,
  words: readonly ScriptWord[],
  accepted: readonly string[] | null,
): ScriptWord[] {
  if (accepted === null || !/[([（]/.test(text)) return [];
  const isOwn = ({ letterClass }: ScriptWord) => accepted.includes(codeOfClass(letterClass));
  let next = 0;
  return [...text.matchAll(BRACKETS)].flatMap(({ 0: bracket, index }) => {
    while (next < words.length && (words[next] as ScriptWord).start < index) next += 1;
    const first = next;
    while (next < words.length && (words[next] as ScriptWord).end < index + bracket.length) next += 1;
    const inside = words.slice(first, next);
    const before = runBefore(text, words, first, index);
    if (inside.length === 0 || before.length === 0) return [];
    if (inside.every(isOwn)) return before.some(isOwn) || !isTerm(text, before) ? [] : before;
    return before.every(isOwn) && !inside.some(isOwn) && isTerm(text, inside) ? inside : [];
  });
}

const IN_TERM = /^["'”’*_]*(?:\.? |-)?["'“‘*_]*$/u;

/** The words of one script before the one at an index, with nothing but spaces and marks of a name between them and a bracket. */
function runBefore(text: string, words: readonly ScriptWord[], end: number, bracket: number): readonly ScriptWord[] {
  let first = end;
  for (let next = bracket; first > 0; first -= 1) {
    const word = words[first - 1] as ScriptWord;
    const isSame = word.letterClass === words[end - 1]?.letterClass;
    if (!isSame || !IN_TERM.test(text.slice(word.end, next))) break;
    next = word.start;
  }
  return words.slice(first, end);
}

/** Scripts without capitals do not show what is a name. */
const LONGEST_TERM = { capitals: 2, none: 3 };

/** Whether words are a name or a short term, and no clause: "State Bank of India", "water cycle"; not "it is Delhi". */
function isTerm(text: string, words: readonly ScriptWord[]): boolean {
  const isLatin = words[0]?.letterClass === LATIN_LETTER;
  if (!isLatin) return words.length <= LONGEST_TERM.none;
  const spelled = words.map(({ start, end }) => text.slice(start, end));
  const others = spelled.filter((word) => !PARTICLES.has(word));
  if (others.some((word) => isEnglishFunctionWord(word.toLowerCase()))) return false;
  return others.every((word) => /^[A-Z]/.test(word)) || words.length <= LONGEST_TERM.capitals;
}

/** Small words that names have inside them or in front. */
const PARTICLES = new Set(["of", "and", "the", "The"]);
