import type { TrapDictionary } from "./dictionary.js";
import { wordKey } from "./word-key.js";

/** The words of a dictionary that deny, by their keys. */
export interface Denials {
  readonly dictionary: TrapDictionary;
  readonly words: ReadonlyMap<string, string>;
}

export function denialsOf(dictionaries: readonly TrapDictionary[]): Denials[] {
  return dictionaries.flatMap((dictionary) => {
    const { negations = [] } = dictionary;
    if (negations.length === 0) return [];
    return [{ dictionary, words: new Map(negations.map((word) => [wordKey(word), word])) }];
  });
}
