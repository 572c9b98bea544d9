import { type AnswerWord, answerWord } from "./answer-word.js";
import type { Gold } from "./gold.js";
import type { Haystack } from "./haystack.js";
import { ALIAS, EXACT, type LevelSet, PHONETIC, SPELLING } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";
import { sameWord, type WordRules } from "./same-word.js";
import { sandhi } from "./sandhi.js";
import { HYPHEN } from "./split-answer.js";

const LEAST_JOINED = 4;
const MOST_PIECES = 4;

/**
 * "Tamilnadu" for "Tamil Nadu", राष्ट्रपति for राष्ट्र पति, "Shahjahaan" for "Shah Jahan", and the other way round; ताजमहल for "Taj Mahal"
 * as well.
 */
export function findWrittenTogether(gold: Gold, haystack: Haystack): Occurrence[] {
  if (gold.hasNumbers || gold.split.words.length > MOST_PIECES) return [];
  const whole = joinedWord(gold);
  if (whole.fold.length < LEAST_JOINED) return [];
  const same = inOneScript(whole.fold, haystack);
  if (same.length > 0) return same;
  const spelled = withSandhi(gold, haystack);
  return spelled.length > 0 ? spelled : wordByWord(gold, haystack);
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

/** மீனாட்சியம்மன் for "மீனாட்சி அம்மன்": two words of a language of the south as one. */
function withSandhi({ split }: Gold, { answer: { words }, rules }: Haystack): Occurrence[] {
  const [left, right, ...more] = split.words;
  const whole =
    left === undefined || right === undefined || more.length > 0 ? null : sandhi(left.surface, right.surface);
  if (whole === null) return [];
  const own = answerWord(whole);
  return words.flatMap((word, first) => {
    const levels = sameWord(own, word, rules);
    return levels === 0 ? [] : [{ first, next: first + 1, levels: levels | SPELLING }];
  });
}

/**
 * Two words for one, and the rest of the name word by word: जवाहर लाल नेहरू for "Jawaharlal Nehru", जवाहर लाल नेहरु for जवाहरलाल नेहरू.
 */
function wordByWord({ split }: Gold, haystack: Haystack): Occurrence[] {
  const [own] = split.words;
  if (own === undefined) return [];
  const { words } = haystack.answer;
  const found: Occurrence[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const word = words[first]!;
    if ((word.onset & own.onset) === 0) continue;
    const end = align(split.words, 0, first, haystack);
    // In one script a name in the same words was looked for before.
    const isNew = end !== null && (word.script !== own.script || (end.levels & SPELLING) !== 0);
    if (isNew) found.push({ first, ...end });
  }
  return found;
}

interface End {
  readonly next: number;
  readonly levels: LevelSet;
}

/** Where the words of a name from `at` on end that begin at a word of the answer; null where they do not stand there. */
function align(names: readonly AnswerWord[], at: number, from: number, haystack: Haystack): End | null {
  if (at === names.length) return { next: from, levels: 0 };
  const { answer, rules } = haystack;
  const [own, second] = [names[at]!, names[at + 1]];
  const word = answer.words[from];
  if (word === undefined || (at > 0 && answer.gaps[from]! > HYPHEN)) return null;
  const more = answer.words[from + 1];
  const isPair = more !== undefined && answer.gaps[from + 1]! <= HYPHEN && more.script === word.script;
  return (
    then(sameWord(own, word, rules), names, at + 1, from + 1, haystack) ??
    (second !== undefined && mayBeOne(own, second, word)
      ? then(sameJoined(joined(own, second), word, rules), names, at + 2, from + 1, haystack)
      : null) ??
    (isPair && mayBeOne(word, more, own)
      ? then(sameJoined(own, joined(word, more), rules), names, at + 1, from + 2, haystack)
      : null)
  );
}

/**
 * Whether two words may be another one. In one script it has about their length, and is no short word, which would be
 * another one more often; so few words need be put together.
 */
function mayBeOne(left: AnswerWord, right: AnswerWord, whole: AnswerWord): boolean {
  if (left.script !== whole.script) return true;
  const length = left.fold.length + right.fold.length;
  return (
    Math.min(length, whole.fold.length) >= LEAST_RESPELLED && Math.abs(length - whole.fold.length) <= MOST_RESPELLED
  );
}

const LEAST_RESPELLED = 6;
const MOST_RESPELLED = 3;

/** Goes on behind words that are the same at some level, if they are. */
function then(
  levels: LevelSet,
  names: readonly AnswerWord[],
  at: number,
  from: number,
  haystack: Haystack,
): End | null {
  const end = levels === 0 ? null : align(names, at, from, haystack);
  return end === null ? null : { next: end.next, levels: end.levels | levels };
}

const joined = (left: AnswerWord, right: AnswerWord): AnswerWord => answerWord(left.surface + right.surface);

/** ராஜராஜ for "Raja Raja": two words of the one script as one of the other. */
export const isWrittenTogether = (left: AnswerWord, right: AnswerWord, whole: AnswerWord, rules: WordRules): boolean =>
  left.script === right.script && left.script !== whole.script && sameWord(joined(left, right), whole, rules) !== 0;

/** In one script what is written together must be the same but for its spelling: "Ram Lal" is not "Ramlala". */
function sameJoined(left: AnswerWord, right: AnswerWord, rules: WordRules): LevelSet {
  const levels = sameWord(left, right, rules);
  const isOther = left.script === right.script && (levels & ~RESPELLED) !== 0;
  return levels === 0 || isOther ? 0 : levels | SPELLING;
}

const RESPELLED = EXACT | SPELLING | ALIAS | PHONETIC;
