import { EvalError, show } from "@eval/core";
import type { Cues, TrapSense } from "./dictionary.js";
import { matchKey } from "./match-key.js";
import { wordKey } from "./word-key.js";
import { comparedBy } from "./word-table.js";
import { findWords, type Words } from "./words.js";

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
  /** What a word must have for a cue to begin with it: see `cuesAt`. */
  readonly filter: Uint8Array;
  readonly whole: ReadonlyMap<string, readonly Cue[]>;
  /** By the first code unit of a beginning, the last of an ending. */
  readonly beginnings: ReadonlyMap<number, readonly Cue[]>;
  readonly endings: ReadonlyMap<number, readonly Cue[]>;
  readonly numbers: readonly Cue[];
}

type CueSets = Readonly<Record<string, readonly string[]>>;

/** The cues of the senses, with `keyOf` of their words. */
export function compileCues(senses: readonly TrapSense[], sets: CueSets = {}, keyOf = wordKey): CueIndex {
  const index: GrowingIndex = {
    filter: new Uint8Array(FILTER_SIZE),
    whole: new Map(),
    beginnings: new Map(),
    endings: new Map(),
    numbers: [],
  };
  const known = new Set<string>();
  for (const [sense, { cues, unless }] of senses.entries()) {
    for (const [listed, excludes] of [
      [cues, false],
      [unless, true],
    ] as const) {
      for (const [place, phrase] of placedPhrases(listed, sets)) {
        const cue = { sense, excludes, place, words: cueWords(phrase, keyOf) };
        // गए and गये sound alike: one word of a source speaks once.
        const signature = JSON.stringify(cue);
        if (!known.has(signature)) addCue(index, cue);
        known.add(signature);
      }
    }
  }
  return index;
}

/** Bits of `filter`: what the hash of the first word, its first or its last code unit must be, by their low bits. */
const WHOLE = 1;
const FIRST = 2;
const LAST = 4;
const FILTER_SIZE = 1024;
const LOW_BITS = FILTER_SIZE - 1;

interface GrowingIndex {
  readonly filter: Uint8Array;
  readonly whole: Map<string, Cue[]>;
  readonly beginnings: Map<number, Cue[]>;
  readonly endings: Map<number, Cue[]>;
  readonly numbers: Cue[];
}

function addCue({ filter, whole, beginnings, endings, numbers }: GrowingIndex, cue: Cue): void {
  const [first] = cue.words;
  if (first === undefined || first.key === "") return;
  const { key, hash, ...ends } = matchKey(first.key);
  if (first.kind === "whole") {
    addTo(whole, key, cue);
    filter[hash & LOW_BITS]! |= WHOLE;
  } else if (first.kind === "ending") {
    addTo(endings, ends.last, cue);
    filter[ends.last & LOW_BITS]! |= LAST;
  } else if (first.kind === "beginning") {
    addTo(beginnings, ends.first, cue);
    filter[ends.first & LOW_BITS]! |= FIRST;
  } else {
    numbers.push(cue);
    for (let digit = 0x30; digit <= 0x39; digit += 1) filter[digit]! |= FIRST;
  }
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

/** The cues that stand from `at` on in a text: for most words a look at a table says that there are none. */
export function cuesAt(index: CueIndex, text: Words, at: number, bySound: boolean): readonly Cue[] {
  const { key, hash, first, last } = comparedBy(text.words[at]!, bySound);
  const { filter } = index;
  const isWhole = (filter[hash & LOW_BITS]! & WHOLE) !== 0;
  const isBeginning = (filter[first & LOW_BITS]! & FIRST) !== 0;
  const isEnding = (filter[last & LOW_BITS]! & LAST) !== 0;
  if (!isWhole && !isBeginning && !isEnding) return NONE;
  const cues: Cue[] = [];
  const add = (listed: readonly Cue[] = NONE): void => {
    for (const cue of listed) if (fits(cue.words[0]!, key) && goesOn(cue, text, at, bySound)) cues.push(cue);
  };
  if (isWhole) add(index.whole.get(key));
  if (isBeginning) add(index.beginnings.get(first));
  if (isEnding) add(index.endings.get(last));
  if (isBeginning) add(index.numbers);
  return cues;
}

const NONE: readonly Cue[] = [];

/** Whether what is behind the first word of the cue stands there. */
function goesOn({ words: parts }: Cue, { words, count }: Words, at: number, bySound: boolean): boolean {
  if (parts.length === 1) return true;
  if (at + parts.length > count) return false;
  return parts.every((part, offset) => offset === 0 || fits(part, comparedBy(words[at + offset]!, bySound).key));
}

function fits({ kind, key }: CueWord, word: string): boolean {
  if (kind === "whole") return word === key;
  if (kind === "number") return isDigit(word.charCodeAt(0));
  if (key === "") return false;
  // The ending alone is no word with that ending.
  return kind === "ending" ? word.length > key.length && word.endsWith(key) : word.startsWith(key);
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
