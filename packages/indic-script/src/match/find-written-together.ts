import { type AnswerWord, answerWord } from "./answer-word.js";
import type { Gold } from "./gold.js";
import type { Haystack } from "./haystack.js";
import { SPELLING } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";
import { sameWord } from "./same-word.js";
import { HYPHEN } from "./split-answer.js";

const LEAST_JOINED = 4;
const MOST_PIECES = 4;

/** "Tamilnadu" for "Tamil Nadu", राष्ट्रपति for राष्ट्र पति, and the other way round; ताजमहल for "Taj Mahal" as well. */
export function findWrittenTogether(gold: Gold, haystack: Haystack): Occurrence[] {
  if (gold.hasNumbers || gold.split.words.length > MOST_PIECES) return [];
  const whole = joinedWord(gold);
  if (whole.fold.length < LEAST_JOINED) return [];
  const same = inOneScript(whole.fold, haystack);
  return same.length > 0 ? same : inTwoScripts(gold, whole, haystack);
}

const joinedWords = new WeakMap<Gold, AnswerWord>();

/** The accepted answer written as one word. */
function joinedWord(gold: Gold): AnswerWord {
  let joined = joinedWords.get(gold);
  if (joined === undefined) {
    joined = answerWord(gold.split.words.map((word) => word.fold).join(""));
    joinedWords.set(gold, joined);
  }
  return joined;
}

function inOneScript(joined: string, { answer: { words, gaps } }: Haystack): Occurrence[] {
  const found: Occurrence[] = [];
  const initial = joined.charCodeAt(0);
  for (let first = 0; first < words.length; first += 1) {
    let text = words[first]!.fold;
    if (text.charCodeAt(0) !== initial || !joined.startsWith(text)) continue;
    let next = first + 1;
    while (text.length < joined.length && next < words.length && gaps[next]! <= HYPHEN && next - first < MOST_PIECES) {
      text += words[next]!.fold;
      next += 1;
    }
    if (text === joined) found.push({ first, next, levels: SPELLING });
  }
  return found;
}

/** One word of the one script against two of the other. */
function inTwoScripts(gold: Gold, whole: AnswerWord, { answer: { words, gaps }, rules }: Haystack): Occurrence[] {
  const [own] = gold.split.words;
  if (own === undefined || gold.split.words.length > 2) return [];
  const found: Occurrence[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const word = words[first]!;
    if (word.script === own.script || (word.onset & own.onset) === 0) continue;
    if (gold.split.words.length === 2) {
      const levels = sameWord(whole, word, rules);
      if (levels !== 0) found.push({ first, next: first + 1, levels: levels | SPELLING });
    } else if (first + 1 < words.length && gaps[first + 1]! <= HYPHEN && words[first + 1]!.script === word.script) {
      const levels = sameWord(whole, answerWord(word.surface + words[first + 1]!.surface), rules);
      if (levels !== 0) found.push({ first, next: first + 2, levels: levels | SPELLING });
    }
  }
  return found;
}
