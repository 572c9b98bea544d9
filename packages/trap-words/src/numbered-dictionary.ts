import type { TrapDictionary } from "./dictionary.js";

/** A dictionary with its place among those that texts are read with. */
export interface NumberedDictionary {
  readonly dictionary: TrapDictionary;
  /** The same for one that is given twice. */
  readonly number: number;
  /** Numbers of other languages in the same letters, native and Latin: a text is in the one that it has most markers of. */
  readonly nativeRivals: readonly number[];
  readonly latinRivals: readonly number[];
}

export function numberDictionaries(dictionaries: readonly TrapDictionary[]): NumberedDictionary[] {
  const different = [...new Set(dictionaries)];
  const rivalsOf = (dictionary: TrapDictionary, isRival: (other: TrapDictionary) => boolean) =>
    different.flatMap((other, at) => (baseOf(other) !== baseOf(dictionary) && isRival(other) ? [at] : []));
  return dictionaries.map((dictionary) => ({
    dictionary,
    number: different.indexOf(dictionary),
    nativeRivals: rivalsOf(dictionary, (other) => isDevanagari(other) && isDevanagari(dictionary)),
    latinRivals: rivalsOf(dictionary, () => true),
  }));
}

/** "hi" and "hi-Latn" are one language. */
const baseOf = ({ language }: TrapDictionary): string => language.split("-")[0]!;

const isDevanagari = (dictionary: TrapDictionary): boolean => DEVANAGARI.has(baseOf(dictionary));

const DEVANAGARI = new Set(["hi", "mr", "ne", "sa", "kok", "mai", "doi", "brx"]);
