/**
 * How likely a spelling is in a language: a model of each letter given the four before it, from a list of words. Longer
 * contexts are trusted by how often they were seen.
 *
 * @see Witten and Bell, The zero-frequency problem (1991)
 */
export interface LetterModel {
  /** What a letter costs behind a text: the negative natural logarithm of its probability. */
  readonly cost: (before: string, letter: string) => number;
}

export const WORD_START = "^";
export const WORD_END = "$";

const ORDER = 4;
const ALPHABET = 90;

interface Context {
  total: number;
  readonly letters: Map<string, number>;
}

export function trainLetterModel(words: Iterable<string>): LetterModel {
  const contexts = new Map<string, Context>();
  for (const word of words) {
    const text = `${WORD_START}${word}${WORD_END}`;
    for (let at = 1; at < text.length; at += 1) {
      for (let start = Math.max(0, at - ORDER); start <= at; start += 1)
        count(contexts, text.slice(start, at), text[at]!);
    }
  }
  const probability = (context: string, letter: string): number => {
    const shorter = context === "" ? 1 / ALPHABET : probability(context.slice(1), letter);
    const seen = contexts.get(context);
    if (seen === undefined) return shorter;
    const kinds = seen.letters.size;
    return ((seen.letters.get(letter) ?? 0) + kinds * shorter) / (seen.total + kinds);
  };
  const costs = new Map<string, number>();
  return {
    cost: (before, letter) => {
      const context = before.slice(-ORDER);
      const id = context + letter;
      let cost = costs.get(id);
      if (cost === undefined) {
        cost = -Math.log(probability(context, letter));
        costs.set(id, cost);
      }
      return cost;
    },
  };
}

function count(contexts: Map<string, Context>, context: string, letter: string): void {
  let seen = contexts.get(context);
  if (seen === undefined) {
    seen = { total: 0, letters: new Map() };
    contexts.set(context, seen);
  }
  seen.total += 1;
  seen.letters.set(letter, (seen.letters.get(letter) ?? 0) + 1);
}
