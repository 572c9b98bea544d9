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
  /** By the first code unit of a beginning, the last of an ending. */
  readonly beginnings: ReadonlyMap<number, readonly Cue[]>;
  readonly endings: ReadonlyMap<number, readonly Cue[]>;
  readonly numbers: readonly Cue[];
}

type CueSets = Readonly<Record<string, readonly string[]>>;

/** The cues of the senses, with `keyOf` of their words. */
export function compileCues(senses: readonly TrapSense[], sets: CueSets = {}, keyOf = wordKey): CueIndex {
  const index: GrowingIndex = { whole: new Map(), beginnings: new Map(), endings: new Map(), numbers: [] };
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

interface GrowingIndex {
  readonly whole: Map<string, Cue[]>;
  readonly beginnings: Map<number, Cue[]>;
  readonly endings: Map<number, Cue[]>;
  readonly numbers: Cue[];
}

function addCue({ whole, beginnings, endings, numbers }: GrowingIndex, cue: Cue): void {
  const [first] = cue.words;
  if (first === undefined || first.key === "") return;
  const { kind, key } = first;
  if (kind === "whole") addTo(whole, key, cue);
  else if (kind === "ending") addTo(endings, key.charCodeAt(key.length - 1), cue);
  else if (kind === "beginning") addTo(beginnings, key.charCodeAt(0), cue);
  else numbers.push(cue);
}

function addTo<Key>(lists: Map<Key, Cue[]>, key: Key, cue: Cue): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [cue]);
  else known.push(cue);
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

/** Calls back for each cue that stands from `at` on in a text of `count` words. */
export function cuesAt(
  { whole, beginnings, endings, numbers }: CueIndex,
  keyAt: Keys,
  at: number,
  count: number,
  found: (cue: Cue) => void,
): void {
  const key = keyAt(at);
  const listed = whole.get(key);
  if (listed !== undefined) for (const cue of listed) if (goesOn(cue, keyAt, at, count)) found(cue);
  if (key === "") return;
  const partial = (list: readonly Cue[] | undefined): void => {
    if (list === undefined) return;
    for (const cue of list) if (fits(cue.words[0]!, key) && goesOn(cue, keyAt, at, count)) found(cue);
  };
  partial(beginnings.get(key.charCodeAt(0)));
  partial(endings.get(key.charCodeAt(key.length - 1)));
  partial(numbers);
}

/** Whether what is behind the first word of the cue stands there. */
function goesOn({ words }: Cue, keyAt: Keys, at: number, count: number): boolean {
  if (words.length === 1) return true;
  return at + words.length <= count && words.every((word, offset) => offset === 0 || fits(word, keyAt(at + offset)));
}

function fits({ kind, key }: CueWord, word: string): boolean {
  if (kind === "whole") return word === key;
  if (kind === "number") return isDigit(word.charCodeAt(0));
  if (key === "") return false;
  // The ending alone is no word with that ending.
  return kind === "ending" ? word.length > key.length && word.endsWith(key) : word.startsWith(key);
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
