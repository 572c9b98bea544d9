import type { Cue, NegationLexicon } from "./lexicon.js";

/** Lexicons made ready for the scan: one table to pass most words by, one map to look up the others. */
export interface CompiledLexicon {
  /** By `wordHash`: whether any word of the lexicons may have it. */
  readonly filter: Uint8Array;
  readonly words: ReadonlyMap<string, Entry>;
  /** The most words that stand between an answer and any cue before or after it. */
  readonly reachBefore: number;
  readonly reachAfter: number;
  readonly verbEndings: readonly string[];
  readonly gluedEndings: readonly string[];
}

export interface Entry {
  readonly before: readonly CompiledCue[];
  readonly after: readonly CompiledCue[];
  readonly isOnly: boolean;
  /** Begins another clause: on either side of the answer, or in front of it only. */
  readonly clause: "no" | "before" | "both";
}

export interface CompiledCue
  extends Pick<Cue, "reach" | "isPhrase" | "notLast" | "notFirst" | "orLast" | "notAsked" | "isName" | "isTwice"> {
  readonly previous: ReadonlySet<string>;
  readonly next: ReadonlySet<string>;
  readonly notPrevious: ReadonlySet<string>;
  readonly notNext: ReadonlySet<string>;
  readonly near: ReadonlySet<string>;
  readonly only: ReadonlySet<string>;
}

type Draft = { before: CompiledCue[]; after: CompiledCue[]; isOnly: boolean; clause: Entry["clause"] };

export function compileLexicons(lexicons: readonly NegationLexicon[]): CompiledLexicon {
  const words = new Map<string, Draft>();
  const draftOf = (word: string): Draft => {
    const draft = words.get(word) ?? { before: [], after: [], isOnly: false, clause: "no" };
    words.set(word, draft);
    return draft;
  };
  for (const lexicon of lexicons) {
    const only = setOf(lexicon.only);
    for (const cue of lexicon.before ?? [])
      for (const word of setOf(cue.words)) draftOf(word).before.push(compileCue(cue, only));
    for (const cue of lexicon.after ?? [])
      for (const word of setOf(cue.words)) draftOf(word).after.push(compileCue(cue, only));
    for (const word of only) draftOf(word).isOnly = true;
    for (const word of setOf(lexicon.clauseBefore)) draftOf(word).clause = "before";
    for (const word of setOf(lexicon.clause)) draftOf(word).clause = "both";
  }
  return {
    filter: filterOf(words.keys()),
    words,
    reachBefore: reachOf(lexicons.flatMap(({ before = [] }) => before)),
    reachAfter: reachOf(lexicons.flatMap(({ after = [] }) => after)),
    verbEndings: lexicons.flatMap(({ verbEndings }) => [...setOf(verbEndings)]),
    gluedEndings: lexicons.flatMap(({ gluedEndings }) => [...setOf(gluedEndings)]),
  };
}

const reachOf = (cues: readonly Cue[]): number => Math.max(0, ...cues.map(({ reach }) => reach));

function compileCue(cue: Cue, only: ReadonlySet<string>): CompiledCue {
  return {
    reach: cue.reach,
    ...(cue.isPhrase && { isPhrase: true }),
    ...(cue.notLast && { notLast: true }),
    ...(cue.notFirst && { notFirst: true }),
    ...(cue.orLast && { orLast: true }),
    ...(cue.notAsked && { notAsked: true }),
    ...(cue.isTwice && { isTwice: true }),
    ...(cue.isName && { isName: true }),
    previous: setOf(cue.previous),
    next: setOf(cue.next),
    notPrevious: setOf(cue.notPrevious),
    notNext: setOf(cue.notNext),
    near: setOf(cue.near),
    only,
  };
}

/** The words of a list in NFC, and those with a nukta also with the precomposed letter that NFC takes apart. */
function setOf(words: string | undefined): ReadonlySet<string> {
  if (words === undefined) return new Set();
  const nfc = words.normalize("NFC");
  const precomposed = PRECOMPOSED.reduce((text, letter) => text.replaceAll(letter.normalize("NFC"), letter), nfc);
  return new Set([...nfc.split(" "), ...precomposed.split(" ")]);
}

const PRECOMPOSED = [..."\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u09dc\u09dd\u09df\u0a36\u0a5a\u0a5b\u0a5e"];

function filterOf(words: Iterable<string>): Uint8Array {
  const filter = new Uint8Array(0x10000);
  for (const word of words) filter[wordHash(word, 0, word.length)] = 1;
  return filter;
}

/** A number below 65,536 for the word at `start` to `end`, the same in upper and lower case ASCII. */
export function wordHash(text: string, start: number, end: number): number {
  const first = foldCase(text.charCodeAt(start));
  const second = foldCase(text.charCodeAt(start + 1 < end ? start + 1 : start));
  const last = foldCase(text.charCodeAt(end - 1));
  return (first * 7 + second * 131 + last * 3511 + (end - start) * 8191) & 0xffff;
}

const foldCase = (unit: number): number => (unit < 0x80 ? unit | 0x20 : unit);
