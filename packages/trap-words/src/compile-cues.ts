import { EvalError, show } from "@eval/core";
import type { Cues, TrapSense } from "./dictionary.js";
import { wordKey } from "./word-key.js";
import { findWords } from "./words.js";

/** A word of a cue: the whole word, its beginning or its end, or any number in digits. */
interface CueWord {
  readonly kind: "whole" | "ending" | "beginning" | "number";
  readonly key: string;
}

/** One cue of an entry: what it speaks for or against, and where it must stand. */
export interface Cue {
  readonly sense: number;
  readonly excludes: boolean;
  readonly place: keyof Cues;
  readonly words: readonly CueWord[];
}

/** The cues of an entry by their first word. */
export interface CueIndex {
  readonly whole: ReadonlyMap<string, readonly Cue[]>;
  /** By the first character of a beginning, the last of an ending. */
  readonly beginnings: ReadonlyMap<string, readonly Cue[]>;
  readonly endings: ReadonlyMap<string, readonly Cue[]>;
  /** Under "#". */
  readonly numbers: ReadonlyMap<string, readonly Cue[]>;
}

type CueSets = Readonly<Record<string, readonly string[]>>;

/** The cues of the senses, with `keyOf` of their words. */
export function compileCues(senses: readonly TrapSense[], sets: CueSets = {}, keyOf = wordKey): CueIndex {
  const index = {
    whole: new Map<string, Cue[]>(),
    beginnings: new Map<string, Cue[]>(),
    endings: new Map<string, Cue[]>(),
    numbers: new Map<string, Cue[]>(),
  };
  for (const [sense, { cues, unless }] of senses.entries()) {
    for (const [listed, excludes] of [
      [cues, false],
      [unless, true],
    ] as const) {
      for (const [place, phrase] of placedPhrases(listed, sets)) {
        addCue(index, { sense, excludes, place, words: cueWords(phrase, keyOf) });
      }
    }
  }
  return index;
}

function addCue(index: Record<keyof CueIndex, Map<string, Cue[]>>, cue: Cue): void {
  const [first] = cue.words;
  if (first === undefined || first.key === "") return;
  const { kind, key } = first;
  const [list, place] = {
    whole: [index.whole, key] as const,
    ending: [index.endings, key.charAt(key.length - 1)] as const,
    beginning: [index.beginnings, key.charAt(0)] as const,
    number: [index.numbers, key] as const,
  }[kind];
  list.set(place, [...(list.get(place) ?? []), cue]);
}

function placedPhrases(cues: Cues = {}, sets: CueSets): [keyof Cues, string][] {
  return (["near", "before", "after"] as const).flatMap((place) =>
    (cues[place] ?? [])
      .flatMap((phrase) => (phrase.startsWith("@") ? cueSet(phrase.slice(1), sets) : [phrase]))
      .map((phrase): [keyof Cues, string] => [place, phrase]),
  );
}

function cueSet(name: string, sets: CueSets): readonly string[] {
  if (Object.hasOwn(sets, name)) return sets[name]!;
  const known = Object.keys(sets).map(show).join(", ") || "none";
  throw new EvalError("invalid-option", `cue set must be one of ${known}, got ${show(name)}`);
}

function cueWords(phrase: string, keyOf: (word: string) => string): CueWord[] {
  return phrase
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((written): CueWord[] => {
      if (written === "#") return [{ kind: "number", key: written }];
      if (written.startsWith("-")) return [{ kind: "ending", key: keyOf(written.slice(1)) }];
      if (written.endsWith("-")) return [{ kind: "beginning", key: keyOf(written.slice(0, -1)) }];
      const { starts, ends } = findWords(written);
      return starts.map((start, at) => ({ kind: "whole", key: keyOf(written.slice(start, ends[at])) }));
    });
}

type Keys = (at: number) => string;

const NONE: readonly Cue[] = [];

/** Calls back for each cue that stands from `at` on in a text of `count` words. */
export function cuesAt(
  { whole, beginnings, endings, numbers }: CueIndex,
  keyAt: Keys,
  at: number,
  count: number,
  found: (cue: Cue) => void,
): void {
  const key = keyAt(at);
  for (const cue of whole.get(key) ?? NONE) if (goesOn(cue, keyAt, at, count)) found(cue);
  if (key === "") return;
  const partial = [beginnings.get(key.charAt(0)), endings.get(key.charAt(key.length - 1)), numbers.get("#")];
  for (const list of partial) {
    for (const cue of list ?? NONE) if (fits(cue.words[0]!, key) && goesOn(cue, keyAt, at, count)) found(cue);
  }
}

/** Whether what is behind the first word of the cue stands there. */
function goesOn({ words }: Cue, keyAt: Keys, at: number, count: number): boolean {
  if (words.length === 1) return true;
  return at + words.length <= count && words.every((word, offset) => offset === 0 || fits(word, keyAt(at + offset)));
}

function fits({ kind, key }: CueWord, word: string): boolean {
  if (kind === "whole") return word === key;
  if (kind === "number") return /^[0-9]/.test(word);
  if (key === "") return false;
  // The ending alone is no word with that ending.
  return kind === "ending" ? word.length > key.length && word.endsWith(key) : word.startsWith(key);
}
