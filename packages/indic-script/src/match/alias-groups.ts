import { answerWord } from "./answer-word.js";
import { type Gold, goldsOf } from "./gold.js";
import { ALIAS } from "./match-level.js";
import { sameWord, type WordRules } from "./same-word.js";
import { type SplitAnswer, splitAnswer } from "./split-answer.js";

/** The variants of an accepted answer. */
export type GoldReader = (text: string, rules: WordRules) => readonly Gold[];

/** The names of one word that a caller declares to be one: fold of a word to the number of its group; null for none. */
export function aliasWords(groups: readonly (readonly string[])[]): ReadonlyMap<string, number> | null {
  const folds = new Map<string, number>();
  for (const [group, names] of groups.entries()) {
    for (const { words } of names.map(splitAnswer)) {
      if (words.length === 1) folds.set(answerWord(words[0]!.surface).fold, group);
    }
  }
  return folds.size === 0 ? null : folds;
}

const KNOWN_GOLDS = 5_000;

/**
 * Reads accepted answers together with what they are where a name of them is put in another way: "Pandit Nehru" for
 * "Jawaharlal Nehru". Only groups with a name of several words need this; the others are compared word by word.
 */
export function aliasReader(groups: readonly (readonly string[])[]): GoldReader {
  const phrases = groups
    .map((names) => names.map(splitAnswer).filter(({ words }) => words.length > 0))
    .filter((names) => names.some(({ words }) => words.length > 1));
  if (phrases.length === 0) return goldsOf;
  let known = new Map<string, readonly Gold[]>();
  return (text, rules) => {
    const key = `${rules.language} ${text}`;
    let golds = known.get(key);
    if (golds === undefined) {
      if (known.size >= KNOWN_GOLDS) known = new Map();
      golds = [...goldsOf(text), ...renamed(text, phrases, rules).map((gold) => ({ ...gold, isAlias: true }))];
      known.set(key, golds);
    }
    return golds;
  };
}

function renamed(text: string, groups: readonly (readonly SplitAnswer[])[], rules: WordRules): readonly Gold[] {
  if ((rules.levels & ALIAS) === 0) return [];
  const split = splitAnswer(text);
  const texts = groups.flatMap((names) =>
    names.flatMap((name) => {
      const first = placeOf(name, split, rules);
      if (first < 0) return [];
      const before = text.slice(0, split.starts[first]);
      const behind = text.slice(split.ends[first + name.words.length - 1]);
      return names.filter((other) => other !== name).map((other) => before + other.text.trim() + behind);
    }),
  );
  return [...new Set(texts)].flatMap(goldsOf);
}

/** Where a name stands in an accepted answer, word for word, in whatever script; -1 where it does not. */
function placeOf({ words }: SplitAnswer, split: SplitAnswer, rules: WordRules): number {
  return split.words.findIndex((_, first) =>
    words.every((word, at) => {
      const own = split.words[first + at];
      return own !== undefined && sameWord(word, own, rules) !== 0;
    }),
  );
}
