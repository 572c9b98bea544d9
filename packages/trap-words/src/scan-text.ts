import type { CompiledDictionaries, GlossPattern } from "./compile-dictionaries.js";
import type { CompiledEntry } from "./compiled-entry.js";
import type { WordSpan } from "./decide-sense.js";
import type { TrapDictionary } from "./dictionary.js";
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
  readonly markers: ReadonlyMap<TrapDictionary, number>;
  /** Whether most of the text is in an Indian language, in its own script or in Latin letters. */
  readonly isIndic: boolean;
}

/** Finds all terms and markers of the dictionaries in one pass, and in a second one the glosses of the terms in play. */
export function scanText(text: string, compiled: CompiledDictionaries): ScannedText {
  const words = findWords(text);
  const terms: TermHit[] = [];
  const idle: WordSpan[] = [];
  const markers = new Map<TrapDictionary, number>();
  let latinMarkers = 0;
  compiled.patterns.scan(words, (patterns, first, end) => {
    for (const pattern of patterns) {
      if (pattern.kind === "term") terms.push({ entry: pattern.entry, isLatin: pattern.isLatin, first, end });
      else if (pattern.kind === "idle") idle.push({ first, end });
      else {
        markers.set(pattern.dictionary, (markers.get(pattern.dictionary) ?? 0) + 1);
        if (text.charCodeAt(words.starts[first]!) < 0x250) latinMarkers += 1;
      }
    }
  });
  // A judge's English that quotes a word or two of Hindi is still English.
  const isRomanised = latinMarkers > 0 && latinMarkers * 12 >= words.starts.length;
  const bySpelling = glossFinder(words, compiled.glosses);
  const bySound = glossFinder(words, compiled.sounds);
  const known = new Map<CompiledEntry, readonly GlossHit[]>();
  const glossesOf = (entry: CompiledEntry) => {
    let hits = known.get(entry);
    hits ??= isRomanised ? [...bySpelling(entry), ...bySound(entry)] : bySpelling(entry);
    known.set(entry, hits);
    return hits;
  };
  return { words, terms, glossesOf, idle, markers, isIndic: isRomanised || isMostlyNative(words) };
}

interface FoundGlosses extends WordSpan {
  readonly patterns: readonly GlossPattern[];
}

/** The glosses of one entry in a text, which is scanned once for all entries that are known by then. */
function glossFinder(
  words: Words,
  trieWith: (entry: CompiledEntry) => PhraseTrie<GlossPattern>,
): (entry: CompiledEntry) => GlossHit[] {
  let scanned = -1;
  let found: FoundGlosses[] = [];
  return (entry) => {
    const trie = trieWith(entry);
    if (scanned !== trie.size) {
      scanned = trie.size;
      found = [];
      trie.scan(words, (patterns, first, end) => found.push({ patterns, first, end }));
    }
    const hits: GlossHit[] = [];
    for (const { patterns, first, end } of found) {
      for (const { entry: named, sense, strength } of patterns) {
        if (named === entry) hits.push({ entry, sense, strength, first, end });
      }
    }
    return hits;
  };
}

/** UTF-16 offsets of a run of words. */
export function offsetsOf({ words: { starts, ends } }: ScannedText, { first, end }: WordSpan) {
  return { start: starts[first]!, end: ends[end - 1]! };
}

/** Whether one run of words holds another and more. */
export function isWider(outer: WordSpan, inner: WordSpan): boolean {
  return outer.first <= inner.first && outer.end >= inner.end && outer.end - outer.first > inner.end - inner.first;
}

function isMostlyNative({ text, starts }: Words): boolean {
  let native = 0;
  for (const start of starts) {
    const unit = text.charCodeAt(start);
    if (unit >= 0x900 && unit < 0xd80) native += 1;
  }
  return native * 2 > starts.length;
}
