import { type CompiledEntry, compileEntry } from "./compiled-entry.js";
import { type Denials, denialsOf } from "./denials.js";
import type { TrapDictionary } from "./dictionary.js";
import { idlePhrases } from "./idle-phrases.js";
import { createPhraseTrie, type KeysOf, type PhraseTrie } from "./phrase-trie.js";
import { soundKey } from "./sound-key.js";
import { soundOf } from "./word-table.js";
import { findWords } from "./words.js";

/** A word or phrase that is looked for in every text. */
export type Pattern =
  | { readonly kind: "term"; readonly entry: CompiledEntry; readonly isLatin: boolean }
  | { readonly kind: "marker"; readonly dictionary: TrapDictionary }
  | { readonly kind: "idle" };

/** A word or phrase by which a text names a sense of a term. */
export interface GlossPattern {
  readonly entry: CompiledEntry;
  readonly sense: number;
  readonly strength: "full" | "weak" | "related";
}

/** Dictionaries made ready for the scan. */
export interface CompiledDictionaries {
  readonly dictionaries: readonly TrapDictionary[];
  readonly entries: readonly CompiledEntry[];
  readonly denials: readonly Denials[];
  readonly patterns: PhraseTrie<Pattern>;
  /**
   * The glosses of all entries that were asked for, and of this one. Glosses are most of a dictionary, and the texts of
   * a run hold few of its terms.
   */
  readonly glosses: (entry: CompiledEntry) => PhraseTrie<GlossPattern>;
  /** Those of Indian languages by sound, for traces in Latin letters. */
  readonly sounds: (entry: CompiledEntry) => PhraseTrie<GlossPattern>;
}

export function compileDictionaries(dictionaries: readonly TrapDictionary[]): CompiledDictionaries {
  const patterns = createPhraseTrie<Pattern>();
  for (const phrase of idlePhrases()) patterns.add(phrase, { kind: "idle" });
  for (const dictionary of dictionaries) {
    for (const marker of dictionary.markers ?? []) patterns.add(marker, { kind: "marker", dictionary });
  }
  const entries = dictionaries.flatMap((dictionary) =>
    dictionary.entries.map((entry) => compileEntry(dictionary, entry)),
  );
  for (const entry of entries) addTerms(patterns, entry);
  let spellings: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    dictionaries,
    entries,
    denials: denialsOf(dictionaries),
    patterns,
    glosses: growing(createPhraseTrie<GlossPattern>(), addGlosses),
    sounds: growing(createPhraseTrie<GlossPattern>(soundKeys), (sounds, entry) => {
      spellings ??= kinSpellings(entries);
      addSounds(sounds, entry, spellings);
    }),
  };
}

const soundKeys: KeysOf =
  ({ words }) =>
  (at) =>
    soundOf(words[at]!);

/** A trie to which an entry is added when it is first asked for. */
function growing(
  trie: PhraseTrie<GlossPattern>,
  add: (trie: PhraseTrie<GlossPattern>, entry: CompiledEntry) => void,
): (entry: CompiledEntry) => PhraseTrie<GlossPattern> {
  const added = new Set<CompiledEntry>();
  return (entry) => {
    if (added.has(entry)) return trie;
    added.add(entry);
    add(trie, entry);
    return trie;
  };
}

function addTerms(patterns: PhraseTrie<Pattern>, compiled: CompiledEntry): void {
  const { term, forms = [], romanised = [] } = compiled.entry;
  const native: Pattern = { kind: "term", entry: compiled, isLatin: false };
  const latin: Pattern = { kind: "term", entry: compiled, isLatin: true };
  const spellings = new Set<string>();
  for (const text of [term, ...forms, ...romanised]) spellings.add(text).add(joined(text));
  for (const spelling of spellings) patterns.add(spelling, LATIN.test(spelling) ? latin : native);
}

const LATIN = /^[\0-\u024f]*$/;

const DIVIDED = /^[^\s'’-]+[\s'’-][^\s'’-]+$/;

/** "समुद्र तल" written as one word. */
function joined(phrase: string): string {
  if (!DIVIDED.test(phrase)) return phrase;
  const { starts, ends } = findWords(phrase);
  return starts.length === 2 ? starts.map((start, at) => phrase.slice(start, ends[at])).join("") : phrase;
}

function addGlosses(glosses: PhraseTrie<GlossPattern>, entry: CompiledEntry): void {
  for (const { language, text, pattern } of glossesOf(entry)) {
    for (const form of language === "en" ? englishForms(text) : [text]) glosses.add(form, pattern);
  }
}

function addSounds(
  sounds: PhraseTrie<GlossPattern>,
  entry: CompiledEntry,
  spellings: ReadonlyMap<string, readonly string[]>,
): void {
  for (const { text, pattern } of glossesOf(entry)) {
    if (LATIN.test(text)) continue;
    if (hasSound(text)) sounds.add(text, pattern);
    for (const spelling of spellings.get(text) ?? []) sounds.add(spelling, pattern);
  }
}

/** How words for relatives are typed: they are the glosses of each other, and many are too short to go by sound. */
function kinSpellings(entries: readonly CompiledEntry[]): ReadonlyMap<string, readonly string[]> {
  const kin = entries.filter(({ entry: { category } }) => category === "kinship");
  return new Map(kin.map(({ entry: { term, romanised = [] } }) => [term, romanised]));
}

interface Gloss {
  readonly language: string;
  readonly text: string;
  readonly pattern: GlossPattern;
}

function glossesOf(entry: CompiledEntry): Gloss[] {
  return entry.entry.senses.flatMap(({ glosses, weak = {}, related = {} }, sense) => {
    const kinds = [
      ["full", glosses],
      ["weak", weak],
      ["related", related],
    ] as const;
    return kinds.flatMap(([strength, phrases]) => {
      const pattern: GlossPattern = { entry, sense, strength };
      return Object.entries(phrases).flatMap(([language, texts]) => texts.map((text) => ({ language, text, pattern })));
    });
  });
}

/** Short sounds are words of every language: दाम would be "dam". */
const hasSound = (text: string): boolean => soundKey(text).length >= 4;

/** With the plural, and two words written as one. */
function englishForms(gloss: string): string[] {
  const forms = [gloss];
  if (/[a-z]{3}$/i.test(gloss) && !/s$/i.test(gloss)) {
    forms.push(
      /[^aeiou]y$/i.test(gloss) ? `${gloss.slice(0, -1)}ies` : /(ch|sh|x|z)$/i.test(gloss) ? `${gloss}es` : `${gloss}s`,
    );
  }
  return [...new Set(forms.flatMap((form) => [form, joined(form)]))];
}
