import type { CompiledDictionaries, Pattern } from "./compile-dictionaries.js";
import type { CompiledEntry } from "./compiled-entry.js";
import type { WordSpan } from "./decide-sense.js";
import type { TrapDictionary } from "./dictionary.js";
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
  /** In order, by entry. */
  readonly glosses: ReadonlyMap<CompiledEntry, readonly GlossHit[]>;
  readonly idle: readonly WordSpan[];
  /** How many markers of each dictionary, in native and in Latin letters. */
  readonly markers: ReadonlyMap<TrapDictionary, number>;
  /** Whether the text is in an Indian language in Latin letters. */
  readonly isRomanised: boolean;
}

/** Finds all terms, glosses and markers of the dictionaries in one pass. */
export function scanText(text: string, { patterns, sounds }: CompiledDictionaries): ScannedText {
  const words = findWords(text);
  const terms: TermHit[] = [];
  const glosses = new Map<CompiledEntry, GlossHit[]>();
  const idle: WordSpan[] = [];
  const markers = new Map<TrapDictionary, number>();
  let latinMarkers = 0;
  const collect = (pattern: Pattern, first: number, end: number) => {
    if (pattern.kind === "term") terms.push({ entry: pattern.entry, isLatin: pattern.isLatin, first, end });
    else if (pattern.kind === "gloss") addGloss(glosses, pattern, first, end);
    else if (pattern.kind === "idle") idle.push({ first, end });
    else {
      markers.set(pattern.dictionary, (markers.get(pattern.dictionary) ?? 0) + 1);
      if (text.charCodeAt(words.starts[first]!) < 0x250) latinMarkers += 1;
    }
  };
  patterns.scan(words, collect);
  // A judge's English that quotes a word or two of Hindi is still English.
  const isRomanised = latinMarkers > 0 && latinMarkers * 12 >= words.starts.length;
  if (isRomanised) sounds().scan(words, collect);
  return { words, terms, glosses, idle, markers, isRomanised };
}

function addGloss(
  glosses: Map<CompiledEntry, GlossHit[]>,
  { entry, sense, strength }: Extract<Pattern, { kind: "gloss" }>,
  first: number,
  end: number,
): void {
  const hit = { entry, sense, strength, first, end };
  const known = glosses.get(entry);
  if (known === undefined) glosses.set(entry, [hit]);
  else known.push(hit);
}

/** UTF-16 offsets of a run of words. */
export function offsetsOf({ words: { starts, ends } }: ScannedText, { first, end }: WordSpan) {
  return { start: starts[first]!, end: ends[end - 1]! };
}

/** Whether one run of words holds another and more. */
export function isWider(outer: WordSpan, inner: WordSpan): boolean {
  return outer.first <= inner.first && outer.end >= inner.end && outer.end - outer.first > inner.end - inner.first;
}

/** Whether most of a text is in an Indian language, in its own script or in Latin letters. */
export function isIndic({ words: { text, starts }, isRomanised }: ScannedText): boolean {
  const native = starts.filter((start) => text.charCodeAt(start) >= 0x900 && text.charCodeAt(start) < 0xd80).length;
  return isRomanised || native * 2 > starts.length;
}
