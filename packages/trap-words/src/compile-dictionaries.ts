import { type CompiledEntry, compileEntry } from "./compiled-entry.js";
import type { TrapDictionary } from "./dictionary.js";
import { idlePhrases } from "./idle-phrases.js";
import { createPhraseTrie, type PhraseTrie } from "./phrase-trie.js";
import { soundKey } from "./sound-key.js";
import { findWords } from "./words.js";

/** A word or phrase of a dictionary that was looked for. */
export type Pattern =
  | { readonly kind: "term"; readonly entry: CompiledEntry; readonly isLatin: boolean }
  | {
      readonly kind: "gloss";
      readonly entry: CompiledEntry;
      readonly sense: number;
      readonly strength: "full" | "weak" | "related";
    }
  | { readonly kind: "marker"; readonly dictionary: TrapDictionary }
  | { readonly kind: "idle" };

/** Dictionaries made ready for the scan. */
export interface CompiledDictionaries {
  readonly dictionaries: readonly TrapDictionary[];
  readonly entries: readonly CompiledEntry[];
  readonly patterns: PhraseTrie<Pattern>;
  /** Glosses of Indian languages by sound, for traces in Latin letters; made on first use. */
  readonly sounds: () => PhraseTrie<Pattern>;
}

export function compileDictionaries(dictionaries: readonly TrapDictionary[]): CompiledDictionaries {
  const patterns = createPhraseTrie<Pattern>();
  const entries: CompiledEntry[] = [];
  for (const phrase of idlePhrases()) patterns.add(phrase, { kind: "idle" });
  for (const dictionary of dictionaries) {
    for (const marker of dictionary.markers ?? []) patterns.add(marker, { kind: "marker", dictionary });
    for (const entry of dictionary.entries) entries.push(compileEntry(dictionary, entry));
  }
  for (const entry of entries) {
    addTerms(patterns, entry);
    addGlosses(patterns, entry);
  }
  let sounds: PhraseTrie<Pattern> | undefined;
  return {
    dictionaries,
    entries,
    patterns,
    sounds: () => {
      sounds ??= soundsOf(entries);
      return sounds;
    },
  };
}

function addTerms(patterns: PhraseTrie<Pattern>, compiled: CompiledEntry): void {
  const { term, forms = [], romanised = [] } = compiled.entry;
  const spellings = new Set([term, ...forms, ...romanised].flatMap((text) => [text, joined(text)]));
  for (const spelling of spellings) {
    patterns.add(spelling, { kind: "term", entry: compiled, isLatin: LATIN.test(spelling) });
  }
}

const LATIN = /^[\0-\u024f]*$/;

const DIVIDED = /^[^\s'’-]+[\s'’-][^\s'’-]+$/;

/** "समुद्र तल" written as one word. */
function joined(phrase: string): string {
  if (!DIVIDED.test(phrase)) return phrase;
  const { starts, ends } = findWords(phrase);
  return starts.length === 2 ? starts.map((start, at) => phrase.slice(start, ends[at])).join("") : phrase;
}

function addGlosses(patterns: PhraseTrie<Pattern>, entry: CompiledEntry): void {
  for (const { language, text, pattern } of glossesOf(entry)) {
    for (const form of language === "en" ? englishForms(text) : [text]) patterns.add(form, pattern);
  }
}

function soundsOf(entries: readonly CompiledEntry[]): PhraseTrie<Pattern> {
  const sounds = createPhraseTrie<Pattern>(soundKey);
  const spellings = kinSpellings(entries);
  for (const { text, pattern } of entries.flatMap(glossesOf)) {
    if (LATIN.test(text)) continue;
    if (hasSound(text)) sounds.add(text, pattern);
    for (const spelling of spellings.get(text) ?? []) sounds.add(spelling, pattern);
  }
  return sounds;
}

/** How words for relatives are typed: they are the glosses of each other, and many are too short to go by sound. */
function kinSpellings(entries: readonly CompiledEntry[]): ReadonlyMap<string, readonly string[]> {
  const kin = entries.filter(({ entry: { category } }) => category === "kinship");
  return new Map(kin.map(({ entry: { term, romanised = [] } }) => [term, romanised]));
}

interface Gloss {
  readonly language: string;
  readonly text: string;
  readonly pattern: Pattern;
}

function glossesOf(entry: CompiledEntry): Gloss[] {
  return entry.entry.senses.flatMap(({ glosses, weak = {}, related = {} }, sense) => {
    const kinds = [
      ["full", glosses],
      ["weak", weak],
      ["related", related],
    ] as const;
    return kinds.flatMap(([strength, phrases]) => {
      const pattern: Pattern = { kind: "gloss", entry, sense, strength };
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
