import type { CompiledDictionaries, GlossPattern } from "./compile-dictionaries.js";
import type { CompiledEntry } from "./compiled-entry.js";
import type { WordSpan } from "./decide-sense.js";
import { hasEnglish } from "./english-words.js";
import type { PhraseTrie } from "./phrase-trie.js";
import { findWords, type Words } from "./words.js";

export interface TermHit extends WordSpan {
  readonly entry: CompiledEntry;
  readonly isLatin: boolean;
}

export interface GlossHit extends WordSpan {
  readonly entry: CompiledEntry;
  readonly sense: number;
  readonly strength: "full" | "weak" | "related";
}

/** What one pass over a text found of the dictionaries. */
export interface ScannedText {
  readonly words: Words;
  readonly terms: readonly TermHit[];
  /** The readings of one term that the text names, in order: looked for where they are asked for. */
  readonly glossesOf: (entry: CompiledEntry) => readonly GlossHit[];
  readonly idle: readonly WordSpan[];
  /** How many markers of each dictionary, in native and in Latin letters. */
  readonly markers: readonly number[];
  /** Whether most of the text is in an Indian language, in its own script or in Latin letters. */
  readonly isIndic: boolean;
  /** Whether a text in Latin letters is English. */
  readonly isEnglish: () => boolean;
}

/** Finds all terms and markers of the dictionaries, and the glosses of the terms that are known by then, in one pass. */
export function scanText(text: string, compiled: CompiledDictionaries): ScannedText {
  const words = findWords(text);
  const terms: TermHit[] = [];
  const idle: WordSpan[] = [];
  const glosses: FoundGlosses[] = [];
  const markers = compiled.noMarkers.slice();
  let latinMarkers = 0;
  compiled.patterns.scan(words, (pattern, first, end) => {
    if (pattern.glosses.length > 0) glosses.push({ glosses: pattern.glosses, first, end });
    for (const { entry, isLatin } of pattern.terms) terms.push({ entry, isLatin, first, end });
    if (pattern.isIdle) idle.push({ first, end });
    if (pattern.markers.length === 0) return;
    for (const dictionary of pattern.markers) markers[dictionary]! += 1;
    if (text.charCodeAt(words.starts[first]!) < 0x250) latinMarkers += pattern.markers.length;
  });
  // A judge's English that quotes a word or two of Hindi is still English.
  const isRomanised = latinMarkers > 0 && latinMarkers * 12 >= words.count;
  let english: boolean | undefined;
  return {
    words,
    terms,
    glossesOf: glossReader(words, glosses, isRomanised, compiled),
    idle,
    markers,
    isIndic: isRomanised || words.indicCount * 2 > words.count,
    isEnglish: () => {
      english ??= hasEnglish(text);
      return english;
    },
  };
}

/** A phrase that is a gloss of some entry, among others. */
interface FoundGlosses extends WordSpan {
  readonly glosses: readonly GlossPattern[];
}

function glossReader(
  words: Words,
  written: FoundGlosses[],
  isRomanised: boolean,
  { patterns, addGlosses, sounds }: CompiledDictionaries,
): (entry: CompiledEntry) => readonly GlossHit[] {
  let scanned = patterns.size;
  let spoken: { readonly size: number; readonly found: readonly FoundGlosses[] } | undefined;
  const known = new Map<CompiledEntry, readonly GlossHit[]>();
  return (entry) => {
    const before = known.get(entry);
    if (before !== undefined) return before;
    addGlosses(entry);
    if (scanned !== patterns.size) {
      scanned = patterns.size;
      written = glossesIn(words, patterns, ({ glosses }) => glosses);
    }
    const hits: GlossHit[] = [];
    pushHits(hits, written, entry);
    if (isRomanised) {
      const trie = sounds(entry);
      if (spoken?.size !== trie.size) spoken = { size: trie.size, found: glossesIn(words, trie, (glosses) => glosses) };
      pushHits(hits, spoken.found, entry);
    }
    known.set(entry, hits);
    return hits;
  };
}

/** The text is scanned once for all entries that are known by then. */
function glossesIn<Value>(
  words: Words,
  trie: PhraseTrie<Value>,
  glossesOf: (value: Value) => readonly GlossPattern[],
): FoundGlosses[] {
  const found: FoundGlosses[] = [];
  trie.scan(words, (value, first, end) => found.push({ glosses: glossesOf(value), first, end }));
  return found;
}

function pushHits(hits: GlossHit[], found: readonly FoundGlosses[], entry: CompiledEntry): void {
  for (const { glosses, first, end } of found) {
    for (const gloss of glosses) {
      if (gloss.entry === entry) hits.push({ entry, sense: gloss.sense, strength: gloss.strength, first, end });
    }
  }
}

/** UTF-16 offsets of a run of words. */
export function offsetsOf({ words: { starts, ends } }: ScannedText, { first, end }: WordSpan) {
  return { start: starts[first]!, end: ends[end - 1]! };
}

/** Whether one run of words holds another and more. */
export function isWider(outer: WordSpan, inner: WordSpan): boolean {
  return outer.first <= inner.first && outer.end >= inner.end && outer.end - outer.first > inner.end - inner.first;
}
